import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import text from '../../test-data/runs/openqa_nq301_DPR.csv?raw';
import { connectEngine } from '../engine/connect.ts';
import { openDatabase } from '../storage/database.ts';
import { listDecisions } from '../storage/decisions.ts';
import { replaceEngine } from './engine.ts';
import { readKept } from './load-reviews.ts';
import {
  clearReviews,
  decide,
  decideGroup,
  dismissMessage,
  endQueue,
  setBlind,
  setReviewer,
  startQueue,
  startSampled,
  undo,
  useReviews,
} from './reviews.ts';
import { useRows } from './rows.ts';
import { addFiles, removeRun, useRuns } from './runs.ts';

// With the real worker and the browser's own storage, channels and locks.

const state = () => useReviews.getState();
const decided = () => [...state().decisions.values()];
const openRow = () => useRows.getState().detail?.row;

let run = '';
beforeEach(async () => {
  const database = await openDatabase();
  for (const store of ['decisions', 'undo', 'review_settings'] as const)
    await database.clear(store);
  useRuns.setState(useRuns.getInitialState());
  useReviews.setState(useReviews.getInitialState());
  replaceEngine(connectEngine);
  const [loaded] = await addFiles([new File([text], 'answers.csv')]);
  run = loaded?.key ?? '';
});
afterEach(() => removeRun(run));

const whenSaved = () => vi.waitFor(() => expect(state().saved).toBe('saved'));

/** What a page just opened knows of earlier reviews. */
async function reload(): Promise<void> {
  endQueue();
  useReviews.setState(useReviews.getInitialState());
  await readKept();
}

describe('a review in this browser', () => {
  it('is there after a reload, and goes on where it was', async () => {
    await startSampled(run);
    await decide('correct');
    await decide('incorrect');
    await whenSaved();
    const before = state().decisions;
    const { queue } = state();
    const next = queue?.ids[queue.at];
    await reload();
    expect(state().decisions).toEqual(before);
    await startSampled(run, next);
    expect(state().queue?.ids).toEqual([next]);
    expect(openRow()).toBe(next?.row);
  });

  it('can be undone after a reload, step by step', async () => {
    await startQueue();
    const first = openRow();
    await decide('correct');
    await decideGroup('incorrect');
    await clearReviews();
    await whenSaved();
    await reload();
    await startQueue();
    expect(state().canUndo).toBe(true);
    for (const kind of ['clear', 'group', 'verdict']) expect((await undo())?.kind).toBe(kind);
    expect(openRow()).toBe(first);
    await whenSaved();
    await reload();
    expect(state()).toMatchObject({ canUndo: false, steps: [] });
    expect(decided()).toEqual([]);
  });

  it('keeps who reviews and how', async () => {
    await setReviewer('Asha');
    await setBlind(true);
    await reload();
    expect(state()).toMatchObject({ reviewer: 'Asha', blind: true, seed: 0 });
    await setReviewer('');
    await setBlind(false);
    expect(state().reviewer).toBe('Reviewer');
  });

  it('is asked to be protected at the first decision, and a refusal is told once', async () => {
    const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(false);
    await startQueue();
    expect(persist).not.toHaveBeenCalled();
    await decide('correct');
    await vi.waitFor(() => expect(state().protected).toBe(false));
    expect(state().message).toContain('has not promised');
    dismissMessage();
    await decide('correct');
    expect(persist).toHaveBeenCalledTimes(1);
    expect(state().message).toBeUndefined();
    persist.mockRestore();
  });
});

describe('a browser without room', () => {
  afterEach(() => vi.restoreAllMocks());

  it('says so, and gets what is not saved along with the next decision', async () => {
    await startQueue();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await decide('correct');
    await vi.waitFor(() => expect(state().saved).toBe('unsaved'));
    expect(state().message).toContain('no room left');
    expect(decided()).toHaveLength(1);
    vi.restoreAllMocks();
    await decide('incorrect');
    await whenSaved();
    expect(state().message ?? '').not.toContain('no room left');
    const { decisions } = await listDecisions();
    expect(new Set(decisions)).toEqual(new Set(decided()));
    expect(decisions).toHaveLength(2);
  });
});

describe('another tab', () => {
  let other: BroadcastChannel;
  let heard: unknown[] = [];
  beforeEach(() => {
    heard = [];
    other = new BroadcastChannel('touchstone-1');
    other.addEventListener('message', ({ data }) => heard.push(data));
  });
  afterEach(() => other.close());
  const say = (...message: [unknown]) => other.postMessage(...message);

  it('with the same file is told, until it closes it', async () => {
    say({ kind: 'open', run: 'ffffffffffffffff' });
    say({ kind: 'open', run });
    await vi.waitFor(() => expect(state().message).toContain('Another tab has answers.csv open'));
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'here', run }]));
    say({ kind: 'closed', run });
    await vi.waitFor(() => expect(state().message ?? '').not.toContain('Another tab'));
  });

  it('that goes without a word is missed by its lock', async () => {
    removeRun(run);
    const closing = new AbortController();
    const held = navigator.locks.request(
      `touchstone-run-${run}`,
      () => new Promise((resolve) => closing.signal.addEventListener('abort', resolve)),
    );
    await addFiles([new File([text], 'answers.csv')]);
    await vi.waitFor(() => expect(state().message).toContain('Another tab has answers.csv open'));
    closing.abort();
    await held;
    await vi.waitFor(() => expect(state().message ?? '').not.toContain('Another tab'));
  });

  it('shows what is decided here, and this one what is decided there', async () => {
    await startQueue();
    await decide('correct');
    const step = state().steps[0];
    const [decision] = decided();
    const { rowKey = '', reviewer = '' } = decision ?? {};
    await vi.waitFor(() =>
      expect(heard).toContainEqual({
        kind: 'change',
        change: { changes: [{ rowKey, reviewer, decision }], added: step },
      }),
    );
    say({
      kind: 'change',
      change: { changes: [{ rowKey, reviewer, decision: undefined }], undone: step?.id },
    });
    await vi.waitFor(() => expect(decided()).toEqual([]));
    expect(state().canUndo).toBe(false);
    say({ kind: 'change', change: { changes: [{ rowKey, reviewer, decision }], added: step } });
    await vi.waitFor(() => expect(decided()).toEqual([decision]));
    await undo();
    expect(decided()).toEqual([]);
    await vi.waitFor(() =>
      expect(heard.at(-1)).toMatchObject({ kind: 'change', change: { undone: step?.id } }),
    );
  });

  it('chooses for this one too', async () => {
    await setBlind(true);
    const settings = {
      reviewer: 'Asha',
      seed: 3,
      blind: true,
      hideJudge: false,
      typographicLast: true,
    };
    await vi.waitFor(() =>
      expect(heard).toMatchObject([{ kind: 'settings', settings: { blind: true } }]),
    );
    say({ kind: 'settings', settings });
    await vi.waitFor(() => expect(state()).toMatchObject(settings));
  });
});
