import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPORT_COLUMNS } from '../core/scored-columns.ts';
import type { ExportFlavour, Run } from './run-types.ts';
import { createEngine } from './engine.ts';
import { csvFile, loadFile, repositoryFile, valueOf } from './test-engine.test-support.ts';

const FLAVOURS = ['csv', 'excel'] as const;

async function exportFile(file: File, flavour: ExportFlavour): Promise<File> {
  const engine = createEngine();
  const run = valueOf(await loadFile(engine, file));
  const blob = valueOf(await engine.exportRun(run.key, flavour, 'export', () => undefined));
  return new File([blob], file.name);
}

/** Every cell of a file, as loading reads it. */
async function readCells(file: File): Promise<{ run: Run; rows: string[][] }> {
  const engine = createEngine();
  const run = valueOf(await loadFile(engine, file));
  const rows = Array.from({ length: run.tally.rows }, (_, row) => {
    const detail = engine.row({ run: run.key, row });
    const others = new Map(detail?.others.map(({ column, text }) => [column, text]));
    return run.columns.map((name, column) => {
      if (column === run.mapping.question) return detail?.question ?? '';
      if (column === run.mapping.golden) return detail?.golden ?? '';
      if (column === run.mapping.response) return detail?.response ?? '';
      if (column === run.mapping.domain) return detail?.domain ?? '';
      return others.get(name) ?? '';
    });
  });
  return { run, rows };
}

const naughty: string[] = JSON.parse(readFileSync('test-data/csv/naughty-strings.json', 'utf8'));

describe('an export', () => {
  it('holds every cell as it was, then the verdicts', async () => {
    const file = csvFile('small.csv', [
      ['answer', 'response', 'Note', 'Note'],
      ['Delhi ', ' Delhi', '007', '=1+1'],
      ['Narmada valley', 'valley Narmada', '', 'a "quoted", cell\r\nof two lines'],
    ]);
    expect(await (await exportFile(file, 'csv')).text()).toBe(
      [
        'answer,response,Note,Note,exact_substring,word_overlap,matching_words,total_golden_words,bucket,blank_response,reasons,scorer_version',
        '"Delhi "," Delhi",007,=1+1,false,true,1,1,overlap_only,false,white_space,1',
        'Narmada valley,valley Narmada,,"a ""quoted"", cell\r\nof two lines",false,true,2,2,overlap_only,false,other_order,1',
        '',
      ].join('\n'),
    );
  });

  it.each(FLAVOURS)(
    '(%s) of hostile strings reads back to the very same cells',
    async (flavour) => {
      const rows = naughty.map((text, row) => [text, naughty.at(-row) ?? '', `${text}${text}`]);
      const file = csvFile('naughty.csv', [['question', 'answer', 'response'], ...rows]);
      const before = await readCells(file);
      const after = await readCells(await exportFile(file, flavour));
      expect(before.rows.map((row) => row[0])).toEqual(naughty);
      expect(after.rows.map((row) => row.slice(0, 3))).toEqual(before.rows);
      expect(after.run.columns.slice(3)).toEqual(EXPORT_COLUMNS);
    },
  );

  it.each(FLAVOURS)('(%s) of any cells reads back to the very same cells', async (flavour) => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.string({
        unit: fc.constantFrom('=', '+', '@', "'", '"', ',', '\r', '\n', '\t', ' ', 'a'),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), async (rows) => {
        const file = csvFile('any.csv', [['answer', 'response', 'note'], ...rows]);
        const before = await readCells(file);
        const after = await readCells(await exportFile(file, flavour));
        expect(after.rows.map((row) => row.slice(0, 3))).toEqual(before.rows);
        expect(after.run.tally.buckets).toEqual(before.run.tally.buckets);
      }),
      { numRuns: 50 },
    );
  });

  it.each(FLAVOURS)('(%s) of an export is that export', async (flavour) => {
    const file = repositoryFile('public/samples/demo_evouna_tq.csv');
    const once = await exportFile(file, flavour);
    const twice = await exportFile(once, flavour);
    expect(await twice.text()).toBe(await once.text());
  });

  it('says why in its last column, prepared or not, and reads back to the same reasons', async () => {
    const engine = createEngine();
    const file = repositoryFile('public/samples/demo_evouna_tq.csv');
    const run = valueOf(await loadFile(engine, file));
    const write = async () =>
      valueOf(await engine.exportRun(run.key, 'csv', 'export', () => undefined)).text();
    const unprepared = await write();
    valueOf(await engine.prepareRun(run.key, 'prepare', () => undefined));
    expect(await write()).toBe(unprepared);
    const { rows } = await readCells(new File([unprepared], 'again.csv'));
    const reasons = Array.from({ length: rows.length }, (_, row) =>
      engine
        .row({ run: run.key, row })
        ?.reasons.map(({ id }) => id)
        .join(';'),
    );
    expect(rows.map((row) => row.at(-2))).toEqual(reasons);
    expect(reasons.filter((ids) => ids?.includes(';')).length).toBeGreaterThan(0);
  });

  it('for Excel starts with a byte order mark, the other one does not', async () => {
    const file = repositoryFile('public/samples/demo_evouna_tq.csv');
    const start = async (flavour: ExportFlavour) =>
      new Uint8Array(await (await exportFile(file, flavour)).slice(0, 3).arrayBuffer());
    expect(await start('excel')).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    expect(await start('csv')).toEqual(new TextEncoder().encode('que'));
  });

  it('tells the rows written, to the last', async () => {
    const engine = createEngine();
    const run = valueOf(
      await loadFile(engine, repositoryFile('test-data/runs/evouna_tq_chatgpt.csv')),
    );
    const told: number[] = [];
    const blob = valueOf(
      await engine.exportRun(run.key, 'csv', 'export', (rows) => told.push(rows)),
    );
    expect(told.at(-1)).toBe(1938);
    expect(blob.type).toBe('text/csv;charset=utf-8');
  });

  it('of a run that is not loaded is a problem', async () => {
    const outcome = await createEngine().exportRun('none', 'csv', 'export', () => undefined);
    expect(outcome).toMatchObject({ ok: false });
  });

  it('can be cancelled', async () => {
    const engine = createEngine();
    const lines = Array.from({ length: 100_000 }, (_, row) => `golden ${row},response ${row}`);
    const file = new File([['answer,response', ...lines].join('\n')], 'many.csv');
    const run = valueOf(await loadFile(engine, file));
    const writing = engine.exportRun(run.key, 'csv', 'export', () => engine.cancel('export'));
    expect(await writing).toMatchObject({ ok: false, problem: { code: 'cancelled' } });
  });
});
