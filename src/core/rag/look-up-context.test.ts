import { describe, expect, it } from 'vitest';
import { openContextLookup } from './look-up-context.ts';

const lookUp = openContextLookup([
  { name: 'a.txt', text: 'one' },
  { name: 'b.txt', text: 'two' },
  { name: 'A.txt', text: 'three' },
  { name: 'x; y.txt', text: 'four' },
]);

describe('a context that names chunks of another file', () => {
  it.each([
    ['one name', 'b.txt', [['b.txt', 'two']]],
    ['a name without its extension', ' B ', [['B', 'two']]],
    [
      'a source of two chunks',
      'a.txt',
      [
        ['a.txt', 'one'],
        ['a.txt', 'three'],
      ],
    ],
    [
      'names with semicolons',
      'b.txt; a.txt',
      [
        ['b.txt', 'two'],
        ['a.txt', 'one'],
        ['a.txt', 'three'],
      ],
    ],
    ['names on lines', 'b.txt\r\n\nb.txt\n', [['b.txt', 'two']]],
    ['a name with a semicolon in it', 'x; y.txt', [['x; y.txt', 'four']]],
    ['a JSON list', '["b.txt"]', [['b.txt', 'two']]],
    [
      'a list as Python prints it',
      "['b.txt', 'x; y.txt']",
      [
        ['b.txt', 'two'],
        ['x; y.txt', 'four'],
      ],
    ],
    [
      'a list of chunks that hold their texts',
      '[{"source": "c", "text": "five"}]',
      [['c', 'five']],
    ],
    ['nothing', '  ', []],
  ])('may be %s', (_, cell, chunks) => {
    expect(lookUp(cell)).toEqual({ chunks: chunks.map(([name, text]) => ({ name, text })) });
  });

  it('is unreadable where a name is not in the file, and says which', () => {
    expect(lookUp('b.txt; ghost.txt')).toEqual({
      unreadable: 'There is no chunk of the source “ghost.txt”.',
    });
  });
});
