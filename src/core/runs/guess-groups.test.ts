import { describe, expect, it } from 'vitest';
import { guessGroups } from './guess-groups.ts';

describe('guessGroups', () => {
  it.each([
    ['llama3_hi.csv', 'Hindi', 'llama3'],
    ['gpt-4o-mini_hindi.csv', 'Hindi', 'gpt-4o-mini'],
    ['Tamil results gemma-2-9b.tsv', 'Tamil', 'gemma-2-9b'],
    ['runs/bn/sarvam-1_ben_Beng.csv', 'Bengali', 'sarvam-1'],
    ['qwen2.5-7b-hi-IN.csv', 'Hindi', 'qwen2.5-7b'],
    ['hi_gpt-4.csv', 'Hindi', 'gpt-4'],
    ['responses.csv', '', ''],
    ['as_it_is_gpt-4_v2.csv', 'Assamese', 'it_is_gpt-4_v2'],
    ['what_it_is.csv', '', 'what_it_is'],
    ['', '', ''],
  ])('reads %s', (name, language, model) => {
    expect(guessGroups([name])).toEqual([{ language, model }]);
  });

  it('leaves out what all names have in common', () => {
    const names = ['DPR', 'FiD', 'text-davinci-003_zeroshot'].map(
      (model) => `openqa_nq301_${model}.csv`,
    );
    expect(guessGroups(names).map(({ model }) => model)).toEqual([
      'DPR',
      'FiD',
      'text-davinci-003_zeroshot',
    ]);
  });

  it('keeps one model’s name in every language', () => {
    expect(guessGroups(['bench_gpt-4_hi.csv', 'bench_gpt-4_ta.csv'])).toEqual([
      { language: 'Hindi', model: 'bench_gpt-4' },
      { language: 'Tamil', model: 'bench_gpt-4' },
    ]);
  });

  it('keeps what looks like a model though all names begin with it', () => {
    const names = ['x_llama-3_8b_hi.csv', 'x_llama-3_70b_hi.csv'];
    expect(guessGroups(names).map(({ model }) => model)).toEqual(['llama-3_8b', 'llama-3_70b']);
  });
});
