import { create } from 'zustand';
import { MERGE } from '../core/judge/tasks/merge.ts';
import { RERANK } from '../core/judge/tasks/rerank.ts';
import { type PlainProblem, toPlainProblem } from '../core/problem.ts';
import type { SetProgress } from '../core/rag/set/set-progress.ts';
import { nameBuilder } from '../core/rag/set/name-builder.ts';
import type { SetReport } from '../core/rag/set/set-report.ts';
import type { SetSteps } from '../core/rag/set/set-steps.ts';
import { type SetBuilding, startBuildSet } from '../engine/start-build-set.ts';
import { endpointSteps } from '../judge/endpoint-steps.ts';
import { download } from './download.ts';
import { askEngine } from './engine.ts';
import { readLine } from './judge-line.ts';
import { loadSettings } from './keep-judge-settings.ts';
import { addFiles } from './runs.ts';
import { storedTaskAnswers, storedVectors } from './task-cache.ts';
import { offerUndo } from './undo-offer.ts';

export type { SetProgress } from '../core/rag/set/set-progress.ts';
export type { SetReport } from '../core/rag/set/set-report.ts';

/** A labelled set that was built. */
export interface FinishedSet {
  file: File;
  seed: number;
  builtBy: string;
  report: SetReport;
}

interface BuildSetState {
  questions: File | undefined;
  /** Where the chunks are a file of their own. */
  chunks: File | undefined;
  /** 0 to 2³² - 1. */
  seed: number;
  /** By the endpoint of the judge's settings; else by plain rules, and nothing is sent. */
  usesEndpoint: boolean;
  /** Empty: lexical vectors. */
  embeddingModel: string;
  /** While a set is built. */
  progress: SetProgress | undefined;
  finished: FinishedSet | undefined;
  problem: string | undefined;
}

/** The labelled set that is to be built, is being built, or was built last. */
export const useBuildSet = create<BuildSetState>(() => ({
  questions: undefined,
  chunks: undefined,
  seed: 0,
  usesEndpoint: false,
  embeddingModel: '',
  progress: undefined,
  finished: undefined,
  problem: undefined,
}));

/** Changes what a set is built of. */
export function chooseBuild(
  choice: Partial<
    Pick<BuildSetState, 'questions' | 'chunks' | 'seed' | 'usesEndpoint' | 'embeddingModel'>
  >,
): void {
  useBuildSet.setState({ ...choice, problem: undefined });
  // The endpoint is that of the judge, kept from earlier visits.
  if (choice.usesEndpoint) void loadSettings();
}

/** Does without one of the files, which can be undone. */
export function dropFile(which: 'questions' | 'chunks'): void {
  const file = useBuildSet.getState()[which];
  chooseBuild({ [which]: undefined });
  if (file) offerUndo(`${file.name} is left out.`, () => chooseBuild({ [which]: file }));
}

/** Takes dropped files: one with a column of questions is the questions, any other the chunks. Never rejects. */
export async function takeFiles(files: File[]): Promise<void> {
  for (const file of files) {
    const peeked = await askEngine((engine) => engine.peek(file));
    if (!peeked.ok) tell(peeked.problem);
    else
      chooseBuild(
        peeked.value.mapping.question === undefined ? { chunks: file } : { questions: file },
      );
  }
}

let building: { set: SetBuilding; abort: () => void } | undefined;

/** Builds the set that is chosen; one at a time. Never rejects. */
export async function buildSet(): Promise<void> {
  const { questions, chunks, seed, usesEndpoint } = useBuildSet.getState();
  if (!questions || building) return;
  const onProgress = (progress: SetProgress) => {
    if (building) useBuildSet.setState({ progress });
  };
  try {
    const abort = new AbortController();
    const endpoint = usesEndpoint ? openEndpoint(abort.signal, onProgress) : undefined;
    const builtBy = nameBuilder(endpoint?.models);
    const request = { questions, chunks, seed, builtBy };
    const set = startBuildSet(request, endpoint?.steps, onProgress);
    building = { set, abort: () => abort.abort() };
    useBuildSet.setState({
      progress: { step: 'embed', done: 0, total: 0 },
      finished: undefined,
      problem: undefined,
    });
    const outcome = await set.finished;
    if (!outcome.ok) return tell(outcome.problem);
    const { csv, report } = outcome.value;
    const file = new File([csv], nameSet(questions.name), { type: 'text/csv' });
    useBuildSet.setState({ finished: { file, seed, builtBy, report } });
  } catch (thrown) {
    tell(toPlainProblem(thrown));
  } finally {
    building?.abort();
    building = undefined;
    useBuildSet.setState({ progress: undefined });
  }
}

/** Ends the building; what an endpoint answered until then is kept. */
export function stopBuild(): void {
  building?.abort();
  building?.set.stop();
}

export function downloadSet(): void {
  const { finished } = useBuildSet.getState();
  if (finished) download(finished.file, finished.file.name);
}

/** Opens the finished set as a run; its key, or undefined where it did not load. Never rejects. */
export async function openSet(): Promise<string | undefined> {
  const { finished } = useBuildSet.getState();
  const [run] = finished ? await addFiles([finished.file]) : [];
  return run?.key;
}

/** Throws Problem `usage` where the settings give no endpoint or model. */
function openEndpoint(
  signal: AbortSignal,
  onProgress: (progress: SetProgress) => void,
): { steps: SetSteps; models: { model: string; embeddingModel: string | undefined } } {
  const line = readLine();
  const embeddingModel = useBuildSet.getState().embeddingModel.trim() || undefined;
  const caches = {
    vectors: storedVectors,
    rerank: storedTaskAnswers(RERANK),
    merge: storedTaskAnswers(MERGE),
  };
  return {
    steps: endpointSteps({ ...line, embeddingModel, caches, signal, onProgress }),
    models: { model: line.settings.model, embeddingModel },
  };
}

function tell({ code, message }: PlainProblem): void {
  if (code !== 'cancelled') useBuildSet.setState({ problem: message });
}

function nameSet(name: string): string {
  return `${name.replace(/\.[^.]+$/, '')}.labelled.csv`;
}
