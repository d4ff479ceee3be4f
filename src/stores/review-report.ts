import { askEngine } from './engine.ts';
import { whenPrepared } from './prepared.ts';
import { tellDecisions } from './review-engine.ts';
import { tellReviewer, useReviews } from './review-state.ts';
import { useRuns } from './runs-state.ts';

/** A report on a large file keeps the engine busy for a while: not every key press asks for one. */
const PAUSE_MS = 300;

let wanted: string | undefined;
let working: Promise<void> | undefined;

/**
 * Asks what the decisions say of a run: `report`, then `agreement`. One at a time: while one is made, only
 * the last asked for waits. Resolves once the last one is there.
 */
export function refreshReport(run: string): Promise<void> {
  wanted = run;
  working ??= makeReports();
  return working;
}

/** The same for the run whose report is shown; nothing where none is. */
export async function refreshShownReport(): Promise<void> {
  const run = wanted ?? useReviews.getState().report?.run;
  if (run !== undefined) await refreshReport(run);
}

let pause: ReturnType<typeof setTimeout> | undefined;
let afterPause: string | undefined;

/**
 * The same, of a run or of that whose report is shown, after a pause. Calls during the pause are answered
 * together at its end, so that whoever decides without a rest still sees the estimate move.
 */
export function refreshReportSoon(run?: string): void {
  afterPause = run ?? afterPause;
  pause ??= setTimeout(() => {
    const asked = afterPause;
    pause = undefined;
    afterPause = undefined;
    void (asked === undefined ? refreshShownReport() : refreshReport(asked));
  }, PAUSE_MS);
}

async function makeReports(): Promise<void> {
  try {
    while (wanted !== undefined) {
      const run = wanted;
      wanted = undefined;
      await makeReport(run);
    }
  } finally {
    // At once, lest one that is asked for just now waits for nobody.
    working = undefined;
  }
}

/** What is found is dropped where another report is asked for meanwhile. */
async function makeReport(run: string): Promise<void> {
  // A report made before decisions are known would stay as it is: nothing asks again once they are.
  await Promise.all([tellDecisions(), whenPrepared(run)]);
  const { seed } = useReviews.getState();
  const report = await askEngine((engine) => engine.review(run, seed));
  if (wanted !== undefined || !isLoaded(run)) return;
  if (!report.ok) {
    useReviews.setState({ report: undefined, agreement: undefined });
    if (report.problem.code !== 'engine_stopped') tellReviewer('engine', report.problem.message);
    return;
  }
  useReviews.setState((state) => ({
    report: report.value,
    agreement: state.report?.run === run ? state.agreement : undefined,
  }));
  const agreement = await askEngine((engine) => engine.agreement(run, seed));
  if (wanted === undefined && agreement.ok && isLoaded(run))
    useReviews.setState({ agreement: agreement.value });
}

/** A run may be taken off the page, and its report with it, while one is made. */
function isLoaded(run: string): boolean {
  return useRuns.getState().runs.some(({ key }) => key === run);
}
