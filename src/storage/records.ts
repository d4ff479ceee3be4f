import * as z from 'zod/mini';
import { ROLES } from '../core/columns.ts';
import { type Decision, REVIEW_VERDICTS } from '../core/review/decision.ts';

// The page's Content-Security-Policy forbids `new Function`, which zod would try.
z.config({ jitless: true });

const wholeNumber = z.int().check(z.nonnegative());

const mappingRecord = z.partialRecord(z.enum(ROLES), wholeNumber);

const splitRecord = z.object({
  by: z.array(z.enum(['model', 'language'])),
  responses: z.array(wholeNumber),
});

const goldensRecord = z.object({
  column: wholeNumber,
  form: z.union([z.literal('json'), z.object({ delimiter: z.string().check(z.minLength(1)) })]),
});

/** The columns a person chose for files with one header. Before there were splits it was the mapping alone. */
const choiceRecord = z.object({ mapping: mappingRecord, split: z.optional(splitRecord) });
export type ColumnChoice = z.infer<typeof choiceRecord>;

/** A kept file as it is listed. `dialect` holds what a person chose over what was detected. */
const fileRecord = z.object({
  key: z.string(),
  name: z.string(),
  size: z.number(),
  keptAt: z.iso.datetime(),
  dialect: z.optional(z.record(z.string(), z.unknown())),
  mapping: z.optional(mappingRecord),
  split: z.optional(splitRecord),
  goldens: z.optional(goldensRecord),
  /** ISO 8601: removed, and its bytes still here for an undo. */
  removedAt: z.optional(z.string()),
});
export type FileRecord = z.infer<typeof fileRecord>;

/** The record if it is a whole one; undefined where it is damaged. */
export function readFileRecord(value: unknown): FileRecord | undefined {
  return z.safeParse(fileRecord, value).data;
}

/** The choice if it is a whole one; undefined where it is damaged. */
export function readChoiceRecord(value: unknown): ColumnChoice | undefined {
  const choice = z.safeParse(choiceRecord, value).data;
  if (choice) return choice;
  const mapping = z.safeParse(mappingRecord, value).data;
  return mapping && { mapping };
}

/** What a person calls a run, and what it is of; each undefined where it was not said. */
const labelRecord = z.object({
  name: z.optional(z.string()),
  language: z.optional(z.string()),
  model: z.optional(z.string()),
});
export type LabelRecord = z.infer<typeof labelRecord>;

/** The label if it is a whole one; undefined where it is damaged. */
export function readLabelRecord(value: unknown): LabelRecord | undefined {
  return z.safeParse(labelRecord, value).data;
}

/** The order of runs by their keys; none where it is damaged. */
export function readOrderRecord(value: unknown): string[] {
  return z.safeParse(z.array(z.string()), value).data ?? [];
}

const decisionRecord = z.object({
  rowKey: z.string(),
  reviewer: z.string(),
  verdict: z.optional(z.enum(REVIEW_VERDICTS)),
  goldenWrong: z.boolean(),
  proposedAnswer: z.string(),
  note: z.string(),
  stratum: z.string(),
  draw: z.optional(wholeNumber),
  seed: z.optional(wholeNumber),
  reviewedAt: z.string(),
});

/** The decision if it is a whole one; undefined where it is damaged. */
export function readDecisionRecord(value: unknown): Decision | undefined {
  const { data } = z.safeParse(decisionRecord, value);
  // A missing key is the same as one without value.
  return data && { ...data, verdict: data.verdict, draw: data.draw, seed: data.seed };
}

const settingsRecord = z.object({
  reviewer: z.catch(z.string(), 'Reviewer'),
  /** Of the order in which rows are drawn: a whole number from 0 to 2³² - 1. */
  seed: z.catch(z.int().check(z.minimum(0), z.maximum(2 ** 32 - 1)), 0),
  /** Hides all verdicts, reasons and marks until a row is decided. */
  blind: z.catch(z.boolean(), false),
  hideJudge: z.catch(z.boolean(), false),
  /** Puts rows whose difference is purely typographic at the end of a queue. */
  typographicLast: z.catch(z.boolean(), false),
  /** Whether it was told that the browser may delete what is kept. */
  toldUnprotected: z.catch(z.boolean(), false),
});

/** How a person reviews, from reload to reload. */
export type ReviewSettings = z.infer<typeof settingsRecord>;

/** The settings; each that is missing or damaged is as in the beginning. */
export function readSettingsRecord(value: unknown): ReviewSettings {
  return z.safeParse(settingsRecord, value).data ?? z.parse(settingsRecord, {});
}
