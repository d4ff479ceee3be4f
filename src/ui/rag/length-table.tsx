import { formatInterval, formatPercent } from '../../core/format.ts';
import type { RagSummary } from '../../core/rag/rag-summary.ts';
import { wilsonInterval } from '../../core/stats/wilson.ts';
import classes from '../parts/accuracy-table.module.css';
import { CountLink } from './count-link.tsx';
import { DomainLines, type LineProps } from './domain-lines.tsx';
import type { HrefOf } from './rag.tsx';
import { sayMean } from './say-mean.ts';

/** Length by domain; nothing where there is one domain alone. */
export function LengthTable({ summary, hrefOf }: { summary: RagSummary; hrefOf: HrefOf }) {
  if (summary.domains.length < 2) return null;
  return (
    <DomainLines
      label="Length by domain"
      head={
        <tr>
          <th scope="col">Domain</th>
          <th scope="col">Scored</th>
          <th scope="col" colSpan={2}>
            Aligned
          </th>
          <th scope="col">Borderline</th>
          <th scope="col">Too short</th>
          <th scope="col">Too long</th>
          <th scope="col">Mean deviation</th>
        </tr>
      }
      summary={summary}
      Line={Line}
      hrefOf={hrefOf}
    />
  );
}

function Line({ name, part: { lengths }, filter, hrefOf }: LineProps) {
  const { rows, aligned, classes: kinds } = lengths;
  const interval = wilsonInterval(aligned, rows);
  return (
    <tr>
      <th scope="row">
        <bdi className={classes.name} title={name}>
          {name}
        </bdi>
      </th>
      <td>
        <CountLink count={rows} href={hrefOf(filter)} />
      </td>
      <td className={classes.score}>{rows === 0 ? '–' : formatPercent((100 * aligned) / rows)}</td>
      <td className={classes.interval}>{interval && formatInterval(interval)}</td>
      {(['borderline', 'too_short', 'too_long'] as const).map((kind) => (
        <td key={kind}>
          <CountLink count={kinds[kind]} href={hrefOf({ ...filter, rag: [kind] })} />
        </td>
      ))}
      <td>{sayMean(lengths.deviation)}</td>
    </tr>
  );
}
