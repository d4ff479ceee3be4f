import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  makeFile,
  makeInput,
  makeJudge,
  makeReview,
  makeRun,
  ROWS,
} from './report-input.test-support.ts';
import { writeReport } from './write-report.ts';

const NAUGHTY: string[] = JSON.parse(readFileSync('test-data/csv/naughty-strings.json', 'utf8'));

/** Names of the elements that a page opens. */
function elementsOf(report: string): Set<string | undefined> {
  return new Set(Array.from(report.matchAll(/<([a-z]\w*)/gi), ([, name]) => name?.toLowerCase()));
}

describe('writeReport', () => {
  const known = { review: makeReview(), judge: makeJudge() };

  it('gives the same text for the same input, and another for another day', () => {
    const input = makeInput(ROWS, known);
    expect(writeReport(input)).toBe(writeReport(makeInput(ROWS, known)));
    expect(writeReport({ ...input, date: '2026-03-15' })).not.toBe(writeReport(input));
  });

  it('asks for nothing: no address but those in its text, no script, and a policy that says so', () => {
    const report = writeReport(makeInput(ROWS, known));
    expect(report).toContain('content="default-src &#39;none&#39;; style-src');
    expect(report).not.toMatch(/<(?:script|link|img|iframe|object|form|base)\b/);
    expect(report).not.toMatch(/\b(?:src|href)="(?!#)|url\(|@import/);
  });

  it('marks the match, golden words and what shows a reason', () => {
    const report = writeReport(makeInput(ROWS));
    expect(report).toContain('<mark class="exact">');
    expect(report).toMatch(/<mark class="word ?">Ruru<\/mark>/);
    expect(report).toMatch(/<mark class="(?:word)? ?reason">/);
    expect(report).toMatch(/<dd dir="auto">\s*<span class="as-is">[^]*?القاهرة/);
  });

  it('keeps white space of a row as it is', () => {
    const text = '  a\n\n\tb  ';
    const report = writeReport(
      makeInput([{ question: text, golden: 'x', response: 'y', domain: 'd' }]),
    );
    expect(report).toContain(`<span class="as-is">${text}</span>`);
  });

  it('cuts a very long text and says so', () => {
    const report = writeReport(
      makeInput([{ question: 'q', golden: 'x', response: 'y'.repeat(5000), domain: 'd' }]),
    );
    expect(report).toContain('the first 4,000 of 5,000 characters');
  });

  it('holds hostile texts as text, wherever they stand', () => {
    const rows = NAUGHTY.map((text) => ({
      question: text,
      golden: text,
      response: text,
      domain: text,
    }));
    const hostile = writeReport({
      ...makeInput(rows, known),
      runs: [makeRun(makeFile(rows, '</title><script>alert(1)</script>'), known)],
    });
    const plain = elementsOf(writeReport(makeInput(ROWS, known)));
    // A text that is empty is said to be so.
    expect([...elementsOf(hostile)].filter((name) => !plain.has(name))).toEqual(['i']);
    expect(hostile).not.toMatch(/<[^>]*\son\w+=/i);
  });

  it('lists the largest 200 domains, and says how many others there are', () => {
    const rows = Array.from({ length: 203 }, (_, place) => ({
      question: '',
      golden: 'a',
      response: 'a',
      domain: `domain ${place}`,
    }));
    const input = makeInput(rows);
    const report = writeReport({ ...input, rows: { said: '', found: 0, rows: [] } });
    expect(report).toContain('3 domains with fewer rows not listed');
    expect(report.match(/>domain \d+</g)).toHaveLength(200);
    expect(report).not.toContain('id="rows"');
  });

  it('reports on a file without rows and on several files side by side', () => {
    const runs = [makeRun(makeFile([], 'none.csv')), makeRun(makeFile(ROWS))];
    const report = writeReport({ ...makeInput(ROWS), runs });
    expect(report).toContain('<title>Report on 2 files</title>');
    expect(report).toContain('no rows');
    expect(report).not.toMatch(/NaN|Infinity|undefined</);
  });
});
