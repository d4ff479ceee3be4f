import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, runScore } from './run-score.ts';

const SAMPLE = 'public/samples/demo_evouna_tq.csv';
const DPR = 'test-data/runs/openqa_nq301_DPR.csv';
const FID = 'test-data/runs/openqa_nq301_FiD.csv';

/** What bench/score.py prints for these files. */
const reference: Record<string, object> = JSON.parse(
  await readFile(new URL('reference-scores.json', import.meta.url), 'utf8'),
);

describe('the summary', () => {
  it.concurrent.each(Object.entries(reference))(
    'has the counts of the Python reference for %s',
    async (file, counts) => {
      const { code, stdout } = await runScore(['--summary', 'json', file]);
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ ...counts, files: [{ file, ...counts }] });
    },
  );

  it.concurrent('is a table of domains, combined and macro-average by default', async () => {
    const { code, stdout, stderr } = await runScore([SAMPLE]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /Combined \(micro-average\) +116 +0 +44\.8% \(36\.1–53\.9%\) +50\.0% \(41\.0–59\.0%\) +34 +18 +24 +40\n/,
    );
    expect(stdout).toMatch(/^which +50 +0 +46\.0%/m);
    expect(stdout).toMatch(/^Macro-average \(mean of domains\) +43\.4% +47\.7%/m);
  });

  it.concurrent('is a Markdown table with --summary md', async () => {
    const { stdout } = await runScore([SAMPLE, '--summary', 'md']);
    expect(stdout).toMatch(/^\| Domain \| Rows \|.*\n\| --- \| ---: \|/);
  });

  it.concurrent('adds up several files, and keeps each', async () => {
    const { stdout } = await runScore(['--summary', 'json', DPR, FID]);
    const { combined, domains, files } = JSON.parse(stdout);
    expect(combined).toMatchObject({ rows: 602, exact_substring: 205, word_overlap: 210 });
    expect(domains.where).toMatchObject({ rows: 74, exact_substring: 25 });
    expect(files).toMatchObject([
      { file: DPR, combined: { exact_substring: 102 } },
      { file: FID, combined: { exact_substring: 103 } },
    ]);
  });

  it.concurrent('is of the first rows of each file with --limit', async () => {
    const { stdout } = await runScore(['--summary', 'json', '--limit', '7', SAMPLE, DPR]);
    const { combined, files } = JSON.parse(stdout);
    expect(combined.rows).toBe(14);
    expect(files[1].combined.rows).toBe(7);
  });

  it.concurrent('of standard input is that of the file', async () => {
    const bytes = await readFile(join(ROOT, SAMPLE));
    const { stdout } = await runScore(['-', '--summary', 'json'], bytes);
    expect(JSON.parse(stdout)).toMatchObject(reference[SAMPLE] ?? {});
  });

  it.concurrent('takes the columns that are named, whatever the case', async () => {
    const csv = 'q,gold a,gold b,Said,topic\nx,yes,no,YES,t\n';
    const { stdout } = await runScore(
      ['-', '--summary', 'json', '--answer', 'GOLD A', '--response', 'said', '--domain', 'q'],
      csv,
    );
    expect(JSON.parse(stdout)).toMatchObject({
      combined: { rows: 1, exact_substring: 1 },
      domains: { x: { rows: 1 } },
    });
  });

  it.concurrent(
    'keeps a domain called __proto__ or with a terminal’s control codes apart',
    async () => {
      const csv = 'answer,response,Domain\na,a,__proto__\na,b,"\u001B[31mred\nline"\na,a,\n';
      const { stdout } = await runScore(['-'], csv);
      expect(stdout).toMatch(/^__proto__ +1 /m);
      expect(stdout).toMatch(/^\\u001b\[31mred\\u000aline +1 /m);
      expect(stdout).toMatch(/^\(empty\) +1 /m);
    },
  );
});

describe('warnings', () => {
  it.concurrent.each([
    ['an empty golden answer', 'answer,response\n,x\na,a\n', /1 empty golden answer.*of 1 row/],
    ['a blank response', 'answer,response\na," "\nb,b\n', /1 blank response/],
    ['ragged rows', 'answer,response\na\nb,b,b\n', /2 ragged rows.*line 2, line 3/],
    ['a row with no text', 'answer,response\n,\nb,b\n', /1 row with no text.*of 1 row/],
    ['another encoding', Buffer.from('answer,response\ncaf\xE9,b\n', 'latin1'), /Windows-1252/],
    ['0% on 20 rows', `answer,response\n${'a,b\n'.repeat(20)}`, /0% on all 20 rows/],
  ])('tell of %s', async (_, csv, warning) => {
    const { code, stderr } = await runScore(['-'], csv);
    expect(code).toBe(0);
    expect(stderr).toMatch(warning);
  });
});

describe('a failure is one line and exit code 2', () => {
  it.concurrent.each([
    ['no file', [], /No file is named/],
    ['an unknown option', ['--colour', SAMPLE], /--colour/],
    ['a limit that is no number', ['--limit', '1e3', SAMPLE], /--limit/],
    ['an unknown summary', ['--summary', 'xml', SAMPLE], /text, json or md/],
    ['--excel without --out', ['--excel', SAMPLE], /--excel/],
    ['standard input twice', ['-', '-'], /only once/],
    [
      'a file that is not there',
      ['no-such.csv'],
      /^no-such\.csv: This file cannot be read: there is no such file/,
    ],
    ['a folder', ['src'], /^src: This is a folder/],
    ['a picture', ['e2e/fixtures/picture.png'], /^e2e\/fixtures\/picture\.png: .*PNG/],
    [
      'a missing column',
      ['test-data/csv/qa-variants/20_missing_response_col.csv'],
      /response.*--response.*question, answer, Domain/,
    ],
    ['a column that is not there', [SAMPLE, '--answer', 'gold'], /"gold".*question, answer/],
    ['the second of two files', [SAMPLE, 'no-such.csv'], /^no-such\.csv: /],
  ])('for %s', async (_, args, sentence) => {
    const { code, stdout, stderr } = await runScore(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });

  it.concurrent.each([
    ['an empty file', '', /standard input: .*empty/],
    ['a header alone', 'answer,response\n', /no rows|header/],
    ['two columns for a role', 'golden,gold,response\na,b,c\n', /golden, gold.*--answer/],
    ['the answer taken for the response', 'answer,Said\na,b\n', /--response/],
  ])('for %s', async (_, csv, sentence) => {
    const { code, stdout, stderr } = await runScore(['-'], csv);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });
});

it.concurrent('--help says how it is used', async () => {
  const { code, stdout } = await runScore(['--help']);
  expect(code).toBe(0);
  expect(stdout).toContain('npm run -s score -- FILE.csv');
});
