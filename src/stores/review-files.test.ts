import { beforeEach, describe, expect, it, vi } from 'vitest';
import { REVIEW_COLUMNS, writeDecision } from '../core/review/review-file.ts';
import { download } from './download.ts';
import { usePrepared, whenPrepared } from './prepared.ts';
import {
  applyPatch,
  clearReviews,
  decide,
  dismissPatch,
  exportPatch,
  exportReviews,
  importReviews,
  loadHumanVerdicts,
  markGoldenWrong,
  removePatch,
  startQueue,
  startSampled,
  undo,
  useReviews,
} from './reviews.ts';
import { useRows } from './rows.ts';
import { addFiles, exportRun, useRuns } from './runs.ts';
import { DPR, openPage, repositoryFile, SAMPLE } from './test-stores.test-support.ts';
import { useUndoOffer } from './undo-offer.ts';

vi.mock('./download.ts', () => ({ download: vi.fn<typeof download>() }));

const state = () => useReviews.getState();
const decided = () => [...state().decisions.values()];
const tally = () => useRuns.getState().runs[0]?.tally;
const textFile = (name: string, text: string) => new File([text], name);

let page = openPage();
let run = '';
beforeEach(async () => {
  vi.mocked(download).mockClear();
  page = openPage();
  const [loaded] = await addFiles([repositoryFile(SAMPLE)]);
  run = loaded?.key ?? '';
});

/** The file that was handed to the browser's downloads last. */
function downloaded(): File {
  const [blob, name] = vi.mocked(download).mock.lastCall ?? [];
  return new File(blob ? [blob] : [], name ?? 'none');
}

async function decideSome(): Promise<void> {
  await startSampled(run);
  await decide('correct');
  await decide('incorrect');
  await markGoldenWrong('another answer');
  await decide('unsure');
}

const offered = () => useUndoOffer.getState().offers.at(-1)?.label;

/** Proposes for a row that both scorers fail an answer that both pass. */
async function propose(): Promise<void> {
  await startQueue({ buckets: ['both_fail'] });
  await markGoldenWrong(useRows.getState().detail?.response);
}

describe('a review file', () => {
  it('gives everything back that was exported, once it was cleared', async () => {
    await decideSome();
    const before = state().decisions;
    await exportReviews();
    expect(downloaded().name).toBe('demo_evouna_tq.reviews.csv');
    await clearReviews();
    expect(decided()).toEqual([]);
    expect(offered()).toBe('3 decisions were cleared.');
    await addFiles([downloaded()]);
    expect(new Set(decided())).toEqual(new Set(before.values()));
    expect(offered()).toBe('3 decisions read: 3 new.');
    expect(useRuns.getState()).toMatchObject({ runs: [{ key: run }], problems: [], loading: [] });
  });

  it('is one step to undo, and so is clearing', async () => {
    await decideSome();
    await exportReviews();
    const before = decided();
    await clearReviews();
    await importReviews(downloaded());
    await undo();
    expect(decided()).toEqual([]);
    await undo();
    expect(decided()).toEqual(before);
  });

  it('is merged: what is newer counts, and the counts are told', async () => {
    await decideSome();
    const [first, second, third] = decided();
    if (!first || !second || !third) throw new Error('three rows were decided');
    const texts = { question: '', golden: '', response: '' };
    const lines = [
      { ...first, verdict: 'unsure', reviewedAt: '2999-01-01T00:00:00Z' } as const,
      { ...second, verdict: 'unsure', reviewedAt: '1999-01-01T00:00:00Z' } as const,
      third,
      { ...first, reviewer: 'Ben' },
    ].map((decision) => writeDecision(decision, texts).join(','));
    const file = textFile('other.csv', [REVIEW_COLUMNS.join(','), ...lines, 'x'].join('\n'));
    const counts = { added: 1, replaced: 1, outdated: 1, same: 1, unusable: 1 };
    expect(await importReviews(file)).toMatchObject(counts);
    expect(offered()).toBe(
      '4 decisions read: 1 new, 1 newer than those kept, 1 older and left out, 1 kept already; 1 record says nothing.',
    );
    expect(decided().map(({ verdict }) => verdict)).toEqual([
      'unsure',
      'incorrect',
      'unsure',
      'correct',
    ]);
  });

  it('keeps decisions of rows that no open file has, and counts them', async () => {
    const key = '0123456789abcdef';
    await importReviews(textFile('r.csv', `row_key,reviewer,verdict\n${key},Ben,correct\n`));
    expect(decided()).toMatchObject([{ rowKey: key }]);
    expect(offered()).toContain('1 of rows that no open file has');
    await exportReviews();
    expect(await downloaded().text()).toContain(key);
  });

  it('that is none becomes a problem', async () => {
    expect(await importReviews(textFile('a.csv', 'a,b\n1,2\n'))).toBeUndefined();
    expect(useRuns.getState().problems).toMatchObject([
      { name: 'a.csv', problem: { code: 'missing_column' } },
    ]);
  });
});

