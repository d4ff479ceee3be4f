import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatCount } from '../../core/format.ts';
import { SCORERS } from '../../core/scorers/scorers.ts';
import { nameDomain, whatIfTable } from '../../core/what-if/what-if-table.ts';
import type { WhatIfReport } from '../../stores/what-if.ts';
import tableClasses from '../parts/accuracy-table.module.css';
import { CopyButtons } from '../parts/copy-buttons.tsx';
import { AccuracyCell } from './accuracy-cell.tsx';
import { FlipCount } from './flip-count.tsx';
import type { HrefOfFlips } from './shift-table.tsx';
import { TableScroll } from '../parts/table-scroll.tsx';
import classes from './what-if.module.css';

/** More lines than this are laid out on demand. */
const LINES_AT_ONCE = 50;

interface Props {
  report: WhatIfReport;
  hrefOf: (domain: string) => HrefOfFlips;
}

/** Accuracy before and after in each domain, and the flips there, to be read and copied; the largest domains first. */
export function DomainShifts({ report, hrefOf }: Props) {
  const [shown, setShown] = useState(LINES_AT_ONCE);
  const domains = report.domains.toSorted(
    (a, b) => (b.shifts[0]?.rows ?? 0) - (a.shifts[0]?.rows ?? 0),
  );
  const hidden = domains.length - shown;
  return (
    <>
      <h3 className={classes.subtitle}>By domain</h3>
      <TableScroll label="What if, by domain">
        <table className={tableClasses.table} aria-label="What if, by domain">
          <DomainHead />
          <tbody>
            {domains.slice(0, shown).map(({ domain, shifts }) => (
              <tr key={domain}>
                <th scope="row">
                  <bdi className={tableClasses.name} title={domain}>
                    {nameDomain(domain)}
                  </bdi>
                </th>
                <td>{formatCount(shifts[0]?.rows ?? 0)}</td>
                {shifts.map((shift) => (
                  <DomainShift key={shift.scorer} shift={shift} hrefOf={hrefOf(domain)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {hidden > 0 && (
        <Button variant="default" size="xs" onClick={() => setShown(shown + LINES_AT_ONCE)}>
          Show {Math.min(hidden, LINES_AT_ONCE)} more of {formatCount(domains.length)} domains; all
          are in the copy
        </Button>
      )}
      <CopyButtons table={() => whatIfTable(report)} />
    </>
  );
}

function DomainHead() {
  return (
    <thead>
      <tr>
        <th scope="col">Domain</th>
        <th scope="col">Rows</th>
        {SCORERS.map(({ id, name }) =>
          ['to the letter', 'what if', 'flips'].map((figure) => (
            <th key={`${id} ${figure}`} scope="col">
              {figure === 'to the letter' ? (
                `${name}, ${figure}`
              ) : (
                <>
                  <span className={classes.spoken}>{name}, </span>
                  {figure}
                </>
              )}
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}

function DomainShift({
  shift: { scorer, rows, before, after, up, down },
  hrefOf,
}: {
  shift: WhatIfReport['all'][number];
  hrefOf: HrefOfFlips;
}) {
  return (
    <>
      <AccuracyCell figure={before} rows={rows} />
      <AccuracyCell figure={after} rows={rows} />
      <td>
        <FlipCount count={up} sign="+" href={hrefOf(scorer, 'up')} />
        {' / '}
        <FlipCount count={down} sign="−" href={hrefOf(scorer, 'down')} />
      </td>
    </>
  );
}
