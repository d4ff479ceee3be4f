import { countOf } from '../core/format.ts';
import { type PlainProblem, Problem, toPlainProblem } from '../core/problem.ts';
import type { Decision } from '../core/review/decision.ts';
import type { Outcome, Patch, Run } from '../engine/run-types.ts';
import { askEngine } from './engine.ts';
import { prepareRun } from './prepared.ts';
import { proposedAnswers, readPatch } from './read-patch.ts';
import { refreshShownReport } from './review-report.ts';
import { useReviews } from './review-state.ts';
import { addProblem, useRuns } from './runs-state.ts';
import { offerUndo } from './undo-offer.ts';

/** The patch of each run, to be applied again where the run is loaded again in this session. */
const patches = new Map<string, Patch>();

/** Offers a dropped patch file on the page, for a person to apply or leave. */
export async function offerPatch(file: File): Promise<void> {
  const patch = await readPatchFile(file);
  if (!patch) return;
  const answers = Object.keys(patch.answers).length;
  useReviews.setState({ patchOffer: { file, answers } });
}

/** Takes the offered patch off the page. */
export function dismissPatch(): void {
  useReviews.setState({ patchOffer: undefined });
}

/**
 * Puts other golden answers in place of those of the open files: those of a patch file, or those that
 * decisions propose, which can be undone. How many rows it changed is told, or that there were none.
 */
export async function applyPatch(source: File | Iterable<Decision>): Promise<void> {
  dismissPatch();
  const patch =
    source instanceof File
      ? await readPatchFile(source)
      : { name: 'the proposed answers', answers: proposedAnswers(source) };
  if (!patch) return;
  const before = new Map(patches);
  const { runs } = useRuns.getState();
  let rows = 0;
  for (const { key } of runs) rows += await patchRun(key, patch);
  const said = sayPatched(rows, patch.name);
  useReviews.setState({ notice: rows === 0 ? said : undefined });
  if (rows > 0)
    offerUndo(said, async () => {
      for (const { key } of runs)
        if (patches.get(key) !== before.get(key)) await setPatchOf(key, before.get(key));
    });
  void refreshShownReport();
}

/** Puts a run's own golden answers back, which can be undone. */
export async function removePatch(key: string): Promise<void> {
  const patch = patches.get(key);
  await takeOff(key);
  if (patch) offerUndo(`${patch.name} is taken back.`, () => setPatchOf(key, patch));
}

async function takeOff(key: string): Promise<void> {
  patches.delete(key);
  showPatched(key, await askEngine((engine) => engine.setPatch(key, undefined)));
  void refreshShownReport();
}

/** The patch of a run, or none. */
export function patchOf(key: string): Patch | undefined {
  return patches.get(key);
}

/** Puts a patch on one run, now or when it is loaded; undefined takes it off. */
export async function setPatchOf(key: string, patch: Patch | undefined): Promise<void> {
  if (patch) patches.set(key, patch);
  else patches.delete(key);
  if (!useRuns.getState().runs.some((run) => run.key === key)) return;
  if (patch) await patchRun(key, patch);
  else await takeOff(key);
}

/** Applies a run's patch to it again, where it was loaded again without. */
export async function restorePatch(key: string): Promise<void> {
  const patch = patches.get(key);
  if (patch) await patchRun(key, patch);
}

/** Rows that got another golden answer. A run that has none of the patch's rows keeps the patch it had. */
async function patchRun(key: string, patch: Patch): Promise<number> {
  const patched = await askEngine((engine) => engine.setPatch(key, patch));
  const rows = patched.ok ? (patched.value.patch?.rows ?? 0) : 0;
  if (patched.ok && rows === 0) {
    await askEngine((engine) => engine.setPatch(key, patches.get(key)));
    return 0;
  }
  if (patched.ok) patches.set(key, patch);
  showPatched(key, patched);
  return rows;
}

/** Its verdicts and reasons are others now. */
function showPatched(key: string, patched: Outcome<Run>): void {
  const { runs } = useRuns.getState();
  const before = runs.find((run) => run.key === key);
  if (!before) return;
  if (!patched.ok) return addProblem(before.name, patched.problem);
  useRuns.setState({ runs: runs.map((run) => (run === before ? patched.value : run)) });
  void prepareRun(key);
}

async function readPatchFile(file: File): Promise<Patch | undefined> {
  const table = await askEngine((engine) => engine.readSmallTable(file));
  const answers = table.ok ? readPatch(table.value.columns, table.value.rows) : undefined;
  if (answers) return { name: file.name, answers };
  addProblem(file.name, table.ok ? notAPatch() : table.problem);
  return undefined;
}

function notAPatch(): PlainProblem {
  const sentence =
    'This is no patch file: its header has no columns row_key and proposed_answer. Choose a file that was exported as a patch.';
  return toPlainProblem(new Problem('missing_column', sentence));
}

function sayPatched(rows: number, name: string): string {
  if (rows === 0) return `No row of the open files has a golden answer that ${name} replaces.`;
  return `${countOf(rows, 'golden answer')} replaced by ${name}.`;
}
