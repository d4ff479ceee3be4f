import { checkMetric } from '../core/rag/check-metric.ts';
import type { MetricCheck } from '../core/rag/check-metric.ts';
import { findMovers } from '../core/rag/find-movers.ts';
import type { Mover } from '../core/rag/find-movers.ts';
import type { RagSettings } from '../core/rag/rag-settings.ts';
import { summariseRag } from '../core/rag/rag-summary.ts';
import type { RagSummary } from '../core/rag/rag-summary.ts';
import { joinRagRows } from './join-rag-rows.ts';
import type { FileScores } from './file-scores.ts';

/** What a summary says of some rows as answers of a retrieval system. */
export interface RagReport {
  summary: RagSummary;
  /** Undefined where no row has a label and a score. */
  check: MetricCheck | undefined;
  movers: Mover[];
}

/** All files together, and each of them. */
export interface RagReports {
  settings: RagSettings;
  total: RagReport;
  files: RagReport[];
}

/** Sums up files that were scored with `--rag`. */
export async function reportRag(
  files: readonly FileScores[],
  settings: RagSettings,
): Promise<RagReports> {
  const total = await reportOn(files, settings);
  const parts = files.length === 1 ? [total] : [];
  if (files.length > 1) for (const file of files) parts.push(await reportOn([file], settings));
  return { settings, total, files: parts };
}

async function reportOn(files: readonly FileScores[], settings: RagSettings): Promise<RagReport> {
  const rows = joinRagRows(files);
  return {
    summary: await summariseRag(rows, settings, nothingElseWaits),
    check: await checkMetric(rows.figures, settings.seed, nothingElseWaits),
    movers: findMovers(rows, settings).overall,
  };
}

async function nothingElseWaits(): Promise<void> {
  // The command line does one thing at a time.
}
