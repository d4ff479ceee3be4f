import { countOf, formatCount } from '../format.ts';
import { sayDifference, sayP } from '../runs/say-difference.ts';
import { SCORERS } from '../scorers/scorers.ts';
import { html, type Html } from './html.ts';
import type { ReportedComparison, ReportedFile } from './report-input.ts';
import { reportTable } from './report-table.ts';

/** Pairs of a table: all of ten runs, twice over. */
const MOST_PAIRS = 100;

/** The runs two at a time by each scorer, on the questions that they share, and how that was done. */
export function writePairs(
  comparisons: readonly ReportedComparison[],
  files: readonly ReportedFile[],
): Html {
  return html`${comparisons.map((comparison) => writeComparison(comparison, files))}
    <p class="methods">${sayPairs(comparisons)}</p>`;
}

function writeComparison(
  { scorer, pairs }: ReportedComparison,
  files: readonly ReportedFile[],
): Html {
  const nameOf = (key: string) => files.find((file) => file.key === key)?.name ?? '';
  const left = pairs.length - MOST_PAIRS;
  return html`${reportTable({
    caption: `${nameScorer(scorer)}: first less second on the rows that both have`,
    headings: [
      'First',
      'Second',
      'Rows compared',
      'Only in one',
      'Difference (95%)',
      'b: first alone',
      'c: second alone',
      'Mid-p',
      'Holm-corrected',
    ],
    rows: pairs.slice(0, MOST_PAIRS).map((pair) => ({
      cells: [
        nameOf(pair.first),
        html`<bdi>${nameOf(pair.second)}</bdi>`,
        formatCount(pair.comparison.rows),
        `${formatCount(pair.notInSecond)} and ${formatCount(pair.notInFirst)}`,
        sayDifference(pair.comparison.difference),
        formatCount(pair.tally.firstOnly),
        formatCount(pair.tally.secondOnly),
        sayP(pair.comparison.p),
        sayP(pair.adjustedP),
      ],
    })),
  })}${left > 0 && html`<p class="note">${countOf(left, 'pair')} more not listed.</p>`}`;
}

function nameScorer(scorer: ReportedComparison['scorer']): string {
  return SCORERS.find(({ id }) => id === scorer)?.name ?? scorer;
}

/** How the runs were compared, to paste into a paper. */
function sayPairs(comparisons: readonly ReportedComparison[]): string {
  const [first] = comparisons;
  const pairs = first?.pairs ?? [];
  const repeated = pairs.reduce((sum, pair) => sum + pair.repeatedFirst + pair.repeatedSecond, 0);
  return [
    `Runs were joined on question and golden answer and compared on the rows that both have, by ${comparisons.map(({ scorer }) => nameScorer(scorer).toLowerCase()).join(' and by ')}: the difference of accuracies with Newcombe’s 95% interval for paired proportions (method 10), and McNemar’s mid-p test, corrected by Holm over the ${countOf(pairs.length, 'pair')} of runs.`,
    ...(repeated > 0
      ? [
          `Rows whose question and golden answer stand more than once in a run are left out (${formatCount(repeated)} over all pairs).`,
        ]
      : []),
  ].join(' ');
}
