import { expose, type ProxyMethods, releaseProxy, type Remote } from 'comlink';
import type { RagSettings } from '../core/rag/rag-settings.ts';
import type { Measure } from '../core/runs/measures.ts';
import type { RelaxationId } from '../core/what-if/relaxations.ts';
import type { WhatIfReport } from './compare-types.ts';
import type { ProjectParts } from './project-types.ts';
import type { PartialView, RowFilter, RowSort } from './row-types.ts';
import type { ExportFlavour, GoldenChoice, LoadProgress, LoadRequest } from './run-types.ts';
import type { WorkerSide } from './connect.ts';
import { createEngine } from './engine.ts';
import { holdLife } from './hold-life.ts';

const engine = createEngine();

/** Callbacks of the page come as proxies, each on a port of its own, which is closed after its call. */
async function closeAfter<T>(callback: ProxyMethods, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } finally {
    callback[releaseProxy]();
  }
}

expose({
  ...engine,
  holdLife,
  load: (file: File, request: LoadRequest, onProgress: Remote<(progress: LoadProgress) => void>) =>
    closeAfter(onProgress, () => engine.load(file, request, onProgress)),
  query: (filter: RowFilter, sort: RowSort, onPartial?: Remote<(view: PartialView) => void>) =>
    onPartial
      ? closeAfter(onPartial, () => engine.query(filter, sort, onPartial))
      : engine.query(filter, sort),
  exportRun: (
    run: string,
    flavour: ExportFlavour,
    job: string,
    onProgress: Remote<(rows: number) => void>,
    rag?: RagSettings,
  ) => closeAfter(onProgress, () => engine.exportRun(run, flavour, job, onProgress, rag)),
  prepareRun: (run: string, job: string, onProgress: Remote<(rows: number) => void>) =>
    closeAfter(onProgress, () => engine.prepareRun(run, job, onProgress)),
  prepareRag: (
    run: string,
    settings: RagSettings,
    job: string,
    onProgress: Remote<(rows: number) => void>,
  ) => closeAfter(onProgress, () => engine.prepareRag(run, settings, job, onProgress)),
  ragReport: (
    run: string,
    settings: RagSettings,
    job: string,
    onProgress: Remote<(rows: number) => void>,
  ) => closeAfter(onProgress, () => engine.ragReport(run, settings, job, onProgress)),
  setGoldens: (
    runs: string[],
    goldens: GoldenChoice | undefined,
    job: string,
    onProgress: Remote<(rows: number) => void>,
  ) => closeAfter(onProgress, () => engine.setGoldens(runs, goldens, job, onProgress)),
  compareRuns: (
    runs: string[],
    seeds: Record<string, number>,
    job: string,
    onProgress: Remote<(rows: number) => void>,
  ) => closeAfter(onProgress, () => engine.compareRuns(runs, seeds, job, onProgress)),
  comparePairs: (
    pairs: [string, string][],
    measure: Measure,
    job: string,
    onProgress: Remote<(rows: number) => void>,
  ) => closeAfter(onProgress, () => engine.comparePairs(pairs, measure, job, onProgress)),
  countAcross: (
    runs: string[],
    measure: Measure,
    job: string,
    onProgress: Remote<(rows: number) => void>,
  ) => closeAfter(onProgress, () => engine.countAcross(runs, measure, job, onProgress)),
  whatIf: (
    runs: string[],
    relaxations: RelaxationId[],
    job: string,
    onProgress: Remote<(rows: number) => void>,
    onPartial?: Remote<(report: WhatIfReport) => void>,
  ) =>
    closeAfter(onProgress, () =>
      onPartial
        ? closeAfter(onPartial, () => engine.whatIf(runs, relaxations, job, onProgress, onPartial))
        : engine.whatIf(runs, relaxations, job, onProgress),
    ),
  scoreSquad: (runs: string[], job: string, onProgress: Remote<(rows: number) => void>) =>
    closeAfter(onProgress, () => engine.scoreSquad(runs, job, onProgress)),
  writeProject: (parts: ProjectParts, job: string, onProgress: Remote<(bytes: number) => void>) =>
    closeAfter(onProgress, () => engine.writeProject(parts, job, onProgress)),
} satisfies Record<keyof WorkerSide, unknown>);
