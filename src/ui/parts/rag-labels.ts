import type { SourceKind } from '../../core/rag/rag.ts';
import {
  RAG_GROUPS,
  type RagChoice,
  type RagFigure,
  type RagGroup,
} from '../../core/rag/rag-choices.ts';

/** What a quoted source is, in words. */
export const KIND_LABELS: Record<SourceKind, { name: string; sentence: string }> = {
  supporting: {
    name: 'supporting',
    sentence: 'In the context, and carries part of the golden answer.',
  },
  not_supporting: {
    name: 'real, not supporting',
    sentence: 'In the context, but carries too little of the golden answer.',
  },
  invented: { name: 'invented', sentence: 'Not in this row’s context.' },
};

const RAG_GROUP_LABELS: Record<RagGroup, string> = {
  source: 'Source return',
  quoted: 'Quoted sources',
  length: 'Length',
  factual: 'Factual correctness',
  factualSource: 'Factual correctness from',
  label: 'Expected score',
};

/** How each choice is named under its group, with what it means where that is not plain. */
export const RAG_LABELS: Record<RagChoice, { name: string; hint?: string }> = {
  scored: { name: 'scored' },
  no_context: { name: 'not applicable: no context' },
  unreadable: { name: 'context cannot be read' },
  no_golden: { name: 'golden answer without words' },
  all_supporting: { name: 'all supporting' },
  not_supporting: {
    name: 'one real, not supporting',
    hint: 'Quotes a source of the context that carries too little of the golden answer.',
  },
  invented: { name: 'one invented', hint: 'Quotes a source that is not in the context.' },
  nothing_quoted: { name: 'none quoted' },
  wrong_unseen: {
    name: 'a wrong one that the baseline does not see',
    hint: 'The baseline is 1, as the quoted sources cover the answer, although one of them is wrong.',
  },
  few_words: {
    name: 'fewer than three content words',
    hint: 'Any chunk that holds one of them scores high.',
  },
  aligned: { name: 'aligned' },
  borderline: {
    name: 'borderline',
    hint: 'Deviation from 0.25 to below 0.30: the published thresholds disagree.',
  },
  too_short: { name: 'too short' },
  too_long: { name: 'too long' },
  no_length: { name: 'not scored: golden answer is empty' },
  factual_right: { name: 'right' },
  factual_wrong: { name: 'wrong' },
  factual_none: {
    name: 'not available',
    hint: 'Neither reviewed nor judged, and the scorers differ.',
  },
  by_review: { name: 'review' },
  by_judge: { name: 'judge' },
  by_scorers: { name: 'both scorers' },
  label_0: { name: '0' },
  label_half: { name: '0.5' },
  label_1: { name: '1' },
  label_other: { name: 'another' },
  label_none: { name: 'none' },
};

export const FIGURE_LABELS: Record<RagFigure, string> = {
  source_return: 'Source return',
  source_return_baseline: 'Baseline score',
  source_recall: 'Source recall',
  source_precision: 'Source precision',
  context_coverage: 'Context coverage',
  invented_sources: 'Invented sources',
  length_deviation: 'Length deviation',
  final_rating: 'Final rating',
  expected_score: 'Expected score',
  difference: 'Off by',
  difference_baseline: 'Baseline off by',
};

const GROUP_NAMES: readonly RagGroup[] = [
  'source',
  'quoted',
  'length',
  'factual',
  'factualSource',
  'label',
];

/** The groups in the order in which they are shown, with their choices. */
export const RAG_GROUP_LIST = GROUP_NAMES.map((group) => ({
  title: RAG_GROUP_LABELS[group],
  choices: RAG_GROUPS[group] as readonly RagChoice[],
}));

/** A choice with its group, as it stands alone. */
export function sayRagChoice(choice: RagChoice): string {
  const group = RAG_GROUP_LIST.find(({ choices }) => choices.includes(choice));
  return `${group?.title ?? 'Retrieval'}: ${RAG_LABELS[choice].name}`;
}
