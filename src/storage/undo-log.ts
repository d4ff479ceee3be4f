import * as z from 'zod/mini';
import type { Decision } from '../core/review/decision.ts';
import { openDatabase } from './database.ts';
import { readDecisionRecord } from './records.ts';

/** What a step did. */
const UNDO_KINDS = ['verdict', 'golden_wrong', 'note', 'group', 'import', 'clear'] as const;
export type UndoKind = (typeof UNDO_KINDS)[number];

/** What one decision was before a step; undefined where there was none. */
export interface BeforeImage {
  rowKey: string;
  reviewer: string;
  before: Decision | undefined;
}

/** One step of a review, to go back over. */
export interface UndoStep {
  /** Later steps have later ids, as texts are ordered. */
  id: string;
  kind: UndoKind;
  /** The row that was open, to go back to; absent where the step had none. */
  place?: { run: string; row: number } | undefined;
  images: BeforeImage[];
}

const stepRecord = z.object({
  id: z.string(),
  kind: z.enum(UNDO_KINDS),
  place: z.optional(z.object({ run: z.string(), row: z.int().check(z.nonnegative()) })),
  images: z.array(
    z.object({ rowKey: z.string(), reviewer: z.string(), before: z.optional(z.unknown()) }),
  ),
});

/** The step if it is a whole one; undefined where it or an image in it is damaged. */
function readStep(value: unknown): UndoStep | undefined {
  const { data } = z.safeParse(stepRecord, value);
  if (!data) return undefined;
  const images: BeforeImage[] = [];
  for (const { rowKey, reviewer, before: kept } of data.images) {
    const before = readDecisionRecord(kept);
    if (kept !== undefined && !before) return undefined;
    images.push({ rowKey, reviewer, before });
  }
  return { ...data, images };
}

/**
 * The kept steps, oldest first. From a damaged one backwards there is none: going back over what is not
 * known would bring back what never was. Never rejects: without a log there is nothing to undo.
 */
export async function listSteps(): Promise<UndoStep[]> {
  try {
    const database = await openDatabase();
    const steps = (await database.getAll('undo')).map(readStep);
    const damaged = steps.lastIndexOf(undefined);
    return steps.slice(damaged + 1).filter((step) => step !== undefined);
  } catch {
    return [];
  }
}
