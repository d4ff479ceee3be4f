import { csvText, EXCEL_BOM } from '../csv/write-csv.ts';
import type { Engine } from './api.ts';
import type { DecisionBook } from './decision-book.ts';
import type { HeldRuns } from './held-runs.ts';
import type { Signal } from './pace-work.ts';
import { prepareRows } from './prepare-run.ts';
import { settle } from './settle.ts';

type RagVerbs = Pick<
  Engine,
  'ragRow' | 'prepareRag' | 'ragReport' | 'lengthCases' | 'supportCases' | 'writeCsv'
>;

/**
 * What the engine answers of retrieval-augmented answers. Stop lists and stemmers are large, so that what
 * needs them is loaded at the first call.
 */
export function createRagVerbs(
  held: HeldRuns,
  book: DecisionBook,
  settleJob: <T>(job: string, call: (signal: Signal) => Promise<T>) => ReturnType<typeof settle<T>>,
): RagVerbs {
  return {
    ragRow: ({ run, row }) =>
      settle(async () => {
        const { readRagRow } = await import('./read-rag-row.ts');
        const loaded = held.find(run);
        return loaded?.table.has(row) ? readRagRow(loaded, row) : undefined;
      }),
    prepareRag: (key, settings, job, onProgress) =>
      settleJob(job, async (signal) => {
        const { prepareRag } = await import('./prepare-rag.ts');
        const loaded = held.getWithTexts(key);
        await prepareRows(loaded, book, signal);
        await prepareRag(loaded, settings, signal, onProgress);
        return undefined;
      }),
    ragReport: (key, settings, job, onProgress) =>
      settleJob(job, async (signal) => {
        const { prepareRag } = await import('./prepare-rag.ts');
        const { reportRag } = await import('./report-rag.ts');
        const loaded = held.getWithTexts(key);
        await prepareRows(loaded, book, signal);
        const rag = await prepareRag(loaded, settings, signal, onProgress);
        return reportRag(loaded, rag, settings, signal);
      }),
    lengthCases: (key, choice, job) =>
      settleJob(job, async (signal) => {
        const { chooseLengthCases } = await import('./choose-rag-cases.ts');
        const loaded = held.getWithTexts(key);
        const prepared = await prepareRows(loaded, book, signal);
        return chooseLengthCases(loaded, prepared, choice, signal);
      }),
    supportCases: (key, settings, choice, job) =>
      settleJob(job, async (signal) => {
        const { chooseSupportCases } = await import('./choose-rag-cases.ts');
        const loaded = held.getWithTexts(key);
        const prepared = await prepareRows(loaded, book, signal);
        return chooseSupportCases(loaded, prepared, { ...choice, settings }, signal);
      }),
    writeCsv: (rows) => settle(async () => new Blob([EXCEL_BOM, csvText(rows, 'excel')])),
  };
}
