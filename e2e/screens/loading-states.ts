import { dropFiles, makeCsv, openStart } from '../steps.ts';
import { expect } from '../test.ts';
import type { ScreenState } from './screen-state.ts';
import { openReviewed } from './open-screens.ts';

/** The start screen, and what is asked or told while files come. */
export const LOADING: ScreenState[] = [
  {
    name: 'start-kept',
    open: async (page) => {
      await openReviewed(page, 3);
      await page.getByRole('banner').getByRole('link', { name: 'Touchstone' }).click();
      await page.getByRole('region', { name: 'What else is kept here' }).waitFor();
    },
  },
  {
    name: 'start-problem',
    open: async (page) => {
      await openStart(page);
      await dropFiles(page, [makeCsv('empty.csv', '')]);
      await page.getByRole('alert').filter({ hasText: 'empty.csv' }).waitFor();
    },
  },
  {
    name: 'start-large-link',
    open: async (page) => {
      const body = Buffer.alloc(21_000_000, 'Delhi,in Delhi\n');
      await page.route('https://data.example/large.csv', (route) =>
        route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body }),
      );
      await page.goto('./?run=https://data.example/large.csv');
      await page.getByRole('button', { name: 'Do not fetch' }).waitFor();
    },
  },
  {
    name: 'missing-file',
    open: async (page) => {
      await page.goto('./#/overview/file=0123456789abcdef:answers.csv');
      await page.getByRole('button', { name: 'Go on without' }).waitFor();
    },
  },
  {
    name: 'mapping',
    open: async (page) => {
      await openStart(page);
      await dropFiles(page, [makeCsv('x.csv', 'gold standard,said\nDelhi,It is Delhi\nगंगा,مصر\n')]);
      await page.getByRole('dialog').getByRole('button', { name: 'Score' }).waitFor();
    },
  },
  {
    name: 'load-preview',
    open: async (page) => {
      await openStart(page);
      const bytes = Buffer.from(
        'answer,response\n\xCC\xEE\xF1\xEA\xE2\xE0,\xCC\xEE\xF1\n',
        'latin1',
      );
      await dropFiles(page, [makeCsv('old.csv', bytes)]);
      await expect(page.getByRole('dialog')).toContainText('could only be guessed');
    },
  },
];
