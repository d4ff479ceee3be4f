import { wrap } from 'comlink';
import { afterAll, describe, expect, it } from 'vitest';
// As text: lone surrogates are escapes in the file, which a bundler's JSON import may not keep.
import vectorsText from '../../test-data/vectors.json?raw';
import type { scoreRow } from '../core/scorers/score-row.ts';
import { readVectors } from '../core/scorers/read-vectors.test-support.ts';

const vectors = readVectors(vectorsText);
const worker = new Worker(new URL('./score-row-worker.test-support.ts', import.meta.url), {
  type: 'module',
});
const remote = wrap<{ scoreRow: typeof scoreRow }>(worker);
afterAll(() => worker.terminate());

describe('scorers in a worker', () => {
  it.each(vectors)('score $id ($group) as CPython does', async ({ golden, response, score }) => {
    expect(await remote.scoreRow(golden, response)).toEqual(score);
  });

  it('have been given every vector', () => {
    expect(vectors.length).toBeGreaterThan(500);
  });
});
