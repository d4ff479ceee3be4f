import { countOf } from '../../core/format.ts';
import type { Run } from '../../stores/runs.ts';

/** That several golden answers are on, where they are, and what they are over. */
export function sayGoldens({ name, several, notLists }: NonNullable<Run['goldens']>): string {
  const left =
    notLists > 0
      ? `; ${countOf(notLists, 'cell')} ${notLists === 1 ? 'is' : 'are'} no JSON list and taken whole`
      : '';
  return `Several golden answers are on: a row passes if any answer of its column ${name} does (${countOf(several, 'row')} with two or more${left}).`;
}
