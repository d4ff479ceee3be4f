import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { countOf } from '../../core/format.ts';
import type { RowId } from '../../stores/rows.ts';
import { routeHref, useRoute } from '../route.ts';
import type { Route } from '../route.ts';

/** Leads to the review of the rows found, in the order of the table. */
export function ReviewRowsLink({ rows }: { rows: number }) {
  const [route] = useRoute();
  if (rows === 0) return null;
  return (
    <ReviewLink route={{ ...route, row: undefined }}>
      Review {rows === 1 ? 'the row found' : `these ${countOf(rows, 'row')}`}
    </ReviewLink>
  );
}

/** Leads to the review of the rows found with this one first; of all rows of its file where it is none of them. */
export function ReviewRowLink({ id, isFound }: { id: RowId; isFound: boolean }) {
  const [route] = useRoute();
  const filter = isFound ? route.filter : { runs: [id.run] };
  return (
    <ReviewLink route={{ ...route, filter, row: { run: id.run, row: id.row } }}>
      Review this row
    </ReviewLink>
  );
}

function ReviewLink({ route, children }: { route: Route; children: ReactNode }) {
  return (
    <Button
      component="a"
      href={routeHref({ ...route, screen: 'review', queue: 'filter' })}
      size="compact-sm"
      variant="default"
    >
      {children}
    </Button>
  );
}
