import type { Screen } from '../route.ts';
import { REVIEW_KEYS } from './review-keys.ts';

export interface KeyHelp {
  keys: readonly string[];
  sentence: string;
}

/** Keys that mean the same wherever one is, but in a text field. */
export const KEYS_EVERYWHERE: readonly KeyHelp[] = [
  { keys: ['Ctrl+K', '⌘K'], sentence: 'Open the commands: screens, rows of a reason, files.' },
  { keys: ['?'], sentence: 'Show the keys of this screen.' },
  {
    keys: ['Ctrl+Z', '⌘Z'],
    sentence:
      'Undo what was taken away last, then what was before that. Where nothing says what that is, the first press does.',
  },
  { keys: ['Tab', 'Shift+Tab'], sentence: 'Next and previous control.' },
  { keys: ['Esc'], sentence: 'Close what is open.' },
];

/** What else is there on a screen, in a sentence for its heading, and its keys. */
export const SCREEN_KEYS: Partial<Record<Screen, { title: string; keys: readonly KeyHelp[] }>> = {
  explorer: {
    title: 'Keys of the explorer',
    keys: [
      { keys: ['j', '→'], sentence: 'Open the next row.' },
      { keys: ['k', '←'], sentence: 'Open the previous row.' },
      { keys: ['/'], sentence: 'Search question, golden answer and response.' },
      { keys: ['↓', '↑'], sentence: 'In the table: next and previous row.' },
      { keys: ['Page Down', 'Page Up'], sentence: 'In the table: a screenful further or back.' },
      { keys: ['Home', 'End'], sentence: 'In the table: first and last row.' },
      { keys: ['Enter'], sentence: 'In the table: go into the open row.' },
    ],
  },
  review: { title: 'Keys of a review', keys: Object.values(REVIEW_KEYS) },
};
