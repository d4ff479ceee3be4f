import { FEW_CONTENT_WORDS } from '../core/rag/few-content-words.ts';
import { SOURCE_STATES, type SourceState } from '../core/rag/rag.ts';
import {
  RAG_CHOICES,
  RAG_FIGURES,
  RAG_GROUPS,
  type RagChoice,
  type RagFigure,
} from '../core/rag/rag-choices.ts';
import { recordCounts } from './count-choices.ts';
import type { LoadedRun } from './loaded-run.ts';
import { factualOf, lengthOf, ratingOf, type RagRows } from './rag-rows.ts';

const CHOICE_BIT = recordCounts(
  RAG_CHOICES,
  RAG_CHOICES.map((_, place) => 1 << place),
);

const FACTUAL_SOURCE_CHOICE = {
  review: 'by_review',
  judge: 'by_judge',
  scorers: 'by_scorers',
} as const;

function ragBits(choices: readonly RagChoice[]): number {
  return choices.reduce((bits, choice) => bits | CHOICE_BIT[choice], 0);
}

const BITS_OF_GROUPS = Object.values(RAG_GROUPS).map(ragBits);

/** Bits of all choices of a group, by its place. */
export function bitsOfGroup(group: number): number {
  return BITS_OF_GROUPS[group] ?? 0;
}

/** For each group that a filter names a choice of, the bits of those that it names; 0 for the others. */
export function groupBits(chosen: readonly RagChoice[] | undefined): number[] {
  const bits = ragBits(chosen ?? []);
  return BITS_OF_GROUPS.map((ofGroup) => ofGroup & bits);
}

/** What holds of a row, as bits. A row of a run whose figures are not found has none. */
export function ragChoicesOf(loaded: LoadedRun, row: number): number {
  const { rag } = loaded;
  if (!rag?.done) return 0;
  const factual = factualOf(loaded, row);
  const state = SOURCE_STATES[rag.figures.states[row] ?? 0] ?? 'no_context';
  return (
    CHOICE_BIT[state] |
    (state === 'scored' ? quotedBits(rag, row) : 0) |
    CHOICE_BIT[lengthOf(rag, row)?.class ?? 'no_length'] |
    CHOICE_BIT[
      factual ? (factual.factual === 1 ? 'factual_right' : 'factual_wrong') : 'factual_none'
    ] |
    (factual ? CHOICE_BIT[FACTUAL_SOURCE_CHOICE[factual.source]] : 0) |
    CHOICE_BIT[labelOf(rag.figures.expectedOf(row))]
  );
}

function quotedBits({ figures }: RagRows, row: number): number {
  const { supporting, notSupporting, invented, contentWords } = figures.counts;
  const right = supporting[row] ?? 0;
  const other = notSupporting[row] ?? 0;
  const unknown = invented[row] ?? 0;
  const few = (contentWords[row] ?? 0) < FEW_CONTENT_WORDS ? CHOICE_BIT.few_words : 0;
  if (right + other + unknown === 0) return few | CHOICE_BIT.nothing_quoted;
  return (
    few |
    (other + unknown === 0 ? CHOICE_BIT.all_supporting : 0) |
    (other > 0 ? CHOICE_BIT.not_supporting : 0) |
    (unknown > 0 ? CHOICE_BIT.invented : 0) |
    (figures.shareOf(row, 'baseline') === 1 && other + unknown > 0 ? CHOICE_BIT.wrong_unseen : 0)
  );
}

function labelOf(expected: number | undefined): RagChoice {
  if (expected === undefined) return 'label_none';
  if (expected === 0) return 'label_0';
  if (expected === 0.5) return 'label_half';
  return expected === 1 ? 'label_1' : 'label_other';
}

/** One figure of a row; undefined where the row has it not, or the run's figures are not found. */
export function ragFigureOf(loaded: LoadedRun, row: number, figure: RagFigure): number | undefined {
  const { rag } = loaded;
  return rag?.done ? FIGURE_OF[figure](loaded, rag, row) : undefined;
}

/** All figures of a row that it has. */
export function ragFiguresOf(
  loaded: LoadedRun,
  row: number,
): Partial<Record<RagFigure, number>> | undefined {
  if (!loaded.rag?.done) return undefined;
  const found: Partial<Record<RagFigure, number>> = {};
  for (const figure of RAG_FIGURES) {
    const value = ragFigureOf(loaded, row, figure);
    if (value !== undefined) found[figure] = value;
  }
  return found;
}

/** States of rows with a context to look a source up in. */
const HAVE_CHUNKS = new Set<SourceState | undefined>(['scored', 'no_golden']);

type FigureOf = (loaded: LoadedRun, rag: RagRows, row: number) => number | undefined;

const FIGURE_OF: Record<RagFigure, FigureOf> = {
  source_return: (_, { figures }, row) => figures.shareOf(row, 'multiSource'),
  source_return_baseline: (_, { figures }, row) => figures.shareOf(row, 'baseline'),
  source_recall: (_, { figures }, row) => figures.shareOf(row, 'recall'),
  source_precision: (_, { figures }, row) => figures.shareOf(row, 'precision'),
  context_coverage: (_, { figures }, row) => figures.shareOf(row, 'coverage'),
  invented_sources: (_, { figures }, row) =>
    HAVE_CHUNKS.has(SOURCE_STATES[figures.states[row] ?? 0])
      ? figures.counts.invented[row]
      : undefined,
  length_deviation: (_, rag, row) => lengthOf(rag, row)?.deviation,
  final_rating: ratingOf,
  expected_score: (_, { figures }, row) => figures.expectedOf(row),
  difference: (_, rag, row) => differenceOf(rag, row, 'multiSource'),
  difference_baseline: (_, rag, row) => differenceOf(rag, row, 'baseline'),
};

/** How far a score is from the label. */
function differenceOf(
  { figures }: RagRows,
  row: number,
  score: 'multiSource' | 'baseline',
): number | undefined {
  const given = figures.shareOf(row, score);
  const expected = figures.expectedOf(row);
  return given === undefined || expected === undefined ? undefined : Math.abs(given - expected);
}
