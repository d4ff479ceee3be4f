import type { LabelClass } from '../../core/rag/label-classes.ts';

/** A label, or the band that it lies in. */
export function sayClass({ low, high }: LabelClass): string {
  return low === high ? String(low) : `${low.toFixed(1)}–${high.toFixed(1)}`;
}
