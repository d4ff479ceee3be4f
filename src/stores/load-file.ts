import { headerSignature, type Mapping } from '../core/columns.ts';
import type {
  GoldenChoice,
  LoadProgress,
  LoadRequest,
  Outcome,
  Peek,
  Run,
  SplitChoice,
} from '../engine/run-types.ts';
import { DAMAGE, type PlainProblem } from '../core/problem.ts';
import { findMapping, rememberMapping } from '../storage/mappings.ts';
import { askEngine } from './engine.ts';
import { fitSplit } from './fit-split.ts';
import type { MappingQuestion } from './runs-state.ts';

/** How a file is written, as the engine's contract has it. */
export type Dialect = Peek['dialect'];

/** What to open, and what is known about it already. */
export interface Opening {
  file: File;
  /** What a person chose over what is detected. */
  dialect?: Partial<Dialect> | undefined;
  /** Columns chosen earlier for this very file. */
  mapping?: Mapping | undefined;
  split?: SplitChoice | undefined;
  goldens?: GoldenChoice | undefined;
  /** Runs of the file that are wanted, by their keys; where none of them is among its runs, all are. */
  only?: string[] | undefined;
  /** The run of this key alone is opened, of a project file that goes without texts. */
  outline?: string | undefined;
  /** The loaded run whose columns are asked for again, in any case. */
  revises?: string;
}

/** A person's answer to the question for the columns. */
export interface Answer {
  mapping: Mapping;
  split: SplitChoice;
  /** Nobody has chosen the split. */
  splitIsGuess?: boolean;
  dialect: Partial<Dialect> | undefined;
  peek: Peek;
}

/** What the flow needs of whoever shows it. */
export interface LoadSteps {
  /** Asks a person for the columns; undefined where they would rather not open the file. */
  ask(
    opening: Opening,
    peek: Peek,
    reason: MappingQuestion['reason'],
    problem?: PlainProblem,
  ): Promise<Answer | undefined>;
  report(progress: LoadProgress): void;
  /** Takes a file that is no run; false where it is one. */
  takeAside(file: File, columns: string[]): Promise<boolean>;
  /** False once the load was cancelled. */
  isWanted(): boolean;
}

/** The runs of a loaded file with what it was loaded by, so that it can be loaded again. */
export interface LoadedFile {
  runs: Run[];
  opening: Opening;
}

const CANCELLED = { ok: false, problem: { code: 'cancelled', message: 'Cancelled.' } } as const;

/** A first look at the file, then its columns, then its rows; `cancelled` where it is taken aside. Never rejects. */
export async function loadFile(
  opening: Opening,
  job: string,
  steps: LoadSteps,
): Promise<Outcome<LoadedFile>> {
  if (opening.outline !== undefined) return loadOutline(opening, opening.outline);
  const peeked = await askEngine((engine) => engine.peek(opening.file, opening.dialect));
  if (!peeked.ok) return peeked;
  const { file, revises } = opening;
  if (revises === undefined && (await steps.takeAside(file, peeked.value.columns)))
    return CANCELLED;
  const answer = await chooseColumns(opening, peeked.value, steps);
  if (!answer || !steps.isWanted()) return CANCELLED;
  const { mapping, split, splitIsGuess, dialect, peek } = answer;
  const goldens = keepUsable(opening.goldens, peek);
  const request: LoadRequest = { job, mapping, split, goldens, dialect: peek.dialect };
  if (splitIsGuess) request.splitIsGuess = true;
  const loaded = await askEngine((engine) =>
    engine.load(file, request, (progress) => steps.report(progress)),
  );
  const chosen = splitIsGuess ? undefined : split;
  const read: Opening = { file, dialect, mapping, split: chosen, goldens, only: opening.only };
  if (loaded.ok) return { ok: true, value: { runs: loaded.value, opening: read } };
  const { problem } = loaded;
  if (!steps.isWanted()) return loaded;
  if (problem.code === 'usage') return askSplit(read, peek, job, steps, problem);
  const isDamaged = DAMAGE.has(problem.code) && !dialect?.readOn;
  return isDamaged ? offerRest(read, job, steps, problem) : loaded;
}

