import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { formatCount } from '../../core/format.ts';
import type { RowFilter } from '../../stores/rows.ts';
import { AccuracyHead } from './accuracy-head.tsx';
import { GroupRow, MacroRow } from './accuracy-row.tsx';
import { sortChoice, useRemembered } from '../parts/use-remembered.ts';
import type { Macro } from './accuracy-row.tsx';
import { isGroupColumn, MOST_ROWS_FIRST, sortGroups, toggleSort } from './group-rows.ts';
import type { Group } from './group-rows.ts';
import { TableScroll } from '../parts/table-scroll.tsx';
import classes from '../parts/accuracy-table.module.css';

const SORT = sortChoice('overview.sort', MOST_ROWS_FIRST, isGroupColumn);

/** More lines than this are laid out on demand, so that a thousand domains do not hold up the page. */
const LINES_AT_ONCE = 100;

interface Props {
  /** What a line is: `Domain` or `File`. */
  noun: string;
  label: string;
  groups: Group[];
  combined: Pick<Group, 'tally' | 'filter' | 'estimate'>;
  macro?: Macro;
  /** A column says what the review says of each line. */
  isReviewed?: boolean;
  hrefOf: (filter: RowFilter) => string;
}

/** Accuracy with intervals and the share of each bucket, combined and per domain or file. */
export function AccuracyTable(props: Props) {
  const { noun, label, groups, combined, macro, isReviewed = false, hrefOf } = props;
  const [sort, setSort] = useRemembered(SORT);
  const [shown, setShown] = useState(LINES_AT_ONCE);
  const sorted = useMemo(() => sortGroups(groups, sort), [groups, sort]);
  const hidden = groups.length - shown;
  return (
    <>
      <TableScroll label={label}>
        <table className={classes.table} aria-label={label} data-reviewed={isReviewed}>
          <AccuracyHead
            noun={noun}
            sort={sort}
            isReviewed={isReviewed}
            onSort={(column) => setSort(toggleSort(sort, column))}
          />
          <tbody>
            <GroupRow
              group={{ id: 'combined', name: 'Combined', ...combined }}
              remark="micro-average over all rows"
              isReviewed={isReviewed}
              hrefOf={hrefOf}
            />
            {macro && <MacroRow macro={macro} noun={noun.toLowerCase()} isReviewed={isReviewed} />}
            {sorted.slice(0, shown).map((group) => (
              <GroupRow key={group.id} group={group} isReviewed={isReviewed} hrefOf={hrefOf} />
            ))}
          </tbody>
        </table>
      </TableScroll>
      {hidden > 0 && (
        <Button variant="default" size="xs" onClick={() => setShown(shown + LINES_AT_ONCE)}>
          Show {Math.min(hidden, LINES_AT_ONCE)} more of {formatCount(groups.length)}{' '}
          {noun.toLowerCase()}s
        </Button>
      )}
    </>
  );
}
