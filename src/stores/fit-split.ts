import type { Mapping } from '../core/columns.ts';
import type { SplitChoice } from '../engine/run-types.ts';

/** A split as far as a mapping and the columns of a file allow it: the golden answers are no model's responses. */
export function fitSplit(
  { by, responses }: SplitChoice,
  mapping: Mapping,
  columns: number,
): SplitChoice {
  return {
    by: by.filter((role) => mapping[role] !== undefined),
    responses: responses.filter(
      (column) => column < columns && column !== mapping.response && column !== mapping.golden,
    ),
  };
}
