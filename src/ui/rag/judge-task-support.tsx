import { countOf, formatCount } from '../../core/format.ts';
import type { RagSummaries } from '../../stores/rag-tasks.ts';
import classes from '../parts/accuracy-table.module.css';
import { TableScroll } from '../parts/table-scroll.tsx';
import ragClasses from './rag.module.css';
import { sayInterval, sayMean } from './say-mean.ts';

type Summary = RagSummaries['support'];

const NAMES: Record<keyof Summary['shares'], string> = {
  multiSource: 'Source return',
  baseline: 'Baseline',
  recall: 'Recall',
  precision: 'Precision',
  coverage: 'Context coverage',
};

/** Source return by the judge beside that by words, over the same rows. */
export function JudgeTaskSupport({ summary }: { summary: Summary }) {
  const { rows, leftOut, shares, domains, difference } = summary;
  return (
    <>
      <p className={ragClasses.line}>
        {countOf(rows - leftOut, 'row')} of {formatCount(rows)} rated; left out, as a set of chunks
        has no answer: {formatCount(leftOut)}. Both columns are of the same rows.
      </p>
      <MeansTable
        label="Source return by the judge and by words"
        first="Figure"
        lines={[
          ...(['multiSource', 'baseline', 'recall', 'precision', 'coverage'] as const).map(
            (share) => ({ name: NAMES[share], both: shares[share] }),
          ),
          { name: 'Mean absolute difference from the expected score', both: difference },
        ]}
      />
      {domains.length > 1 && (
        <MeansTable
          label="Source return by the judge, by domain"
          first="Domain"
          lines={listLargest(domains).map(({ domain, ...both }) => ({
            name: domain || '(empty)',
            both,
          }))}
        />
      )}
      {domains.length > SHOWN_DOMAINS && (
        <p className={ragClasses.note}>
          The {SHOWN_DOMAINS} domains with most rows of {formatCount(domains.length)}: the rows of
          all are in the download.
        </p>
      )}
    </>
  );
}

/** More domains than this are in the download alone. */
const SHOWN_DOMAINS = 50;

/** Those with most rows rated, the first of equal ones first. */
function listLargest(domains: Summary['domains']): Summary['domains'] {
  return domains
    .toSorted((a, b) => (b.judge?.rows ?? 0) - (a.judge?.rows ?? 0))
    .slice(0, SHOWN_DOMAINS);
}

interface Line {
  name: string;
  both: Summary['difference'];
}

function MeansTable({ label, first, lines }: { label: string; first: string; lines: Line[] }) {
  return (
    <TableScroll label={label}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col" colSpan={2}>
              By the judge
            </th>
            <th scope="col" colSpan={2}>
              By words
            </th>
            <th scope="col">Rows</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, both: { judge, words } }) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td className={classes.score}>{sayMean(judge, 3)}</td>
              <td className={classes.interval}>{sayInterval(judge, 3)}</td>
              <td>{sayMean(words, 3)}</td>
              <td className={classes.interval}>{sayInterval(words, 3)}</td>
              <td>{formatCount(judge?.rows ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
