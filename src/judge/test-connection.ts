import * as z from 'zod/mini';
import type { Judgement, JudgeRow, JudgeSettings } from '../core/judge/judgement.ts';
import type { Accepted } from '../core/judge/request.ts';
import { verdictTask } from '../core/judge/tasks/verdict.ts';
import type { StopReason } from './explain-failure.ts';
import { judgeRow } from './judge-row.ts';
import { type LineOptions, openLine } from './open-line.ts';
import { openGate } from './run-gate.ts';
import { explainFailure, type Line } from './send-request.ts';

export interface ConnectionTest {
  /** Names of models in the server's order; undefined where it lists none. */
  models: string[] | undefined;
  /** Of the made-up row; undefined where it came to none. */
  judgement: Judgement | undefined;
  /** That the made-up row took. */
  milliseconds: number;
  accepted: Accepted;
  /** What is wrong, and what to do; undefined where the server judges. */
  problem: StopReason | undefined;
}

/** A row that no file has, and that every judge gets right. */
const MADE_UP: JudgeRow = {
  key: '0000000000000000',
  question: 'What is the capital of France?',
  golden: 'Paris',
  response: 'The capital of France is Paris.',
};

type TestOptions = LineOptions & {
  settings: JudgeSettings;
  signal?: AbortSignal | undefined;
};

/** Lists models and judges one made-up row, in as few requests as it takes. Nothing is kept. */
export async function testConnection(options: TestOptions): Promise<ConnectionTest> {
  let problem: StopReason | undefined;
  const line = await openTestLine(options, (reason) => (problem ??= reason));
  const models = await readModels(line);
  const start = line.clock.now();
  const { settings } = options;
  const task = verdictTask(settings.prompt);
  const judgement = problem ? undefined : await judgeRow(line, task, settings, MADE_UP);
  const milliseconds = line.clock.now() - start;
  return { models, judgement, milliseconds, accepted: line.accepted, problem };
}

/** The models that a server lists, or what is wrong; both undefined where it just has no list. */
export async function listModels(
  options: TestOptions,
): Promise<Pick<ConnectionTest, 'models' | 'problem'>> {
  let problem: StopReason | undefined;
  const line = await openTestLine(options, (reason) => (problem ??= reason));
  const models = await readModels(line);
  return { models, problem };
}

function openTestLine(options: TestOptions, end: (reason: StopReason) => void): Promise<Line> {
  const controller = new AbortController();
  options.signal?.addEventListener('abort', () => controller.abort());
  if (options.signal?.aborted) controller.abort();
  const gate = openGate(controller.signal, () => undefined);
  const asked = { path: '/chat/completions', model: options.settings.model } as const;
  return openLine(options, asked, controller.signal, gate, (reason) => {
    end(reason);
    controller.abort();
  });
}

const list = z.object({ data: z.array(z.object({ id: z.string() })) });

async function readModels(line: Line): Promise<string[] | undefined> {
  const result = await line.client.listModels(line.stop);
  const failure = 'failure' in result ? result.failure : undefined;
  const reason = failure && (await explainFailure(line, failure));
  if (failure?.kind === 'http' || !failure) {
    line.isProbed = true;
    line.place = { ...line.place, getWorks: true };
    // That a POST gets through as well has yet to be seen.
    line.isReached = false;
  }
  // A server without a list may judge all the same.
  if (reason && reason.kind !== 'no_path' && reason.kind !== 'no_model') line.end(reason);
  return 'text' in result ? listNames(result.text) : undefined;
}

function listNames(text: string): string[] | undefined {
  try {
    return z.safeParse(list, JSON.parse(text)).data?.data.map(({ id }) => id);
  } catch {
    return undefined;
  }
}
