import { card, pressOn, reviewAllRows } from '../review-steps.ts';
import { goTo, openSample } from '../steps.ts';
import { expect } from '../test.ts';
import type { ScreenState } from './screen-state.ts';
import { openFewRows, openReviewed, openScripts } from './open-screens.ts';

/** A review from its start to its end. */
export const REVIEWING: ScreenState[] = [
  {
    name: 'review-start',
    open: async (page) => {
      await openSample(page);
      await goTo(page, 'Review');
      await page.getByRole('heading', { name: 'Start a review' }).waitFor();
    },
  },
  { name: 'review', open: async (page) => openReviewed(page, 12) },
  {
    name: 'review-group',
    open: async (page) => {
      await openFewRows(page);
      await page.keyboard.press('d');
      await card(page).getByRole('button', { name: 'Correct, all 2' }).waitFor();
    },
  },
  {
    name: 'review-field',
    open: async (page) => {
      await openFewRows(page);
      await page.keyboard.press('g');
      await expect(card(page).getByRole('textbox')).toBeFocused();
    },
  },
  {
    name: 'review-keys',
    open: async (page) => {
      await openFewRows(page);
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keys of a review' }).waitFor();
    },
  },
  {
    name: 'review-end',
    open: async (page) => {
      await openFewRows(page);
      await pressOn(page, '1');
      await pressOn(page, 'u');
      await page.keyboard.press('0');
      await page.getByRole('region', { name: 'That was the last of 3 rows' }).waitFor();
    },
  },
  {
    name: 'review-reviewers',
    open: async (page) => {
      await openSample(page);
      await goTo(page, 'Review');
      await page.getByRole('button', { name: /^Load 116 verdicts/ }).click();
      await reviewAllRows(page);
      for (let row = 0; row < 6; row++) await pressOn(page, '1');
    },
  },
  {
    name: 'review-scripts',
    open: async (page) => {
      await openScripts(page, 'Explorer');
      await page.getByRole('link', { name: /^Review these/ }).click();
      await card(page).waitFor();
    },
  },
];
