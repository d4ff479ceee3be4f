import { beforeEach, describe, expect, it, vi } from 'vitest';
import { download } from './download.ts';
import { exportReport, stopReport, useReport } from './export-report.ts';
import { refreshReport } from './review-report.ts';
import { useReviews } from './review-state.ts';
import { decide, startSampled } from './reviews.ts';
import { addFiles, useRuns } from './runs.ts';
import { openPage, repositoryFile, SAMPLE } from './test-stores.test-support.ts';

vi.mock('./download.ts', () => ({ download: vi.fn<typeof download>() }));

const TODAY = new Date('2026-03-14T12:00:00Z');
const ROWS = {
  filter: { buckets: ['overlap_only' as const] },
  said: 'Overlap only',
  sort: { column: 'row' as const, descending: false },
  limit: 3,
};

let page = openPage();
let run = '';
beforeEach(async () => {
  vi.mocked(download).mockClear();
  page = openPage();
  const [loaded] = await addFiles([repositoryFile(SAMPLE)]);
  run = loaded?.key ?? '';
});

async function makeReport(): Promise<string> {
  await exportReport({ runs: [run], rows: ROWS, withRag: false }, TODAY);
  const [blob] = vi.mocked(download).mock.lastCall ?? [];
  return (await blob?.text()) ?? '';
}

describe('exportReport', () => {
  it('downloads a report with the first rows of the filter, the same each time', async () => {
    const first = await makeReport();
    expect(vi.mocked(download).mock.lastCall?.[1]).toBe('demo_evouna_tq.report.html');
    expect(first).toContain('The first 3 of 24 rows');
    expect(first.match(/<article/g)).toHaveLength(3);
    expect(await makeReport()).toBe(first);
    expect(useReport.getState().working).toBeUndefined();
  });

  it('tells what-ifs and how the runs compare where that is asked for', async () => {
    const models = ['DPR', 'FiD'].map((name) =>
      repositoryFile(`test-data/runs/openqa_nq301_${name}.csv`),
    );
    const runs = (await addFiles(models)).map(({ key }) => key);
    const choice = { runs, rows: { ...ROWS, limit: 0 }, withRag: false, withPairs: true };
    await exportReport({ ...choice, whatIfs: [['articles'], ['articles', 'nfc']] }, TODAY);
    const [blob] = vi.mocked(download).mock.lastCall ?? [];
    const report = (await blob?.text()) ?? '';
    expect(report).toContain('−0.3 points (−5.4 to +4.8)');
    expect(report).toContain('corrected by Holm over the 1 pair of runs');
    expect(report).toContain('NFC + Articles dropped');
    expect(report).toContain('computed anew under 2 relaxations');
  });

  it('tells what was decided just now', async () => {
    await startSampled(run);
    await decide('correct');
    expect(await makeReport()).toContain('Reviewers decided 1 row, of which 1 were drawn');
  });

  it('is made also where what reviews come to is asked for meanwhile', async () => {
    await startSampled(run);
    const making = makeReport();
    // As a decision does, from here or from another tab, while the report asks for the same.
    const stop = useReport.subscribe(() => void refreshReport(run));
    expect(await making).toContain('The first 3 of 24 rows');
    stop();
    await refreshReport(run);
    expect(useReviews.getState().report?.run).toBe(run);
  });

  it('says which step it is at, and downloads nothing once it is stopped', async () => {
    const making = makeReport();
    expect(useReport.getState().working).toMatchObject({ done: 0, steps: 7 });
    stopReport();
    await making;
    expect(download).not.toHaveBeenCalled();
    expect(useRuns.getState().problems).toEqual([]);
    expect(useReport.getState().working).toBeUndefined();
  });

  it('tells why there is no report where the engine stops', async () => {
    const [engine] = page.started;
    if (engine)
      engine.agreement = async () => ({
        ok: false,
        problem: { code: 'engine_stopped', message: 'It has stopped.' },
      });
    await makeReport();
    expect(download).not.toHaveBeenCalled();
    expect(useRuns.getState().problems).toMatchObject([
      { name: 'demo_evouna_tq.report.html', problem: { message: 'It has stopped.' } },
    ]);
  });
});
