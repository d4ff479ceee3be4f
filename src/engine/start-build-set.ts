import { proxy, wrap } from 'comlink';
import { type PlainProblem, toPlainProblem } from '../core/problem.ts';
import type { SetProgress } from '../core/rag/set/set-progress.ts';
import type { SetSteps } from '../core/rag/set/set-steps.ts';
import type { Outcome } from './run-types.ts';
import type { buildSetFile, BuildSetRequest, BuiltSet } from './build-set.ts';

export interface SetBuilding {
  /** Never rejects. */
  finished: Promise<Outcome<BuiltSet>>;
  /** Ends it at once; its outcome is `cancelled`. */
  stop(): void;
}

function startWorker(): Worker {
  return new Worker(new URL('./build-set-worker.ts', import.meta.url), {
    type: 'module',
    name: 'build-set',
  });
}

const CANCELLED = { ok: false, problem: { code: 'cancelled', message: 'Cancelled.' } } as const;
const STOPPED = {
  ok: false,
  problem: {
    code: 'engine_stopped',
    message:
      'The part of this page that builds the set has stopped, or could not be started. Try again; if it stops again, reload the page or try a smaller file.',
  },
} as const;

/** Builds a labelled set in a worker of its own, which ends with it: what the steps ask goes through the page. */
export function startBuildSet(
  request: BuildSetRequest,
  steps: SetSteps | undefined,
  onProgress: (progress: SetProgress) => void,
  start: () => Worker = startWorker,
): SetBuilding {
  const worker = start();
  let settle: (outcome: Outcome<BuiltSet>) => void = notYet;
  const finished = new Promise<Outcome<BuiltSet>>((resolve) => {
    settle = (outcome) => {
      worker.terminate();
      resolve(outcome);
    };
  });
  // Comlink's calls would hang for ever once the worker is gone.
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    settle(STOPPED);
  });
  worker.addEventListener('messageerror', () => settle(STOPPED));
  const told = steps && tellFailures(steps, (problem) => settle({ ok: false, problem }));
  wrap<typeof buildSetFile>(worker)(request, told && proxy(told), proxy(onProgress)).then(
    (outcome) => settle(outcome),
    () => settle(STOPPED),
  );
  return { finished, stop: () => settle(CANCELLED) };
}

function notYet(): void {}

/** Steps whose failures are told here, where they have their fields still. */
function tellFailures(steps: SetSteps, tell: (problem: PlainProblem) => void): SetSteps {
  const watch =
    <In, Out>(step: (asked: In) => Promise<Out>) =>
    async (asked: In): Promise<Out> => {
      try {
        return await step(asked);
      } catch (thrown) {
        tell(toPlainProblem(thrown));
        throw thrown;
      }
    };
  return { embed: watch(steps.embed), rerank: watch(steps.rerank), merge: watch(steps.merge) };
}
