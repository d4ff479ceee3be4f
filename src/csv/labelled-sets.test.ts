import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkMetric } from '../core/rag/check-metric.ts';
import { RagFigures } from '../core/rag/rag-figures.ts';
import { scoreRagRow } from '../core/rag/score-rag-row.ts';
import { buildSet } from '../core/rag/set/build-set.ts';
import { LEXICAL_STEPS } from '../core/rag/set/lexical-steps.ts';
import { readQaFile } from './read-qa-file.ts';
import { bytesSource } from './test-source.test-support.ts';

/** Both scores against the labels of a set that is built from a file of question-answer pairs. */
async function checkSet(file: string, seed: number) {
  const reading = await readQaFile(bytesSource(readFileSync(file)), undefined);
  const { pairs } = await buildSet(reading, seed, LEXICAL_STEPS, () => undefined);
  const figures = new RagFigures();
  for (const { answer, rows } of pairs)
    for (const { response, context, expected } of rows) {
      const row = { golden: answer, response, context: { chunks: [...context] } };
      figures.add({ ...scoreRagRow(row, () => 1, { leaveOutSources: true }), expected });
    }
  const check = await checkMetric(figures, 0, async () => {});
  if (!check) throw new Error('there are labelled rows');
  return check.scores;
}

describe('the multi-source score on labelled sets', () => {
  it.each([0, 1, 7])(
    'is within 0.03 of the labels where answers stand in the chunks (seed %i)',
    async (seed) => {
      const { multiSource, baseline } = await checkSet('test-data/rag/qa_pairs.csv', seed);
      expect(multiSource.difference.mean).toBeLessThanOrEqual(0.03);
      expect(multiSource.difference.mean).toBeLessThan(baseline.difference.mean);
    },
  );

  it.each([0, 1, 7])(
    'is within 0.08 of them where answers are in other words (seed %i)',
    async (seed) => {
      const { multiSource, baseline } = await checkSet(
        'test-data/rag/qa_pairs_paraphrased.csv',
        seed,
      );
      expect(multiSource.difference.mean).toBeLessThanOrEqual(0.08);
      expect(multiSource.difference.mean).toBeLessThan(baseline.difference.mean);
    },
  );
});
