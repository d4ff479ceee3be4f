import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder, ROOT, runScore } from './run-score.test-support.ts';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

const ROWS = Array.from({ length: 30 }, (_, row) =>
  JSON.stringify({
    Domain: `d${row % 3}`,
    answer: String(row % 4),
    response: `it is\n${row % 5}`,
  }),
);
/** The last has no rows. */
const PARTS = [ROWS.slice(0, 11), ROWS.slice(11), []];

/** What stands first between two texts of the README. */
function quote(before: string, after: string): string {
  const start = README.indexOf(before);
  if (start === -1) throw new Error(`The README has no ${before}`);
  return README.slice(start + before.length, README.indexOf(after, start + before.length));
}

/** Standard output of a line of shell that is given lines. */
function pipeThrough(command: string, lines: string[]): Promise<string> {
  const child = spawn('sh', ['-c', command], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  let written = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written += text));
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  return new Promise((resolve, reject) =>
    child.on('close', (code) => (code === 0 ? resolve(written) : reject(new Error(command)))),
  );
}

/** The sum of the summaries in a folder, and what the whole gives, but for the names of the files. */
async function expectSum(folder: string, whole: string): Promise<void> {
  const parts = (await readdir(folder)).sort().map((name) => join(folder, name));
  expect(parts).toHaveLength(PARTS.length);
  const merged = await runScore(['--merge', ...parts, '--summary', 'json']);
  const { files, ...sum } = JSON.parse(merged.stdout);
  const { files: _, ...all } = JSON.parse(whole);
  expect(files).toHaveLength(PARTS.length);
  expect(sum).toEqual(all);
}

describe.skipIf(process.platform === 'win32')('the recipes for a cluster', () => {
  it('give as filters of the partitions the rows and the sum of the whole', async () => {
    const folder = await makeFolder();
    const name = quote("name = '", "'\n");
    const command = quote('command = f"', '"\n')
      .replace('{name}', name)
      .replace('/shared/sums', folder);
    const scored = await Promise.all(PARTS.map((part) => pipeThrough(command, part)));
    const whole = ROWS.map((row) => `${row}\n`).join('');
    const args = ['-', '--jsonl', '--out', '-', '--domain', 'Domain', '--summary', 'json'];
    const { stdout, stderr } = await runScore(args, whole);
    expect(scored.join('')).toBe(stdout);
    await expectSum(folder, stderr);
  });

  it('give for each file of a folder its rows, and the sum of the whole', async () => {
    const folder = await makeFolder();
    for (const name of ['parts', 'scored', 'sums']) await mkdir(join(folder, name));
    // What parallel makes of its places.
    const fill = (part: number) =>
      quote("| parallel 'npm run -s score -- ", "'\n")
        .replaceAll('{/.}', `${part}`)
        .replace('{}', join(folder, 'parts', `${part}.jsonl`))
        .replace(/ (scored|sums)\//g, ` ${folder}/$1/`);
    let scored = '';
    for (const [part, lines] of PARTS.entries()) {
      const text = lines.map((line) => `${line}\n`).join('');
      await writeFile(join(folder, 'parts', `${part}.jsonl`), text);
      await pipeThrough(`node scripts/score.mjs ${fill(part)}`, []);
      scored += await readFile(join(folder, 'scored', `${part}`), 'utf8');
    }
    const whole = join(folder, 'whole.jsonl');
    await writeFile(whole, ROWS.map((row) => `${row}\n`).join(''));
    const args = [whole, '--jsonl', '--out', '-', '--summary', 'json'];
    const { stdout, stderr } = await runScore(args);
    expect(scored).toBe(stdout);
    await expectSum(join(folder, 'sums'), stderr);
  });
});
