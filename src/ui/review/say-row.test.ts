import { describe, expect, it } from 'vitest';
import { sayRow } from './say-row.ts';

describe('sayRow', () => {
  it('reads number and texts in the order of the screen', () => {
    const row = { row: 1, question: 'Who?', golden: 'Nash', response: ' John Nash\n' };
    expect(sayRow(row)).toBe('Row 2. Question: Who?. Golden answer: Nash. Response: John Nash');
  });

  it('says that a text is empty, and cuts a long one', () => {
    const said = sayRow({ row: 0, question: '', golden: 'x', response: 'y'.repeat(1000) });
    expect(said).toContain('Question: empty');
    expect(said).toMatch(/y{300} … and more$/);
  });
});
