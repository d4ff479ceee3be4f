import { countOf } from '../core/format.ts';
import { toPlainProblem } from '../core/problem.ts';
import { SCORER_VERSION } from '../core/scorers/scorers.ts';
import type { OpenedProject } from '../engine/project-types.ts';
import { readDecisionRecord } from '../storage/records.ts';
import { askEngine } from './engine.ts';
import { mergeReviews } from './import-reviews.ts';
import type { Opening } from './load-file.ts';
import { openAll, openingOf } from './load-queue.ts';
import { loadReviews } from './load-reviews.ts';
import { fileKeyOf } from './part-origin.ts';
import { listOpenings, type ProjectOpening } from './project-openings.ts';
import { listParts, type ProjectPart } from './project-parts.ts';
import { useProject } from './project-state.ts';
import { removeRuns } from './runs.ts';
import { addProblem, useRuns } from './runs-state.ts';
import { undoStep } from './undo.ts';
import { offerUndo } from './undo-offer.ts';

/** A project that was read and waits for its turn, or for a person's word. */
interface Pending {
  file: File;
  project: OpenedProject;
  parts: ProjectPart[];
  openings: ProjectOpening[];
}

const pending = new Map<string, Pending>();
let offersSoFar = 0;

/**
 * Reads a project file and takes in what it holds; where that replaces something that is here, a person is asked
 * first. Its runs wait for their turns like other files. A file that is none becomes a problem.
 */
export async function openProject(file: File, isWanted: () => boolean): Promise<void> {
  const read = await askEngine((engine) => engine.readProject(file));
  if (!isWanted()) return;
  if (!read.ok) return addProblem(file.name, read.problem);
  await loadReviews();
  const project = read.value;
  const [parts, openings] = [await listParts(project), await listOpenings(file, project)];
  const replaces = [
    ...parts.filter((part) => part.replaces).map(({ label }) => label),
    ...openings.filter((one) => one.replaces).map((one) => `how ${one.file.name} is read`),
  ];
  const ready = { file, project, parts, openings };
  if (replaces.length === 0) return void takeIn(ready);
  const id = `project-${++offersSoFar}`;
  pending.set(id, ready);
  useProject.setState(({ offers }) => ({ offers: [...offers, { id, name: file.name, replaces }] }));
}

/** `replace` takes all of a project, `keep` what replaces nothing, `leave` none of it. */
export async function answerOffer(id: string, answer: 'replace' | 'keep' | 'leave'): Promise<void> {
  const offered = pending.get(id);
  pending.delete(id);
  useProject.setState(({ offers }) => ({ offers: offers.filter((offer) => offer.id !== id) }));
  if (!offered || answer === 'leave') return;
  const isTaken = ({ replaces }: { replaces: boolean }) => answer === 'replace' || !replaces;
  const { parts, openings } = offered;
  await takeIn({ ...offered, parts: parts.filter(isTaken), openings: openings.filter(isTaken) });
}

/** Takes the notice of the last project off the page once it has been read; nothing is undone. */
export function dismissProject(): void {
  useProject.setState({ opened: undefined });
}

async function takeIn({ file, project, parts, openings }: Pending): Promise<void> {
  const taken: ProjectPart[] = [];
  for (const part of parts) if (await takePart(file, part)) taken.push(part);
  const before = new Set(useRuns.getState().runs.map(({ key }) => key));
  const wereRead = openings.filter(({ replaces }) => replaces).flatMap(readingBefore);
  const loaded = await openAll(openings);
  const decided = await takeDecisions(project);
  const added = loaded.map(({ key }) => key).filter((key) => !before.has(key));
  const files = new Set(loaded.map(fileKeyOf)).size;
  const text = sayOpened(file.name, project, files, taken, decided?.said);
  const opened = { name: file.name, text };
  useProject.setState({ opened });
  if (added.length + taken.length + wereRead.length === 0 && !decided?.step) return;
  offerUndo(`The project ${file.name} is opened.`, async () => {
    if (useProject.getState().opened === opened) dismissProject();
    removeRuns(added);
    if (decided?.step) await undoStep(decided.step);
    for (const part of taken.toReversed()) await part.undo();
    await openAll(wereRead);
  });
}

/** Whether it was taken; what keeps it from being so becomes a problem. */
async function takePart({ name }: File, part: ProjectPart): Promise<boolean> {
  try {
    await part.take();
    return true;
  } catch (thrown) {
    addProblem(name, toPlainProblem(thrown));
    return false;
  }
}

/** How a file that is here is read now, to open it so again. */
function readingBefore({ only = [] }: ProjectOpening): Opening[] {
  const here = useRuns.getState().runs.filter(({ key }) => only.includes(key));
  const opening = here[0] && openingOf(here[0].key);
  return opening ? [{ ...opening, only: here.map(({ key }) => key) }] : [];
}

/** Adds its decisions as an import does: one step to undo. */
async function takeDecisions(
  project: OpenedProject,
): Promise<Awaited<ReturnType<typeof mergeReviews>> | undefined> {
  const read = project.decisions.map(readDecisionRecord);
  const decisions = read.filter((decision) => decision !== undefined);
  if (read.length === 0) return undefined;
  return mergeReviews(decisions, read.length - decisions.length);
}

function sayOpened(
  name: string,
  { versions, withTexts }: OpenedProject,
  files: number,
  parts: ProjectPart[],
  decided: string | undefined,
): string {
  const brought = [
    ...(files > 0 ? [countOf(files, 'file')] : []),
    ...parts.map(({ label }) => label),
  ];
  const what = brought.length > 0 ? brought.join(', ') : 'nothing that was not here already';
  const other = `It was scored by version ${versions.scorer} of the scorers, and ${withTexts ? `is scored by version ${SCORER_VERSION} now` : 'its numbers are of that version'}.`;
  const sentences = [
    `${name} brought ${what}.`,
    decided,
    versions.scorer === SCORER_VERSION ? undefined : other,
  ];
  return sentences.filter(Boolean).join(' ');
}
