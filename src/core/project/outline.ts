import * as z from 'zod/mini';
import { ROLES } from '../columns.ts';

const count = z.int().check(z.nonnegative());
const counts = z.array(count);

/**
 * A run without its texts: what the scorers said of each row, by row key. Lists are as long as the run has rows;
 * `keys` holds the row keys one behind the other, 16 hex digits each.
 */
const outlineShape = z.object({
  rows: count,
  keys: z.string().check(z.regex(/^[0-9a-f]*$/)),
  /** 1 exact, 2 overlap, 4 blank response, added up. */
  verdicts: z.array(z.int().check(z.minimum(0), z.maximum(7))),
  matchingWords: counts,
  totalWords: counts,
  /** One bit for each of `FINDINGS`, and of `REASONS`. */
  findings: counts,
  reasons: counts,
  /** Place in `domains`. */
  domain: counts,
  domains: z.array(z.string()),
  /** Columns of verdicts of the file, by role: -1 nothing, 0 incorrect, 1 correct, 2 unsure. */
  said: z.partialRecord(
    z.enum(ROLES),
    z.object({ name: z.string(), verdicts: z.array(z.int().check(z.minimum(-1), z.maximum(2))) }),
  ),
  /** Name of the file's column of domains; absent where it has none. */
  domainColumn: z.optional(z.string()),
  blankLines: count,
  repeatedHeaders: count,
  unreadRows: count,
});

export type Outline = z.infer<typeof outlineShape>;

/** The same, whole. */
export const outlineSchema = outlineShape.check(
  z.refine(isWhole, 'Its lists are not as long as it has rows.'),
);

/** Rows and places that all lists agree on; what a file says of itself is checked before it is believed. */
function isWhole(outline: Outline): boolean {
  const { rows, keys, domain, domains, said } = outline;
  const lists = [
    ...(['verdicts', 'matchingWords', 'totalWords', 'findings', 'reasons'] as const).map(
      (name) => outline[name],
    ),
    domain,
    ...Object.values(said).map(({ verdicts }) => verdicts),
  ];
  return (
    keys.length === 16 * rows &&
    lists.every((list) => list.length === rows) &&
    domain.every((place) => place < domains.length)
  );
}
