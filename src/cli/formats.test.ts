import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, it, vi } from 'vitest';
import { writeXlsx } from '../csv/test-xlsx.test-support.ts';
import { makeFolder, runScore } from './run-score.test-support.ts';

// Each test starts processes.
vi.setConfig({ testTimeout: 60_000 });

const TABLE = [
  ['question', 'answer', 'response', 'Domain'],
  ['who?', '007', 'agent 007', 'film'],
  ['when?', '1947.0', 'in\n1947', 'history'],
  ['what?', 'NA', 'null', 'history'],
];
const [HEADER = [], ...ROWS] = TABLE;
const OBJECTS = ROWS.map((row) => Object.fromEntries(row.map((cell, at) => [HEADER[at], cell])));
const CSV = `${TABLE.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')}\n`;
const columnData = HEADER.map((name, at) => ({ name, data: ROWS.map((row) => row[at] ?? '') }));

describe('the same table gives the same rows and numbers', () => {
  it.each<[string, string | Uint8Array]>([
    ['csv', CSV],
    ['tsv', CSV.replaceAll('","', '"\t"')],
    ['csv.gz', gzipSync(CSV)],
    ['jsonl', OBJECTS.map((row) => `${JSON.stringify(row)}\n`).join('')],
    ['json', JSON.stringify(OBJECTS, undefined, 2)],
    ['json.gz', gzipSync(JSON.stringify(OBJECTS))],
    ['xlsx', writeXlsx({ Sheet: TABLE })],
    ['parquet', new Uint8Array(parquetWriteBuffer({ columnData }))],
  ])('as .%s', async (extension, content) => {
    const folder = await makeFolder();
    const file = join(folder, `table.${extension}`);
    await writeFile(file, content);
    const run = await runScore([file, '--out', `${folder}/out/`, '--summary', 'json']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(run.stdout).combined).toMatchObject({ rows: 3, exact_substring: 1 });
    expect(await readFile(join(folder, 'out', 'table.csv'), 'utf8')).toBe(
      'question,answer,response,Domain,exact_substring,word_overlap,matching_words,total_golden_words,bucket,blank_response,reasons,scorer_version\n' +
        'who?,007,agent 007,film,true,true,1,1,both_pass,false,,1\n' +
        'when?,1947.0,"in\n1947",history,false,false,0,1,both_fail,false,number_form,1\n' +
        'what?,NA,null,history,false,false,0,1,both_fail,false,,1\n',
    );
  });
});

describe('as a filter', () => {
  const LINE = '{"answer":"a","1":"x\\ny","response":"a\\u2028b"}\n';

  it('reads JSON lines and writes them, newlines inside cells within their line', async () => {
    const { code, stdout, stderr } = await runScore(['-', '--jsonl', '--out', '-'], LINE);
    expect(code).toBe(0);
    expect(stdout).toBe(
      '{"1":"x\\ny","answer":"a","response":"a\\u2028b","exact_substring":"true","word_overlap":"true","matching_words":"1","total_golden_words":"1","bucket":"both_pass","blank_response":"false","reasons":"","scorer_version":"1"}\n',
    );
    expect(stderr).toContain('1 row, none left out.');
  });

  it('writes the summary into a file of its own', async () => {
    const out = join(await makeFolder(), 'summary.json');
    const args = ['-', '--jsonl', '--out', '-', '--summary', 'json', '--summary-out', out];
    const { stderr } = await runScore(args, LINE);
    expect(stderr).toBe('');
    expect(JSON.parse(await readFile(out, 'utf8')).combined.rows).toBe(1);
  });

  it.each(['', '\n', '{}\n'])('takes a part without rows for what it is: %j', async (input) => {
    const args = ['-', '--jsonl', '--out', '-', '--summary', 'json'];
    const { code, stdout, stderr } = await runScore(args, input);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(JSON.parse(stderr).combined.rows).toBe(0);
  });

  it('reads its own CSV and its own JSON lines to the same scores', async () => {
    const csv = await runScore(['-', '--out', '-'], CSV);
    const lines = await runScore(
      ['-', '--jsonl', '--out', '-'],
      OBJECTS.map((row) => `${JSON.stringify(row)}\n`).join(''),
    );
    const again = await runScore(['-', '--out', '-'], lines.stdout);
    expect(again.stdout).toBe(csv.stdout);
  });

  it('has written nothing where it fails', async () => {
    const { code, stdout } = await runScore(['-', '--out', '-'], `${CSV}"open`);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

describe('what is said of how a file is written', () => {
  it('wins over what is found', async () => {
    const file = "# by hand\nanswer|response\n'a|b'|'it''s a|b'\n";
    const args = ['-', '--delimiter', 'pipe', '--quote', 'single', '--summary', 'json'];
    const { stdout, stderr } = await runScore(args, file);
    expect(JSON.parse(stdout).combined).toMatchObject({ rows: 1, exact_substring: 1 });
    expect(stderr).toContain('the header stands on line 2');
  });

  it('may be that there is no header', async () => {
    const args = ['-', '--header-line', '0', '--answer', 'Column 1', '--response', 'Column 2'];
    const { stdout } = await runScore([...args, '--summary', 'json'], 'a,it is a\nb,c\n');
    expect(JSON.parse(stdout).combined).toMatchObject({ rows: 2, exact_substring: 1 });
  });

  it('may be to read on past damage, and what was left out is told', async () => {
    const lines = '{"answer":"a","response":"a"}\n{"answer":\n{"answer":"b","response":"b"}\n';
    const { code, stderr } = await runScore(['-', '--jsonl', '--read-on'], lines);
    expect(code).toBe(0);
    expect(stderr).toContain('1 unreadable row, left out.');
    const refused = await runScore(['-', '--jsonl'], lines);
    expect(refused.stderr).toMatch(/Line 2 is neither.*the rest is read with --read-on/);
  });

  it('is refused where the workbook has no such sheet', async () => {
    const file = join(await makeFolder(), 'book.xlsx');
    await writeFile(file, writeXlsx({ Notes: [['by us']], Answers: TABLE }));
    const { code, stderr } = await runScore([file, '--sheet', 'Answer']);
    expect({ code, stderr }).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(
        'no sheet "Answer" in this workbook. It has: Notes, Answers.',
      ),
    });
  });
});
