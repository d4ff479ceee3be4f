import * as z from 'zod/mini';
import { BUCKETS } from '../core/model.ts';
import { isRelaxationId, type RelaxationId } from '../core/what-if/relaxations.ts';
import type { VariantScores } from './score-variants.ts';

const count = z.int().check(z.nonnegative());

/** Rows by bucket, as summaries hold them. */
export const BucketCounts = z.object({
  both_pass: count,
  exact_only: count,
  overlap_only: count,
  both_fail: count,
});

const WhatIf = z.object({
  relaxations: z.array(
    z.custom<RelaxationId>((value) => typeof value === 'string' && isRelaxationId(value)),
  ),
  moves: z.object({
    both_pass: BucketCounts,
    exact_only: BucketCounts,
    overlap_only: BucketCounts,
    both_fail: BucketCounts,
  }),
});

/** What a summary says of variants, beside the scores of a file. */
export const VARIANT_PARTS = {
  what_if: z.optional(z.array(WhatIf)),
  squad: z.optional(
    z.object({ rows: count, exact_matches: count, f1_sum: z.number().check(z.nonnegative()) }),
  ),
  golden_answers: z.optional(
    z.object({
      form: z.union([z.literal('json'), z.object({ delimiter: z.string() })]),
      not_lists: count,
    }),
  ),
};

const Variants = z.object(VARIANT_PARTS);

/** The variants of a file as the command that wrote its summary had them. */
export function toVariants(part: z.infer<typeof Variants>): VariantScores {
  const { what_if: whatIfs = [], squad, golden_answers: goldens } = part;
  return {
    whatIfs: whatIfs.map(({ relaxations: ids, moves }) => ({
      ids,
      moves: BUCKETS.flatMap((before) => BUCKETS.map((after) => moves[before][after])),
    })),
    squad: squad && { rows: squad.rows, exactMatch: squad.exact_matches, f1: squad.f1_sum },
    goldenForm: goldens?.form,
    notLists: goldens?.not_lists ?? 0,
  };
}

/** The options by which variants were counted, as they are typed; the same for those that add up. */
export function describeVariants({ whatIfs, squad, goldenForm }: VariantScores): string {
  const lists = whatIfs.map(({ ids }) => ids.join('+')).join(',');
  const form = typeof goldenForm === 'object' ? JSON.stringify(goldenForm.delimiter) : goldenForm;
  const flags = [
    ...(form === undefined ? [] : [`--golden-answers ${form}`]),
    ...(squad ? ['--squad'] : []),
    ...(lists === '' ? [] : [`--what-if ${lists}`]),
  ];
  return flags.length === 0 ? 'none of --golden-answers, --squad and --what-if' : flags.join(' ');
}
