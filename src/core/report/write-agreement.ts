import { countOf, formatCount, formatInterval, formatPercent } from '../format.ts';
import { findOnlyReviewer, nameRater } from '../review/name-rater.ts';
import { html, type Html } from './html.ts';
import type { ReportedAgreement, ReportedPair } from './report-input.ts';
import { reportTable } from './report-table.ts';

/** Who agrees with whom: scorers, judge and reviewers pair by pair, and all of them together. */
export function writeAgreement(agreement: ReportedAgreement): Html {
  const only = findOnlyReviewer(agreement);
  const pairs = listPairs(agreement);
  return html`${reportTable({
      caption: 'Rows on which both say correct or incorrect',
      headings: [
        'First and second',
        'Rows',
        'Both correct',
        'Only first',
        'Only second',
        'Both wrong',
        'Agreement',
        '95%',
        'Cohen’s kappa',
        '95%',
      ],
      rows: pairs.map((pair) => ({ cells: [writeNames(pair, only), ...figuresOf(pair)] })),
    })}
    <p class="note">
      Kappa is 1 for full agreement and 0 for what chance would
      give.${pairs.some(({ weighted }) => weighted) && ' Where a reviewer is one of two, only rows drawn at random count, each for as many rows as its stratum has for each drawn one; the counts are not weighted.'}
    </p>
    ${agreement.alpha && html`<p>${sayAlpha(agreement.alpha)}</p>`}`;
}

/** Pairs without those of an only reviewer, whose verdicts are those of the review. */
export function listPairs(agreement: ReportedAgreement): ReportedPair[] {
  const only = findOnlyReviewer(agreement);
  return agreement.pairs.filter(({ first, second }) => first !== only && second !== only);
}

/** Krippendorff’s alpha in a sentence. */
export function sayAlpha({
  raters,
  rows,
  weighted,
  alpha,
}: NonNullable<ReportedAgreement['alpha']>): string {
  const over = `of ${formatCount(raters)} raters on ${countOf(rows, 'row')}${weighted ? ', drawn rows weighted' : ''}`;
  return `Krippendorff’s alpha ${over} is ${alpha === undefined ? 'undefined: no two of them differ, or no row has two verdicts' : alpha.toFixed(2)}.`;
}

/** Two decimals, and no negative nought. */
export function sayKappa(kappa: number): string {
  return kappa.toFixed(2).replace(/^-0\.00$/, '0.00');
}

function writeNames(
  { first, second, uncovered, why }: ReportedPair,
  only: string | undefined,
): Html {
  const remarks = [
    ...(uncovered > 0 ? [`says nothing of ${countOf(uncovered, 'row')} in strata not read`] : []),
    ...(why === undefined ? [] : [why]),
  ];
  return html`<bdi>${nameRater(first, only)}</bdi>,
    <bdi>${nameRater(second, only)}</bdi
    >${remarks.map((remark) => html`<br /><small>${remark}</small>`)}`;
}

function figuresOf({ rows, counts, agreement, kappa }: ReportedPair): string[] {
  return [
    ...[rows, counts.bothCorrect, counts.firstOnly, counts.secondOnly, counts.bothIncorrect].map(
      formatCount,
    ),
    agreement ? formatPercent(100 * agreement.share) : 'undefined',
    agreement ? formatInterval(agreement) : '',
    kappa ? sayKappa(kappa.kappa) : 'undefined',
    kappa ? `${sayKappa(kappa.low)} to ${sayKappa(kappa.high)}` : '',
  ];
}
