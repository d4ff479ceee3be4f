import { describe, expect, it } from 'vitest';
import { RELAXATIONS } from '../core/what-if/relaxations.ts';
import { readOptions } from './options.ts';

const NONE = { whatIfs: [], goldenForm: undefined, squad: false };

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
      format: 'excel',
      summary: 'md',
      summaryOut: undefined,
      isMerge: false,
      dialect: {},
      limit: 5,
      columns: { golden: 'Gold' },
      variants: NONE,
    });
  });

  it('takes all rows, a text summary and verbatim CSV where nothing is said', () => {
    const options = {
      out: undefined,
      format: 'csv',
      summary: 'text',
      summaryOut: undefined,
      isMerge: false,
      dialect: {},
      limit: Infinity,
      columns: {},
      variants: NONE,
    };
    expect(readOptions(['a.csv'])).toEqual({ files: ['a.csv'], ...options });
  });

  it('reads what is said of how files are written', () => {
    const args = '--encoding UTF-16LE --delimiter tab --quote single --header-line 0 --sheet May';
    expect(readOptions(['a', '--read-on', '--jsonl', ...args.split(' ')])).toMatchObject({
      format: 'jsonl',
      dialect: {
        encoding: 'utf-16le',
        delimiter: '\t',
        quote: "'",
        header: 0,
        sheet: 'May',
        readOn: true,
        format: 'jsonl',
      },
    });
  });

  it.each([
    ['nfc', [['nfc']]],
    ['strip-golden, nfc', [['strip-golden'], ['nfc'], ['nfc', 'strip-golden']]],
    ['strip-golden+nfc,nfc+strip-golden', [['nfc', 'strip-golden']]],
    ['nfc+nfkc,multiset', [['nfc', 'nfkc'], ['multiset'], ['nfc', 'nfkc', 'multiset']]],
  ])('reads --what-if %s as each, then all together', (list, whatIfs) => {
    expect(readOptions(['a.csv', '--what-if', list])).toMatchObject({ variants: { whatIfs } });
  });

  it('takes every relaxation alone, then all together, for all', () => {
    const options = readOptions(['a.csv', '--what-if', 'all']);
    const ids = RELAXATIONS.map(({ id }) => id);
    expect(options).toMatchObject({ variants: { whatIfs: [...ids.map((id) => [id]), ids] } });
  });

  it.each([
    ['json', 'json'],
    ['|', { delimiter: '|' }],
    [' or ', { delimiter: ' or ' }],
  ])('reads --golden-answers %j', (value, goldenForm) => {
    const options = readOptions(['a.csv', '--golden-answers', value, '--squad']);
    expect(options).toMatchObject({ variants: { goldenForm, squad: true } });
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
    ['--excel with --jsonl', ['--excel', '--jsonl', '--out', 'o', 'a.csv'], /choose one/],
    ['--out - for several files', ['--out', '-', 'a.csv', 'b.csv'], /one file/],
    ['an output without a name', ['--summary-out', '', 'a.csv'], /name of a file/],
    ['--merge with --out', ['--merge', '--out', 'o', 'a.json'], /no rows for --out/],
    ['--merge with --rag', ['--merge', '--rag', 'a.json'], /no rows for --rag/],
    ['--merge with a column', ['--merge', '--answer', 'b', 'a.json'], /no rows for --answer/],
    ['two outputs of one name', ['--out', 'o', '--summary-out', 'o', 'a.csv'], /same file/],
    ['an unknown encoding', ['--encoding', 'ebcdic', 'a.csv'], /--encoding is one of utf-8/],
    ['a header line that is none', ['--header-line', 'top', 'a.csv'], /--header-line/],
    ['an unknown relaxation', ['--what-if', 'nfc,nfd', 'a.csv'], /--what-if.*nfkc.*"nfd"/],
    ['no relaxation', ['--what-if', '', 'a.csv'], /--what-if/],
    ['nothing between golden answers', ['--golden-answers', '', 'a.csv'], /--golden-answers/],
    ['standard input twice', ['-', '-'], /only once/],
  ])('refuses %s in one line', (_, args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
    expect(() => readOptions(args)).toThrow(/^[^\n]+$/);
  });
});
