import { describe, expect, it } from 'vitest';
import type { Tally } from './model.ts';
import { summaryTable } from './summary-table.ts';
import { addTallies, addToTally, emptyTally } from './summary.ts';

function tallyOf(...verdicts: [exact: boolean, overlap: boolean][]): Tally {
  const tally = emptyTally();
  for (const [exact, overlap] of verdicts) {
    const score = { exact, overlap, matchingWords: 0, totalWords: 1, blank: false };
    addToTally(tally, score, { emptyGolden: false, noText: false });
  }
  return tally;
}

const ART = tallyOf([true, true], [false, true], [false, false]);
const LAW = tallyOf([true, false]);
const DOMAINS = [
  { domain: 'Art', tally: ART },
  { domain: 'Law', tally: LAW },
];

function tableWithDomain(domain: string) {
  return summaryTable(ART, [{ domain, tally: ART }]);
}

describe('summaryTable', () => {
  it('ends each form with the notes it is given, in one line', () => {
    const { markdown, csv, latex } = summaryTable(ART, DOMAINS, [
      'Of *one* file.',
      '3 golden answers replaced by a\n"b"_50%.csv.',
    ]);
    expect(markdown.split('\n').at(-2)).toMatch(
      / Of \\\*one\\\* file\. 3 golden answers replaced by a "b"\\_50%\.csv\.$/,
    );
    expect(csv.split('\n').at(-2)).toMatch(/ Of \*one\* file\. 3 .* a ""b""_50%\.csv\."$/);
    expect(latex).toMatch(
      /\\caption\{.* 3 golden answers replaced by a \\textquotedbl\{\}b\\textquotedbl\{\}\\_50\\%\.csv\.\}/,
    );
  });

  it('is as safe in CSV as an export for Excel', () => {
    expect(tableWithDomain('\u200B=1+1').csv).toContain(`"'\u200B=1+1"`);
    expect(tableWithDomain('＝1+1').csv).toContain(`"'＝1+1"`);
  });

  it('writes Markdown with combined first, then the macro-average, then the domains', () => {
    expect(summaryTable(addTallies(ART, LAW), DOMAINS).markdown.split('\n')).toEqual([
      '| Domain | Rows | Blank | Exact substring % | Exact substring 95% interval | Word overlap % | Word overlap 95% interval | Both pass % | Exact only % | Overlap only % | Both fail % |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      '| Combined (micro-average) | 4 | 0 | 50.0 | 15.0–85.0% | 50.0 | 15.0–85.0% | 25.0 | 25.0 | 25.0 | 25.0 |',
      '| Macro-average (mean of domains) |  |  | 66.7 |  | 33.3 |  |  |  |  |  |',
      '| Art | 3 | 0 | 33.3 | 6.1–79.2% | 66.7 | 20.8–93.9% | 33.3 | 0.0 | 33.3 | 33.3 |',
      '| Law | 1 | 0 | 100.0 | 20.7–100.0% | 0.0 | 0.0–79.3% | 0.0 | 100.0 | 0.0 | 0.0 |',
      '',
      '4 rows in 2 domains, none left out; 0 blank responses counted as incorrect; 0 empty golden answers counted as correct unless the response is blank. Wilson 95% intervals. Scorer version 1.',
      '',
    ]);
  });

  it('gives the accuracy without empty golden answers beside', () => {
    const tally = tallyOf([true, true], [false, false]);
    const score = { exact: true, overlap: true, matchingWords: 0, totalWords: 0, blank: false };
    addToTally(tally, score, { emptyGolden: true, noText: false });
    expect(summaryTable(tally, []).markdown).toContain(
      '1 empty golden answer counted as correct unless the response is blank; without these rows Exact substring 50.0%, Word overlap 50.0% of 2 rows.',
    );
  });

  it('leaves a figure that does not exist empty rather than 0', () => {
    const [, , combined] = summaryTable(emptyTally(), []).markdown.split('\n');
    expect(combined).toBe('| Combined (micro-average) | 0 | 0 |  |  |  |  |  |  |  |  |');
  });

  it.each([
    ['a|b', 'a\\|b'],
    ['<b>*x*</b>', '\\<b\\>\\*x\\*\\</b\\>'],
    ['two\r\nlines', 'two lines'],
  ])('escapes the domain %j in Markdown', (domain, text) => {
    expect(tableWithDomain(domain).markdown).toContain(`\n| ${text} | 3 |`);
  });

  it.each([
    ['say "hi", you', '"say ""hi"", you"'],
    ['=1+1', '"\'=1+1"'],
    ['@x', '"\'@x"'],
    ['two\nlines', '"two\nlines"'],
  ])('quotes the domain %j in CSV and lets no formula through', (domain, text) => {
    expect(tableWithDomain(domain).csv).toContain(`\n${text},"3",`);
  });

  it.each([
    ['R&D_50%', 'R\\&D\\_50\\%'],
    ['a\\b{c}$#', 'a\\textbackslash{}b\\{c\\}\\$\\#'],
    ['~^', '\\textasciitilde{}\\textasciicircum{}'],
    ['कला', 'कला'],
  ])('escapes the domain %j in LaTeX', (domain, text) => {
    expect(tableWithDomain(domain).latex).toContain(`\n${text} & 3 & `);
  });

  it('writes a LaTeX table with booktabs rules and as many columns as headings', () => {
    const { latex } = summaryTable(ART, DOMAINS);
    expect(latex).toMatch(/\\begin\{tabular\}\{lr{10}\}\n\\toprule\nDomain & .*\\\\\n\\midrule/);
    expect(latex).toContain('33.3 & 6.1--79.2\\% &');
    expect(latex).toContain('\\bottomrule');
  });
});
