import { wrap } from 'comlink';
import { afterAll, describe, expect, it } from 'vitest';
// As text: lone surrogates are escapes in the file, which a bundler's JSON import may not keep.
import vectorsText from '../../test-data/vectors.json?raw';
import type { RowScore } from '../core/model.ts';
import type { scoreRow } from '../core/scorers/score-row.ts';

interface Vector {
  id: string;
  group: string;
  golden: string;
  response: string;
  exact: boolean;
  overlap: boolean;
  matching_words: number;
  total_golden_words: number;
  blank: boolean;
}

const { cases }: { cases: Vector[] } = JSON.parse(vectorsText);
const worker = new Worker(new URL('./score-row-worker.test-support.ts', import.meta.url), {
  type: 'module',
});
const remote = wrap<{ scoreRow: typeof scoreRow }>(worker);
afterAll(() => worker.terminate());

/** Which letters exist, and how they are lowered, differs by the engine's Unicode version. */
const required = cases.filter(({ group }) => group !== 'unicode-version');

describe('scorers in a worker', () => {
  it.each(required)('score $id ($group) as CPython does', async (vector) => {
    const score: RowScore = {
      exact: vector.exact,
      overlap: vector.overlap,
      matchingWords: vector.matching_words,
      totalWords: vector.total_golden_words,
      blank: vector.blank,
    };
    expect(await remote.scoreRow(vector.golden, vector.response)).toEqual(score);
  });

  it('have been given every vector', () => {
    expect(required.length).toBeGreaterThan(500);
  });
});
