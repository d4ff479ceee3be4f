import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  decide,
  decideGroup,
  dismissMessage,
  endQueue,
  findGroup,
  goToRow,
  markGoldenWrong,
  next,
  previous,
  refreshReport,
  setBlind,
  setReviewer,
  setSeed,
  setTypographicLast,
  startQueue,
  startSampled,
  undo,
  useReviews,
  writeNote,
} from './reviews.ts';
import { useRows } from './rows.ts';
import { addFiles, removeRun, useRuns } from './runs.ts';
import { openPage, repositoryFile, SAMPLE } from './test-stores.test-support.ts';

// With the real engine, and without IndexedDB: what a browser does that keeps nothing.

const state = () => useReviews.getState();
const queue = () => {
  const { queue: found } = state();
  if (!found) throw new Error('no queue');
  return found;
};
const decided = () => [...state().decisions.values()];
const rowsRead = () => queue().ids.map(({ row }) => row);

/** The row that the reviewer sees, as long as it is the queue's. */
function shownRow(): number | undefined {
  const { ids, at } = queue();
  const { detail } = useRows.getState();
  expect(detail?.row).toBe(ids[at]?.row);
  return detail?.row;
}

/** The rows shown from here to the end of the queue. */
async function walkOn(): Promise<(number | undefined)[]> {
  const seen: (number | undefined)[] = [];
  for (; queue().at < queue().ids.length; await next()) seen.push(shownRow());
  return seen;
}

const LINES = [
  'question,answer,response',
  'q1,Delhi,New Delhi',
  'q2,John Nash,John Forbes Nash',
  'q3,Bora Bora,bora',
  'q4,John Nash,"John Forbes, Nash"',
  'q5,Ruru,no idea',
  'q6,Delhi.,Delhi',
  'q7,John Nash,John forbes NASH!',
  'q8,Ganga,Yamuna',
];
/** Rows that only overlap passes; that of row 5 differs in writing alone. */
const OVERLAP_ONLY = [1, 2, 3, 5, 6];

let page = openPage();
let run = '';
beforeEach(async () => {
  page = openPage();
  const [loaded] = await addFiles([new File([LINES.join('\n')], 'small.csv')]);
  run = loaded?.key ?? '';
});

describe('a queue of a filter', () => {
  it('holds the rows that only overlap passes, where nothing else is asked for', async () => {
    await startQueue();
    expect(rowsRead()).toEqual(OVERLAP_ONLY);
    expect(queue()).toMatchObject({ kind: 'filter', run, at: 0, total: 5, decidedInSession: 0 });
    expect(shownRow()).toBe(1);
  });

  it('moves on by itself from decision to decision, up to its end, and no row jumps', async () => {
    await startQueue();
    for (const row of OVERLAP_ONLY) {
      expect(shownRow()).toBe(row);
      await decide('correct');
    }
    expect(queue()).toMatchObject({ at: 5, decidedInSession: 5 });
    expect(rowsRead()).toEqual(OVERLAP_ONLY);
    expect(shownRow()).toBeUndefined();
    await startQueue();
    expect(rowsRead()).toEqual([]);
  });

  it('puts rows that differ in writing alone last, if wished', async () => {
    await setTypographicLast(true);
    await startQueue();
    expect(rowsRead()).toEqual([1, 2, 3, 6, 5]);
  });

  it('begins with the row that was open', async () => {
    await startQueue(undefined, undefined, { run, row: 3 });
    expect(shownRow()).toBe(3);
    await startQueue(undefined, undefined, { run, row: 4 });
    expect(rowsRead()).toEqual([4, ...OVERLAP_ONLY]);
  });

  it('is walked without deciding, within its ends', async () => {
    await startQueue();
    await previous();
    expect(shownRow()).toBe(1);
    await next();
    expect(shownRow()).toBe(2);
    await goToRow({ run, row: 6 });
    await next();
    await next();
    expect(queue().at).toBe(5);
    await previous();
    expect(shownRow()).toBe(6);
    expect(decided()).toEqual([]);
  });

  it('gives decisions no place in a draw', async () => {
    await startQueue();
    await decide('incorrect');
    expect(decided()).toMatchObject([
      { verdict: 'incorrect', reviewer: 'Reviewer', stratum: '', draw: undefined, seed: undefined },
    ]);
  });
});

