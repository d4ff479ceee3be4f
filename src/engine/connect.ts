import { proxy, releaseProxy, wrap } from 'comlink';
import { Problem } from '../core/problem.ts';
import type { Engine } from './api.ts';
import { watchWorker } from './watch-worker.ts';

/** The engine as the page sees it: every call answers later, or is rejected when the worker stops. */
export type RemoteEngine = {
  [Name in keyof Engine]: (
    ...inputs: Parameters<Engine[Name]>
  ) => Promise<Awaited<ReturnType<Engine[Name]>>>;
};

export interface EngineConnection {
  engine: RemoteEngine;
  /** Ends the worker; calls in flight are rejected, `onStop` is not called. */
  close(): void;
  /** Ends a worker that is silent, as if it had stopped by itself. */
  giveUp(): void;
}

/** What the worker has beside the engine: a sign of life, which names the lock that it holds until its end. */
export interface WorkerSide extends Engine {
  holdLife(): Promise<string | undefined>;
}

const STOPPED =
  'The part of this page that reads and scores files has stopped, or could not be started. ' +
  'Open your files again; if it stops again, reload the page or try a smaller file.';
const GIVEN_UP =
  'Reading and scoring was ended here, as nothing was heard of it. A file that was being read is damaged, or too much ' +
  'for this browser: save it as CSV (UTF-8), or split it, and drop that.';

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
}

/**
 * Starts the engine in a worker. Comlink's calls would hang for ever once the worker is gone (its
 * script is not found, it runs out of memory, it throws), so that is watched for: calls in flight
 * are rejected with the `Problem` `engine_stopped`, later ones too, and `onStop` hears of it once. `onSilence` hears
 * when a worker that is at work has given no sign of life for ten seconds, and when it does again.
 */
