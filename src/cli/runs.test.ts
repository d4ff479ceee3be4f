import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { makeFolder, runScore } from './run-score.test-support.ts';

// Each test starts processes.
vi.setConfig({ testTimeout: 60_000 });

const CSV = `question,answer,Domain,response,model,lang,response_B
q1,Delhi,geo,Delhi,alpha,hi,Delhi
q1,Delhi,geo,Agra,beta,hi,In Delhi
q2,Pune,art,Pune,alpha,en,Agra
q2,Pune,art,Pune!,beta,en,Goa
`;

interface RunPart {
  model: string;
  language: string;
  combined: { rows: number; exact_substring: number };
}

async function readRuns(args: string[]) {
  const { stdout } = await runScore(['-', '--summary', 'json', ...args], CSV);
  const { runs }: { runs: RunPart[] } = JSON.parse(stdout);
  return runs.map(({ model, language, combined }) => [
    model,
    language,
    combined.rows,
    combined.exact_substring,
  ]);
}

describe('runs of a file', () => {
  it('are its models, each with figures of its own', async () => {
    expect(await readRuns(['--model', 'model'])).toEqual([
      ['alpha', '', 2, 2],
      ['beta', '', 2, 1],
    ]);
  });

  it('are its models in each language', async () => {
    expect(await readRuns(['--model', 'model', '--language', 'lang'])).toEqual([
      ['alpha', 'hi', 1, 1],
      ['beta', 'hi', 1, 0],
      ['alpha', 'en', 1, 1],
      ['beta', 'en', 1, 1],
    ]);
  });

  it('are its columns of responses, over all rows each', async () => {
    const args = ['--response', 'response', '--further-response', 'response_B'];
    expect(await readRuns(args)).toEqual([
      ['response', '', 4, 3],
      ['response_B', '', 4, 2],
    ]);
  });

  it('have a table in the summary, SQuAD’s figures too', async () => {
    const args = ['-', '--model', 'model', '--squad'];
    const { stdout } = await runScore(args, CSV);
    const lines = stdout.split('\n').map((line) => line.split(/ {2,}/));
    const table = lines.slice(lines.findIndex(([first]) => first === 'Run'));
    expect(table.slice(0, 3)).toEqual([
      [
        'Run',
        'Rows',
        'Exact substring',
        'Macro',
        'Word overlap',
        'Macro',
        'SQuAD exact match',
        'SQuAD F1',
      ],
      [
        'alpha',
        '2',
        '100.0% (34.2–100.0%)',
        '100.0%',
        '100.0% (34.2–100.0%)',
        '100.0%',
        '100.0',
        '100.0',
      ],
      ['beta', '2', '50.0% (9.5–90.5%)', '50.0%', '50.0% (9.5–90.5%)', '50.0%', '50.0', '50.0'],
    ]);
    const { stdout: markdown } = await runScore([...args, '--summary', 'md'], CSV);
    expect(markdown).toMatch(/^\| alpha \| 2 \|/m);
  });

  it('are not told of where no column is named', async () => {
    const { stdout } = await runScore(['-', '--summary', 'json'], CSV);
    expect(JSON.parse(stdout)).not.toHaveProperty('runs');
  });

  it('of parts add up, and do not with parts that are one run', async () => {
    const folder = await makeFolder();
    const [head = '', ...rows] = CSV.trimEnd().split('\n');
    const parts = [rows.slice(0, 1), rows.slice(1)].map((part) => [head, ...part, ''].join('\n'));
    const paths = [];
    for (const [place, part] of parts.entries()) {
      const { stdout } = await runScore(['-', '--summary', 'json', '--model', 'model'], part);
      paths.push(join(folder, `${place}.json`));
      await writeFile(paths[place] ?? '', stdout);
    }
    const whole = JSON.parse(
      (await runScore(['-', '--summary', 'json', '--model', 'model'], CSV)).stdout,
    );
    const merged = JSON.parse((await runScore(['--merge', ...paths, '--summary', 'json'])).stdout);
    expect(merged.runs).toEqual(whole.runs);
    await writeFile(paths[0] ?? '', (await runScore(['-', '--summary', 'json'], CSV)).stdout);
    const { code, stderr } = await runScore(['--merge', ...paths]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(', by run')]);
  });

  it.each([
    [['--model', 'nobody'], /There is no column "nobody" for --model/],
    [['--further-response', 'nobody'], /There is no column "nobody" for --further-response/],
  ])('of %j are refused in words', async (args, message) => {
    const { code, stderr } = await runScore(['-', ...args], CSV);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  it('are a hundred at most', async () => {
    const ids = Array.from({ length: 101 }, (_, row) => `a,a,m${row}`).join('\n');
    const { code, stderr } = await runScore(
      ['-', '--model', 'model'],
      `answer,response,model\n${ids}\n`,
    );
    expect(code).toBe(2);
    expect(stderr).toMatch(/more than 100 runs/);
  });
});
