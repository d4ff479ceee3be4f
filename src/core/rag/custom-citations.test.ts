import { describe, expect, it } from 'vitest';
import { checkPattern, findByPattern } from './custom-citations.ts';

describe('checkPattern', () => {
  it.each([
    '<<(.+?)>>',
    String.raw`\{cite:(\d+)\}`,
    '(?:see|cf) (?<name>[a-z]+)',
    String.raw`(a\-b)`,
  ])('allows %s', (pattern) => {
    expect(checkPattern(pattern)).toBeUndefined();
  });

  it.each([
    ['', 'The pattern is empty'],
    [' ', 'The pattern is empty'],
    [
      '<<.+>>',
      'The pattern needs one group in parentheses, around the name of the source; it has none.',
    ],
    ['(a)(b)', 'it has 2.'],
    ['(a', 'The pattern is no regular expression of JavaScript (Unterminated group).'],
    ['[a', 'The pattern is no regular expression of JavaScript ('],
    ['(?P<name>a)', 'The pattern is no regular expression of JavaScript ('],
  ])('says what is wrong with %j', (pattern, sentence) => {
    expect(checkPattern(pattern)).toContain(sentence);
  });
});

it('finds every place, and leaves out those without a name', () => {
  expect(findByPattern('<<(.*?)>>', 'a << x >> <<>> <<y>>')).toEqual([
    { style: 'custom', name: 'x', start: 2, end: 9 },
    { style: 'custom', name: 'y', start: 15, end: 20 },
  ]);
});

it('reads lines and characters beyond the first plane', () => {
  expect(findByPattern('^src (.)$', 'a\nsrc 🙂\nb').map(({ name }) => name)).toEqual(['🙂']);
});

it('comes to an end where a pattern matches nothing at all', () => {
  expect(findByPattern('(x*)', 'abc')).toEqual([]);
});