describe('a decision', () => {
  beforeEach(() => startQueue());

  it('is cleared by the same once more, which stays on the row', async () => {
    await decide('correct');
    await previous();
    await decide('correct');
    expect(decided()).toEqual([]);
    expect(shownRow()).toBe(1);
    expect(queue().decidedInSession).toBe(0);
  });

  it('is changed by another, which moves on', async () => {
    await decide('correct');
    await previous();
    await decide('unsure');
    expect(decided()).toMatchObject([{ verdict: 'unsure' }]);
    expect(shownRow()).toBe(2);
    expect(queue().decidedInSession).toBe(1);
  });

  it('is not taken for a row that nobody has seen', async () => {
    await Promise.all([decide('correct'), decide('correct'), decide('unsure')]);
    expect(decided()).toMatchObject([{ verdict: 'correct' }]);
    expect(shownRow()).toBe(2);
  });

  it('is one for each reviewer', async () => {
    await decide('correct');
    await setReviewer(' Ben ');
    await previous();
    await decide('correct');
    expect(decided()).toMatchObject([{ reviewer: 'Reviewer' }, { reviewer: 'Ben' }]);
    await setReviewer('Reviewer');
  });

  it('keeps a note and a proposed answer beside it, and goes with the last of them', async () => {
    await writeNote('look again');
    await markGoldenWrong('John Forbes Nash');
    await decide('correct');
    expect(decided()).toMatchObject([
      {
        verdict: 'correct',
        note: 'look again',
        goldenWrong: true,
        proposedAnswer: 'John Forbes Nash',
      },
    ]);
    await previous();
    await decide('correct');
    await writeNote('');
    expect(decided()).toMatchObject([{ verdict: undefined, goldenWrong: true }]);
    await markGoldenWrong(undefined);
    expect(decided()).toEqual([]);
    expect(shownRow()).toBe(1);
  });

  it('can be one for all rows like it, save those decided before', async () => {
    await goToRow({ run, row: 3 });
    await decide('incorrect');
    await goToRow({ run, row: 1 });
    expect((await findGroup()).map(({ row }) => row)).toEqual([1, 3, 6]);
    await decideGroup('correct');
    expect(decided().map(({ verdict }) => verdict)).toEqual(['incorrect', 'correct', 'correct']);
    expect(shownRow()).toBe(2);
  });

  it('of a group is not asked for again further on, unless it is taken back', async () => {
    await decideGroup('correct');
    expect(await walkOn()).toEqual([2, 5]);
    await undo();
    expect(await walkOn()).toEqual(OVERLAP_ONLY);
  });
});

describe('undo', () => {
  it('goes back over each step and its move, to the beginning', async () => {
    await startQueue();
    await decide('correct');
    await writeNote('a note');
    await decide('unsure');
    await decideGroup('incorrect');
    const seen: unknown[] = [];
    while (state().canUndo) {
      const step = await undo();
      seen.push([step?.kind, shownRow(), decided().length, queue().decidedInSession]);
    }
    expect(seen).toEqual([
      ['group', 3, 2, 2],
      ['verdict', 2, 2, 1],
      ['note', 2, 1, 1],
      ['verdict', 1, 0, 0],
    ]);
    expect(await undo()).toBeUndefined();
  });

  it('brings back what a changed decision was', async () => {
    await startQueue();
    await decide('correct');
    const before = decided();
    await previous();
    await decide('incorrect');
    await undo();
    expect(decided()).toEqual(before);
  });

  it('takes back while the next row is still being drawn', async () => {
    await startSampled(run);
    const first = shownRow();
    const deciding = decide('correct');
    await vi.waitUntil(() => decided().length === 1);
    await undo();
    await deciding;
    expect(shownRow()).toBe(first);
    expect(decided()).toEqual([]);
  });

  it('opens a row that is not in the queue before the one that is open', async () => {
    await startQueue({ buckets: ['both_fail'] });
    await decide('incorrect');
    await startQueue();
    await undo();
    expect(rowsRead()).toEqual([4, ...OVERLAP_ONLY]);
    expect(shownRow()).toBe(4);
  });

  it('forgets the oldest of more than 500 steps', async () => {
    await startQueue();
    for (let times = 0; times < 505; times++) await writeNote(`note ${times}`);
    expect(state().steps).toHaveLength(500);
    for (let times = 0; times < 500; times++) await undo();
    expect(state().canUndo).toBe(false);
    expect(decided()).toMatchObject([{ note: 'note 4' }]);
  });
});

