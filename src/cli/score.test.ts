import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ROOT, runScore, startScore } from './run-score.test-support.ts';

// Each test starts processes.
vi.setConfig({ testTimeout: 60_000 });

const SAMPLE = 'public/samples/demo_evouna_tq.csv';

/** A file that is warned about. */
const ODD = 'test-data/csv/qa-variants/13_blank_lines_and_trailing_commas.csv';

/** What bench/score.py prints for these files. */
const reference: Record<string, object> = JSON.parse(
  await readFile(new URL('reference-scores.json', import.meta.url), 'utf8'),
);

describe('the command', () => {
  it('has the counts of the Python reference for every file', async () => {
    const { code, stdout } = await runScore(['--summary', 'json', ...Object.keys(reference)]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).files).toMatchObject(
      Object.entries(reference).map(([file, counts]) => ({ file, ...counts })),
    );
  });

  it('prints a table of domains, combined and macro-average', async () => {
    const { code, stdout, stderr } = await runScore([SAMPLE]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /Combined \(micro-average\) +116 +0 +44\.8% \(36\.1–53\.9%\) +50\.0% \(41\.0–59\.0%\) +34 +18 +24 +40\n/,
    );
    expect(stdout).toMatch(/^which +50 +0 +46\.0%/m);
    expect(stdout).toMatch(/^Macro-average \(mean of domains\) +43\.4% +47\.7%/m);
  });

  it('reads standard input, and of each file the first rows alone with --limit', async () => {
    const bytes = await readFile(join(ROOT, SAMPLE));
    const { stdout } = await runScore(['-', SAMPLE, '--limit', '7', '--summary', 'json'], bytes);
    const [input, file] = JSON.parse(stdout).files;
    expect(input.combined.rows).toBe(7);
    expect({ ...input, file: SAMPLE }).toEqual(file);
  });

  it('says on standard error what to know before trusting the numbers', async () => {
    const { code, stderr } = await runScore(['-'], 'answer,response\n,x\na,\nb\n');
    expect(code).toBe(0);
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^standard input: warning: 1 empty golden answer/),
      expect.stringMatching(/^standard input: warning: 2 blank responses/),
      expect.stringMatching(/^standard input: warning: 1 ragged row/),
    ]);
  });

  it('names what files of many hands have besides rows', async () => {
    const csv = 'answer,response,n\na,a,1\nanswer,response,n\nb,b,2\nTotal,,3\n(2 rows)\n';
    const { code, stderr } = await runScore(['-'], `# May\n${csv}`);
    expect(code).toBe(0);
    expect(stderr).toContain('the header stands on line 2');
    expect(stderr).toContain('1 repeated header, left out.');
    expect(stderr).toContain('1 ragged row');
    expect(stderr).toContain(
      '2 rows that may be a total or a footer, scored as any other: row 3, row 4.',
    );
  });

  it('says how it is used', async () => {
    const { code, stdout } = await runScore(['--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('npm run -s score -- FILE.csv');
  });

  it.runIf(existsSync('/dev/full'))('says that its summary could not be written', async () => {
    const command = `"${process.execPath}" scripts/score.mjs ${SAMPLE} > /dev/full`;
    const { status, stderr } = spawnSync(command, { cwd: ROOT, shell: true, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'Standard output cannot be written: the disk is full.\n',
    });
  });

  it('does not mind a reader that goes away early', async () => {
    const { child, finished } = startScore([SAMPLE]);
    child.stdin.end();
    child.stdout.destroy();
    expect((await finished).stderr).toBe('');
  });
});

describe('a failure is one line and exit code 2', () => {
  it.each([
    ['bad usage', ['--limit', 'x', SAMPLE], /^--limit/],
    ['the second of two files', [ODD, 'no-such.csv'], /^no-such\.csv: .*there is no such file/],
    ['a folder', ['src'], /^src: This is a folder/],
    ['a picture', ['e2e/fixtures/picture.png'], /^e2e\/fixtures\/picture\.png: .*PNG/],
    ['an empty file', ['-'], /^standard input: .*empty/],
    [
      'a missing column',
      ['test-data/csv/qa-variants/20_missing_response_col.csv'],
      /^test-data.*response.*--response.*question, answer, Domain/,
    ],
  ])('for %s', async (_, args, sentence) => {
    const { code, stdout, stderr } = await runScore(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });
});
