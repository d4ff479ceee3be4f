import { describe, expect, it } from 'vitest';
import { DEFAULT_RAG_SETTINGS } from '../core/rag/rag-settings.ts';
import { readOptions } from './options.ts';

function read(...args: string[]) {
  const options = readOptions(['x.csv', ...args]);
  return options === 'help' ? undefined : options.rag;
}

describe('--rag', () => {
  it('is not asked for unless it is named', () => {
    expect(read()).toBeUndefined();
  });

  it('scores with the usual settings', () => {
    expect(read('--rag')).toEqual({
      settings: DEFAULT_RAG_SETTINGS,
      chunks: undefined,
      context: undefined,
    });
  });

  it('takes all that it can be told', () => {
    const args =
      '--threshold 0.25 --tokenizer cl100k_base --count-sources --weights 2,0,.5 --citation-pattern {(.+?)} --seed 7 --chunks c.csv --context docs';
    expect(read('--rag', ...args.split(' '))).toEqual({
      settings: {
        threshold: 0.25,
        tokenizer: 'cl100k_base',
        countSources: true,
        weights: { sourceReturn: 2, factual: 0, length: 0.5 },
        citationPattern: '{(.+?)}',
        seed: 7,
      },
      chunks: 'c.csv',
      context: 'docs',
    });
  });

  it.each([
    ['an option of it without it', ['--seed', '1'], /--seed says how --rag scores/],
    ['a flag of it without it', ['--count-sources'], /--count-sources says how --rag/],
    ['a threshold of 0', ['--rag', '--threshold', '0'], /--threshold needs a share above 0/],
    ['an empty threshold', ['--rag', '--threshold', ''], /--threshold/],
    ['an unknown tokenizer', ['--rag', '--tokenizer', 'p50k'], /o200k_base or cl100k_base/],
    ['two weights', ['--rag', '--weights', '1,1'], /--weights needs three numbers/],
    ['a weight below 0', ['--rag', '--weights=-1,1,1'], /at least 0/],
    ['weights that are all 0', ['--rag', '--weights', '0,0,0'], /not all of them 0/],
    ['a seed that is too large', ['--rag', '--seed', '4294967296'], /--seed/],
    [
      'a pattern without a group',
      ['--rag', '--citation-pattern', 'x'],
      /--citation-pattern: .*group/,
    ],
    ['standard input twice', ['--rag', '--chunks', '-', '-'], /only once/],
  ])('is refused with %s', (_, args, sentence) => {
    expect(() => read(...args)).toThrow(sentence);
  });
});
