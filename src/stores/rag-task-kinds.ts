import type { Judged, JudgeTask, TaskAnswer, TaskRow } from '../core/judge/judge-task.ts';
import { isAnswer } from '../core/judge/judge-task.ts';
import {
  LENGTH_CHECK,
  type LengthChecked,
  type LengthRow,
} from '../core/judge/tasks/length-check.ts';
import { rateBySupport } from '../core/judge/tasks/rate-support.ts';
import {
  type LengthCase,
  summariseLengthChecks,
} from '../core/judge/tasks/summarise-length-checks.ts';
import { SUPPORT, type Supported, type SupportRow } from '../core/judge/tasks/support.ts';
import { type SupportCase, summariseSupport } from '../core/judge/tasks/summarise-support.ts';
import type { RagCaseChoice, RagCases } from '../engine/rag-types.ts';
import type { Outcome } from '../engine/run-types.ts';
import { askEngine } from './engine.ts';
import { ragSettingsOf } from './rag-state.ts';
import type { RagSummaries } from './rag-tasks-state.ts';

/** What became of a row of a task; undefined where it was not reached. */
type JudgedOf<Answer extends TaskAnswer> = (key: string) => Judged<Answer> | undefined;

/** A question about the rows of a run: which rows, what is asked of each, and what the answers come to. */
export interface RagTaskKind<Row extends TaskRow, Answer extends TaskAnswer, Case, Summary> {
  task: JudgeTask<Row, Answer>;
  readCases(run: string, choice: RagCaseChoice, job: string): Promise<Outcome<RagCases<Case>>>;
  rowsOf(asked: Case): readonly Row[];
  summarise(cases: readonly Case[], judgedOf: JudgedOf<Answer>, seed: number): Summary;
  /** Names of the columns of an export, then the cells of a row. A row without an answer has empty ones. */
  columns: readonly string[];
  cellsOf(asked: Case, judgedOf: JudgedOf<Answer>): string[];
}

/** Whether responses have their ideal length. */
export const LENGTH_KIND: RagTaskKind<
  LengthRow,
  LengthChecked,
  LengthCase,
  RagSummaries['length']
> = {
  task: LENGTH_CHECK,
  readCases: (run, choice, job) => askEngine((engine) => engine.lengthCases(run, choice, job)),
  rowsOf: ({ check }) => [check],
  summarise: (cases, judgedOf) =>
    summariseLengthChecks(cases, (key) => answerOf(judgedOf(key))?.state),
  columns: ['row', 'domain', 'ideal_length', 'evaluation_result', 'state'],
  cellsOf: ({ row, domain, check }, judgedOf) => {
    const judged = judgedOf(check.key);
    const answer = answerOf(judged);
    const result = answer && (answer.state === 'fits' ? '1' : '0');
    return [String(row + 1), domain, check.ideal, result ?? '', judged?.state ?? 'waiting'];
  },
};

/** What the quoted sources carry of the golden answers. */
export const SUPPORT_KIND: RagTaskKind<
  SupportRow,
  Supported,
  SupportCase,
  RagSummaries['support']
> = {
  task: SUPPORT,
  readCases: async (run, choice, job) => {
    const settings = await ragSettingsOf(run);
    return askEngine((engine) => engine.supportCases(run, settings, choice, job));
  },
  rowsOf: ({ plan }) => plan.asked,
  summarise: (cases, judgedOf, seed) =>
    summariseSupport(cases, (key) => answerOf(judgedOf(key))?.coverage, seed),
  columns: [
    'row',
    'domain',
    'source_return_by_judge',
    'source_return_baseline_by_judge',
    'source_recall_by_judge',
    'source_precision_by_judge',
    'context_coverage_by_judge',
    'source_return_by_words',
    'expected_score',
  ],
  cellsOf: ({ row, domain, plan, words, expected }, judgedOf) => {
    const rated = rateBySupport(plan, (key) => answerOf(judgedOf(key))?.coverage);
    const { multiSource, baseline, recall, precision, coverage } = rated ?? NOT_RATED;
    const shares = [
      multiSource,
      baseline,
      recall,
      precision,
      coverage,
      words.multiSource,
      expected,
    ];
    return [String(row + 1), domain, ...shares.map((share) => String(share ?? ''))];
  },
};

const NOT_RATED = {
  multiSource: undefined,
  baseline: undefined,
  recall: undefined,
  precision: undefined,
  coverage: undefined,
};

function answerOf<Answer extends TaskAnswer>(
  judged: Judged<Answer> | undefined,
): Answer | undefined {
  return judged && isAnswer(judged) ? judged : undefined;
}
