import { rowSortingFeature, tableFeatures } from '@tanstack/react-table';

/** What the table library does here: headers and the cycle of sorting. Rows come sorted, page by page. */
export const features = tableFeatures({ rowSortingFeature });
export type Features = typeof features;

/** The library is given no rows, and asks what one is for the sake of its types. */
export type NoRow = Record<string, never>;
