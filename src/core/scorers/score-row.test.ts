import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketOf } from '../buckets.ts';
import { DEFINITION_TABLES } from './definition-tables.ts';
import { hostileRow } from './hostile-texts.test-support.ts';
import { scorePlainly } from './plain-score.test-support.ts';
import { readVectors } from './read-vectors.test-support.ts';
import { scoreRow } from './score-row.ts';

const vectors = readVectors(readFileSync('test-data/vectors.json', 'utf8'));

describe.each(DEFINITION_TABLES)('the definition: $title', ({ cases }) => {
  it.each(cases)('$golden in $response: $stated', ({ golden, response, stated }) => {
    const score = scoreRow(golden, response);
    const bucket = bucketOf(score.exact, score.overlap);
    expect({ ...score, bucket }).toMatchObject(stated);
  });
});

describe('CPython’s verdicts', () => {
  it.each(vectors)('hold on $id ($group)', ({ golden, response, score }) => {
    expect(scoreRow(golden, response)).toEqual(score);
  });
});

describe('the fast path', () => {
  it('equals the plain scorer on hostile rows', () => {
    fc.assert(
      fc.property(hostileRow, ([golden, response]) => {
        expect(scoreRow(golden, response)).toEqual(scorePlainly(golden, response));
      }),
      { numRuns: 5000 },
    );
  });

  it('equals the plain scorer on golden answers of many words', () => {
    const words = fc.array(fc.integer({ min: 0, max: 150 }), { minLength: 60, maxLength: 90 });
    fc.assert(
      fc.property(words, words, (golden, response) => {
        const row = [golden.join(' '), response.join(', ')] as const;
        expect(scoreRow(...row)).toEqual(scorePlainly(...row));
      }),
    );
  });

  // Each of these takes minutes where an occurrence or a run of punctuation is looked at again and again.
  it.each([
    ['a word in a long run of itself', 'a', 'a'.repeat(1e6), 0],
    ['a long word in a longer run', 'a'.repeat(5e4), 'a'.repeat(1e6), 0],
    [
      'a word between long runs of punctuation',
      'x',
      `${'!'.repeat(1e3)}x${'!'.repeat(1e3)}y `.repeat(500),
      0,
    ],
    ['many words', numbered(3e4, ''), numbered(3e4, 'x'), 0],
    ['a word behind 40,000 exclamation marks', 'x', `${'!'.repeat(4e4)}x${'!'.repeat(4e4)}`, 1],
  ])('stays linear on %s', (_name, golden, response, matching) => {
    expect(scoreRow(golden, response).matchingWords).toBe(matching);
  });
});

function numbered(count: number, suffix: string): string {
  return Array.from({ length: count }, (_, at) => `w${at}${suffix}`).join(' ');
}
