import type { Mapping } from '../core/columns.ts';
import type { Judgement } from '../core/judge/judgement.ts';
import type { Project, ProjectRun } from '../core/project/project.ts';
import type { Patch, SplitChoice } from './run-types.ts';

/** A run as a project takes it. */
export interface ProjectRunParts {
  key: string;
  /** What it was read from; undefined where it is here without texts. */
  file: File | undefined;
  dialect: Record<string, unknown> | undefined;
  /** Of its file. */
  mapping: Mapping;
  /** What makes several runs of its file; undefined where that was only guessed, and made none. */
  split?: SplitChoice | undefined;
  patch: Patch | undefined;
}

/** What a project file is made of, beside decisions, which the engine knows. Holds no key and no header value. */
export interface ProjectParts extends Pick<
  Project,
  'versions' | 'withTexts' | 'review' | 'judge' | 'rag'
> {
  judgings: { record: unknown; judgements: readonly (readonly [string, Judgement])[] }[];
  runs: ProjectRunParts[];
}

/** A project file as it was read; a run has its file, or none where the project goes without texts. */
export interface OpenedProject extends Omit<Project, 'runs'> {
  runs: (Omit<ProjectRun, 'file'> & { file: File | undefined })[];
}