describe('a sampled review', () => {
  it('draws every row once, each decision with its place in the draw', async () => {
    await startSampled(run);
    expect(queue()).toMatchObject({ kind: 'sampled', total: 8, at: 0 });
    for (let row = 0; row < 8; row++) {
      shownRow();
      await decide(row % 2 ? 'correct' : 'incorrect');
    }
    expect(queue().at).toBe(8);
    expect(rowsRead().toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const nextOf: Record<string, number> = {};
    for (const { stratum, draw, seed } of decided()) {
      const place = nextOf[stratum] ?? 0;
      expect({ draw, seed }).toEqual({ draw: place, seed: 0 });
      nextOf[stratum] = place + 1;
    }
    await refreshReport(run);
    expect(state().report).toMatchObject({ drawn: 8, outside: 0 });
  });

  it('goes on after a reload where it was', async () => {
    await startSampled(run);
    await decide('correct');
    await decide('correct');
    const open = queue().ids[queue().at];
    endQueue();
    await startSampled(run, open);
    expect(queue().ids).toEqual([open]);
    await decide('correct');
    expect(decided()[2]?.draw).toBeDefined();
  });

  it('goes on after a reload with a row before which others were passed over', async () => {
    const [large] = await addFiles([repositoryFile(SAMPLE)]);
    const key = large?.key ?? '';
    await startSampled(key);
    for (let row = 0; row < 12; row++) await decide('correct');
    await next();
    await next();
    const open = queue().ids[queue().at];
    await decide('correct');
    const marked = decided().at(-1);
    expect(marked?.draw).toBeDefined();
    await undo();
    await startSampled(key, open);
    expect(shownRow()).toBe(open?.row);
    await decide('correct');
    const { draw, seed, stratum } = marked ?? {};
    expect(decided().at(-1)).toMatchObject({ draw, seed, stratum });
  });

  it('marks again a row to which undo goes back after a reload', async () => {
    await startSampled(run);
    await decide('correct');
    const [before] = decided();
    await startSampled(run);
    await undo();
    await decide('incorrect');
    expect(decided()).toMatchObject([{ draw: before?.draw, stratum: before?.stratum }]);
  });

  it('comes again at the end to all rows that were passed over, and then ends', async () => {
    await startSampled(run);
    const passed = [shownRow()];
    await next();
    passed.push(shownRow());
    await next();
    for (let row = 0; row < 6; row++) await decide('correct');
    const first = shownRow();
    await next();
    const second = shownRow();
    expect(new Set([first, second])).toEqual(new Set(passed));
    await next();
    expect(shownRow()).toBe(first);
    await decide('correct');
    expect(shownRow()).toBe(second);
    await decide('correct');
    expect(queue().at).toBe(8);
  });

  it('comes again at the end to a row that was passed over', async () => {
    await startSampled(run);
    const passed = shownRow();
    await next();
    for (let row = 0; row < 7; row++) await decide('correct');
    expect(shownRow()).toBe(passed);
    await decide('correct');
    await refreshReport(run);
    expect(state().report).toMatchObject({ drawn: 8, outside: 0 });
  });

  it('starts anew with another seed', async () => {
    const [large] = await addFiles([repositoryFile(SAMPLE)]);
    await startSampled(large?.key ?? '');
    await decide('correct');
    await setSeed(7.9);
    expect(state().seed).toBe(7);
    expect(queue().ids).toHaveLength(1);
    await decide('correct');
    expect(decided()[1]).toMatchObject({ seed: 7, draw: 0 });
    await setSeed(0);
  });

  it('keeps the place of a row whose decision is changed later', async () => {
    await startSampled(run);
    await decide('correct');
    const [before] = decided();
    await startQueue({}, undefined, queue().ids[0]);
    await decide('incorrect');
    expect(decided()).toMatchObject([{ verdict: 'incorrect', draw: 0, stratum: before?.stratum }]);
  });
});

describe('the report', () => {
  it('follows the decisions, with how far verdicts agree', async () => {
    await startSampled(run);
    await decide('correct');
    await vi.waitFor(() => expect(state().report?.drawn).toBe(1));
    await vi.waitFor(() => expect(state().agreement?.raters).toContain('reviewer:Reviewer'));
    await undo();
    await vi.waitFor(() => expect(state().report?.drawn).toBe(0));
  });

  it('moves while decisions come without a rest', async () => {
    await startSampled(run);
    for (let times = 0; !state().report?.drawn; times++) {
      expect(times).toBeLessThan(1000);
      await decide('correct');
      await undo();
      await decide('correct');
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(state().report?.drawn).toBeGreaterThan(0);
  });

  it('is that of the last one asked for, and those between are not made', async () => {
    const [large] = await addFiles([repositoryFile(SAMPLE)]);
    await refreshReport(run);
    const [engine] = page.started;
    if (!engine) throw new Error('no engine was started');
    const review = vi.spyOn(engine, 'review');
    for (let times = 0; times < 3; times++) void refreshReport(run);
    await refreshReport(large?.key ?? '');
    expect(state().report).toMatchObject({ run: large?.key, rows: 116 });
    expect(review.mock.calls.map(([key]) => key)).toEqual([run, large?.key]);
  });

  it.each([0, 1, 2, 3, 4, 5])(
    'is made where it is asked for %i turns after the one before it ends',
    async (turns) => {
      await refreshReport(run);
      const [engine] = page.started;
      if (!engine) throw new Error('no engine was started');
      const review = vi.spyOn(engine, 'review');
      const ended = new Promise<void>((resolve) => {
        const stop = useReviews.subscribe(({ agreement }, { agreement: before }) => {
          if (agreement === before) return;
          stop();
          resolve();
        });
      });
      void refreshReport(run);
      await ended;
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      await refreshReport(run);
      expect(review).toHaveBeenCalledTimes(2);
    },
  );
});

describe('a browser that keeps nothing', () => {
  it('says so, and loses nothing while the page is open', async () => {
    await startQueue();
    await decide('correct');
    await vi.waitUntil(() => state().saved === 'unsaved');
    expect(state().message).toContain('Export your review now');
    dismissMessage();
    await decide('incorrect');
    await vi.waitUntil(() => state().message);
    expect(decided()).toHaveLength(2);
    expect(state()).toMatchObject({ saved: 'unsaved', protected: false });
  });
});

describe('a browser that may delete what is kept', () => {
  it('is told of once, not at the first decision of each page', async () => {
    await startQueue();
    await decide('correct');
    await vi.waitUntil(() => state().protected === false);
    expect(state()).toMatchObject({ toldUnprotected: true });
    expect(state().sentences.protection).toContain('has not promised');
    useReviews.setState({ protected: undefined, sentences: {}, message: undefined });
    await decide('correct');
    await vi.waitUntil(() => state().protected === false);
    expect(state().sentences.protection).toBeUndefined();
    await setBlind(false);
    expect(state().toldUnprotected).toBe(true);
  });
});

describe('a run that is taken off the page', () => {
  it('takes its queue and report with it', async () => {
    await startQueue();
    await refreshReport(run);
    removeRun(run);
    expect(state()).toMatchObject({ queue: undefined, report: undefined, agreement: undefined });
  });
});

describe('a run that is taken off the page while its report is made', () => {
  it('gets none, and nothing is said of it', async () => {
    await startSampled(run);
    const refreshing = refreshReport(run);
    removeRun(run);
    await refreshing;
    expect(state()).toMatchObject({ report: undefined, agreement: undefined });
    expect(state().sentences.engine).toBeUndefined();
  });
});

describe('an engine that stops', () => {
  it('leaves decisions to the next one, which knows them', async () => {
    await startSampled(run);
    await decide('correct');
    page.stopEngine();
    await vi.waitUntil(() => useRuns.getState().runs.length === 1);
    expect(page.started).toHaveLength(2);
    await refreshReport(run);
    expect(state().report).toMatchObject({ drawn: 1, decided: { rows: 1 } });
    await startSampled(run);
    await decide('correct');
    expect(decided()).toHaveLength(2);
  });
});