async function loadOutline(opening: Opening, key: string): Promise<Outcome<LoadedFile>> {
  const loaded = await askEngine((engine) => engine.loadOutline(opening.file, key));
  return loaded.ok ? { ok: true, value: { runs: [loaded.value], opening } } : loaded;
}

/** Asks again for the columns of a file that would make too many runs. */
async function askSplit(
  opening: Opening,
  peek: Peek,
  job: string,
  steps: LoadSteps,
  problem: PlainProblem,
): Promise<Outcome<LoadedFile>> {
  const { mapping = peek.mapping, split = peek.split } = opening;
  const answer = await steps.ask(opening, { ...peek, mapping, split }, 'asked', problem);
  if (!answer) return { ok: false, problem };
  await rememberMapping(headerSignature(answer.peek.columns), choiceOf(answer));
  const { dialect } = answer;
  return loadFile({ ...opening, dialect, ...choiceOf(answer) }, job, steps);
}

/** Asks whether to read on past the damage that a file has, and does; its problem where that is declined. */
async function offerRest(
  read: Opening,
  job: string,
  steps: LoadSteps,
  problem: PlainProblem,
): Promise<Outcome<LoadedFile>> {
  const opening: Opening = { ...read, dialect: { ...read.dialect, readOn: true } };
  const peeked = await askEngine((engine) => engine.peek(read.file, opening.dialect));
  if (!peeked.ok) return { ok: false, problem };
  const peek = withChoice(peeked.value, read);
  const answer = await steps.ask(opening, peek, 'damaged', problem);
  if (!answer) return { ok: false, problem };
  return loadFile({ ...opening, dialect: answer.dialect, ...choiceOf(answer) }, job, steps);
}

async function chooseColumns(
  opening: Opening,
  peek: Peek,
  steps: LoadSteps,
): Promise<Answer | undefined> {
  const signature = headerSignature(peek.columns);
  const known = opening.mapping ? opening : await findMapping(signature);
  const usable = known?.mapping && isUsable(known.mapping, peek.columns.length) ? known : undefined;
  const guess = withChoice(peek, { ...usable, split: opening.split ?? usable?.split });
  const reason =
    opening.revises === undefined ? doubtAbout(peek, opening, usable?.mapping) : 'asked';
  const splitIsGuess = (opening.split ?? usable?.split) === undefined;
  if (!reason) return { ...choiceOf(guess), splitIsGuess, dialect: opening.dialect, peek };
  const answer = await steps.ask(opening, guess, reason);
  if (answer) await rememberMapping(headerSignature(answer.peek.columns), choiceOf(answer));
  return answer;
}

/** A first look with what was chosen in place of what it guesses. */
function withChoice(peek: Peek, { mapping = peek.mapping, split }: Partial<Opening>): Peek {
  return { ...peek, mapping, split: fitSplit(split ?? peek.split, mapping, peek.columns.length) };
}

function choiceOf({ mapping, split }: Pick<Peek, 'mapping' | 'split'>) {
  return { mapping, split };
}

function keepUsable(goldens: GoldenChoice | undefined, { columns }: Peek) {
  return goldens && goldens.column < columns.length ? goldens : undefined;
}

/** What has to be asked before a file with this head can be read; undefined where nothing is in doubt. */
function doubtAbout(
  peek: Peek,
  opening: Opening,
  known: Mapping | undefined,
): 'missing' | 'ambiguous' | 'unsure' | undefined {
  if (!known && peek.missing.length > 0) return 'missing';
  if (!known && peek.ambiguous.length > 0) return 'ambiguous';
  // Who has chosen, or has opened this very file before, has seen what it looks like.
  const isSeen = opening.dialect !== undefined || opening.mapping !== undefined;
  return peek.doubts.length > 0 && !isSeen ? 'unsure' : undefined;
}

function isUsable(mapping: Mapping, columns: number): boolean {
  const { golden, response } = mapping;
  if (golden === undefined || response === undefined) return false;
  return Object.values(mapping).every((column) => column < columns);
}
