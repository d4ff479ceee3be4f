import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decision, REVIEW_VERDICTS } from './decision.ts';
import {
  isReviewOrPatch,
  mergeDecisions,
  PATCH_COLUMNS,
  readDecisions,
  REVIEW_COLUMNS,
  writeDecision,
} from './review-file.ts';
import { rowKey } from '../row-key.ts';

const TEXTS = { question: 'Which river?', golden: 'गंगा', response: 'It is\nthe गंगा।' };
const DECISION: Decision = {
  rowKey: rowKey(TEXTS.question, TEXTS.golden, TEXTS.response),
  reviewer: 'Asha',
  verdict: 'correct',
  goldenWrong: false,
  proposedAnswer: '',
  note: '',
  stratum: 'exact_only',
  draw: 3,
  seed: 7,
  reviewedAt: '2026-01-02T03:04:05.000Z',
};

it('a header of ours is known with and without the version, which older files lack', () => {
  for (const columns of [REVIEW_COLUMNS, PATCH_COLUMNS]) {
    expect(isReviewOrPatch(columns)).toBe(true);
    expect(isReviewOrPatch(columns.slice(0, -1))).toBe(true);
    expect(isReviewOrPatch(columns.slice(0, -2))).toBe(false);
  }
});

describe('a review file', () => {
  it('has a cell for each column, in order', () => {
    const cells = writeDecision({ ...DECISION, note: 'a, "b"' }, TEXTS);
    expect(cells.slice(0, 5)).toEqual([DECISION.rowKey, ...Object.values(TEXTS), 'Asha']);
    expect(cells.slice(5, 9)).toEqual(['correct', 'false', '', 'a, "b"']);
    expect(cells.slice(9, 13)).toEqual(['exact_only', '3', '7', DECISION.reviewedAt]);
  });

  it('is read back as it was written, whatever was decided', () => {
    const text = fc.string({ unit: 'binary' });
    const number = fc.option(fc.nat(), { nil: undefined });
    const decision = fc.record({
      rowKey: fc.constant(DECISION.rowKey),
      reviewer: fc.constantFrom('Asha', 'Ben'),
      verdict: fc.constantFrom(...REVIEW_VERDICTS),
      goldenWrong: fc.boolean(),
      proposedAnswer: text,
      note: text,
      stratum: text,
      draw: number,
      seed: number,
      reviewedAt: fc.constant(DECISION.reviewedAt),
    });
    fc.assert(
      fc.property(decision, (one) => {
        const read = readDecisions([...REVIEW_COLUMNS], [writeDecision(one, TEXTS)]);
        expect(read).toEqual({ decisions: [one], unusable: [] });
      }),
    );
  });

  it('is read with its columns in any order, others beside them, and no keys', () => {
    const header = ['Verdict', 'extra', 'answer', 'question', 'response'];
    const read = readDecisions(header, [['0', 'x', TEXTS.golden, TEXTS.question, TEXTS.response]]);
    expect(read?.decisions).toMatchObject([{ rowKey: DECISION.rowKey, verdict: 'incorrect' }]);
  });

  it('is joined by its texts where a spreadsheet has spoilt the key', () => {
    const header = ['row_key', 'question', 'answer', 'response', 'verdict'];
    const { question, golden, response } = TEXTS;
    const read = readDecisions(header, [['1.23457E+15', question, golden, response, 'correct']]);
    expect(read?.decisions).toMatchObject([{ rowKey: DECISION.rowKey }]);
  });

  it('keeps a note or a wrong golden answer without verdict', () => {
    const header = ['row_key', 'verdict', 'golden_wrong', 'note'];
    const read = readDecisions(header, [
      ['k', '', 'true', ''],
      ['k', '', '', 'look again'],
    ]);
    expect(read?.decisions).toMatchObject([
      { verdict: undefined, goldenWrong: true },
      { verdict: undefined, note: 'look again' },
    ]);
  });

  it('tells which records say nothing', () => {
    const header = ['row_key', 'verdict'];
    const records = [['k', 'correct'], ['', 'correct'], ['k', 'partly'], ['k']];
    expect(readDecisions(header, records)?.unusable).toEqual([1, 2, 3]);
  });

  it('is known by its columns', () => {
    expect(readDecisions(['question', 'answer', 'response'], [])).toBeUndefined();
  });
});

describe('mergeDecisions', () => {
  const newer = { ...DECISION, verdict: 'unsure', reviewedAt: '2026-01-03T00:00:00Z' } as const;
  const counts = { added: 0, replaced: 0, outdated: 0, same: 0 };

  it.each([
    ['adds what is new', [], [DECISION], { added: 1 }, [DECISION]],
    ['leaves what is the same', [DECISION], [DECISION], { same: 1 }, [DECISION]],
    ['takes the newer', [DECISION], [newer], { replaced: 1 }, [newer]],
    ['keeps the newer', [newer], [DECISION], { outdated: 1 }, [newer]],
    [
      'keeps what it has of one time',
      [DECISION],
      [{ ...DECISION, note: 'x' }],
      { outdated: 1 },
      [DECISION],
    ],
    [
      'takes any time over none',
      [{ ...DECISION, reviewedAt: '?' }],
      [DECISION],
      { replaced: 1 },
      [DECISION],
    ],
    ['takes the newer of two read', [], [DECISION, newer], { added: 1, replaced: 1 }, [newer]],
  ])('%s', (_, kept, read, want, decisions) => {
    expect(mergeDecisions(kept, read)).toEqual({ ...counts, ...want, decisions });
  });

  it('keeps what several reviewers say of one row', () => {
    const other = { ...DECISION, reviewer: 'Ben' };
    expect(mergeDecisions([DECISION], [other]).decisions).toEqual([DECISION, other]);
  });
});
