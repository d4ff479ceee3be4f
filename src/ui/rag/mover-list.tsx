import { countOf } from '../../core/format.ts';
import type { Mover } from '../../core/rag/find-movers.ts';
import type { RagReport } from '../../stores/rag.ts';
import type { RowSort } from '../../stores/rows.ts';
import { PART_LABELS } from './part-labels.ts';
import type { HrefOf } from './rag.tsx';
import classes from './rag.module.css';

/** Domains that are named. */
const SHOWN = 5;
const LOWEST_FIRST: RowSort = { column: 'rag:source_return', descending: false };

/** What would move the mean rating most: a part full in all rows, and in a domain's rows. */
export function MoverList({
  report: { movers, settings },
  hrefOf,
}: {
  report: RagReport;
  hrefOf: HrefOf;
}) {
  const { overall, byDomain } = movers;
  const { threshold } = settings;
  const named = byDomain.slice(0, SHOWN);
  const hasDomains = new Set(byDomain.map(({ domain }) => domain)).size > 1;
  if (overall.length === 0) return null;
  return (
    <>
      <h3 className={classes.subtitle}>What would move it most</h3>
      <ol className={classes.facts}>
        {overall.map((mover) => (
          <MoverItem key={mover.part} mover={mover} threshold={threshold} hrefOf={hrefOf} />
        ))}
      </ol>
      {hasDomains && (
        <>
          <h3 className={classes.subtitle}>In one domain</h3>
          <ol className={classes.facts}>
            {named.map((mover) => (
              <MoverItem
                key={`${mover.part} ${mover.domain}`}
                mover={mover}
                threshold={threshold}
                hrefOf={hrefOf}
              />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function MoverItem({
  mover: { part, domain, gain, rows },
  threshold,
  hrefOf,
}: {
  mover: Mover;
  threshold: number;
  hrefOf: HrefOf;
}) {
  const { name } = PART_LABELS[part];
  const short = PART_LABELS[part].shortOf(threshold);
  const filter = domain === undefined ? short : { ...short, domains: [domain] };
  const href = part === 'sourceReturn' ? hrefOf(filter, { sort: LOWEST_FIRST }) : hrefOf(filter);
  return (
    <li>
      <b>+{gain.toFixed(2)}</b> if {name.toLowerCase()} were full in{' '}
      {domain !== undefined && (
        <>
          <bdi>{domain || '(empty)'}</bdi>:{' '}
        </>
      )}
      <a href={href}>{countOf(rows, 'row')}</a> that fall{rows === 1 ? 's' : ''} short
    </li>
  );
}
