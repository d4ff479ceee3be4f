import type { Screen } from '../route.ts';

/** What each screen is called wherever it is named, and whether it has anything to show without a file. */
export const SCREEN_NAMES: Record<Screen, { name: string; sentence: string; needsRun: boolean }> = {
  start: { name: 'Start', sentence: 'Load files, or open those kept here.', needsRun: false },
  overview: {
    name: 'Overview',
    sentence: 'Accuracy by domain, and where the scorers differ.',
    needsRun: true,
  },
  explorer: { name: 'Explorer', sentence: 'The rows of any filter.', needsRun: true },
  review: { name: 'Review', sentence: 'Decide rows by hand.', needsRun: true },
  judge: { name: 'Judge', sentence: 'Have a model decide rows.', needsRun: true },
  runs: { name: 'Runs', sentence: 'Models and languages side by side.', needsRun: true },
  'what-if': {
    name: 'What if',
    sentence: 'What less strict scorers would say.',
    needsRun: true,
  },
  rag: { name: 'RAG', sentence: 'Sources, lengths, ratings.', needsRun: true },
  'build-set': {
    name: 'Build a set',
    sentence: 'Questions with sources of known score.',
    needsRun: false,
  },
  export: { name: 'Export', sentence: 'Scored CSVs, reviews, patches.', needsRun: true },
  scores: {
    name: 'How it scores',
    sentence: 'The definition, and a pair of your own.',
    needsRun: false,
  },
};
