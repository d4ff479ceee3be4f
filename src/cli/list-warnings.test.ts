import { describe, expect, it } from 'vitest';
import { listWarnings } from './list-warnings.ts';
import { readOptions } from './options.ts';
import { scoreFile } from './score-file.ts';

async function warningsOf(bytes: Uint8Array, args: string[] = []): Promise<string[]> {
  async function* blocks() {
    yield bytes;
  }
  const source = { name: 'x.csv', path: 'x.csv', size: bytes.length, blocks };
  const options = readOptions(['x.csv', ...args]);
  if (options === 'help') throw new Error('no help was asked for');
  return listWarnings(await scoreFile(source, options, undefined, () => undefined));
}

describe('listWarnings', () => {
  it('is silent about a file with nothing odd', async () => {
    expect(await warningsOf(Buffer.from('answer,response\na,a\nb,c\n'))).toEqual([]);
  });

  it('tells that --limit left rows out, where it did', async () => {
    const bytes = Buffer.from('answer,response\na,a\nb,c\n');
    expect(await warningsOf(bytes, ['--limit', '1'])).toEqual([
      'only the first row was read, as --limit asks.',
    ]);
    expect(await warningsOf(bytes, ['--limit', '2'])).toEqual([]);
  });

  it.each([
    ['empty golden answers', 'answer,response\n,x\n,\na,a\n', /^2 empty golden.*100\.0%.*1 row/],
    ['blank responses', 'answer,response\na," "\nb,b\n', /^1 blank response,/],
    ['ragged rows', `answer,response\n${'a\n'.repeat(7)}`, /^7 ragged rows.*line 2, .*line 6, …/],
    ['rows with no text', 'answer,response\n ,\nb,b\n', /^1 row with no text.*of 1 row/],
    ['misplaced quotes', 'answer,response\na,a\nx,"ab"cd\n', /^1 row with a misplaced.*row 2/],
    ['another encoding', Buffer.from('answer,response\ncaf\xE9,b\n', 'latin1'), /Windows-1252/],
    ['columns of the same name', 'answer,answer,response\na,b,a\n', /called answer:.*answer\.1/],
    ['0% on 20 rows', `answer,response\n${'a,b\n'.repeat(20)}`, /0% on all 20 rows.*causes/],
    ['100% on 20 rows', `answer,response\n${'a,a\n'.repeat(20)}`, /100% on all 20 rows/],
  ])('tells of %s', async (_, csv, warning) => {
    expect(await warningsOf(Buffer.from(csv))).toContainEqual(expect.stringMatching(warning));
  });
});
