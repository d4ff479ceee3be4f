import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { RAG_COLUMNS } from '../core/rag/rag-columns.ts';
import { makeFolder, ROOT, runScore } from './run-score.test-support.ts';

// Each test starts processes.
vi.setConfig({ testTimeout: 60_000 });

const SAMPLE = 'public/samples/demo_rag_squad.csv';

/** The added cells of each row of a written file, whose texts hold no comma and no quote. */
async function ragCellsOf(path: string): Promise<string[][]> {
  const [, ...lines] = (await readFile(path, 'utf8')).trimEnd().split('\n');
  return lines.map((line) => line.split(',').slice(-RAG_COLUMNS.length));
}

describe('--rag', () => {
  it('adds its columns after the scored ones, empty where a row is not scored', async () => {
    const out = join(await makeFolder(), 'scored.csv');
    const csv =
      'answer,response,context\n' +
      'red green blue,red green blue [1],red green blue\n' +
      'red green blue,red green blue [7],red green blue\n' +
      'red green blue,red,\n' +
      'red green blue,red,[1\n' +
      ',red [1],red\n';
    const { code, stderr } = await runScore(['-', '--rag', '--out', out], csv);
    expect(code).toBe(0);
    const [header = ''] = (await readFile(out, 'utf8')).split('\n');
    expect(header.endsWith(RAG_COLUMNS.join(','))).toBe(true);
    const cells = await ragCellsOf(out);
    expect(cells[0]?.slice(0, 6)).toEqual(['1', '1', '1', '1', '1', '0']);
    expect(cells[1]?.slice(0, 6)).toEqual(['0', '0', '0', '0', '1', '1']);
    expect(cells[2]?.slice(0, 6)).toEqual(['', '', '', '', '', '']);
    expect(cells[4]?.slice(6, 10)).toEqual(['', '', '', '']);
    expect(stderr).not.toMatch(/no column of retrieved chunks/);
  });

  it('of a file that it scored before is the same file', async () => {
    const folder = await makeFolder();
    const [once, twice] = [join(folder, 'once.csv'), join(folder, 'twice.csv')];
    await runScore([SAMPLE, '--rag', '--out', once]);
    await runScore([once, '--rag', '--out', twice]);
    expect(await readFile(twice, 'utf8')).toBe(await readFile(once, 'utf8'));
  });

  it('says how far both scores are from the labels, class by class, in a table and as JSON', async () => {
    const text = await runScore([SAMPLE, '--rag']);
    expect(text.stdout).toMatch(/^Retrieval\n/m);
    expect(text.stdout).toMatch(/^0\.5 +43 /m);
    expect(text.stdout).toMatch(/The published method reports 0\.0849 over 156 rows/);
    expect(text.stdout).toMatch(/stopword \d.*@orama\/stemmers \d/);
    const markdown = await runScore([SAMPLE, '--rag', '--summary', 'md']);
    expect(markdown.stdout).toMatch(/^\| Domain \| Rows \| Scored .*\n\| --- \| ---: \| ---: /m);
    expect(markdown.stdout).toMatch(/^\| Expected score .*\n\| --- \| ---: \| ---: \| ---: \|$/m);
    const json = await runScore([SAMPLE, '--rag', '--summary', 'json', '--seed', '3']);
    const { rag } = JSON.parse(json.stdout);
    expect(rag.settings).toMatchObject({ seed: 3, tokenizer: 'o200k_base', threshold: 0.3 });
    expect(rag.combined).toMatchObject({ rows: 172, states: { scored: 172 } });
    expect(rag.check.rows).toBe(172);
    expect(rag.check.multi_source.mean_absolute_difference.mean).toBeLessThan(0.03);
  });

  it('sums up several files together, and each', async () => {
    const csv = 'answer,response,context,Domain\nred,red [1],red,x\n';
    const folder = await makeFolder();
    const file = join(folder, 'a.csv');
    await writeFile(file, csv);
    const { stdout } = await runScore(
      [file, '-', '--rag', '--summary', 'json'],
      csv + csv.split('\n')[1],
    );
    const { rag, files } = JSON.parse(stdout);
    expect(rag.combined.rows).toBe(3);
    expect(Object.keys(rag.domains)).toEqual(['x']);
    expect(files.map((one: { rag: { combined: unknown } }) => one.rag.combined)).toMatchObject([
      { rows: 1 },
      { rows: 2 },
    ]);
    const text = await runScore([file, '-', '--rag', '--summary', 'md'], csv);
    expect(text.stdout).toMatch(/^## Retrieval: standard input$/m);
  });

  it('asks review first, then a judge, then the scorers whether a row is correct', async () => {
    const csv =
      'answer,response,human_verdict,judge_verdict\n' +
      'a,a,incorrect,correct\na,b,unsure,correct\na,a,,\na b,b a,,\n';
    const { stdout } = await runScore(['-', '--rag', '--summary', 'json'], csv);
    const { combined } = JSON.parse(stdout).rag;
    expect(combined.factual_correctness_by).toEqual({ review: 1, judge: 1, scorers: 1 });
    expect(combined.rating_parts.factual_correctness).toEqual({ rows: 3, mean: 2 / 3 });
    expect(combined.source_return).toBeNull();
  });

  it('warns where there is no context, and names rows whose context cannot be read', async () => {
    const none = await runScore(['-', '--rag'], 'answer,response\na,a\n');
    expect(none.stderr).toMatch(/no column of retrieved chunks \(context\)/);
    const broken = await runScore(['-', '--rag'], 'answer,response,context\na,a,"[{""text"": "\n');
    expect(broken.stderr).toMatch(/1 row with a context that cannot be read.* row 1: /);
  });
});

describe('--rag with other formats', () => {
  const rows = [
    { answer: 'red green blue', response: 'red green blue [1]', context: 'red\ngreen blue' },
    { answer: 'red', response: 'red', context: '' },
  ];
  const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('');

  it('adds its columns to JSON lines as members, empty where a row is not scored', async () => {
    const { code, stdout } = await runScore(['-', '--rag', '--jsonl', '--out', '-'], lines);
    expect(code).toBe(0);
    const [first, second] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(Object.keys(first).slice(-RAG_COLUMNS.length)).toEqual([...RAG_COLUMNS]);
    expect(first).toMatchObject({ ...rows[0], source_return: '1' });
    expect(second).toMatchObject({ ...rows[1], source_return: '' });
  });

  it('is the same from JSON lines and from a packed TSV', async () => {
    const folder = await makeFolder();
    const [tsv, out, other] = ['a.tsv.gz', 'out.csv', 'other.csv'].map((name) =>
      join(folder, name),
    );
    const cells = rows.map((row) => [row.answer, row.response, `"${row.context}"`].join('\t'));
    await writeFile(tsv ?? '', gzipSync(['answer\tresponse\tcontext', ...cells, ''].join('\n')));
    await runScore([tsv ?? '', '--rag', '--out', out ?? '']);
    await runScore(['-', '--rag', '--out', other ?? ''], lines);
    expect(await readFile(other ?? '', 'utf8')).toBe(await readFile(out ?? '', 'utf8'));
  });

  it('takes a part without rows', async () => {
    const { code, stdout } = await runScore(['-', '--rag', '--jsonl', '--summary', 'json'], '');
    expect(code).toBe(0);
    expect(JSON.parse(stdout).rag.combined).toMatchObject({ rows: 0, source_return: null });
  });
});

describe('--chunks', () => {
  const BOOK = 'source,chunk\na.txt,red green blue\nb.txt,stones\n';

  async function scoreWithBook(csv: string, ...args: string[]) {
    const folder = await makeFolder();
    const [book, out] = [join(folder, 'chunks.csv'), join(folder, 'out.csv')];
    await writeFile(book, BOOK);
    const finished = await runScore(['-', '--rag', '--chunks', book, '--out', out, ...args], csv);
    return { ...finished, cells: finished.code === 0 ? await ragCellsOf(out) : [] };
  }

  it('holds the texts of the sources that a context names; an unknown one makes its row unreadable', async () => {
    const csv =
      'answer,response,context\nred green blue,x (Source: a.txt) (Source: b.txt),a.txt; b.txt\n' +
      'red green blue,x [1],ghost.txt\n';
    const { cells, stderr } = await scoreWithBook(csv);
    expect(cells.map(([score]) => score)).toEqual(['0.6666666666666666', '']);
    expect(stderr).toMatch(/row 2: There is no chunk of the source “ghost\.txt”\./);
  });

  it('takes the column source where there is no context, or the one that is named', async () => {
    const row = 'red green blue,x (Source: a),a.txt\n';
    const bySource = await scoreWithBook(`answer,response,source\n${row}`);
    const named = await scoreWithBook(
      `answer,response,docs of it\n${row}`,
      '--context',
      'docs of it',
    );
    expect([bySource, named].map(({ cells }) => cells[0]?.[0])).toEqual(['1', '1']);
  });

  it('is named where it cannot be read, and a column that is not there too', async () => {
    const missing = await runScore([SAMPLE, '--rag', '--chunks', 'no-such.csv']);
    expect(missing.stderr).toMatch(/^no-such\.csv: .*there is no such file/);
    const other = await runScore([SAMPLE, '--rag', '--context', 'nowhere']);
    expect(other.stderr).toMatch(/There is no column "nowhere" for --context\./);
    expect([missing.code, other.code]).toEqual([2, 2]);
  });
});

describe('--citation-pattern', () => {
  it('finds one more way of quoting', async () => {
    const csv =
      'answer,response,context\nred green blue,x {{a}},"[{""source"": ""a"", ""text"": ""red green blue""}]"\n';
    const { stdout } = await runScore(
      ['-', '--rag', '--summary', 'json', '--citation-pattern', String.raw`\{\{(.+?)\}\}`],
      csv,
    );
    expect(JSON.parse(stdout).rag.combined.source_return.mean).toBe(1);
  });

  it('that backtracks without end is stopped and named, with the row', async () => {
    const csv = `answer,response\na,b\na,${'x'.repeat(60)}!\n`;
    const { code, stderr } = await runScore(['-', '--rag', '--citation-pattern', '(x+x+)+y'], csv);
    expect(code).toBe(2);
    expect(stderr).toMatch(/\(x\+x\+\)\+y.*row 2/);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });
});

it('the sample is where the tests look for it', async () => {
  expect(
    (await readFile(join(ROOT, SAMPLE), 'utf8')).startsWith('question,answer,response,context'),
  ).toBe(true);
});
