import type { ChosenRows, ReportedRow, ReportedSources } from '../core/report/report-input.ts';
import type { RowFilter, RowId, RowSort } from '../engine/row-types.ts';
import { askEngine, getEngine } from './engine.ts';
import { prepareRag } from './rag.ts';
import { valueOf } from './report-run.ts';
import { useRuns } from './runs-state.ts';

/** Which rows stand in a report. */
export interface RowsWanted {
  filter: RowFilter;
  /** The filter in words. */
  said: string;
  sort: RowSort;
  /** So many of those that the filter finds, the first ones; 0: none. */
  limit: number;
}

/** The first rows of a filter in full; `hear` is told how many so far, and throws where they are not wanted any more. */
export async function readReportedRows(
  { filter, said, sort, limit }: RowsWanted,
  withRag: boolean,
  hear: (rows: number) => void,
): Promise<ChosenRows> {
  if (limit === 0) return { said, found: 0, rows: [] };
  // Without them a filter by figures of retrieval finds nothing.
  if ((filter.rag?.length ?? 0) > 0 || sort.column.startsWith('rag:'))
    await prepareRag(useRuns.getState().runs);
  const found = valueOf(await askEngine((engine) => engine.findRows(filter, sort)));
  const rows: ReportedRow[] = [];
  for (const id of found.slice(0, limit)) {
    hear(rows.length);
    const row = await getEngine().row(id);
    if (row) rows.push({ ...row, sources: withRag ? await readSources(id) : undefined });
  }
  return { said, found: found.length, rows };
}

async function readSources(id: RowId): Promise<ReportedSources | undefined> {
  const detail = valueOf(await askEngine((engine) => engine.ragRow(id)));
  return detail?.state === 'no_context' ? undefined : detail;
}
