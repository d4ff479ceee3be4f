import type { RagSummary } from '../../core/rag/rag-summary.ts';
import classes from '../parts/accuracy-table.module.css';
import { CountLink } from './count-link.tsx';
import { DomainLines, type LineProps } from './domain-lines.tsx';
import type { HrefOf } from './rag.tsx';
import { sayInterval, sayMean } from './say-mean.ts';

/** Both scores and what they are made of, combined and by domain. */
export function SourcesTable({ summary, hrefOf }: { summary: RagSummary; hrefOf: HrefOf }) {
  return (
    <DomainLines
      label="Source return by domain"
      head={
        <tr>
          <th scope="col">Domain</th>
          <th scope="col">Scored</th>
          <th scope="col">Left out</th>
          <th scope="col" colSpan={2}>
            Source return
          </th>
          <th scope="col" colSpan={2}>
            Baseline
          </th>
          <th scope="col">Recall</th>
          <th scope="col">Precision</th>
          <th scope="col">Coverage</th>
          <th scope="col">Rows with an invented source</th>
        </tr>
      }
      summary={summary}
      Line={Line}
      hasCombined
      hrefOf={hrefOf}
    />
  );
}

function Line({
  name,
  part: { rows, sources, shares },
  filter,
  isCombined = false,
  hrefOf,
}: LineProps) {
  const { scored } = sources.states;
  return (
    <tr data-combined={isCombined}>
      <th scope="row">
        <bdi className={classes.name} title={name}>
          {name}
        </bdi>
      </th>
      <td>
        <CountLink count={scored} href={hrefOf({ ...filter, rag: ['scored'] })} />
      </td>
      <td>
        <CountLink
          count={rows - scored}
          href={hrefOf({ ...filter, rag: ['no_context', 'unreadable', 'no_golden'] })}
        />
      </td>
      <td className={classes.score}>{sayMean(shares.multiSource)}</td>
      <td className={classes.interval}>{sayInterval(shares.multiSource)}</td>
      <td className={classes.score}>{sayMean(shares.baseline)}</td>
      <td className={classes.interval}>{sayInterval(shares.baseline)}</td>
      <td>{sayMean(shares.recall)}</td>
      <td>{sayMean(shares.precision)}</td>
      <td>{sayMean(shares.coverage)}</td>
      <td>
        <CountLink
          count={sources.rowsWithInvented}
          href={hrefOf({ ...filter, rag: ['invented'] })}
        />
      </td>
    </tr>
  );
}
