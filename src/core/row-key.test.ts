import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionKeyWords, rowKey } from './row-key.ts';
import { writeKey } from './row-keys.ts';

describe('rowKey', () => {
  it('is the start of the SHA-256 that other tools compute', () => {
    // printf 'q\037a\037r' | sha256sum
    expect(rowKey('q', 'a', 'r')).toBe('e35ff2667e1cbabf');
    expect(rowKey('', '', '')).toBe('b8c9e440ead3ddac');
    expect(rowKey('प्रश्न', 'उत्तर', '🙂')).toBe('4fc706048bf98113');
  });

  it('agrees with another implementation, whatever the texts', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, text, (...texts) => {
        const want = createHash('sha256').update(texts.join('\u001f'), 'utf8').digest('hex');
        expect(rowKey(...texts)).toBe(want.slice(0, 16));
      }),
    );
  });

  it('tells apart rows whose texts are cut elsewhere', () => {
    expect(rowKey('ab', 'c', '')).not.toBe(rowKey('a', 'bc', ''));
  });
});

describe('questionKeyWords', () => {
  it('is the start of the SHA-256 of question and golden answer alone', () => {
    // printf 'q\037a' | sha256sum
    const want = createHash('sha256').update('q\u001fa').digest('hex').slice(0, 16);
    expect(writeKey(questionKeyWords('q', 'a'))).toBe(want);
  });
});
