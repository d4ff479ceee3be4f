import type { JudgeRow } from '../core/judge/judgement.ts';
import type { LengthCase } from '../core/judge/tasks/summarise-length-checks.ts';
import type { SupportCase } from '../core/judge/tasks/summarise-support.ts';
import type { RagSettings } from '../core/rag/rag-settings.ts';
import type { Decision } from '../core/review/decision.ts';
import type { Measure } from '../core/runs/measures.ts';
import type { RelaxationId } from '../core/what-if/relaxations.ts';
import type { Dialect } from '../csv/dialect.ts';
import type {
  AcrossReport,
  AcrossRow,
  PairReport,
  PairRow,
  RunsReport,
  SquadReport,
  WhatIfReport,
} from './compare-types.ts';
import type { JudgeReport, JudgeScopeChoice, JudgeScopeSize, JudgedRun } from './judge-types.ts';
import type { OpenedProject, ProjectParts } from './project-types.ts';
import type { RagCaseChoice, RagCases, RagDetail, RagReport } from './rag-types.ts';
import type { AgreementReport, DecisionChange, DrawnRow, ReviewReport } from './review-types.ts';
import type {
  AcrossFilter,
  KeyedRow,
  PairFilter,
  PartialView,
  RowDetail,
  RowFilter,
  RowId,
  RowSort,
  TableRow,
  View,
} from './row-types.ts';
import type {
  ExportFlavour,
  GoldenChoice,
  LoadProgress,
  LoadRequest,
  Outcome,
  Patch,
  Peek,
  Prepared,
  Run,
} from './run-types.ts';

/**
 * The Web Worker's side: owns the tables; scores, filters, sorts, pages, exports.
 * Calls that can fail for a reason a user should hear return an `Outcome`.
 */
