import { goTo, openSample } from '../steps.ts';
import { expect } from '../test.ts';
import type { ScreenState } from './screen-state.ts';
import { openModels, openOverlapRow, openReviewed, openRow, openScripts } from './open-screens.ts';

/** Overview and explorer. */
export const READING: ScreenState[] = [
  { name: 'overview', open: openSample },
  {
    name: 'overview-reviewed',
    open: async (page) => {
      await openReviewed(page, 12);
      await goTo(page, 'Overview');
      await page.getByText('Reviewed:').waitFor();
    },
  },
  {
    name: 'overview-models',
    open: async (page) => {
      await openModels(page);
      await page.getByRole('button', { name: /3 files/ }).click();
    },
  },
  { name: 'overview-scripts', open: async (page) => openScripts(page, 'Overview') },
  {
    name: 'explorer',
    open: async (page) => {
      await openSample(page);
      await goTo(page, 'Explorer');
      await page.getByText('116 rows').first().waitFor();
    },
  },
  { name: 'explorer-row', open: openOverlapRow },
  {
    name: 'explorer-columns',
    open: async (page) => {
      await openSample(page);
      await goTo(page, 'Explorer');
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('button', { name: 'Usual columns' }).waitFor();
    },
  },
  {
    name: 'explorer-none',
    open: async (page) => {
      await openSample(page);
      await goTo(page, 'Explorer');
      await page.getByRole('searchbox').fill('zebra crossing');
      await page.getByText(/^0 of 116 rows/).waitFor();
    },
  },
  {
    name: 'explorer-scripts-row',
    open: async (page) => {
      await openScripts(page, 'Explorer');
      await page.getByRole('grid').getByRole('row').nth(2).click();
      await expect(openRow(page)).toContainText('Verdicts');
    },
  },
];
