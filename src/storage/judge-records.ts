import * as z from 'zod/mini';
import { JUDGE_STATES, type EndState, type Judgement } from '../core/judge/judgement.ts';

const END_STATES = JUDGE_STATES.filter((state): state is EndState => state !== 'waiting');

const wholeNumber = z.int().check(z.nonnegative());

const judgementRecord = z.object({
  state: z.enum(END_STATES),
  reason: z.string(),
  raw: z.string(),
  usage: z.optional(z.object({ input: z.number(), output: z.number() })),
});

/** The judgement if it is a whole one; undefined where it is damaged. */
export function readJudgement(value: unknown): Judgement | undefined {
  return z.safeParse(judgementRecord, value).data;
}

const accepted = z.object({
  format: z.enum(['json_schema', 'json_object', 'none']),
  limit: z.enum(['max_tokens', 'max_completion_tokens', 'none']),
  temperature: z.boolean(),
  seed: z.boolean(),
});

const parameters = { temperature: z.number(), seed: z.number(), maxTokens: wholeNumber };

const judgingRecord = z.object({
  run: z.string(),
  settings: z.object({
    baseURL: z.string(),
    model: z.string(),
    prompt: z.string(),
    ...parameters,
  }),
  accepted,
  /** Which rows were asked for, as the engine has it. */
  scope: z.union([
    z.object({ kind: z.literal('default'), seed: wholeNumber }),
    z.object({
      kind: z.literal('filter'),
      filter: z.record(z.string(), z.unknown()),
      limit: z.optional(wholeNumber),
      order: z.enum(['first', 'sample']),
      seed: wholeNumber,
    }),
    z.object({ kind: z.literal('keys'), keys: z.array(z.string()) }),
  ]),
  keys: z.array(z.string()),
  startedAt: z.string(),
  isDone: z.boolean(),
  stopReason: z.optional(z.object({ kind: z.string(), message: z.string() })),
  cutPrompts: z.optional(z.object({ rows: z.number(), contextLength: z.optional(z.number()) })),
});

/** What is known of the judging of one run, but for what became of its rows. Holds no key and no header. */
export type JudgingRecord = z.infer<typeof judgingRecord>;

/** The record if it is a whole one; undefined where it is damaged. */
export function readJudging(value: unknown): JudgingRecord | undefined {
  return z.safeParse(judgingRecord, value).data;
}

const settingsRecord = z.object({
  server: z.catch(z.optional(z.string()), undefined),
  baseURL: z.catch(z.optional(z.string()), undefined),
  /** Without their values, which may be secrets. */
  headers: z.catch(z.array(z.string()), []),
  model: z.catch(z.optional(z.string()), undefined),
  prompt: z.catch(z.optional(z.string()), undefined),
  parameters: z.catch(z.optional(z.object(parameters)), undefined),
  pace: z.catch(
    z.optional(
      z.object({
        concurrency: z.int().check(z.minimum(1), z.maximum(64)),
        requestsPerMinute: z.optional(z.number().check(z.positive())),
        timeoutMs: z.number().check(z.positive()),
      }),
    ),
    undefined,
  ),
  prices: z.catch(z.optional(z.object({ input: z.number(), output: z.number() })), undefined),
});

/** How a person has set up the judge, from reload to reload; a part that is undefined was never chosen. */
export type JudgeSettingsRecord = z.infer<typeof settingsRecord>;

/** The settings; each that is missing or damaged is undefined. */
export function readJudgeSettings(value: unknown): JudgeSettingsRecord {
  return z.safeParse(settingsRecord, value).data ?? z.parse(settingsRecord, {});
}
