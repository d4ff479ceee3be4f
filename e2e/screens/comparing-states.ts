import { pressOn, startSampled } from '../review-steps.ts';
import { dropFiles, goTo, makeCsv, openSample } from '../steps.ts';
import { expect } from '../test.ts';
import type { ScreenState } from './screen-state.ts';
import { heading, openJudged, openModels, openScripts } from './open-screens.ts';

/** Several runs, and what-ifs. */
export const COMPARING: ScreenState[] = [
  {
    name: 'runs-one',
    open: async (page) => {
      await openSample(page);
      await goTo(page, 'Runs');
      await heading(page, 'Runs').waitFor();
    },
  },
  {
    name: 'runs',
    open: async (page) => {
      await openModels(page);
      await goTo(page, 'Runs');
      await page.getByRole('button', { name: /^Passed by all/ }).click();
    },
  },
  {
    name: 'runs-scripts',
    open: async (page) => {
      await openScripts(page, 'Runs');
      await page
        .getByRole('region', { name: 'Two runs compared' })
        .getByText('rows matched')
        .waitFor();
    },
  },
  {
    name: 'what-if',
    open: async (page) => {
      await openSample(page);
      await goTo(page, 'What if');
      await page.getByRole('checkbox', { name: 'Articles dropped', exact: true }).click();
      await page.getByRole('table', { name: 'What if, All rows' }).waitFor();
    },
  },
  {
    name: 'what-if-scripts',
    open: async (page) => {
      await openScripts(page, 'What if');
      await page.getByRole('checkbox', { name: 'Indic digits as ASCII', exact: true }).click();
      await page.getByRole('table', { name: 'What if, All rows' }).waitFor();
    },
  },
];

/** What is taken out, and what lies over every screen. */
export const SHARING: ScreenState[] = [
  {
    name: 'export',
    open: async (page, server) => {
      await openJudged(page, server);
      await startSampled(page);
      await pressOn(page, '1');
      await goTo(page, 'Export');
      await page.getByRole('button', { name: /^CSV for Excel/ }).waitFor();
    },
  },
  {
    name: 'palette',
    open: async (page) => {
      await openSample(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Find a command' })).toBeFocused();
    },
  },
  {
    name: 'keys',
    open: async (page) => {
      await openSample(page);
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    },
  },
  {
    name: 'closed-file',
    open: async (page) => {
      await openSample(page);
      await page.getByRole('button', { name: /^Take .* off the page/ }).click();
      await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    },
  },
  {
    name: 'undone',
    open: async (page) => {
      await openSample(page);
      await dropFiles(page, [makeCsv('نتائج.csv', 'answer,response\nدلهي,في دلهي\n')]);
      const close = page.getByRole('button', { name: /^Take .* off the page/ });
      await expect(close).toHaveCount(2);
      await close.first().click();
      await close.click();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await page.getByText(/^Undone: /).waitFor();
    },
  },
];
