import { describe, expect, it } from 'vitest';
import { scoreRow } from '../core/scorers/score-row.ts';
import { addToTally, emptyTally } from '../core/summary.ts';
import { startScores } from './file-scores.ts';
import type { FileScores } from './file-scores.ts';
import { formatSummary } from './format-summary.ts';

/** A file with one correct row in each domain. */
function scoresOf(file: string, domains: string[]): FileScores {
  const [total, ...parts] = [undefined, ...domains].map(() => emptyTally());
  if (!total) throw new Error('there is always a total');
  for (const tally of [...parts, ...parts.map(() => total)])
    addToTally(tally, scoreRow('a', 'a'), { emptyGolden: false, noText: false });
  const dialect = { encoding: 'utf-8', bom: false, delimiter: ',', escape: 'double' } as const;
  const byDomain = parts.map((tally, place) => ({ domain: domains[place] ?? '', tally }));
  return { ...startScores(file, { dialect, duplicates: [] }), tally: total, domains: byDomain };
}

describe('formatSummary', () => {
  it('shows control characters of a domain rather than obeying them', () => {
    const text = formatSummary('text', [scoresOf('x.csv', ['\u001B[31mred\nline', ''])]);
    expect(text).toMatch(/^\\u001b\[31mred\\u000aline +1 /m);
    expect(text).toMatch(/^\(empty\) +1 /m);
  });

  it('has room for more domains than a call has for arguments', () => {
    const names = Array.from({ length: 130_000 }, (_, at) => `domain ${at}`);
    expect(formatSummary('text', [scoresOf('x.csv', names)])).toMatch(/^domain 129999 +1 /m);
  });

  it('does not claim that no row was left out where --limit left some out', () => {
    const scores = { ...scoresOf('x.csv', ['a']), isCut: true };
    expect(formatSummary('text', [scores])).toContain('1 row, what --limit cut off left out.');
  });

  it('aligns the figures under their headings, Devanagari too', () => {
    const lines = formatSummary('text', [scoresOf('x.csv', ['कला', 'a'])]).split('\n');
    const ends = lines.slice(0, 3).map((line) => line.replaceAll(/\p{Mn}/gu, '').length);
    expect(new Set(ends).size).toBe(1);
  });

  it('keeps a domain called __proto__ in JSON', () => {
    const json = formatSummary('json', [scoresOf('x.csv', ['__proto__'])]);
    expect(json).toMatch(/"domains": \{\s+"__proto__": \{\s+"rows": 1,/);
  });

  it('adds up several files, and keeps each', () => {
    const files = [scoresOf('x.csv', ['a', 'b']), scoresOf('y.csv', ['b'])];
    const { combined, domains, files: parts } = JSON.parse(formatSummary('json', files));
    expect(combined.rows).toBe(3);
    expect(domains.b.rows).toBe(2);
    expect(parts).toMatchObject([
      { file: 'x.csv', combined: { rows: 2 } },
      { file: 'y.csv', combined: { rows: 1 } },
    ]);
    expect(formatSummary('text', files)).toMatch(/^File .*\nx\.csv +2 .*\ny\.csv +1 /m);
    expect(formatSummary('md', files)).toMatch(/^## y\.csv\n\n\| Domain \|/m);
  });
});
