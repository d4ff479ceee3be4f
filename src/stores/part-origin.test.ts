import { describe, expect, it } from 'vitest';
import { type PartOrigin, readOrigin, writeOrigin } from './part-origin.ts';

const FILE = '0123456789abcdef';

describe('the origin of a part of a file', () => {
  it.each<[string, PartOrigin['split']]>([
    [`${FILE}.m.`, { by: ['model'], responses: [] }],
    [`${FILE}.ml.`, { by: ['model', 'language'], responses: [] }],
    [`${FILE}..3-12`, { by: [], responses: [3, 12] }],
    [`${FILE}.l.7`, { by: ['language'], responses: [7] }],
  ])('is %s in a link', (text, split) => {
    expect(writeOrigin({ file: FILE, split })).toBe(text);
    expect(readOrigin(text)).toEqual({ file: FILE, split });
  });

  it.each(['', FILE, `${FILE}.x.`, `${FILE}.m.3-`, `${FILE}.m.-3`, 'zzz.m.', `${FILE}.m.3.4`])(
    'is none in %j',
    (text) => {
      expect(readOrigin(text)).toBeUndefined();
    },
  );
});
