import { expect, it } from 'vitest';
import type { WhatIfReport } from './compare-types.ts';
import { fileSource } from '../csv/source.ts';
import { peekCsv } from '../csv/peek-csv.ts';
import { findColumns } from '../core/columns.ts';
import { loadRun } from './load-run.ts';
import { reportWhatIf } from './report-what-if.ts';
import { csvFile } from './test-engine.test-support.ts';

const ROWS = 100;

async function load(name: string, golden: string) {
  const rows = Array.from({ length: ROWS }, (_, row) => [
    `q${row}`,
    golden,
    'Paris',
    `d${row % 2}`,
  ]);
  const file = csvFile(name, [['question', 'answer', 'response', 'Domain'], ...rows]);
  const { dialect, columns } = await peekCsv(fileSource(file));
  const request = { job: 'load', dialect, mapping: findColumns(columns).mapping };
  return loadRun(file, request, () => undefined, { cancelled: false });
}

it('says what the rows so far come to, of all runs and by domain', async () => {
  const runs = [...(await load('a.csv', 'Paris ')), ...(await load('b.csv', 'Paris'))];
  const told: [number, WhatIfReport][] = [];
  const whole = await reportWhatIf(
    runs,
    ['strip-golden'],
    async () => undefined,
    (rows, report) => told.push([rows, report()]),
  );
  for (const [rows, { all }] of told) expect(all[0]?.rows).toBe(rows);
  expect(told.map(([rows]) => rows)).toContain(ROWS);
  const first = told.find(([rows]) => rows < ROWS)?.[1];
  expect(first?.runs).toHaveLength(1);
  expect(first?.all[0]).toMatchObject({ up: first?.all[0]?.rows });
  expect(whole.all[0]).toMatchObject({ rows: 2 * ROWS, up: ROWS });
  expect(whole.domains).toMatchObject([
    { domain: 'd0', shifts: [{ rows: ROWS, up: ROWS / 2 }, {}] },
    { domain: 'd1', shifts: [{ rows: ROWS, up: ROWS / 2 }, {}] },
  ]);
});
