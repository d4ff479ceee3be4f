import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { RAG_COLUMNS } from '../core/rag/rag-columns.ts';
import { PASSED_COLUMNS } from '../core/scored-columns.ts';
import { makeFolder, runScore } from './run-score.test-support.ts';

// Each test starts processes.
vi.setConfig({ testTimeout: 60_000 });

const MODELS = ['text-davinci-003_zeroshot', 'FiD', 'DPR'];
const RUNS = MODELS.map((model) => `test-data/runs/openqa_nq301_${model}.csv`);
const LISTS = ['--answer', 'golden_all', '--golden-answers', 'json'];

const NOWHERE = { both_pass: 0, exact_only: 0, overlap_only: 0, both_fail: 0 };

describe('--what-if', () => {
  const csv = 'answer,response,Domain\nDelhi ,Delhi,a\nAgra ,Pune,a\ncafe,cafe\u0301 x,b\nx,,b\n';

  it('adds a table of verdicts that flip, up and down and in which bucket', async () => {
    const { stdout, stderr } = await runScore(['-', '--what-if', 'nfc,strip-golden'], csv);
    const lines = stdout.split('\n').map((line) => line.split(/ {2,}/));
    const table = lines.slice(lines.findIndex(([first]) => first === 'What if'));
    expect(table.slice(0, 8)).toEqual([
      ['What if', 'Exact substring', 'Up', 'Down', 'Word overlap', 'Up', 'Down'],
      ['To the letter', '25.0% (4.6–69.9%)', '25.0% (4.6–69.9%)'],
      ['nfc', '0.0% (0.0–49.0%)', '0', '1', '25.0% (4.6–69.9%)', '0', '0'],
      ['', 'of exact only (1 row)', '0', '1', '0', '0'],
      ['strip-golden', '50.0% (15.0–85.0%)', '1', '0', '25.0% (4.6–69.9%)', '0', '0'],
      ['', 'of overlap only (1 row)', '1', '0', '0', '0'],
      ['nfc + strip-golden', '25.0% (4.6–69.9%)', '1', '1', '25.0% (4.6–69.9%)', '0', '0'],
      ['', 'of exact only (1 row)', '0', '1', '0', '0'],
    ]);
    expect(stdout).toMatch(/What would change, over 4 rows; the scores above stay as defined\./);
    expect(stderr).toMatch(/1 blank response/);
  });

  it('has a short name for many together', async () => {
    const list = 'nfc,articles,multiset+casefold';
    const { stdout } = await runScore(['-', '--what-if', list], csv);
    expect(stdout).toMatch(/^casefold \+ multiset .*\nall of these together /m);
  });

  it('never changes the headline', async () => {
    const args = ['-', '--summary', 'json'];
    const plain = JSON.parse((await runScore(args, csv)).stdout);
    const relaxed = JSON.parse((await runScore([...args, '--what-if', 'all'], csv)).stdout);
    expect(plain).not.toHaveProperty('what_if');
    expect(relaxed.what_if).toHaveLength(14);
    expect(relaxed).toMatchObject(plain);
  });

  it('gives the same as JSON, of all files and of each', async () => {
    const { stdout } = await runScore(
      ['-', RUNS[2] ?? '', '--summary', 'json', '--what-if', 'nfc'],
      csv,
    );
    const { what_if: total, files } = JSON.parse(stdout);
    expect(total[0]).toMatchObject({ relaxations: ['nfc'], rows: 305 });
    expect(files[0].what_if).toEqual([
      {
        relaxations: ['nfc'],
        rows: 4,
        moves: {
          both_pass: NOWHERE,
          exact_only: { ...NOWHERE, both_fail: 1 },
          overlap_only: { ...NOWHERE, overlap_only: 1 },
          both_fail: { ...NOWHERE, both_fail: 2 },
        },
        exact_substring: {
          flipped_up: 0,
          flipped_down: 1,
          before: { correct: 1, percent: 25, wilson_95: expect.any(Array) },
          after: { correct: 0, percent: 0, wilson_95: [0, expect.closeTo(48.99, 2)] },
          buckets: {
            both_pass: { rows: 0, flipped_up: 0, flipped_down: 0 },
            exact_only: { rows: 1, flipped_up: 0, flipped_down: 1 },
            overlap_only: { rows: 1, flipped_up: 0, flipped_down: 0 },
            both_fail: { rows: 2, flipped_up: 0, flipped_down: 0 },
          },
        },
        word_overlap: expect.objectContaining({ flipped_up: 0, flipped_down: 0 }),
      },
    ]);
  });

  it('stands under the Markdown table too', async () => {
    const { stdout } = await runScore(['-', '--summary', 'md', '--what-if', 'nfc'], csv);
    expect(stdout).toMatch(/\n\n\| What if \|.*\n\| --- \|.*\n\| To the letter \|.*\n\| nfc \|/);
  });
});

