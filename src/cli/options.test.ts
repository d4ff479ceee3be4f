import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('reads files and options in any order', () => {
    const args = [
      'a.csv',
      '--out',
      'o',
      '--excel',
      '--limit=5',
      '-',
      '--answer',
      'Gold',
      '--summary',
      'md',
    ];
    expect(readOptions(args)).toEqual({
      files: ['a.csv', '-'],
      out: 'o',
      flavour: 'excel',
      summary: 'md',
      limit: 5,
      columns: { golden: 'Gold' },
    });
  });

  it('takes all rows, a text summary and verbatim CSV where nothing is said', () => {
    const options = {
      out: undefined,
      flavour: 'csv',
      summary: 'text',
      limit: Infinity,
      columns: {},
    };
    expect(readOptions(['a.csv'])).toEqual({ files: ['a.csv'], ...options });
  });

  it.each([['--help'], ['-h'], ['a.csv', '--help']])('helps with %s', (...args) => {
    expect(readOptions(args)).toBe('help');
  });

  it.each([
    ['no file', [], /No file is named/],
    ['an unknown option', ['--colour', 'a.csv'], /^Unknown option '--colour'\. \(--help/],
    ['an option without its value', ['a.csv', '--out'], /--out/],
    ['a limit that is no whole number', ['--limit', '1e3', 'a.csv'], /--limit.*"1e3"/],
    ['a limit of nothing', ['--limit', '0', 'a.csv'], /--limit/],
    ['an unknown summary', ['--summary', 'xml', 'a.csv'], /text, json or md/],
    ['--excel without --out', ['--excel', 'a.csv'], /--excel/],
    ['--out to standard output', ['--out', '-', 'a.csv'], /standard output/],
    ['standard input twice', ['-', '-'], /only once/],
  ])('refuses %s in one line', (_, args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
    expect(() => readOptions(args)).toThrow(/^[^\n]+$/);
  });
});
