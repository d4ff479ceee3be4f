import type { Judgement, JudgeRow, JudgeSettings, Usage } from '../core/judge/judgement.ts';
import { RAW_LENGTH } from '../core/judge/judgement.ts';
import { readReply } from '../core/judge/read-reply.ts';
import { buildRequest } from '../core/judge/request.ts';
import { isBlank } from '../core/text/white-space.ts';
import { explainNotChat } from './explain-failure.ts';
import { type Line, sendRequest } from './send-request.ts';

/** How much larger the limit is on the one retry of a reply that was cut. */
const LARGER = 4;

/**
 * Judges one row, in whatever it takes; undefined where the run has stopped before. A verdict is handed to
 * `keep` before the next request is sent in its place; `onPrompt` hears how many tokens each prompt had by the
 * server's count.
 */
export async function judgeRow(
  line: Line,
  settings: JudgeSettings,
  row: JudgeRow,
  keep: (judgement: Judgement) => Promise<void> = async () => undefined,
  onPrompt?: (tokens: number) => void,
): Promise<Judgement | undefined> {
  if (isBlank(row.response)) return { state: 'blank', reason: '', raw: '' };
  const retried = new Set<string>();
  let { maxTokens } = settings;
  let usage: Usage | undefined;
  for (;;) {
    const limit = maxTokens;
    let judgement: Judgement | undefined;
    const sent = await sendRequest(
      line,
      (accepted) => buildRequest(settings, accepted, row, limit),
      async (text) => {
        const read = readText(line, text);
        if (read.usage) onPrompt?.(read.usage.input);
        usage = addUsage(usage, read.usage);
        judgement = { ...read, usage };
        if (isVerdict(judgement)) await keep(judgement);
      },
    );
    if (sent && 'failed' in sent) return { state: 'failed', reason: sent.failed, raw: '', usage };
    if (!sent || !judgement) return undefined;
    const { state } = judgement;
    const isPoor = state === 'unparsable' || state === 'truncated';
    if (!isPoor || retried.has(state)) return finish(line, judgement, limit);
    retried.add(state);
    if (state === 'truncated') maxTokens *= LARGER;
  }
}

/** Verdicts alone are kept: whatever else came of a row is asked for again. */
function isVerdict({ state }: Judgement): boolean {
  return state === 'correct' || state === 'incorrect';
}

function readText(line: Line, text: string): Judgement {
  const judgement = readReply(parseJson(text));
  line.isChat ||= judgement !== undefined;
  return judgement ?? { state: 'unparsable', reason: '', raw: text.slice(0, RAW_LENGTH) };
}

/** An address that has never sent a chat completion is no endpoint: the run ends, not the row. */
function finish(line: Line, judgement: Judgement, limit: number): Judgement | undefined {
  if (!line.isChat) {
    line.end(explainNotChat(line.place));
    return undefined;
  }
  if (judgement.state !== 'truncated') return judgement;
  return { ...judgement, reason: `Cut at ${limit} tokens: raise the limit.` };
}

function addUsage(sum: Usage | undefined, more: Usage | undefined): Usage | undefined {
  if (!sum || !more) return sum ?? more;
  return { input: sum.input + more.input, output: sum.output + more.output };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
