import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Problem } from '../core/problem.ts';
import { countLines } from './count-lines.ts';
import type { Dialect } from './dialect.ts';
import { Mender } from './mend.ts';
import { parseRecords } from './parse-records.ts';
import { peekCsv } from './peek-csv.ts';
import { bytesSource } from './test-source.test-support.ts';

// Cutting at every byte takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Marks = Pick<Dialect, 'delimiter' | 'escape'>;
const STANDARD: Marks = { delimiter: ',', escape: 'double' };
const BACKSLASH: Marks = { delimiter: ',', escape: 'backslash' };

/** All canonical text of some pieces, with the places of misplaced quotes; a Problem as its code and line. */
function mend(pieces: string[], marks: Marks) {
  const mender = new Mender(marks);
  let text = '';
  const stray: number[] = [];
  const take = (batch: ReturnType<Mender['feed']>) => {
    if (!batch) return;
    expect(batch.line).toBe(1 + countLines(text));
    stray.push(...batch.stray.map((at) => at + text.length));
    text += batch.text;
  };
  try {
    for (const piece of pieces) take(mender.feed(piece));
    take(mender.finish());
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { code: error.code, message: error.message };
  }
  return { text, stray };
}

function readMended(text: string, marks: Marks): string[][] {
  return parseRecords(mend([text], marks).text ?? '', marks);
}

/** The same reading, a character at a time; undefined where a quote is left open. */
function readPlainly(text: string, { delimiter, escape }: Marks): string[][] | undefined {
  const records: string[][] = [];
  let record: string[] = [];
  let cell = '';
  let place: 'start' | 'plain' | 'quoted' = 'start';
  for (let at = 0; at < text.length; at++) {
    const [char, next] = [text[at] ?? '', text[at + 1]];
    if (escape === 'backslash' && char === '\\' && (next === '"' || next === '\\')) {
      cell += next;
      at++;
      if (place === 'start') place = 'plain';
    } else if (place === 'quoted') {
      if (char !== '"') cell += char;
      else if (next === '"') {
        cell += '"';
        at++;
      } else place = 'plain';
    } else if (char === '"' && place === 'start') place = 'quoted';
    else if (char === delimiter) {
      record.push(cell);
      cell = '';
      place = 'start';
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && next === '\n') at++;
      records.push([...record, cell]);
      record = [];
      cell = '';
      place = 'start';
    } else {
      cell += char;
      place = 'plain';
    }
  }
  if (place === 'quoted') return undefined;
  const atEnd = text === '' || (place === 'start' && record.length === 0);
  return atEnd ? records : [...records, [...record, cell]];
}

const hostile = fc
  .array(fc.constantFrom('"', '"', ',', '\r', '\n', '\\', 'a', ' ', '😀', '\r\n', '""', '\\"'), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));

