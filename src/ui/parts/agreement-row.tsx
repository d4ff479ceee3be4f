import { countOf, formatCount, formatInterval, formatPercent } from '../../core/format.ts';
import { nameRater } from '../../core/review/name-rater.ts';
import type { AgreementPair, Rater } from '../../stores/reviews.ts';
import type { RowFilter } from '../../stores/rows.ts';
import { findDiffering } from './find-differing.ts';
import classes from './accuracy-table.module.css';

interface Props {
  pair: AgreementPair;
  /** The one reviewer, where there is one only: what the review says is what that one says. */
  only: Rater | undefined;
  hrefOf: (filter: RowFilter) => string;
}

/** One pair of raters: their two by two as four counts, agreement, kappa, and the rows where they differ. */
export function AgreementRow({ pair, only, hrefOf }: Props) {
  const { first, second, rows, weighted, counts, uncovered, agreement, kappa, why } = pair;
  const remarks = [
    ...(weighted ? ['drawn rows, weighted'] : []),
    ...(uncovered > 0 ? [`says nothing of ${countOf(uncovered, 'row')} in strata not read`] : []),
    ...(why === undefined ? [] : [why]),
  ];
  return (
    <tr>
      <th scope="row">
        <bdi>{nameRater(first, only)}</bdi>, <bdi>{nameRater(second, only)}</bdi>
        {remarks.map((remark) => (
          <span key={remark} className={classes.remark}>
            {remark}
          </span>
        ))}
      </th>
      <td>{formatCount(rows)}</td>
      <td>{formatCount(counts.bothCorrect)}</td>
      <td>{formatCount(counts.firstOnly)}</td>
      <td>{formatCount(counts.secondOnly)}</td>
      <td>{formatCount(counts.bothIncorrect)}</td>
      <td>
        {agreement ? formatPercent(100 * agreement.share) : 'undefined'}
        {agreement && <span className={classes.interval}> {formatInterval(agreement)}</span>}
      </td>
      <td>
        {kappa ? sayKappa(kappa.kappa) : 'undefined'}
        {kappa && (
          <span className={classes.interval}>
            {' '}
            {sayKappa(kappa.low)} to {sayKappa(kappa.high)}
          </span>
        )}
      </td>
      <td>
        <DifferingLinks pair={pair} hrefOf={hrefOf} />
      </td>
    </tr>
  );
}

function DifferingLinks({ pair: { first, second }, hrefOf }: Omit<Props, 'only'>) {
  return findDiffering(first, second).map(({ correct, filter }, place) => (
    <span key={correct}>
      {place > 0 && ' · '}
      <a href={hrefOf(filter)} aria-label={`Rows that only ${nameRater(correct)} says are correct`}>
        only {nameRater(correct)}
      </a>
    </span>
  ));
}

/** Two decimals, and no negative nought. */
function sayKappa(kappa: number): string {
  return kappa.toFixed(2).replace(/^-0\.00$/, '0.00');
}