export function connectEngine(
  onStop: (problem: Problem) => void,
  start: () => Worker = startWorker,
  onSilence: (isSilent: boolean) => void = () => undefined,
): EngineConnection {
  const inFlight = new Set<(problem: Problem) => void>();
  const worker = start();
  const remote = wrap<WorkerSide>(worker);
  let stopped: Problem | undefined;

  function stop(sentence: string): boolean {
    if (stopped) return false;
    stopped = new Problem('engine_stopped', sentence);
    endWatch();
    worker.terminate();
    for (const reject of inFlight) reject(stopped);
    inFlight.clear();
    return true;
  }

  function track<T>(call: () => Promise<T>): Promise<T> {
    if (stopped) return Promise.reject(stopped);
    return new Promise<T>((resolve, reject) => {
      inFlight.add(reject);
      call()
        .then(resolve, reject)
        .finally(() => inFlight.delete(reject));
    });
  }

  function tellStop(sentence: string): void {
    if (stop(sentence) && stopped) onStop(stopped);
  }

  function hearOfStop(event: Event): void {
    event.preventDefault();
    tellStop(STOPPED);
  }
  worker.addEventListener('error', hearOfStop);
  worker.addEventListener('messageerror', hearOfStop);
  const endWatch = watchWorker({
    askLife: async () => remote.holdLife(),
    isAtWork: () => inFlight.size > 0,
    onEnd: () => tellStop(STOPPED),
    onSilence,
  });

  return {
    engine: {
      peek: (...inputs) => track(async () => remote.peek(...inputs)),
      load: (file, request, onProgress) =>
        track(async () => remote.load(file, request, proxy(onProgress))),
      cancel: (job) => track(async () => remote.cancel(job)),
      unload: (run) => track(async () => remote.unload(run)),
      query: (filter, sort, onPartial) =>
        track(async () => remote.query(filter, sort, onPartial && proxy(onPartial))),
      findRows: (...inputs) => track(async () => remote.findRows(...inputs)),
      page: (...inputs) => track(async () => remote.page(...inputs)),
      locate: (...inputs) => track(async () => remote.locate(...inputs)),
      rowAt: (...inputs) => track(async () => remote.rowAt(...inputs)),
      row: (id) => track(async () => remote.row(id)),
      exportRun: (run, flavour, job, onProgress, rag) =>
        track(async () => remote.exportRun(run, flavour, job, proxy(onProgress), rag)),
      prepareRun: (run, job, onProgress) =>
        track(async () => remote.prepareRun(run, job, proxy(onProgress))),
      setDecisions: (decisions) => track(async () => remote.setDecisions(decisions)),
      changeDecisions: (changes) => track(async () => remote.changeDecisions(changes)),
      review: (...inputs) => track(async () => remote.review(...inputs)),
      nextDraw: (...inputs) => track(async () => remote.nextDraw(...inputs)),
      groupOf: (id) => track(async () => remote.groupOf(id)),
      agreement: (...inputs) => track(async () => remote.agreement(...inputs)),
      humanDecisions: (run) => track(async () => remote.humanDecisions(run)),
      readSmallTable: (file) => track(async () => remote.readSmallTable(file)),
      countUnknown: (rowKeys) => track(async () => remote.countUnknown(rowKeys)),
      exportReviews: (runs) => track(async () => remote.exportReviews(runs)),
      exportPatch: (runs) => track(async () => remote.exportPatch(runs)),
      setPatch: (...inputs) => track(async () => remote.setPatch(...inputs)),
      judgeScope: (...inputs) => track(async () => remote.judgeScope(...inputs)),
      judgeRows: (...inputs) => track(async () => remote.judgeRows(...inputs)),
      setJudgements: (...inputs) => track(async () => remote.setJudgements(...inputs)),
      judgeReport: (run) => track(async () => remote.judgeReport(run)),
      ragRow: (id) => track(async () => remote.ragRow(id)),
      prepareRag: (run, settings, job, onProgress) =>
        track(async () => remote.prepareRag(run, settings, job, proxy(onProgress))),
      ragReport: (run, settings, job, onProgress) =>
        track(async () => remote.ragReport(run, settings, job, proxy(onProgress))),
      lengthCases: (...inputs) => track(async () => remote.lengthCases(...inputs)),
      supportCases: (...inputs) => track(async () => remote.supportCases(...inputs)),
      setGoldens: (runs, goldens, job, onProgress) =>
        track(async () => remote.setGoldens(runs, goldens, job, proxy(onProgress))),
      compareRuns: (runs, seeds, job, onProgress) =>
        track(async () => remote.compareRuns(runs, seeds, job, proxy(onProgress))),
      comparePairs: (pairs, measure, job, onProgress) =>
        track(async () => remote.comparePairs(pairs, measure, job, proxy(onProgress))),
      pairRows: (...inputs) => track(async () => remote.pairRows(...inputs)),
      countAcross: (runs, measure, job, onProgress) =>
        track(async () => remote.countAcross(runs, measure, job, proxy(onProgress))),
      acrossRows: (...inputs) => track(async () => remote.acrossRows(...inputs)),
      whatIf: (runs, relaxations, job, onProgress, onPartial) =>
        track(async () =>
          remote.whatIf(runs, relaxations, job, proxy(onProgress), onPartial && proxy(onPartial)),
        ),
      scoreSquad: (runs, job, onProgress) =>
        track(async () => remote.scoreSquad(runs, job, proxy(onProgress))),
      writeProject: (parts, job, onProgress) =>
        track(async () => remote.writeProject(parts, job, proxy(onProgress))),
      readProject: (file) => track(async () => remote.readProject(file)),
      loadOutline: (file, key) => track(async () => remote.loadOutline(file, key)),
      writeCsv: (rows) => track(async () => remote.writeCsv(rows)),
    },
    close: () => {
      remote[releaseProxy]();
      stop(STOPPED);
    },
    giveUp: () => tellStop(GIVEN_UP),
  };
}
