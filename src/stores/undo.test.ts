import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decide,
  decideGroup,
  importReviews,
  markGoldenWrong,
  next,
  previous,
  refreshReport,
  setReviewer,
  startQueue,
  startSampled,
  undo,
  useReviews,
  writeNote,
} from './reviews.ts';
import { addFiles } from './runs.ts';
import { openPage, repositoryFile, SAMPLE } from './test-stores.test-support.ts';

const REVIEW = [
  'question,answer,response,reviewer,verdict,reviewed_at',
  'one,a,b,Asha,correct,2026-01-01T00:00:00.000Z',
  'two,a,b,Reviewer,unsure,2026-01-02T00:00:00.000Z',
].join('\n');

const state = () => useReviews.getState();

/** What a reviewer can do; the run is the sample's. */
const ACTIONS: readonly ((run: string) => unknown)[] = [
  () => decide('correct'),
  () => decide('incorrect'),
  () => decide('unsure'),
  () => decideGroup('correct'),
  () => markGoldenWrong('another'),
  () => markGoldenWrong(undefined),
  () => writeNote('a note'),
  () => writeNote(''),
  () => next(),
  () => previous(),
  () => setReviewer('Asha'),
  () => setReviewer('Reviewer'),
  () => importReviews(new File([REVIEW], 'review.csv')),
  () => startQueue(),
  (run) => startSampled(run),
  () => undo(),
];

describe('undo', () => {
  it('takes back whatever was done, step by step, and the report with it', async () => {
    openPage();
    const [loaded] = await addFiles([repositoryFile(SAMPLE)]);
    const run = loaded?.key ?? '';
    const chain = fc.array(fc.nat(ACTIONS.length - 1), { minLength: 5, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(chain, async (actions) => {
        await startSampled(run);
        // What was decided after each step that is not taken back.
        const after: unknown[] = [new Map(state().decisions)];
        for (const action of actions) {
          const steps = state().steps.length;
          await ACTIONS[action]?.(run);
          if (state().steps.length > steps) after.push(new Map(state().decisions));
          if (state().steps.length < steps) after.pop();
          expect(state().decisions).toEqual(after.at(-1));
        }
        while (state().canUndo) {
          await undo();
          after.pop();
          expect(state().decisions).toEqual(after.at(-1));
        }
        expect(after).toHaveLength(1);
        await refreshReport(run);
        expect(state().report).toMatchObject({ drawn: 0, outside: 0, decided: { rows: 0 } });
      }),
      { numRuns: 25 },
    );
  });
});
