import { describe, expect, it } from 'vitest';
import { sayDecision, sayRow } from './say-decision.ts';

describe('sayDecision', () => {
  it.each([
    ['correct', 1, 'Marked correct. z undoes.'],
    ['incorrect', 1, 'Marked wrong. z undoes.'],
    ['unsure', 4, 'Marked unsure: 4 rows. z undoes.'],
    [undefined, 1, 'Verdict cleared. z undoes.'],
  ] as const)('tells %s of %i', (verdict, rows, said) => {
    expect(sayDecision(verdict, rows)).toBe(said);
  });
});

describe('sayRow', () => {
  it('reads place and texts in the order of the screen', () => {
    const row = { question: 'Who?', golden: 'Nash', response: ' John Nash\n' };
    expect(sayRow(row, 'Row 2 of 5')).toBe(
      'Row 2 of 5. Question: Who?. Golden answer: Nash. Response: John Nash',
    );
  });

  it('says that a text is empty, and cuts a long one', () => {
    const said = sayRow({ question: '', golden: 'x', response: 'y'.repeat(1000) }, 'Row 1 of 1');
    expect(said).toContain('Question: empty');
    expect(said).toMatch(/y{300} … and more$/);
  });
});
