import { Button } from '@mantine/core';
import { FINDING_LABELS, FINDINGS, type FindingId } from '../../core/findings.ts';
import { countOf } from '../../core/format.ts';
import { withoutEmptyGolden, withoutNoText } from '../../core/summary.ts';
import { reviseMapping, type Run } from '../../stores/runs.ts';
import { routeHref, useRoute } from '../route.ts';
import { doubtDomain } from './doubt-domain.ts';
import classes from './import-report.module.css';
import { RaggedList } from './ragged-list.tsx';
import { sayAccuracy } from './say-accuracy.ts';
import { sayHowRead } from './say-how-read.ts';

/** How one file was read and what is worth a look: each count leads to its rows. */
export function ImportReport({ run }: { run: Run }) {
  const { findings, ragged } = run.report;
  const column = run.columns[run.mapping.domain ?? -1] ?? '';
  const doubt = doubtDomain(column, run.domains.length, run.report.rows);
  const [found, none] = partition(FINDINGS, (id) => findings[id] > 0);
  return (
    <section className={classes.report} aria-label={`What was read of ${run.name}`}>
      <div className={classes.head}>
        <h3 dir="auto">{run.name}</h3>
        <Button size="compact-xs" variant="default" onClick={() => void reviseMapping(run.key)}>
          Change columns
        </Button>
      </div>
      <p className={classes.quiet}>{sayHowRead(run)}</p>
      {doubt !== undefined && (
        <p>
          {doubt}{' '}
          <Button size="compact-xs" variant="default" onClick={() => void reviseMapping(run.key)}>
            Choose another column
          </Button>
        </p>
      )}
      {found.length > 0 && (
        <ul className={classes.findings}>
          {found.map((id) => (
            <Finding key={id} run={run} id={id} />
          ))}
        </ul>
      )}
      {none.length > 0 && (
        <p className={classes.quiet}>
          None of these: {none.map((id) => FINDING_LABELS[id].name).join(' · ')}
        </p>
      )}
      {ragged.length > 0 && (
        <RaggedList ragged={ragged} count={findings.ragged} columns={run.columns.length} />
      )}
    </section>
  );
}

function Finding({ run, id }: { run: Run; id: FindingId }) {
  const [route] = useRoute();
  const count = run.report.findings[id];
  const href = routeHref({
    ...route,
    screen: 'explorer',
    filter: { runs: [run.key], finding: id },
    row: undefined,
  });
  const { name, sentence } = FINDING_LABELS[id];
  return (
    <li>
      <a href={href}>
        {name}: {countOf(count, 'row')}
      </a>{' '}
      <span>
        {sentence} {sayWithout(run, id)}
      </span>
    </li>
  );
}

/** The accuracy without rows that the definition decides, whatever the model said. */
function sayWithout({ tally }: Run, id: FindingId): string {
  if (id === 'empty_golden') return `Without them: ${sayAccuracy(withoutEmptyGolden(tally))}.`;
  if (id === 'no_text') return `Without them: ${sayAccuracy(withoutNoText(tally))}.`;
  return '';
}

function partition<T>(all: readonly T[], holds: (one: T) => boolean): [T[], T[]] {
  return [all.filter(holds), all.filter((one) => !holds(one))];
}
