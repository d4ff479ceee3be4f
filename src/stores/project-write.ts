import { canonicalJson } from '../core/project/canonical-json.ts';
import { PROJECT_ENDING } from '../core/project/project-format.ts';
import { DEFAULT_RAG_SETTINGS } from '../core/rag/rag-settings.ts';
import { RAG_VERSION } from '../core/rag/rag-version.ts';
import { JUDGE_VERSION } from '../core/judge/judge-version.ts';
import { SCORER_VERSION } from '../core/scorers/scorers.ts';
import type { ProjectParts } from '../engine/project-types.ts';
import type { Run } from '../engine/run-types.ts';
import { download } from './download.ts';
import { askEngine, tellEngine } from './engine.ts';
import { toRecord } from './judge-load.ts';
import { currentJudgeSettings, loadSettings } from './keep-judge-settings.ts';
import { useJudge } from './judge-state.ts';
import { openingOf } from './load-queue.ts';
import { patchOf } from './patches.ts';
import { useProject } from './project-state.ts';
import { ragSettingsOf } from './rag-state.ts';
import { tellDecisions } from './review-engine.ts';
import { currentSettings } from './review-state.ts';
import { addProblem, useRuns } from './runs-state.ts';

const USUAL_RAG = canonicalJson(DEFAULT_RAG_SETTINGS);

let projectsSoFar = 0;

/**
 * Downloads the open files with all that was chosen, decided and judged of them as one project file: with the files
 * themselves, or with row keys and verdicts alone. One at a time. Never rejects.
 */
export async function exportProject(withTexts: boolean): Promise<void> {
  if (useProject.getState().writing) return;
  const job = `project-${++projectsSoFar}`;
  const show = (bytes: number) => {
    useProject.setState({ writing: { job, withTexts, bytes } });
  };
  show(0);
  const isWanted = () => useProject.getState().writing?.job === job;
  const parts = await gatherParts(withTexts);
  const written = await askEngine((engine) =>
    engine.writeProject(parts, job, (bytes) => {
      if (isWanted()) show(bytes);
    }),
  );
  if (!isWanted()) return;
  useProject.setState({ writing: undefined });
  const name = projectName(withTexts);
  if (written.ok) download(written.value, name);
  else addProblem(name, written.problem);
}

/** Ends the project that is being written; nothing is downloaded. */
export function stopProject(): void {
  const job = useProject.getState().writing?.job;
  if (!job) return;
  useProject.setState({ writing: undefined });
  tellEngine((engine) => engine.cancel(job));
}

async function gatherParts(withTexts: boolean): Promise<ProjectParts> {
  await Promise.all([loadSettings(), tellDecisions()]);
  const { runs } = useRuns.getState();
  const { judgings } = useJudge.getState();
  const { seed, blind, hideJudge, typographicLast } = currentSettings();
  const rag = await Promise.all(
    runs.map(async ({ key }) => ({ run: key, settings: await ragSettingsOf(key) })),
  );
  return {
    versions: { scorer: SCORER_VERSION, judge: JUDGE_VERSION, rag: RAG_VERSION },
    withTexts,
    review: { seed, blind, hideJudge, typographicLast },
    judge: currentJudgeSettings(),
    rag: rag.filter(({ settings }) => canonicalJson(settings) !== USUAL_RAG),
    judgings: runs.flatMap(({ key }) => {
      const judging = judgings.get(key);
      return judging ? [{ record: toRecord(judging), judgements: [...judging.judgements] }] : [];
    }),
    runs: runs.map((run) => ({ ...readingOf(run), key: run.key, patch: patchOf(run.key) })),
  };
}

/** A run's file, and how that is read. */
function readingOf({ key, mapping, part }: Run) {
  const opening = openingOf(key);
  if (!opening || opening.outline !== undefined)
    return { file: undefined, dialect: undefined, mapping };
  const { file, dialect } = opening;
  return {
    file,
    dialect,
    mapping: opening.mapping ?? mapping,
    split: opening.split ?? part?.split,
  };
}

function projectName(withTexts: boolean): string {
  const [first, ...others] = useRuns.getState().runs;
  const base =
    first && others.length === 0
      ? (first.part?.file.name ?? first.name).replace(/\.[^.]+$/, '')
      : 'touchstone';
  return `${base}${withTexts ? '' : '.no-texts'}${PROJECT_ENDING}`;
}
