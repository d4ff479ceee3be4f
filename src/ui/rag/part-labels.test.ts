import { expect, it } from 'vitest';
import { PART_LABELS } from './part-labels.ts';

it.each([
  [0.3, ['too_short', 'too_long']],
  [0.5, ['too_short', 'too_long']],
  [0.25, ['borderline', 'too_short', 'too_long']],
])('below a threshold of %d the rows whose length falls short are %j', (threshold, rag) => {
  expect(PART_LABELS.length.shortOf(threshold)).toEqual({ rag });
});
