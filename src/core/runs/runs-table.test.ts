import { describe, expect, it } from 'vitest';
import { emptyTally } from '../summary.ts';
import { runsTable } from './runs-table.ts';
import { gatherShares, listDomains, scorerShares, shareOf } from './share.ts';

const tallyOf = (exact: number, rows: number) => ({ ...emptyTally(), exact, rows });
const named = (...names: string[]) => names.map((domain) => ({ domain }));
const DOMAINS = ['Art', 'Law'];
const first = scorerShares(
  'exact',
  tallyOf(11, 20),
  [
    { domain: 'Law', tally: tallyOf(9, 10) },
    { domain: 'Art', tally: tallyOf(2, 10) },
  ],
  DOMAINS,
);
const second = scorerShares(
  'exact',
  tallyOf(1, 4),
  [{ domain: 'Art', tally: tallyOf(1, 4) }],
  DOMAINS,
);
const LINES = [
  { name: 'a_b.csv', language: 'Hindi', model: 'gpt-4', shares: first },
  { name: '=x', language: '', model: '', shares: second },
];
const table = runsTable('Exact substring', DOMAINS, LINES, { micro: 0, domains: [undefined, 0] }, [
  'A note.',
]);

describe('shares', () => {
  it('find a run’s domains by name, and average those that it has', () => {
    expect(first.micro?.percent).toBe(55);
    expect(first.macro).toBeCloseTo(55);
    expect(first.domains.map((share) => share?.percent)).toEqual([20, 90]);
    expect(second.domains[1]).toBeUndefined();
    expect(second.macro).toBe(25);
  });

  it('do not exist without rows', () => {
    expect(shareOf(0, 0)).toBeUndefined();
    expect(gatherShares(undefined, [undefined]).macro).toBeUndefined();
  });

  it('list the domains of all runs once', () => {
    expect(listDomains([named('b', 'a'), named('a', '', 'c')])).toEqual(['b', 'a', '', 'c']);
  });
});

describe('runsTable', () => {
  it('writes Markdown, the supported best in bold', () => {
    expect(table.markdown.split('\n').slice(0, 4)).toEqual([
      '| Run | Language | Model | Rows | Micro-average % | Macro-average % | Art % | Law % |',
      '| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |',
      '| a\\_b.csv | Hindi | gpt-4 | 20 | **55.0 (34.2–74.2%)** | 55.0 | 20.0 (5.7–51.0%) | **90.0 (59.6–98.2%)** |',
      '| =x |  |  | 4 | 25.0 (4.6–69.9%) | 25.0 | 25.0 (4.6–69.9%) |  |',
    ]);
    expect(table.markdown).toMatch(/\n\nExact substring: 2 runs, 24 rows\. .* A note\.\n$/);
  });

  it('writes CSV that is no formula', () => {
    expect(table.csv).toContain('"a_b.csv","Hindi","gpt-4","20","55.0 (34.2–74.2%)"');
    expect(table.csv).toContain(`"'=x"`);
  });

  it('writes LaTeX with booktabs', () => {
    expect(table.latex).toContain('\\begin{tabular}{lllrrrrr}');
    expect(table.latex).toContain(
      'a\\_b.csv & Hindi & gpt-4 & 20 & \\textbf{55.0 (34.2--74.2\\%)} & 55.0 &',
    );
    expect(table.latex).toContain('\\bottomrule');
  });
});
