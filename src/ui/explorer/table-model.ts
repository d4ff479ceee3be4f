import { rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { TableRow } from '../../stores/rows.ts';

/** What the table library does here: columns, headers and the cycle of sorting. Rows come sorted. */
export const features = tableFeatures({ rowSortingFeature });
export type Features = typeof features;

/** A line of the table: a place of the view, and its row once that is here. */
export interface Line {
  place: number;
  top: number;
  row: TableRow | undefined;
}
