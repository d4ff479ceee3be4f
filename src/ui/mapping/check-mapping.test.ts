import { describe, expect, it } from 'vitest';
import type { Mapping } from '../../core/columns.ts';
import { checkMapping } from './check-mapping.ts';

describe('checkMapping', () => {
  it.each<[string, Mapping, RegExp]>([
    ['both', {}, /Golden answer and Response/],
    ['the response', { golden: 0, question: 2 }, /^Choose a column for: Response\.$/],
    ['the golden answer', { response: 0 }, /^Choose a column for: Golden answer\.$/],
    ['two different columns', { golden: 1, response: 1 }, /same column/],
  ])('asks for %s', (_what, mapping, sentence) => {
    expect(checkMapping(mapping)).toMatch(sentence);
  });

  it('asks for nothing where golden answer and response are there', () => {
    expect(checkMapping({ golden: 0, response: 1 })).toBeUndefined();
    expect(checkMapping({ question: 3, golden: 0, response: 1, domain: 2 })).toBeUndefined();
  });
});
