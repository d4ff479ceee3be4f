import { execFileSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scoreRow } from '../src/core/scorers/score-row.ts';
import { findColumns } from '../src/core/columns.ts';
import { peekCsv } from '../src/csv/peek-csv.ts';
import { readCsv } from '../src/csv/read-csv.ts';
import type { Timing } from './measure.ts';

const BENCH = dirname(fileURLToPath(import.meta.url));

/** Scoring the rows of a file that has been read already, all of them in memory. */
export async function scoreOnly(file: string): Promise<Timing> {
  const source = { name: file, size: undefined, blocks: () => createReadStream(file) };
  const { dialect, columns } = await peekCsv(source);
  const { golden = -1, response = -1 } = findColumns(columns).mapping;
  const pairs: [string, string][] = [];
  await readCsv(source, dialect, () => ({
    add: ({ rows }) => {
      for (const row of rows) pairs.push([row[golden] ?? '', row[response] ?? '']);
    },
  }));
  const start = performance.now();
  for (const [answer, text] of pairs) scoreRow(answer, text);
  return { seconds: (performance.now() - start) / 1000 };
}

const PYTHON = `
import csv, sys, time
from score import score
with open(sys.argv[1], encoding='utf-8', newline='') as file:
    pairs = [(row['answer'], row['response']) for row in csv.DictReader(file)]
start = time.perf_counter()
for golden, response in pairs:
    score(golden, response)
print(time.perf_counter() - start)
`;

/** The same by CPython. */
export async function scoreOnlyByPython(python: string, file: string): Promise<Timing> {
  const printed = execFileSync(python, ['-c', PYTHON, file], { cwd: BENCH, encoding: 'utf8' });
  return { seconds: Number(printed) };
}
