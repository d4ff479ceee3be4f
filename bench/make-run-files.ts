import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeRow } from './make-file.ts';
import { seedRandom } from './seed-random.ts';

/**
 * Files of several models that answer the same questions, made where they are missing; their paths. The same numbers
 * give the same bytes.
 */
export async function makeRunFiles(folder: string, runs: number, rows: number): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const paths = Array.from({ length: runs }, (_, run) => join(folder, `model-${run}-${rows}.csv`));
  for (const [run, path] of paths.entries()) {
    if (existsSync(path)) continue;
    const [asked, answered] = [seedRandom(20), seedRandom(100 + run)];
    const lines = Array.from({ length: rows }, (_, row) => makeRow(row, asked, answered));
    await writeFile(`${path}.part`, ['id,question,answer,Domain,response\n', ...lines].join(''));
    await rename(`${path}.part`, path);
  }
  return paths;
}
