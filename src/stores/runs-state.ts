import { create } from 'zustand';
import type { PlainProblem } from '../core/problem.ts';
import type { ExportFlavour, LoadProgress, Peek, Run } from '../engine/run-types.ts';

/** A file as a link names it: a browser that does not have it can say which one to drop. */
export interface LinkedFile {
  /** Key of the run: 16 hex digits. For a file that is one run its content key. */
  key: string;
  name: string;
  /** Of a run that is a part of a file, what `writeOrigin` says of that. */
  from?: string;
}

/** A file that waits for its turn, for an answer, or is being read. */
export interface LoadingFile {
  job: string;
  name: string;
  progress: LoadProgress | undefined;
  totalBytes: number;
}

/** What went wrong with one file. */
export interface FileProblem {
  id: string;
  name: string;
  problem: PlainProblem;
}

/** Which columns are what, as a question to a person. */
export interface MappingQuestion {
  name: string;
  peek: Peek;
  /** `unsure`: how the file is written was guessed; `damaged`: reading came to an end at `problem`. */
  reason: 'missing' | 'ambiguous' | 'asked' | 'unsure' | 'damaged';
  problem?: PlainProblem | undefined;
  /** How the file is written by a choice whose preview is on its way. */
  wanted?: Partial<Peek['dialect']> | undefined;
  /** Why the file could not be read in the way that was chosen last, which was not taken. */
  refusal?: PlainProblem | undefined;
}

/** An export that is being written. */
export interface Exporting {
  key: string;
  flavour: ExportFlavour;
  /** Rows written so far. */
  rows: number;
  job: string;
}

export interface RunsState {
  /** Loaded runs, in the order in which their files were opened. */
  runs: Run[];
  /** The runs that were taken off the page last, as one act, by their keys. */
  removed: { keys: readonly string[] } | undefined;
  loading: LoadingFile[];
  question: MappingQuestion | undefined;
  problems: FileProblem[];
  /** Files of the link that neither are loaded nor kept in this browser. */
  missingFiles: LinkedFile[];
  exporting: Exporting | undefined;
}

/** The loaded files, what is on its way, and what went wrong: for as long as the page is open. */
export const useRuns = create<RunsState>(() => ({
  runs: [],
  removed: undefined,
  loading: [],
  question: undefined,
  problems: [],
  missingFiles: [],
  exporting: undefined,
}));

let problemsSoFar = 0;

/** Tells a failure beside what is loaded, until it is dismissed. */
export function addProblem(name: string, problem: PlainProblem): void {
  const id = `problem-${++problemsSoFar}`;
  useRuns.setState(({ problems }) => ({ problems: [...problems, { id, name, problem }] }));
}
