import { readFileSync } from 'node:fs';
import { createEngine } from '../engine/engine.ts';
import type { EngineConnection, RemoteEngine } from '../engine/connect.ts';
import { Problem } from '../core/problem.ts';
import { replaceEngine } from './engine.ts';
import { usePrepared } from './prepared.ts';
import { useReviews } from './reviews.ts';
import { useRows } from './rows.ts';
import { useRuns } from './runs.ts';

// What the stores' tests share: the real engine in the same process, in place of the worker.

/** The engine of this process, with its calls answering later as a worker's do. */
function connectHere(): EngineConnection {
  const engine = createEngine();
  const remote: RemoteEngine = {
    peek: (...inputs) => engine.peek(...inputs),
    load: (...inputs) => engine.load(...inputs),
    cancel: async (job) => engine.cancel(job),
    unload: async (run) => engine.unload(run),
    query: (...inputs) => engine.query(...inputs),
    findRows: (...inputs) => engine.findRows(...inputs),
    page: async (...inputs) => engine.page(...inputs),
    locate: async (...inputs) => engine.locate(...inputs),
    rowAt: async (...inputs) => engine.rowAt(...inputs),
    row: async (id) => engine.row(id),
    exportRun: (...inputs) => engine.exportRun(...inputs),
    prepareRun: (...inputs) => engine.prepareRun(...inputs),
    setDecisions: async (decisions) => engine.setDecisions(decisions),
    changeDecisions: async (changes) => engine.changeDecisions(changes),
    review: (...inputs) => engine.review(...inputs),
    nextDraw: (...inputs) => engine.nextDraw(...inputs),
    groupOf: (id) => engine.groupOf(id),
    agreement: (...inputs) => engine.agreement(...inputs),
    humanDecisions: async (run) => engine.humanDecisions(run),
    readSmallTable: (file) => engine.readSmallTable(file),
    countUnknown: (rowKeys) => engine.countUnknown(rowKeys),
    exportReviews: (runs) => engine.exportReviews(runs),
    exportPatch: (runs) => engine.exportPatch(runs),
    setPatch: (...inputs) => engine.setPatch(...inputs),
    judgeScope: (...inputs) => engine.judgeScope(...inputs),
    judgeRows: (...inputs) => engine.judgeRows(...inputs),
    setJudgements: async (...inputs) => engine.setJudgements(...inputs),
    judgeReport: (run) => engine.judgeReport(run),
    ragRow: (id) => engine.ragRow(id),
    prepareRag: (...inputs) => engine.prepareRag(...inputs),
    ragReport: (...inputs) => engine.ragReport(...inputs),
    lengthCases: (...inputs) => engine.lengthCases(...inputs),
    supportCases: (...inputs) => engine.supportCases(...inputs),
    setGoldens: (...inputs) => engine.setGoldens(...inputs),
    compareRuns: (...inputs) => engine.compareRuns(...inputs),
    comparePairs: (...inputs) => engine.comparePairs(...inputs),
    pairRows: (...inputs) => engine.pairRows(...inputs),
    countAcross: (...inputs) => engine.countAcross(...inputs),
    acrossRows: (...inputs) => engine.acrossRows(...inputs),
    whatIf: (...inputs) => engine.whatIf(...inputs),
    scoreSquad: (...inputs) => engine.scoreSquad(...inputs),
    writeProject: (...inputs) => engine.writeProject(...inputs),
    readProject: (file) => engine.readProject(file),
    loadOutline: (...inputs) => engine.loadOutline(...inputs),
    writeCsv: (rows) => engine.writeCsv(rows),
  };
  return { engine: remote, close: () => undefined, giveUp: () => undefined };
}

/** Stores as on a page just opened. Gives what stops the engine, and the engines started so far. */
export function openPage() {
  useRuns.setState(useRuns.getInitialState());
  useRows.setState(useRows.getInitialState());
  usePrepared.setState(usePrepared.getInitialState());
  useReviews.setState(useReviews.getInitialState());
  const started: RemoteEngine[] = [];
  const stops: (() => void)[] = [];
  replaceEngine((onStop) => {
    const connection = connectHere();
    started.push(connection.engine);
    stops.push(() => onStop(new Problem('engine_stopped', 'The engine has stopped.')));
    return connection;
  });
  return { started, stopEngine: () => stops.at(-1)?.() };
}

/** A file of the repository. */
export function repositoryFile(path: string): File {
  return new File([readFileSync(path)], path.slice(path.lastIndexOf('/') + 1));
}

export const SAMPLE = 'public/samples/demo_evouna_tq.csv';
export const DPR = 'test-data/runs/openqa_nq301_DPR.csv';
