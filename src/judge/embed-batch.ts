import type { Usage } from '../core/judge/judgement.ts';
import { readVectors } from '../core/judge/read-vectors.ts';
import { explainOther } from './explain-failure.ts';
import { parseJson } from './parse-json.ts';
import { type Failed, type Line, sendRequest } from './send-request.ts';

/** What the batches of one run share. */
export interface Vectors {
  readonly model: string;
  /** Numbers of a vector; undefined until the first is known. */
  length: number | undefined;
  /** Keeps what came before the next request is sent in its place. */
  keep(texts: readonly string[], vectors: readonly number[][]): Promise<void>;
}

export interface Embedded {
  vectors: number[][];
  usage: Usage | undefined;
}

/**
 * The vectors of some texts, in their order, or why there are none; undefined where the run has stopped. An answer
 * that does not fit is asked for once more.
 */
export async function embedBatch(
  line: Line,
  shared: Vectors,
  texts: readonly string[],
): Promise<Embedded | Failed | undefined> {
  for (let isRetry = false; ; isRetry = true) {
    let read: ReturnType<typeof readVectors>;
    const sent = await sendRequest(
      line,
      () => ({ model: shared.model, input: texts }),
      async (text) => {
        read = readVectors(parseJson(text), texts.length, shared.length);
        if (!read || 'wrong' in read) return;
        line.isProven = true;
        shared.length = read.vectors[0]?.length;
        await shared.keep(texts, read.vectors);
      },
    );
    if (!sent || 'failed' in sent) return sent;
    if (read && 'vectors' in read) return read;
    if (!isRetry) continue;
    // An address that has never sent a vector is none for that.
    if (!read && !line.isProven) {
      line.end(explainOther(line.place));
      return undefined;
    }
    return { failed: read?.wrong ?? 'The answer holds no vectors', status: undefined };
  }
}
