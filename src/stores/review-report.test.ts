import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Decision } from '../core/review/decision.ts';
import { rowKey } from '../core/row-key.ts';
import type * as decisionsModule from '../storage/decisions.ts';
import type { download } from './download.ts';

vi.mock('./download.ts', () => ({ download: vi.fn<typeof download>() }));
vi.mock('../storage/decisions.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof decisionsModule>()),
  listDecisions: vi.fn<typeof decisionsModule.listDecisions>(),
}));

const KEPT: Decision = {
  rowKey: rowKey('A?', 'x', 'x'),
  reviewer: 'Asha',
  verdict: 'correct',
  goldenWrong: false,
  proposedAnswer: '',
  note: '',
  stratum: 'both_pass',
  draw: 1,
  seed: 0,
  reviewedAt: '2026-01-02T03:04:05.000Z',
};

const ROWS = {
  filter: {},
  said: '',
  sort: { column: 'row' as const, descending: false },
  limit: 0,
};

/** Kept decisions are read once a page: each test has modules of its own. */
beforeEach(() => vi.resetModules());

/** A page with one row that is ready for a report, and what gives it the kept decisions. */
async function openWithKept() {
  const { listDecisions } = await import('../storage/decisions.ts');
  const found = new EventTarget();
  const isFound = new Promise((resolve) => found.addEventListener('found', resolve));
  vi.mocked(listDecisions).mockReturnValue(isFound.then(() => ({ decisions: [KEPT], damaged: 0 })));
  const { openPage } = await import('./test-stores.test-support.ts');
  openPage();
  const { addFiles } = await import('./runs.ts');
  const [run] = await addFiles([new File(['question,answer,response\nA?,x,x\n'], 'a.csv')]);
  const key = run?.key ?? '';
  const { whenPrepared } = await import('./prepared.ts');
  await whenPrepared(key);
  return { key, find: () => found.dispatchEvent(new Event('found')) };
}

/** As many as a report of one row takes that waits for nothing. */
async function takeTurns(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve));
}

describe('the decisions that this browser keeps', () => {
  it('are waited for by the report on screen', async () => {
    const { key, find } = await openWithKept();
    const { refreshReport } = await import('./review-report.ts');
    const made = refreshReport(key);
    await takeTurns();
    find();
    await made;
    const { useReviews } = await import('./review-state.ts');
    expect(useReviews.getState().report).toMatchObject({ decided: { rows: 1 } });
  });

  it('are waited for by the report as a file', async () => {
    const { key, find } = await openWithKept();
    const { exportReport } = await import('./export-report.ts');
    const made = exportReport({ runs: [key], rows: ROWS, withRag: false });
    await takeTurns();
    find();
    await made;
    const { download: downloaded } = await import('./download.ts');
    const [blob] = vi.mocked(downloaded).mock.lastCall ?? [];
    expect(await blob?.text()).toContain('Reviewers decided 1 row');
  });
});
