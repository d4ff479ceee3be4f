import { buildSet } from '../core/rag/set/build-set.ts';
import type { SetProgress } from '../core/rag/set/set-progress.ts';
import { LEXICAL_STEPS } from '../core/rag/set/lexical-steps.ts';
import { reportSet, type SetReport } from '../core/rag/set/set-report.ts';
import type { SetSteps } from '../core/rag/set/set-steps.ts';
import { setTable } from '../core/rag/set/set-table.ts';
import { readQaFile } from '../csv/read-qa-file.ts';
import { fileSource } from '../csv/source.ts';
import { csvText } from '../csv/write-csv.ts';
import type { Outcome } from './run-types.ts';
import { settle } from './settle.ts';

export interface BuildSetRequest {
  questions: File;
  /** Where the chunks are a file of their own. */
  chunks: File | undefined;
  /** 0 to 2³² - 1. */
  seed: number;
  /** What the rows say of who built them. */
  builtBy: string;
}

export interface BuiltSet {
  csv: Blob;
  report: SetReport;
}

/** A labelled set as a CSV, byte for byte that of the command line; without `steps` no model is asked. */
export function buildSetFile(
  { questions, chunks, seed, builtBy }: BuildSetRequest,
  steps: SetSteps | undefined,
  onProgress: (progress: SetProgress) => void,
): Promise<Outcome<BuiltSet>> {
  return settle(async () => {
    const reading = await readQaFile(fileSource(questions), chunks && fileSource(chunks));
    const set = await buildSet(reading, seed, steps ?? LEXICAL_STEPS, onProgress);
    const csv = new Blob([csvText(setTable(set, builtBy), 'csv')], { type: 'text/csv' });
    return { csv, report: reportSet(set, reading.rows, reading.pairs.length) };
  });
}