export interface Engine {
  /** Reads the head of a file. A dialect, where given, overrides what would be detected. */
  peek(file: File, dialect?: Partial<Dialect>): Promise<Outcome<Peek>>;
  /**
   * Reads, scores and keeps a file: its runs, one or several. Those of the same file that are held are replaced.
   * Fails with `usage` where the split would make more than 100 runs.
   */
  load(
    file: File,
    request: LoadRequest,
    onProgress: (progress: LoadProgress) => void,
  ): Promise<Outcome<Run[]>>;
  /** Ends a load or an export at its next step; that call's outcome is `cancelled`. */
  cancel(job: string): void;
  /** Forgets a run. */
  unload(run: string): void;
  /**
   * Finds and orders rows. A newer query ends an older one, whose outcome is `cancelled`. Where it takes longer than
   * a moment, `onPartial` hears what is found so far.
   */
  query(
    filter: RowFilter,
    sort: RowSort,
    onPartial?: (view: PartialView) => void,
  ): Promise<Outcome<View>>;
  /** All rows that a filter keeps, in order, beside the view: neither replaces nor ends a query. */
  findRows(filter: RowFilter, sort: RowSort): Promise<Outcome<RowId[]>>;
  /** Rows `from` to before `to` of a view; none if a newer query has replaced it. */
  page(view: number, from: number, to: number, columns: string[]): TableRow[];
  /** Place of a row in a view, counted from 0; -1 if it is not in it. */
  locate(view: number, id: RowId): number;
  /** Row at a place of a view, in full; undefined where there is none. */
  rowAt(view: number, place: number): RowDetail | undefined;
  /** A row in full; undefined where the run is not loaded or has no such row. */
  row(id: RowId): RowDetail | undefined;
  /** The scored CSV of a run; with settings, the columns of the evaluation of retrieval too. */
  exportRun(
    run: string,
    flavour: ExportFlavour,
    job: string,
    onProgress: (rows: number) => void,
    rag?: RagSettings,
  ): Promise<Outcome<Blob>>;
  /**
   * Finds row keys, reasons and what was decided, in slices; quick where that is done already. `onProgress`
   * hears rows so far.
   */
  prepareRun(
    run: string,
    job: string,
    onProgress: (rows: number) => void,
  ): Promise<Outcome<Prepared>>;
  /** Replaces all decisions that the engine knows. */
  setDecisions(decisions: Decision[]): void;
  changeDecisions(changes: DecisionChange[]): void;
  /** What was decided of a run's rows. `seed` is a whole number from 0 to 2³² - 1. */
  review(run: string, seed: number): Promise<Outcome<ReviewReport>>;
  /**
   * The row to read next in a sampled review; undefined when all are read. Rows with the keys of `exclude`
   * count as being read just now, so that the row after them is found.
   */
  nextDraw(run: string, seed: number, exclude?: string[]): Promise<Outcome<DrawnRow | undefined>>;
  /**
   * Rows of this run whose golden answers and responses are the same but for case, punctuation and white
   * space: this row first. Only this row where there is no other; none where there is no such row.
   */
  groupOf(id: RowId): Promise<KeyedRow[]>;
  agreement(run: string, seed: number): Promise<Outcome<AgreementReport>>;
  /** What the column of human verdicts says, as decisions of a reviewer named after it; none without one. */
  humanDecisions(run: string): Decision[];
  /** A review or patch file, whole: column names made unique, rows as long as they. */
  readSmallTable(file: File): Promise<Outcome<{ columns: string[]; rows: string[][] }>>;
  /** How many of these row keys no loaded run has; one that is given twice counts twice. */
  countUnknown(rowKeys: string[]): Promise<Outcome<number>>;
  /** A review CSV of the decisions on rows of these runs, and of those whose row is not loaded. */
  exportReviews(runs: string[]): Promise<Outcome<Blob>>;
  /** A patch CSV of the golden answers proposed for rows of these runs. */
  exportPatch(runs: string[]): Promise<Outcome<Blob>>;
  /**
   * Puts golden answers in place of a run's own, or takes them back; the run with its new tallies. Row keys and
   * findings stay those of the file; reasons follow, and `prepareRun` counts them anew.
   */
  setPatch(run: string, patch: Patch | undefined): Promise<Outcome<Run>>;
  /**
   * How many rows a scope takes in, and about how many tokens the prompt takes for them. Texts are those of the
   * file, whatever a patch says. A newer call ends an older one, whose outcome is `cancelled`.
   */
  judgeScope(
    run: string,
    scope: JudgeScopeChoice,
    prompt: string,
  ): Promise<Outcome<JudgeScopeSize>>;
  /** The rows of a scope, one of each key, in the order in which they are to be judged; the first `limit` alone. */
  judgeRows(run: string, scope: JudgeScopeChoice, limit?: number): Promise<Outcome<JudgeRow[]>>;
  /**
   * What the judge said of a run's rows, in place of what the engine knows or added to it; undefined forgets
   * it. While there is any, a column mapped as the judge's verdict is set aside: figures are of one judge.
   */
  setJudgements(run: string, judged: JudgedRun | undefined, mode: 'replace' | 'add'): void;
  /** Undefined where the run was not judged here. */
  judgeReport(run: string): Promise<Outcome<JudgeReport | undefined>>;
  /**
   * A row's sources, and what is known of its length and rating; undefined where the run is not loaded or has
   * no such row. By the settings of the last `prepareRag`, else by the usual ones.
   */
  ragRow(id: RowId): Promise<Outcome<RagDetail | undefined>>;
  /**
   * Finds sources, source return and lengths of every row, in slices; quick where that is done already by the
   * same settings. `onProgress` hears rows so far. Fails with `slow_pattern` where the user's expression does
   * not come to an end. Filters, sorts and rows are by these settings from then on.
   */
  prepareRag(
    run: string,
    settings: RagSettings,
    job: string,
    onProgress: (rows: number) => void,
  ): Promise<Outcome<undefined>>;
  /** The same, and what the figures come to. */
  ragReport(
    run: string,
    settings: RagSettings,
    job: string,
    onProgress: (rows: number) => void,
  ): Promise<Outcome<RagReport>>;
  /** Rows whose ideal length can be read, for the check of their length. */
  lengthCases(
    run: string,
    choice: RagCaseChoice,
    job: string,
  ): Promise<Outcome<RagCases<LengthCase>>>;
  /** Rows that have a source return by these settings, for a judge to rate what their sources carry. */
  supportCases(
    run: string,
    settings: RagSettings,
    choice: RagCaseChoice,
    job: string,
  ): Promise<Outcome<RagCases<SupportCase>>>;
  /**
   * The project file of some runs, with all that was decided of their rows; `onProgress` hears bytes before they are
   * packed. The same state gives the same bytes.
   */
  writeProject(
    parts: ProjectParts,
    job: string,
    onProgress: (bytes: number) => void,
  ): Promise<Outcome<Blob>>;
  /** What a project file holds, and the files in it; loads nothing. */
  readProject(file: File): Promise<Outcome<OpenedProject>>;
  /** Loads a run of a project file that goes without texts; one with the same key is replaced. */
  loadOutline(file: File, key: string): Promise<Outcome<Run>>;
  /** A CSV of cells that Excel opens as they are, none of them as a formula. */
  writeCsv(rows: string[][]): Promise<Outcome<Blob>>;
  /**
   * Scores the runs of a file against any of several golden answers a row, or against its one again: the runs with
   * their new tallies, all or, where it is cancelled, none. Row keys, findings and the strata of a sampled review stay
   * those of the file's own golden answers. `onProgress` hears the rows so far, of all runs.
   */
  setGoldens(
    runs: string[],
    goldens: GoldenChoice | undefined,
    job: string,
    onProgress: (rows: number) => void,
  ): Promise<Outcome<Run[]>>;
  /** These runs by every measure, in the order given. `seeds`: that of the sampled review of each, by run. */
  compareRuns(
    runs: string[],
    seeds: Record<string, number>,
    job: string,
    onProgress: (rows: number) => void,
  ): Promise<Outcome<RunsReport>>;
  /** Pairs of runs joined and compared. The first call of a run takes a while: its rows get their keys. */
  comparePairs(
    pairs: [first: string, second: string][],
    measure: Measure,
    job: string,
    onProgress: (rows: number) => void,
  ): Promise<Outcome<PairReport[]>>;
  /** Rows `from` to before `to` of a part of a pair, and how many there are. */
  pairRows(
    pair: PairFilter,
    from: number,
    to: number,
  ): Promise<Outcome<{ count: number; rows: PairRow[] }>>;
  /** How many of these runs get each question right. */
  countAcross(
    runs: string[],
    measure: Measure,
    job: string,
    onProgress: (rows: number) => void,
  ): Promise<Outcome<AcrossReport>>;
  /** Questions `from` to before `to` of those that so many runs get right, and how many there are. */
  acrossRows(
    across: AcrossFilter,
    from: number,
    to: number,
  ): Promise<Outcome<{ count: number; rows: AcrossRow[] }>>;
  /**
   * What the scorers would say of these runs' rows under all of these relaxations at once. `onProgress` hears
   * the rows so far, of all runs; where it takes longer than a moment, `onPartial` what those rows come to.
   */
  whatIf(
    runs: string[],
    relaxations: RelaxationId[],
    job: string,
    onProgress: (rows: number) => void,
    onPartial?: (report: WhatIfReport) => void,
  ): Promise<Outcome<WhatIfReport>>;
  /** SQuAD's exact match and token F1 of these runs. */
  scoreSquad(
    runs: string[],
    job: string,
    onProgress: (rows: number) => void,
  ): Promise<Outcome<SquadReport[]>>;
}
