import { describe, expect, it } from 'vitest';
import { peekCsv } from './peek-csv.ts';
import { bytesSource, readAll } from './test-source.test-support.ts';
import { writeXlsx } from './test-xlsx.test-support.ts';

const number = (value: string, style = 0) => ({
  attributes: `s="${style}"`,
  content: `<v>${value}</v>`,
});

const readBook = (...input: Parameters<typeof writeXlsx>) =>
  readAll(bytesSource(writeXlsx(...input)));

describe('a workbook', () => {
  it('gives the rows of its first sheet with rows, and says which', async () => {
    const table = await readBook({
      Empty: [],
      Answers: [
        ['question', 'answer', 'response'],
        ['who?', ' me\n ', 'it is <me> & you'],
      ],
    });
    expect(table.dialect).toMatchObject({ format: 'xlsx', sheet: 'Answers' });
    expect(table.header).toEqual(['question', 'answer', 'response']);
    expect(table.rows).toEqual([['who?', ' me\n ', 'it is <me> & you']]);
  });

  it('gives the sheet that is asked for, and names those there are where there is none such', async () => {
    const bytes = writeXlsx({ One: [['a'], ['1']], Two: [['b'], ['2']] });
    expect((await peekCsv(bytesSource(bytes), { sheet: 'Two' })).header).toEqual(['b']);
    await expect(peekCsv(bytesSource(bytes), { sheet: 'two' })).rejects.toMatchObject({
      code: 'usage',
      message: 'There is no sheet "two" in this workbook. It has: One, Two.',
    });
  });

  it('gives the first sheet that names the columns, whatever stands before it', async () => {
    const table = await readBook({
      'Read me': [['About this workbook'], ['by us']],
      Answers: [['Results'], ['answer', 'response'], ['a', 'b']],
    });
    expect(table.dialect).toMatchObject({ sheet: 'Answers', header: 2 });
    expect(table.rows).toEqual([['a', 'b']]);
  });

  it('has its header below titles, and skips rows without text', async () => {
    const table = await readBook({
      S: [['May'], [], ['answer', 'response'], ['a', 'b'], [], ['c', '']],
    });
    expect(table.dialect.header).toBe(3);
    expect(table).toMatchObject({
      rows: [
        ['a', 'b'],
        ['c', ''],
      ],
      blankLines: 1,
    });
  });

  it.each([
    ['text as it stands', '007', '007'],
    ['NA', 'NA', 'NA'],
    ['TRUE', 'TRUE', 'TRUE'],
    ['1947.0', '1947.0', '1947.0'],
    ['a number without needless digits', number('1947.0'), '1947'],
    ['a number that is shown otherwise', number('0.1'), '0.1'],
    ['a large number', number('1.5E+20'), '150000000000000000000'],
    ['a day', number('45413', 1), '2024-05-01'],
    ['a day with its time', number('45413.5', 2), '2024-05-01 12:00:00'],
    ['a time of day', number('0.5', 2), '12:00:00'],
    ['midnight', number('0', 2), '00:00:00'],
    ['a truth', { attributes: 't="b"', content: '<v>1</v>' }, 'true'],
    ['a formula', { attributes: 't="str"', content: '<f>A1</f><v>found</v>' }, 'found'],
    ['an error, which is empty', { attributes: 't="e"', content: '<v>#N/A</v>' }, ''],
  ])('reads %s', async (_, cell, text) => {
    const { rows } = await readBook({
      S: [
        ['answer', 'response', 'x'],
        [cell, 'b', 'c'],
      ],
    });
    expect(rows).toEqual([[text, 'b', 'c']]);
  });

  it('is refused where it is cut short, and where it is empty', async () => {
    const bytes = writeXlsx({
      S: [
        ['answer', 'response'],
        ['a', 'b'],
      ],
    });
    await expect(readAll(bytesSource(bytes.slice(0, -40)))).rejects.toMatchObject({
      code: 'damaged_file',
    });
    await expect(readBook({ S: [] })).rejects.toMatchObject({ code: 'empty_file' });
  });
});