describe('--golden-answers', () => {
  it('passes a row where any golden answer does, and writes which', async () => {
    const out = join(await makeFolder(), 'scored.csv');
    const csv =
      'answer,response\n"[""Agra"", ""Delhi""]",It is Delhi\n"[""x"", ""New Delhi""]",Delhi\nPune,Pune\n,y\n';
    const args = ['--golden-answers', 'json', '--summary', 'json'];
    const { stdout, stderr } = await runScore(['-', '--out', out, ...args], csv);
    expect(JSON.parse(stdout).combined).toMatchObject({
      rows: 4,
      exact_substring: 3,
      word_overlap: 3,
      empty_golden_answers: 1,
    });
    expect(stderr).toMatch(/1 golden answer not a JSON list of texts, taken as it stands/);
    const lines = (await readFile(out, 'utf8')).split('\n');
    expect(lines[0]).toMatch(/,reasons,scorer_version,exact_golden_answer,overlap_golden_answer$/);
    expect(lines[1]).toMatch(/,true,true,1,1,both_pass,false,[^,]*,1,Delhi,Delhi$/);
    expect(lines[2]).toMatch(/,false,false,1,2,both_fail,false,[^,]*,1,,$/);
    const again = join(await makeFolder(), 'again.csv');
    await runScore([out, '--out', again, ...args]);
    expect(await readFile(again, 'utf8')).toBe(lines.join('\n'));
  });

  it('takes what the user names for what stands between them', async () => {
    const args = ['-', '--golden-answers', '|', '--summary', 'json', '--what-if', 'casefold'];
    const { stdout } = await runScore(
      args,
      'answer,response\nAgra | Delhi,Delhi\na|Straße,STRASSE\n',
    );
    const { combined, what_if: whatIfs } = JSON.parse(stdout);
    expect(combined.exact_substring).toBe(2);
    expect(whatIfs[0].word_overlap).toMatchObject({ flipped_up: 1, after: { correct: 2 } });
  });

  it('is off where nothing is said', async () => {
    const { stdout } = await runScore(
      ['-', '--summary', 'json'],
      'answer,response\n"[""b"", ""a""]",a\n',
    );
    expect(JSON.parse(stdout).combined).toMatchObject({ exact_substring: 0, word_overlap: 0 });
  });
});

describe('beside --rag and --jsonl', () => {
  it('compares sources with the golden answer that the row meets best', async () => {
    const args = ['-', '--rag', '--jsonl', '--out', '-', '--golden-answers', '|'];
    const row = { answer: 'stones | red green', response: 'red green [1]', context: 'red green' };
    const { code, stdout } = await runScore(args, `${JSON.stringify(row)}\n`);
    expect(code).toBe(0);
    const scored = JSON.parse(stdout);
    expect(scored).toMatchObject({ exact_golden_answer: 'red green', source_return: '1' });
    expect(Object.keys(scored).slice(-RAG_COLUMNS.length - PASSED_COLUMNS.length)).toEqual([
      ...PASSED_COLUMNS,
      ...RAG_COLUMNS,
    ]);
  });

  it('gives the same file again for the file that it wrote', async () => {
    const folder = await makeFolder();
    const [once, twice] = [join(folder, 'once.csv'), join(folder, 'twice.csv')];
    const args = ['--rag', '--golden-answers', '|', '--what-if', 'nfc', '--squad', '--out'];
    await runScore(['-', ...args, once], 'answer,response,context\na | b,b [1],b\n,c,\n');
    await runScore([once, ...args, twice]);
    expect(await readFile(twice, 'utf8')).toBe(await readFile(once, 'utf8'));
  });
});

describe('--squad', () => {
  it('tells the published figures of the three models', async () => {
    const { stdout } = await runScore([...RUNS, ...LISTS, '--squad']);
    expect(stdout).toMatch(
      /zeroshot\.csv +301 +12\.6 +27\.5\n.*FiD\.csv +301 +47\.8 +55\.4\n.*DPR\.csv +301 +45\.8 +52\.3\n/,
    );
    expect(stdout).toMatch(/SQuAD exact match 35\.4, F1 45\.1: percent, over 903 rows/);
  });

  it('stands in JSON and Markdown too', async () => {
    const args = [RUNS[1] ?? '', ...LISTS, '--squad', '--summary'];
    const [json, markdown] = await Promise.all(
      ['json', 'md'].map((format) => runScore([...args, format])),
    );
    expect(JSON.parse(json?.stdout ?? '').squad).toEqual({
      rows: 301,
      exact_match: expect.closeTo(47.84, 2),
      f1: expect.closeTo(55.4, 1),
      exact_matches: 144,
      f1_sum: expect.closeTo(166.7, 0),
    });
    expect(markdown?.stdout).toMatch(/\n\nSQuAD exact match 47\.8, F1 55\.4/);
  });
});
