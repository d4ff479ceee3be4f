import { canonicalJson } from '../core/project/canonical-json.ts';
import { DEFAULT_RAG_SETTINGS, type RagSettings } from '../core/rag/rag-settings.ts';
import type { OpenedProject } from '../engine/project-types.ts';
import { readJudgement, readJudgeSettings, readJudging } from '../storage/judge-records.ts';
import { readRagSettings, saveRagSettings } from '../storage/rag-settings.ts';
import { readSettingsRecord } from '../storage/records.ts';
import { saveSettings } from '../storage/review-settings.ts';
import { forgetJudging } from './judge-forget.ts';
import { type JudgingFacts, readStored, toFacts, toRecord } from './judge-load.ts';
import { takeJudging } from './judge-restore.ts';
import { takeJudgeSettings } from './judge-settings.ts';
import { currentJudgeSettings, loadSettings } from './keep-judge-settings.ts';
import { useJudge } from './judge-state.ts';
import { patchOf, setPatchOf } from './patches.ts';
import { ragSettingsOf, useRag } from './rag-state.ts';
import { refreshShownReport } from './review-report.ts';
import { currentSettings, useReviews } from './review-state.ts';
import { useRuns } from './runs-state.ts';
import { postToTabs } from './tab-channel.ts';

/** One thing that a project brings, beside runs and decisions. */
export interface ProjectPart {
  /** What it is, as the end of a sentence. */
  label: string;
  /** Whether something else of the kind is here already, which a person may want to keep. */
  replaces: boolean;
  take(): Promise<void>;
  /** Puts back what was here before. */
  undo(): Promise<void>;
}

/** All that a project brings that is not here already, in the order in which it is to be taken. Damaged records are left out. */
export async function listParts(project: OpenedProject): Promise<ProjectPart[]> {
  await loadSettings();
  const parts = [
    judgePart(project),
    reviewPart(project),
    ...project.runs.map(patchPart),
    ...(await Promise.all(project.rag.map((one) => ragPart(project, one)))),
    ...(await Promise.all(project.judgings.map((one) => judgingPart(project, one)))),
  ];
  return parts.filter((part) => part !== undefined);
}

function isSame(a: unknown, b: unknown): boolean {
  // Undefined as text is the text of undefined members: none.
  return canonicalJson([a]) === canonicalJson([b]);
}

function nameOf({ runs }: OpenedProject, key: string): string {
  const here = useRuns.getState().runs;
  return [...runs, ...here].find((run) => run.key === key)?.name ?? 'a file that is not in it';
}

function judgePart({ judge }: OpenedProject): ProjectPart | undefined {
  const [wanted, before] = [readJudgeSettings(judge), currentJudgeSettings()];
  if (isSame(wanted, before) || isSame(wanted, readJudgeSettings({}))) return undefined;
  const { connection } = useJudge.getState();
  const initial = useJudge.getInitialState();
  const isUntouched =
    before.model === '' &&
    before.prompt === undefined &&
    isSame(before.baseURL, initial.connection.baseURL);
  return {
    label: 'how the judge is set up',
    replaces: !isUntouched,
    take: async () => takeJudgeSettings(wanted),
    undo: async () => {
      takeJudgeSettings(before);
      // Keys and header values went with their server.
      useJudge.setState({ connection });
    },
  };
}

/** Who reviews is whoever sits here: only how rows are drawn and shown is taken. */
function reviewPart({ review }: OpenedProject): ProjectPart | undefined {
  const before = currentSettings();
  const { reviewer, toldUnprotected } = before;
  const wanted = { ...readSettingsRecord(review), reviewer, toldUnprotected };
  if (isSame(wanted, before)) return undefined;
  const initial = { ...readSettingsRecord(undefined), reviewer, toldUnprotected };
  const choose = async (settings: typeof before) => {
    useReviews.setState(settings);
    postToTabs({ kind: 'settings', settings });
    await saveSettings(settings);
    void refreshShownReport();
  };
  return {
    label: `how rows are drawn and shown in a review (seed ${before.seed})`,
    replaces: !isSame(before, initial),
    take: () => choose(wanted),
    undo: () => choose(before),
  };
}

function patchPart({ key, name, patch }: OpenedProject['runs'][number]): ProjectPart | undefined {
  const before = patchOf(key);
  const answers = patch?.answers;
  if (!patch || !answers || isSame(before?.answers, answers)) return undefined;
  return {
    label: `the patch of ${name}`,
    replaces: before !== undefined,
    take: () => setPatchOf(key, { name: patch.name, answers }),
    undo: () => setPatchOf(key, before),
  };
}

async function ragPart(
  project: OpenedProject,
  { run, settings }: OpenedProject['rag'][number],
): Promise<ProjectPart | undefined> {
  const [wanted, before] = [readRagSettings(settings), await ragSettingsOf(run)];
  if (isSame(wanted, before)) return undefined;
  const choose = async (chosen: RagSettings) => {
    useRag.setState((state) => ({
      settings: new Map(state.settings).set(run, chosen),
      // Figures by other settings are no longer those that are shown.
      ready: new Map([...state.ready].filter(([key]) => key !== run)),
      report: state.report?.run === run ? undefined : state.report,
    }));
    await saveRagSettings(run, chosen);
  };
  return {
    label: `the RAG settings of ${nameOf(project, run)}`,
    replaces: !isSame(before, DEFAULT_RAG_SETTINGS),
    take: () => choose(wanted),
    undo: () => choose(before),
  };
}

async function judgingPart(
  project: OpenedProject,
  { record, judgements }: OpenedProject['judgings'][number],
): Promise<ProjectPart | undefined> {
  const wanted = readFacts(record, judgements);
  if (!wanted) return undefined;
  const { run } = wanted;
  const before = useJudge.getState().judgings.get(run) ?? (await readStored(run));
  if (before && isSameJudging(before, wanted)) return undefined;
  return {
    label: `what the judge said of ${nameOf(project, run)}`,
    replaces: before !== undefined,
    take: () => takeJudging(wanted),
    undo: () => (before ? takeJudging(before) : forgetJudging(run)),
  };
}

function readFacts(
  record: unknown,
  judgements: OpenedProject['judgings'][number]['judgements'],
): JudgingFacts | undefined {
  const read = readJudging(record);
  if (!read) return undefined;
  const known = judgements.flatMap(([key, value]) => {
    const judgement = readJudgement(value);
    return judgement ? [[key, judgement] as const] : [];
  });
  return toFacts(read, new Map(known));
}

/** Reasons and replies may have been left out of one of them. */
function isSameJudging(a: JudgingFacts, b: JudgingFacts): boolean {
  return isSame([toRecord(a), listStates(a)], [toRecord(b), listStates(b)]);
}

function listStates({ judgements }: JudgingFacts): string[] {
  return [...judgements].map(([key, { state }]) => `${key} ${state}`).sort();
}
