import { describe, expect, it } from 'vitest';
import { keepVector, readVector } from './kept-vector.ts';
import { readVectors } from './read-vectors.ts';

function answer(...vectors: [number, number[]][]): object {
  return { data: vectors.map(([index, embedding]) => ({ index, embedding })) };
}

describe('vectors', () => {
  it('come in the order of the texts, whatever order they are sent in', () => {
    expect(readVectors(answer([1, [0, 1]], [0, [1, 0]]), 2)).toMatchObject({
      vectors: [
        [1, 0],
        [0, 1],
      ],
    });
  });

  it('come as they are sent where their indices say nothing', () => {
    const vectors = [[1], [2]];
    expect(readVectors(answer([0, [1]], [0, [2]]), 2)).toMatchObject({ vectors });
    const data = [{ embedding: [1] }, { embedding: [2], index: 'first' }];
    expect(readVectors({ data }, 2)).toMatchObject({ vectors });
  });

  it('bring the tokens that the server counted', () => {
    const usage = { prompt_tokens: 5, total_tokens: 5 };
    expect(readVectors({ ...answer([0, [1]]), usage }, 1)).toMatchObject({
      usage: { input: 5, output: 0 },
    });
    expect(readVectors({ ...answer([0, [1]]), usage: 'many' }, 1)).toMatchObject({
      usage: undefined,
    });
  });

  it.each([
    ['too few', answer([0, [1]]), 2, undefined, /1 vectors for 2 texts/],
    [
      'of two lengths',
      answer([0, [1]], [1, [1, 2]]),
      2,
      undefined,
      /of 2 numbers where others have 1/,
    ],
    ['of another length than before', answer([0, [1]]), 1, 3, /of 1 numbers where others have 3/],
    ['all zeros', answer([0, [0, 0]]), 1, undefined, /zeros/],
    ['empty', answer([0, []]), 1, undefined, /zeros/],
  ])('that are %s are said to be', (_, body, texts, length, wrong) => {
    expect(readVectors(body, texts, length)).toEqual({ wrong: expect.stringMatching(wrong) });
  });

  it.each([undefined, 'text', {}, { data: [{}] }, { data: [{ embedding: 'AAAA' }] }])(
    'are not in %j',
    (body) => {
      expect(readVectors(body, 1)).toBeUndefined();
    },
  );

  it('are known again after they were kept, and nothing that is damaged', () => {
    expect(readVector(keepVector([0.5, -1]))).toEqual([0.5, -1]);
    for (const value of [undefined, [1], { vector: ['1'] }])
      expect(readVector(value)).toBeUndefined();
  });
});
