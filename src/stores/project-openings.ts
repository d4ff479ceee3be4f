import { canonicalJson } from '../core/project/canonical-json.ts';
import { findFileKey } from '../core/project/find-file-key.ts';
import { PROJECT_ENDING } from '../core/project/project-format.ts';
import type { OpenedProject } from '../engine/project-types.ts';
import type { GoldenChoice, Run } from '../engine/run-types.ts';
import { openKept } from '../storage/kept-files.ts';
import type { Dialect, Opening } from './load-file.ts';
import { openingOf } from './load-queue.ts';
import { fileKeyOf } from './part-origin.ts';
import { isProjectName } from './project-file.ts';
import { useRuns } from './runs-state.ts';

/** A file that a project opens. */
export interface ProjectOpening extends Opening {
  /** Whether it is here already, read in another way, which a person may want to keep. */
  replaces: boolean;
}

/** What a project opens that is not here already: each file once, a run without texts by itself. Never rejects. */
export async function listOpenings(file: File, { runs }: OpenedProject): Promise<ProjectOpening[]> {
  const named = isProjectName(file.name) ? file : new File([file], `${file.name}${PROJECT_ENDING}`);
  const groups = groupByFile(runs);
  const found = Array.from(groups, ([key, ofFile]) => listFileOpenings(named, key, ofFile));
  return (await Promise.all(found)).flat();
}

function groupByFile(runs: OpenedProject['runs']): Map<string, OpenedProject['runs']> {
  const groups = new Map<string, OpenedProject['runs']>();
  for (const run of runs) {
    const key = findFileKey(run);
    groups.set(key, [...(groups.get(key) ?? []), run]);
  }
  return groups;
}

/** How the runs of one file are opened; all of them at once where their texts are there. */
async function listFileOpenings(
  project: File,
  fileKey: string,
  runs: OpenedProject['runs'],
): Promise<ProjectOpening[]> {
  const keys = runs.map(({ key }) => key);
  const here = useRuns
    .getState()
    .runs.filter((run) => fileKeyOf(run) === fileKey || keys.includes(run.key));
  const missing = keys.filter((key) => !here.some((run) => run.key === key));
  const [first] = runs;
  const given = runs.find((run) => run.file)?.file;
  const own = given ?? (missing.length > 0 ? await findKeptTexts(fileKey) : undefined);
  if (!own || !first)
    return missing.map((key) => ({ file: project, outline: key, replaces: false }));
  const withTexts = here.filter((run) => !run.withoutTexts);
  const choices = choicesOf(first);
  const isSame = withTexts.every((run) => isReadBy(run, first));
  if (isSame && keys.every((key) => withTexts.some((run) => run.key === key))) return [];
  const only = [...new Set([...withTexts.map(({ key }) => key), ...keys])];
  return [{ file: own, ...choices, only, replaces: !isSame }];
}

function choicesOf({ mapping, dialect, split, goldens }: OpenedProject['runs'][number]) {
  const read = dialect as Partial<Dialect> | undefined;
  return { mapping, dialect: read, split, goldens: choiceOf(goldens) };
}

/** Counts of rows differ from part to part of a file. */
function choiceOf(goldens: GoldenChoice | undefined): GoldenChoice | undefined {
  return goldens && { column: goldens.column, form: goldens.form };
}

/** Whether a run that is here is read as one of a project already. A split that made no parts is none. */
function isReadBy(run: Run, saved: OpenedProject['runs'][number]): boolean {
  const opening = openingOf(run.key);
  const now = [
    opening?.mapping ?? run.mapping,
    opening?.dialect,
    run.part && (opening?.split ?? run.part.split),
    choiceOf(run.goldens),
  ];
  const then = [saved.mapping, saved.dialect, saved.of && saved.split, choiceOf(saved.goldens)];
  return canonicalJson(now) === canonicalJson(then);
}

/** A project without texts has them all the same where the file is kept in this browser. */
async function findKeptTexts(key: string): Promise<File | undefined> {
  const kept = await openKept(key);
  return kept && !isProjectName(kept.file.name) ? kept.file : undefined;
}
