import * as z from 'zod/mini';
import { ROLES } from '../core/columns.ts';

// The page's Content-Security-Policy forbids `new Function`, which zod would try.
z.config({ jitless: true });

const columnNumber = z.int().check(z.nonnegative());

const mappingRecord = z.partialRecord(z.enum(ROLES), columnNumber);

/** A kept file as it is listed. `dialect` holds what a person chose over what was detected. */
const fileRecord = z.object({
  key: z.string(),
  name: z.string(),
  size: z.number(),
  keptAt: z.iso.datetime(),
  dialect: z.optional(z.record(z.string(), z.unknown())),
  mapping: z.optional(mappingRecord),
});
export type FileRecord = z.infer<typeof fileRecord>;

/** The record if it is a whole one; undefined where it is damaged. */
export function readFileRecord(value: unknown): FileRecord | undefined {
  return z.safeParse(fileRecord, value).data;
}

/** The mapping if it is a whole one; undefined where it is damaged. */
export function readMappingRecord(value: unknown): z.infer<typeof mappingRecord> | undefined {
  return z.safeParse(mappingRecord, value).data;
}
