import { Problem } from '../core/problem.ts';
import type {
  ReportedJudge,
  ReportedRag,
  ReportedRun,
  ReportedWhatIf,
} from '../core/report/report-input.ts';
import type { RelaxationId } from '../core/what-if/relaxations.ts';
import type { Outcome, Run } from '../engine/run-types.ts';
import { askEngine } from './engine.ts';
import { useJudge } from './judge-state.ts';
import { usePrepared, whenPrepared } from './prepared.ts';
import { ragSettingsOf } from './rag-state.ts';
import { useReviews } from './review-state.ts';

/** What is found of each file, in order. */
export const RUN_STEPS = [
  'reasons',
  'reviews',
  'agreement',
  'judge',
  'retrieval',
  'what-ifs',
] as const;
export type RunStep = (typeof RUN_STEPS)[number];

/** How a report is made: what hears of steps, and by which name its work can be ended. */
export interface ReportWork {
  job: string;
  /** Throws once the report is not wanted any more. */
  begin: (step: RunStep) => void;
  /** Of the step that takes longest: rows so far. */
  hear: (rows: number) => void;
}

/** What is told of a run beside its own figures. */
export interface RunExtras {
  withRag: boolean;
  /** Each with the relaxations that it combines. */
  whatIfs: readonly RelaxationId[][];
}

/** All that is known of a run. Throws the problem of whatever could not be found. */
export async function readReportedRun(
  run: Run,
  { withRag, whatIfs }: RunExtras,
  work: ReportWork,
): Promise<ReportedRun> {
  const { key } = run;
  const { seed } = useReviews.getState();
  work.begin('reasons');
  await whenPrepared(key);
  const prepared = usePrepared.getState().prepared.get(key);
  work.begin('reviews');
  const review = valueOf(await askEngine((engine) => engine.review(key, seed)));
  work.begin('agreement');
  const agreement = valueOf(await askEngine((engine) => engine.agreement(key, seed)));
  work.begin('judge');
  const judge = await readJudge(key);
  work.begin('retrieval');
  const rag = withRag && !run.withoutTexts ? await readRag(key, work) : undefined;
  work.begin('what-ifs');
  const relaxed: ReportedWhatIf[] = [];
  if (!run.withoutTexts) for (const ids of whatIfs) relaxed.push(await readWhatIf(key, ids, work));
  return {
    file: run,
    reasons: prepared?.reasons,
    humanVerdicts: prepared?.humanVerdicts,
    review,
    agreement,
    judge,
    rag,
    whatIfs: relaxed.length > 0 ? relaxed : undefined,
  };
}

async function readWhatIf(
  run: string,
  ids: RelaxationId[],
  { job, hear }: ReportWork,
): Promise<ReportedWhatIf> {
  const report = valueOf(await askEngine((engine) => engine.whatIf([run], ids, job, hear)));
  return { relaxations: report.relaxations, shifts: report.all };
}

async function readJudge(run: string): Promise<ReportedJudge | undefined> {
  const judging = useJudge.getState().judgings.get(run);
  const report = valueOf(await askEngine((engine) => engine.judgeReport(run)));
  if (!judging || !report) return undefined;
  const { record, accepted, scope, startedAt } = judging;
  return { ...report, record, accepted, scope, date: startedAt.slice(0, 10) };
}

async function readRag(run: string, { job, hear }: ReportWork): Promise<ReportedRag> {
  const settings = await ragSettingsOf(run);
  const report = valueOf(await askEngine((engine) => engine.ragReport(run, settings, job, hear)));
  return { ...report, movers: report.movers.overall };
}

/** The value of an outcome; throws its problem. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Problem(outcome.problem.code, outcome.problem.message);
}
