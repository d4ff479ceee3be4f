import type { Judged, JudgeTask, TaskAnswer, TaskRow } from '../core/judge/judge-task.ts';
import { isAnswer } from '../core/judge/judge-task.ts';
import { RAW_LENGTH, type TaskSettings, type Usage } from '../core/judge/judgement.ts';
import { readCompletion } from '../core/judge/read-reply.ts';
import { buildTaskRequest } from '../core/judge/request.ts';
import { explainOther } from './explain-failure.ts';
import { parseJson } from './parse-json.ts';
import { type Line, sendRequest } from './send-request.ts';

/** How much larger the limit is on the one retry of a reply that was cut. */
const LARGER = 4;

/** Who wants to know of a row while it is asked for. */
export interface RowListener<Answer extends TaskAnswer> {
  /** An answer is handed over before the next request is sent in its place. */
  keep?: (judged: Judged<Answer>) => Promise<void>;
  /** Hears how many tokens each prompt had by the server's count. */
  onPrompt?: (tokens: number) => void;
}

/** Asks about one row, in whatever it takes; undefined where the run has stopped before. */
export async function judgeRow<Row extends TaskRow, Answer extends TaskAnswer>(
  line: Line,
  task: JudgeTask<Row, Answer>,
  settings: TaskSettings,
  row: Row,
  { keep, onPrompt }: RowListener<Answer> = {},
): Promise<Judged<Answer> | undefined> {
  const known = task.knownOf?.(row);
  if (known) return { ...known, raw: '' };
  const retried = new Set<string>();
  let { maxTokens } = settings;
  let usage: Usage | undefined;
  for (;;) {
    const limit = maxTokens;
    let judged: Judged<Answer> | undefined;
    const sent = await sendRequest(
      line,
      (accepted) => buildTaskRequest(task, settings, accepted, row, limit),
      async (text) => {
        const read = readText(line, text, (reply) => task.read(reply, row));
        if (read.usage) onPrompt?.(read.usage.input);
        usage = addUsage(usage, read.usage);
        judged = { ...read, usage };
        if (isAnswer(judged)) await keep?.(judged);
      },
    );
    if (sent && 'failed' in sent) return { state: 'failed', reason: sent.failed, raw: '', usage };
    if (!sent || !judged) return undefined;
    const { state } = judged;
    const isPoor = state === 'unparsable' || state === 'truncated';
    if (!isPoor || retried.has(state)) return finish(line, judged, limit);
    retried.add(state);
    if (state === 'truncated') maxTokens *= LARGER;
  }
}

function readText<Answer extends TaskAnswer>(
  line: Line,
  text: string,
  read: Parameters<typeof readCompletion<Answer>>[1],
): Judged<Answer> {
  const judged = readCompletion(parseJson(text), read);
  line.isProven ||= judged !== undefined;
  return judged ?? { state: 'unparsable', reason: '', raw: text.slice(0, RAW_LENGTH) };
}

/** An address that has never sent a chat completion is no endpoint: the run ends, not the row. */
function finish<Answer extends TaskAnswer>(
  line: Line,
  judged: Judged<Answer>,
  limit: number,
): Judged<Answer> | undefined {
  if (!line.isProven) {
    line.end(explainOther(line.place));
    return undefined;
  }
  if (judged.state !== 'truncated') return judged;
  return { ...judged, reason: `Cut at ${limit} tokens: raise the limit.` };
}

function addUsage(sum: Usage | undefined, more: Usage | undefined): Usage | undefined {
  if (!sum || !more) return sum ?? more;
  return { input: sum.input + more.input, output: sum.output + more.output };
}
