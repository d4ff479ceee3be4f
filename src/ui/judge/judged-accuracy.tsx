import { formatCount } from '../../core/format.ts';
import { BUCKET_LABELS } from '../../core/buckets.ts';
import { BUCKETS } from '../../core/model.ts';
import type { JudgedShare } from '../../core/judge/tally.ts';
import type { JudgeReport } from '../../stores/judge.ts';
import type { RowFilter } from '../../stores/rows.ts';
import { Panel } from '../parts/panel.tsx';
import { Percent } from '../parts/percent.tsx';
import { JudgeEstimate } from './judge-estimate.tsx';
import table from '../parts/accuracy-table.module.css';
import { TableScroll } from '../parts/table-scroll.tsx';
import classes from './judged-accuracy.module.css';

type HrefOf = (filter: RowFilter) => string;

interface Props {
  report: JudgeReport;
  hrefOf: HrefOf;
}

/** Accuracy by the judge: the estimate for all rows, then over the judged rows alone, with what was left out. */
export function JudgedAccuracy({ report, hrefOf }: Props) {
  const { domains, combined, byBucket } = report;
  return (
    <Panel
      title="What the judge says"
      description={`By ${report.by.model}. Rows without a verdict are in no numerator and no denominator. Wilson 95% intervals over the judged rows.`}
    >
      <JudgeEstimate report={report} />
      <p className={classes.links}>
        <a href={hrefOf({ review: ['judge_differs'] })}>Rows on which judge and reviewer differ</a>
        <a href={hrefOf({ judge: ['incorrect'] })}>Rows that the judge finds incorrect</a>
      </p>
      <TableScroll label="Accuracy by the judge">
        <table className={table.table} aria-label="Accuracy by the judge">
          <thead>
            <tr>
              <th scope="col">Domain</th>
              <th scope="col">Rows in scope</th>
              <th scope="col">Judged</th>
              <th scope="col">Left out</th>
              <th scope="col">Correct</th>
              <th scope="col">Accuracy over the judged (95%)</th>
            </tr>
          </thead>
          <tbody>
            <ShareRow name="Combined" share={combined} isCombined />
            {domains.map(({ domain, share }) => (
              <ShareRow
                key={domain}
                name={domain || '(empty)'}
                share={share}
                href={hrefOf({ domains: [domain], judge: ['correct', 'incorrect'] })}
              />
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className={table.note}>
        Judged by bucket:{' '}
        {BUCKETS.map(
          (bucket) =>
            `${BUCKET_LABELS[bucket].name} ${formatCount(byBucket[bucket].correct)} correct of ${formatCount(byBucket[bucket].judged)} judged of ${formatCount(byBucket[bucket].rows)}`,
        ).join('; ')}
        .
      </p>
    </Panel>
  );
}

function ShareRow({
  name,
  share: { correct, judged, leftOut },
  href,
  isCombined = false,
}: {
  name: string;
  share: JudgedShare;
  href?: string;
  isCombined?: boolean;
}) {
  return (
    <tr data-combined={isCombined}>
      <th scope="row">
        <bdi>{href === undefined ? name : <a href={href}>{name}</a>}</bdi>
      </th>
      <td>{formatCount(judged + leftOut)}</td>
      <td>{formatCount(judged)}</td>
      <td>{formatCount(leftOut)}</td>
      <td>{formatCount(correct)}</td>
      <td>{judged === 0 ? 'nothing judged' : <Percent correct={correct} rows={judged} />}</td>
    </tr>
  );
}
