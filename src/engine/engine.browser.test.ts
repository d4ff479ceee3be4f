import { afterAll, describe, expect, it } from 'vitest';
import vectorsText from '../../test-data/csv-vectors.json?raw';
import type { LoadProgress, Outcome } from './run-types.ts';
import { connectEngine } from './connect.ts';

interface Table {
  columns: string[];
  rows: string[][];
  ragged?: number[];
  duplicate?: string[];
  encoding?: string;
}

interface Vector {
  id: string;
  base64: string;
  app: Table | { error: string };
}

const { cases }: { cases: Vector[] } = JSON.parse(vectorsText);
const connection = connectEngine((problem) => {
  throw problem;
});
const { engine } = connection;
afterAll(() => connection.close());

function fileOf({ id, base64 }: Vector): File {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], `${id}.csv`);
}

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

const tables = cases.flatMap(({ id, base64, app }) =>
  'error' in app ? [] : [{ id, table: app, file: fileOf({ id, base64, app }) }],
);

describe('the engine in its worker', () => {
  it.each(tables)('looks at the head of "$id" as it is', async ({ table, file }) => {
    const peek = valueOf(await engine.peek(file));
    expect(peek.columns).toEqual(table.columns);
    expect(peek.rows).toEqual(table.rows.slice(0, 5));
    expect(peek.dialect.encoding).toBe(table.encoding ?? 'utf-8');
  });

  const scorable = tables.filter(({ table }) =>
    ['answer', 'response'].every((name) =>
      table.columns.some((column) => column.toLowerCase() === name),
    ),
  );

  it.each(scorable)('loads every cell of "$id" as it is', async ({ id, table, file }) => {
    const { dialect, mapping } = valueOf(await engine.peek(file));
    const told: LoadProgress[] = [];
    const request = { job: id, dialect, mapping };
    const [run] = valueOf(await engine.load(file, request, (progress) => told.push(progress)));
    if (!run) throw new Error('A file is one run or more.');
    const rows = await Promise.all(table.rows.map((_, row) => engine.row({ run: run.key, row })));
    const cells = rows.map((row) => {
      const others = new Map(row?.others.map(({ column, text }) => [column, text]));
      return table.columns.map((name, column) => {
        if (column === mapping.golden) return row?.golden;
        if (column === mapping.response) return row?.response;
        return others.get(name);
      });
    });
    expect(cells).toEqual(table.rows);
    expect(run.tally.rows).toBe(table.rows.length);
    expect(run.report.duplicateColumns).toEqual(table.duplicate ?? []);
    const ragged = run.report.ragged.map(({ row }) => row + 1);
    // Not every vector with ragged rows lists them.
    expect(ragged).toEqual(table.ragged ?? ragged);
    await expect.poll(() => told.at(-1)?.rows).toBe(table.rows.length);
  });

  it.each(cases.filter(({ app }) => 'error' in app))(
    'says what is wrong with "$id"',
    async (vector) => {
      const outcome = await engine.peek(fileOf(vector));
      expect(outcome).toMatchObject({ ok: false, problem: { code: 'empty_file' } });
    },
  );
});

describe('the connection', () => {
  it('settles what is in flight when the script of the worker is not to be had', async () => {
    const heard: string[] = [];
    const lost = connectEngine(
      (problem) => heard.push(problem.code),
      () => new Worker('/no-such-worker.js', { type: 'module' }),
    );
    const peek = lost.engine.peek(new File(['a,b\n'], 'a.csv'));
    await expect(peek).rejects.toMatchObject({ code: 'engine_stopped' });
    expect(heard).toEqual(['engine_stopped']);
    await expect(lost.engine.row({ run: '', row: 0 })).rejects.toMatchObject({
      code: 'engine_stopped',
    });
  });

  it('settles what is in flight when the worker throws', async () => {
    const url = URL.createObjectURL(
      new Blob(['onmessage = () => { throw new Error("broken") }'], { type: 'text/javascript' }),
    );
    const broken = connectEngine(
      () => undefined,
      () => new Worker(url),
    );
    await expect(broken.engine.row({ run: '', row: 0 })).rejects.toMatchObject({
      code: 'engine_stopped',
    });
  });

  it('rejects what is in flight when it is closed', async () => {
    const closed = connectEngine(() => undefined);
    const row = closed.engine.row({ run: '', row: 0 });
    closed.close();
    await expect(row).rejects.toMatchObject({ code: 'engine_stopped' });
  });
});
