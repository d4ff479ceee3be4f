import { Button } from '@mantine/core';
import { useState, type ComponentType, type ReactNode } from 'react';
import { formatCount } from '../../core/format.ts';
import type { RagPart, RagSummary } from '../../core/rag/rag-summary.ts';
import type { RowFilter } from '../../stores/rows.ts';
import classes from '../parts/accuracy-table.module.css';
import type { HrefOf } from './rag.tsx';
import { TableScroll } from '../parts/table-scroll.tsx';

/** Lines at first, for the figures above are what most readers want; */
const FIRST_LINES = 8;
/** and at each press, so that a thousand domains do not hold up the page. */
const MORE_LINES = 100;

export interface LineProps {
  name: string;
  part: RagPart;
  /** Of the rows that it is about. */
  filter: RowFilter;
  isCombined?: boolean;
  hrefOf: HrefOf;
}

interface Props {
  label: string;
  head: ReactNode;
  summary: RagSummary;
  Line: ComponentType<LineProps>;
  /** Whether all rows have a line too. */
  hasCombined?: boolean;
  hrefOf: HrefOf;
}

/** A table by domain, most rows first, whose lines are shown on demand. */
export function DomainLines({ label, head, summary, Line, hasCombined = false, hrefOf }: Props) {
  const [shown, setShown] = useState(FIRST_LINES);
  const { combined, domains } = summary;
  const sorted = domains.toSorted((a, b) => b.part.rows - a.part.rows);
  const hidden = domains.length - shown;
  return (
    <>
      <TableScroll label={label}>
        <table className={classes.table} aria-label={label}>
          <thead>{head}</thead>
          <tbody>
            {hasCombined && (
              <Line name="Combined" part={combined} filter={{}} isCombined hrefOf={hrefOf} />
            )}
            {sorted.slice(0, shown).map(({ domain, part }) => (
              <Line
                key={domain}
                name={domain || '(empty)'}
                part={part}
                filter={{ domains: [domain] }}
                hrefOf={hrefOf}
              />
            ))}
          </tbody>
        </table>
      </TableScroll>
      {hidden > 0 && (
        <Button
          mt={8}
          variant="default"
          size="compact-xs"
          onClick={() => setShown(shown + MORE_LINES)}
        >
          Show {Math.min(hidden, MORE_LINES)} more of {formatCount(domains.length)} domains
        </Button>
      )}
    </>
  );
}