describe('a column of human verdicts', () => {
  it('is loaded as decisions of a reviewer of its name, on wish', async () => {
    const [dpr] = await addFiles([repositoryFile(DPR)]);
    await whenPrepared(dpr?.key ?? '');
    expect(decided()).toEqual([]);
    await loadHumanVerdicts(dpr?.key ?? '');
    const { humanVerdicts } = usePrepared.getState().prepared.get(dpr?.key ?? '') ?? {};
    expect(humanVerdicts).toMatchObject({ column: 'human_verdict' });
    expect(decided()).toHaveLength(humanVerdicts?.rows ?? -1);
    expect(decided()[0]).toMatchObject({ reviewer: 'human_verdict', draw: undefined });
    await loadHumanVerdicts(dpr?.key ?? '');
    expect(state().notice).toContain('kept already');
    await undo();
    expect(decided()).toEqual([]);
  });
});

describe('a patch', () => {
  it('of a dropped file is offered, applied, named, and taken back', async () => {
    await propose();
    await exportPatch();
    const file = downloaded();
    expect(file.name).toBe('demo_evouna_tq.patch.csv');
    const before = tally();
    await addFiles([file]);
    expect(state().patchOffer).toEqual({ file, answers: 1 });
    expect(useRuns.getState().runs).toHaveLength(1);
    await applyPatch(file);
    expect(state().patchOffer).toBeUndefined();
    expect(offered()).toBe('1 golden answer replaced by demo_evouna_tq.patch.csv.');
    expect(useRuns.getState().runs[0]?.patch).toEqual({ name: file.name, rows: 1 });
    expect(tally()).not.toEqual(before);
    await exportRun(run, 'csv');
    expect(downloaded().name).toBe('demo_evouna_tq.patched.scored.csv');
    await removePatch(run);
    expect(useRuns.getState().runs[0]?.patch).toBeUndefined();
    expect(tally()).toEqual(before);
  });

  it('can be left', async () => {
    await addFiles([textFile('p.csv', 'row_key,proposed_answer\nx,y\n')]);
    dismissPatch();
    expect(state().patchOffer).toBeUndefined();
    expect(useRuns.getState().runs[0]?.patch).toBeUndefined();
  });

  it('is made of what reviewers propose, too', async () => {
    await propose();
    await applyPatch(decided());
    expect(useRuns.getState().runs[0]?.patch).toEqual({ name: 'the proposed answers', rows: 1 });
  });

  it('that concerns no row changes nothing, and says so', async () => {
    await propose();
    await applyPatch(decided());
    await applyPatch(textFile('p.csv', 'row_key,proposed_answer\nx,y\n'));
    expect(state().notice).toBe(
      'No row of the open files has a golden answer that p.csv replaces.',
    );
    expect(useRuns.getState().runs[0]?.patch).toEqual({ name: 'the proposed answers', rows: 1 });
  });

  it('that is none becomes a problem', async () => {
    await applyPatch(textFile('a.csv', 'a,b\n1,2\n'));
    expect(useRuns.getState().problems).toMatchObject([
      { name: 'a.csv', problem: { code: 'missing_column' } },
    ]);
  });

  it('is there again in a new engine', async () => {
    await propose();
    await applyPatch(decided());
    const before = tally();
    page.stopEngine();
    await vi.waitUntil(() => useRuns.getState().runs[0]?.patch);
    expect(tally()).toEqual(before);
  });
});
