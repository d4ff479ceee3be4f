import { describe, expect, it } from 'vitest';
import { chooseColumns } from './choose-columns.ts';

describe('chooseColumns', () => {
  it('finds the usual names', () => {
    const columns = ['question', 'answer', 'Domain', 'response'];
    expect(chooseColumns(columns, {})).toEqual({ golden: 1, domain: 2, response: 3 });
  });

  it('takes what is named: spelled exactly first, else whatever the case and padding', () => {
    const columns = ['gold', 'Gold', ' Said '];
    const exact = chooseColumns(columns, { golden: 'Gold', response: 'said' });
    expect(exact).toMatchObject({ golden: 1, response: 2 });
  });

  it('settles what would be ambiguous by what is named', () => {
    const columns = ['golden', 'gold', 'response'];
    expect(chooseColumns(columns, { golden: 'gold' })).toMatchObject({ golden: 1 });
  });

  it('does not mind two columns that could be the question, which it does not read', () => {
    const columns = ['query', 'prompt', 'answer', 'response'];
    expect(chooseColumns(columns, {})).toMatchObject({ golden: 2, response: 3 });
  });

  it('never gives a column that is named for one role to another', () => {
    const columns = ['reference', 'output'];
    expect(() => chooseColumns(columns, { golden: 'output' })).toThrow(/response.*--response/);
  });

  it.each([
    [
      'a role that no column plays',
      ['question', 'answer'],
      {},
      /response.*--response.*question, answer/,
    ],
    ['a role that two could play', ['golden', 'gold', 'response'], {}, /golden, gold.*--answer/],
    ['a domain that two could be', ['answer', 'response', 'topic', 'subject'], {}, /--domain/],
    ['a name that is not there', ['answer', 'response'], { golden: 'x' }, /"x".*answer, response/],
    ['a name that fits two', ['A', 'a', 'response'], { golden: ' a' }, /A, a.*--answer/],
    ['line breaks in names', ['one\ntwo'], {}, /^[^\n]*one\\u000atwo[^\n]*$/],
  ])('tells of %s', (_, columns, named, sentence) => {
    expect(() => chooseColumns(columns, named)).toThrow(sentence);
  });
});
