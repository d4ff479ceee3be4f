import { describe, expect, it } from 'vitest';
import { addNotes } from './add-notes.ts';

const table = { markdown: '| a |\n', csv: '"a"\n', latex: '\\end{table}\n' };

describe('addNotes', () => {
  it('leaves a table without notes as it is', () => {
    expect(addNotes(table, [])).toEqual(table);
  });

  it('puts each note on one line, in the way of its format', () => {
    expect(addNotes(table, ['3 replaced by my_"patch"\n.csv.'])).toEqual({
      markdown: '| a |\n\n3 replaced by my\\_"patch" .csv.\n',
      csv: '"a"\n"3 replaced by my_""patch"" .csv."\n',
      latex: '\\end{table}\n% 3 replaced by my_"patch" .csv.\n',
    });
  });
});
