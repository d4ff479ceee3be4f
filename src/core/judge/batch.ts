import * as z from 'zod/mini';
import type { Judgement, JudgeRow, JudgeSettings } from './judgement.ts';
import { readReply } from './read-reply.ts';
import { buildRequest } from './build-request.ts';
import type { Accepted } from './request.ts';

/** A row as a line for the OpenAI Batch API and for `vllm run-batch`, ended by `\n`. Equal rows share one. */
export function batchLine(settings: JudgeSettings, accepted: Accepted, row: JudgeRow): string {
  const body = buildRequest(settings, accepted, row);
  const line = { custom_id: row.key, method: 'POST', url: '/v1/chat/completions', body };
  return `${JSON.stringify(line)}\n`;
}

/** What a file of results says. Ids and line numbers are told, so that nothing goes missing in silence. */
export interface BatchResults {
  /** By row key. */
  judgements: Map<string, Judgement>;
  /** Ids that no row has. */
  unknown: string[];
  /** Keys of rows that no line answers. */
  missing: string[];
  /** Ids that stand more than once: a verdict beats none, and of two verdicts the first holds. */
  double: string[];
  /** Lines that are no results, counted from 1. */
  broken: number[];
}

const resultLine = z.object({
  custom_id: z.string(),
  response: z.nullish(
    z.object({ status_code: z.optional(z.number()), body: z.optional(z.unknown()) }),
  ),
  error: z.optional(z.unknown()),
});

/** Reads the lines of a results file (and of an error file, put one after the other) for the rows of a batch. */
export async function readBatch(
  lines: Iterable<string> | AsyncIterable<string>,
  keys: ReadonlySet<string>,
): Promise<BatchResults> {
  const judgements = new Map<string, Judgement>();
  const [unknown, double, broken] = [new Set<string>(), new Set<string>(), [] as number[]];
  let number = 0;
  for await (const line of lines) {
    number++;
    if (line.trim() === '') continue;
    const result = parseLine(line);
    if (!result) broken.push(number);
    else if (keys.has(result.id)) {
      const known = judgements.get(result.id);
      if (known) double.add(result.id);
      if (!known || (!hasVerdict(known) && hasVerdict(result.judgement)))
        judgements.set(result.id, result.judgement);
    } else unknown.add(result.id);
  }
  const missing = [...keys].filter((key) => !judgements.has(key));
  return { judgements, unknown: [...unknown], missing, double: [...double], broken };
}

function hasVerdict({ state }: Judgement): boolean {
  return state === 'correct' || state === 'incorrect';
}

function parseLine(line: string): { id: string; judgement: Judgement } | undefined {
  let value: unknown;
  try {
    // Takes a byte order mark off too.
    value = JSON.parse(line.trim());
  } catch {
    return undefined;
  }
  const { data } = z.safeParse(resultLine, value);
  return data && { id: data.custom_id, judgement: readResult(data) };
}

function readResult({ response, error }: z.infer<typeof resultLine>): Judgement {
  const code = response?.status_code ?? 200;
  const judgement = response && code < 400 ? readReply(response.body) : undefined;
  if (judgement) return judgement;
  const status = response ? `Status ${code}: ` : '';
  const said = describeError(error) ?? describeError(response?.body) ?? 'no reply';
  return { state: 'failed', reason: `${status}${said}`, raw: '' };
}

const errorBody = z.object({ message: z.string() });
const wrappedError = z.object({ error: errorBody });

function describeError(value: unknown): string | undefined {
  return (
    z.safeParse(errorBody, value).data?.message ??
    z.safeParse(wrappedError, value).data?.error.message
  );
}