describe('mended text', () => {
  it.each([
    ['a bare CR', 'x,a\rb\n', [['x', 'a'], ['b']]],
    [
      'mixed line ends',
      'a,1\r\nb,2\nc,3\rd,4',
      [
        ['a', '1'],
        ['b', '2'],
        ['c', '3'],
        ['d', '4'],
      ],
    ],
    [
      'text after a closing quote',
      'x,"ab"cd\ny,z',
      [
        ['x', 'abcd'],
        ['y', 'z'],
      ],
    ],
    ['spaces after a closing quote', '"a" ,b', [['a ', 'b']]],
    ['quotes after a closing quote', '"ab"c"d"e,"f"', [['abc"d"e', 'f']]],
    [
      'a backslash before a quote',
      'x,"a\\"b"\ny,z',
      [
        ['x', 'a\\b"'],
        ['y', 'z'],
      ],
    ],
    ['quotes inside an unquoted cell', '6" pipe,a "b" c\n', [['6" pipe', 'a "b" c']]],
    ['newlines inside quotes', '"a\r\nb\rc\nd",e\r\n', [['a\r\nb\rc\nd', 'e']]],
    ['half a surrogate pair', '\uD83D,"\uDE00"', [['\uD83D', '\uDE00']]],
  ])('reads %s', (_, text, rows) => {
    expect(readMended(text, STANDARD)).toEqual(rows);
  });

  it.each([
    ['quotes', '"say \\"hi\\", twice",b', [['say "hi", twice', 'b']]],
    ['an unquoted cell that begins with one', '\\"a\\" b,c', [['"a" b', 'c']]],
    ['backslashes', '"C:\\\\",\\\\x', [['C:\\', '\\x']]],
    ['a backslash before a closing quote', '"a\\\\","b"', [['a\\', 'b']]],
    ['nothing else', '"a\\n\\,\\t",\\N', [['a\\n\\,\\t', '\\N']]],
    ['doubled quotes too', '"a ""b"" \\"c\\""', [['a "b" "c"']]],
  ])('takes a backslash for the escape of %s where that is the dialect', (_, text, rows) => {
    expect(readMended(text, BACKSLASH)).toEqual(rows);
  });

  it.each([STANDARD, BACKSLASH, { ...STANDARD, delimiter: ';' } as const])(
    'reads as a reader that goes character by character, with %j',
    (marks) => {
      fc.assert(
        fc.property(hostile, (text) => {
          const source = text.replaceAll(',', marks.delimiter);
          const { text: mended, code } = mend([source], marks);
          const records = mended === undefined ? code : parseRecords(mended, marks);
          expect(records).toEqual(readPlainly(source, marks) ?? 'unterminated_quote');
        }),
        { numRuns: 3000 },
      );
    },
  );

  it.each([STANDARD, BACKSLASH])('does not depend on where it is cut, with %j', (marks) => {
    fc.assert(
      fc.property(hostile, (text) => {
        const whole = mend([text], marks);
        for (let cut = 1; cut < text.length; cut++)
          expect(mend([text.slice(0, cut), text.slice(cut)], marks)).toEqual(whole);
        expect(mend(text.split(''), marks)).toEqual(whole);
      }),
      { numRuns: 500 },
    );
  });

  it.each(readdirSync('test-data/csv/qa-variants').filter((file) => file.endsWith('sv')))(
    'of %s does not depend on where it is cut',
    async (file) => {
      const bytes = readFileSync(`test-data/csv/qa-variants/${file}`);
      const { dialect } = await peekCsv(bytesSource(bytes));
      const text = new TextDecoder(dialect.encoding).decode(bytes);
      const whole = mend([text], dialect);
      expect(whole.code).toBeUndefined();
      expect(mend(text.split(''), dialect)).toEqual(whole);
      // The rows are the same in all files, so that the whole of it is cut up in those with rare marks only.
      const part = /^(09|13|15)/.test(file) ? text : text.slice(0, 4000);
      const records = new Mender(dialect).feed(part)?.text;
      const differing = Array.from({ length: part.length }, (_, cut) => cut).filter((cut) => {
        const mender = new Mender(dialect);
        const before = mender.feed(part.slice(0, cut))?.text ?? '';
        return before + (mender.feed(part.slice(cut))?.text ?? '') !== records;
      });
      expect(differing).toEqual([]);
    },
  );

  it('is the text itself where nothing needs mending', () => {
    const text = 'a,"b ""c""\r\nd",é\n"गंगा",,""\n';
    expect(mend([text], STANDARD)).toEqual({ text, stray: [] });
  });
});

interface PapaCase {
  description: string;
  input: string;
  config?: Record<string, unknown>;
  expected: { data: string[][] };
}
const { CORE_PARSER_TESTS }: { CORE_PARSER_TESTS: PapaCase[] } = JSON.parse(
  readFileSync('test-data/csv/papaparse_test_cases.json', 'utf8'),
);

/** Cases that our rules contradict, by what their description says, and why. */
const NOT_OURS: [RegExp, string][] = [
  [/has no closing quote/, 'an open quote is a Problem here'],
  [/invalid trailing quote/, 'text after a closing quote is read as pandas reads it'],
];
const OPTIONS_NOT_USED = ['comments', 'header', 'fastMode', 'preview'];

describe("PapaParse's own cases", () => {
  const ours = CORE_PARSER_TESTS.filter(
    ({ description, config = {} }) =>
      !NOT_OURS.some(([pattern]) => pattern.test(description)) &&
      !OPTIONS_NOT_USED.some((option) => option in config),
  );

  it.each(ours)('$description', ({ input, expected }) => {
    // The end of the last line is no line of its own here.
    const rows = input.endsWith('\n') ? expected.data.slice(0, -1) : expected.data;
    expect(readMended(input, STANDARD)).toEqual(rows);
  });

  it('are run but for five that our rules contradict and those of options that are not used', () => {
    const contradicted = CORE_PARSER_TESTS.filter(({ description }) =>
      NOT_OURS.some(([pattern]) => pattern.test(description)),
    );
    expect(contradicted.length).toBe(5);
    expect(ours.length).toBeGreaterThan(35);
  });
});
