import { countOf, formatCount } from '../../core/format.ts';
import { findOnlyReviewer } from '../../core/review/name-rater.ts';
import type { AgreementReport } from '../../stores/reviews.ts';
import type { RowFilter } from '../../stores/rows.ts';
import { Panel } from './panel.tsx';
import { AgreementRow } from './agreement-row.tsx';
import { TableScroll } from './table-scroll.tsx';
import classes from './accuracy-table.module.css';

interface Props {
  title?: string;
  agreement: AgreementReport;
  hrefOf: (filter: RowFilter) => string;
}

/** How far scorers, judge and reviewers agree, pair by pair and all together. */
export function AgreementPanel({ title = 'Who agrees with whom', agreement, hrefOf }: Props) {
  const { alpha } = agreement;
  const only = findOnlyReviewer(agreement);
  const pairs = agreement.pairs.filter(({ first, second }) => first !== only && second !== only);
  const isWeighted = pairs.some((pair) => pair.weighted);
  return (
    <Panel
      title={title}
      description={`Rows on which both say correct or incorrect.${isWeighted ? WEIGHTED : ''} Kappa is Cohen’s: 1 is full agreement, 0 what chance would give.`}
    >
      <TableScroll label="Agreement of each pair">
        <table className={classes.table} aria-label="Agreement of each pair">
          <thead>
            <tr>
              {HEADINGS.map((heading) => (
                <th key={heading} scope="col" className={classes.plain}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map((pair) => (
              <AgreementRow
                key={`${pair.first} ${pair.second}`}
                pair={pair}
                only={only}
                hrefOf={hrefOf}
              />
            ))}
          </tbody>
        </table>
      </TableScroll>
      {alpha && <p className={classes.note}>{sayAlpha(alpha)}</p>}
      {pairs.length <= 1 && (
        <p className={classes.note}>
          Review rows, have them judged, or map a column of human or judge verdicts, to see how far
          the scorers agree with them.
        </p>
      )}
    </Panel>
  );
}

const HEADINGS = [
  'First and second',
  'Rows',
  'Both correct',
  'Only first',
  'Only second',
  'Both wrong',
  'Agreement (95%)',
  'Kappa (95%)',
  'Rows where they differ',
];

const WEIGHTED =
  ' With a reviewer, only rows drawn at random count: each stands for as many rows as its stratum has for each drawn one; the counts are not weighted.';

function sayAlpha({
  raters,
  rows,
  weighted,
  alpha,
}: NonNullable<AgreementReport['alpha']>): string {
  const over = `of ${formatCount(raters)} raters on ${countOf(rows, 'row')}${weighted ? ', drawn rows weighted' : ''}`;
  return alpha === undefined
    ? `Krippendorff’s alpha ${over} is undefined: no two of them differ in what they say, or no row has two verdicts.`
    : `Krippendorff’s alpha ${over}: ${alpha.toFixed(2)}.`;
}
