import { headerSignature, type Mapping } from '../core/columns.ts';
import type { LoadProgress, Outcome, Peek, Run } from '../engine/api.ts';
import type { PlainProblem, ProblemCode } from '../core/problem.ts';
import { findMapping, rememberMapping } from '../storage/mappings.ts';
import { askEngine } from './engine.ts';
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
  /** The run of this key alone is opened, of a project file that goes without texts. */
  outline?: string | undefined;
  /** The loaded run whose columns are asked for again, in any case. */
  revises?: string;
}

/** A person's answer to the question for the columns. */
export interface Answer {
  mapping: Mapping;
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

/** A loaded file with what it was loaded by, so that it can be loaded again. */
export interface LoadedFile {
  run: Run;
  opening: Opening;
}

const CANCELLED = { ok: false, problem: { code: 'cancelled', message: 'Cancelled.' } } as const;

/** Problems of a file whose rest can be read all the same. */
const DAMAGE: ReadonlySet<ProblemCode> = new Set([
  'unterminated_quote',
  'record_too_long',
  'not_json',
  'damaged_file',
]);

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
  const { mapping, dialect, peek } = answer;
  const request = { job, mapping, dialect: peek.dialect };
  const loaded = await askEngine((engine) =>
    engine.load(file, request, (progress) => steps.report(progress)),
  );
  const read: Opening = { file, dialect, mapping };
  if (loaded.ok) return { ok: true, value: { run: loaded.value, opening: read } };
  const { problem } = loaded;
  const isDamaged = DAMAGE.has(problem.code) && !dialect?.readOn && steps.isWanted();
  return isDamaged ? offerRest(read, job, steps, problem) : loaded;
}

async function loadOutline(opening: Opening, key: string): Promise<Outcome<LoadedFile>> {
  const loaded = await askEngine((engine) => engine.loadOutline(opening.file, key));
  return loaded.ok ? { ok: true, value: { run: loaded.value, opening } } : loaded;
}

/** Asks whether to read on past the damage that a file has, and does; its problem where that is declined. */
async function offerRest(
  { file, dialect, mapping }: Opening,
  job: string,
  steps: LoadSteps,
  problem: PlainProblem,
): Promise<Outcome<LoadedFile>> {
  const opening: Opening = { file, dialect: { ...dialect, readOn: true }, mapping };
  const peeked = await askEngine((engine) => engine.peek(file, opening.dialect));
  if (!peeked.ok) return { ok: false, problem };
  const peek = mapping ? { ...peeked.value, mapping } : peeked.value;
  const answer = await steps.ask(opening, peek, 'damaged', problem);
  if (!answer) return { ok: false, problem };
  return loadFile({ ...opening, dialect: answer.dialect, mapping: answer.mapping }, job, steps);
}

async function chooseColumns(
  opening: Opening,
  peek: Peek,
  steps: LoadSteps,
): Promise<Answer | undefined> {
  const known = opening.mapping ?? (await findMapping(headerSignature(peek.columns)));
  const usable = known && isUsable(known, peek.columns.length) ? known : undefined;
  const guess: Peek = usable ? { ...peek, mapping: usable } : peek;
  const reason = opening.revises === undefined ? doubtAbout(peek, opening, usable) : 'asked';
  if (!reason) return { mapping: guess.mapping, dialect: opening.dialect, peek };
  const answer = await steps.ask(opening, guess, reason);
  if (answer) await rememberMapping(headerSignature(answer.peek.columns), answer.mapping);
  return answer;
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
