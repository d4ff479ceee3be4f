import { checkMetric } from '../core/rag/check-metric.ts';
import { findMovers } from '../core/rag/find-movers.ts';
import type { RagFigures } from '../core/rag/rag-figures.ts';
import type { RagSettings } from '../core/rag/rag-settings.ts';
import { summariseRag } from '../core/rag/rag-summary.ts';
import type { DeviationBins, RagReport } from './rag-types.ts';
import type { LoadedRun } from './loaded-run.ts';
import { paceWork, type Signal } from './pace-work.ts';
import { factualOf, type RagRows } from './rag-rows.ts';

/** Steps of a hundredth, and one for all that is beyond. */
const BINS = 301;

/** What the figures of a run come to, by its settings. Throws `cancelled` at its next slice. */
export async function reportRag(
  loaded: LoadedRun,
  rag: RagRows,
  settings: RagSettings,
  signal: Signal,
): Promise<RagReport> {
  const rest = paceWork(signal);
  const { figures } = rag;
  const { run, table } = loaded;
  const rows = {
    figures,
    domains: run.domains.map(({ domain }) => domain),
    domainOf: (row: number) => table.domain(row),
    factualOf: (row: number) => factualOf(loaded, row),
  };
  const known = rag.found?.seed === settings.seed ? rag.found : undefined;
  const summary = await summariseRag(rows, settings, rest, known?.summary);
  const check = known ? known.check : await checkMetric(figures, settings.seed, rest);
  rag.found = { seed: settings.seed, summary, check };
  return {
    run: run.key,
    settings,
    rows: table.rows,
    summary,
    movers: findMovers(rows, settings),
    check,
    lengths: binDeviations(figures),
  };
}

/** Whole numbers throughout, so that a threshold of so many hundredths parts the rows as the scores do. */
function binDeviations(figures: RagFigures): DeviationBins {
  const shorter = Array.from({ length: BINS }, () => 0);
  const longer = Array.from({ length: BINS }, () => 0);
  for (let row = 0; row < figures.rows; row++) {
    const length = figures.lengthOf(row);
    if (!length) continue;
    const { response, golden } = length;
    const bin = Math.min(Math.floor((100 * Math.abs(response - golden)) / golden), BINS - 1);
    const bins = response < golden ? shorter : longer;
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return { shorter, longer };
}
