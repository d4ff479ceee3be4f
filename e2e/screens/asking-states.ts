import { fillEndpoint, panel } from '../judge-steps.ts';
import { dropFiles, goTo, makeCsv, openSample, openStart, pathOf } from '../steps.ts';
import { expect } from '../test.ts';
import type { ScreenState } from './screen-state.ts';
import {
  askModel,
  openJudged,
  openRagSample,
  openRow,
  openScripts,
  openWorstRow,
} from './open-screens.ts';

/** The judge, and what it said. */
export const JUDGING: ScreenState[] = [
  {
    name: 'judge',
    open: async (page, server) => {
      await openSample(page);
      await goTo(page, 'Judge');
      await fillEndpoint(page, server);
      await page.getByRole('button', { name: 'Run', exact: true }).waitFor();
    },
  },
  {
    name: 'judge-done',
    open: async (page, server) => {
      await openJudged(page, server);
    },
  },
  {
    name: 'explorer-judged-row',
    open: async (page, server) => {
      await openJudged(page, server);
      await goTo(page, 'Explorer');
      await page.getByRole('grid').getByRole('row').nth(2).click();
      await expect(openRow(page)).toContainText('Verdicts');
    },
  },
];

/** Answers with sources, and sets to check them by. */
export const RETRIEVING: ScreenState[] = [
  { name: 'rag', open: openRagSample },
  {
    name: 'rag-row',
    open: async (page) => {
      await openRagSample(page);
      await openWorstRow(page);
    },
  },
  {
    name: 'rag-scripts',
    open: async (page) => {
      await openScripts(page, 'RAG');
      await panel(page, 'Sources').waitFor();
    },
  },
  {
    name: 'rag-judged',
    open: async (page, server) => {
      await openRagSample(page);
      await page.getByLabel('Rows, at most').fill('8');
      await askModel(page, server, 'Source return, by a judge', 'Rate sources');
    },
  },
  {
    name: 'rag-lengths',
    open: async (page, server) => {
      await openStart(page);
      const rows = ['q,g,Short.,concise', 'q,g,Short,detailed', 'q,g,भारत की राजधानी,concise'];
      const csv = ['question,answer,response,ideal_length', ...rows].join('\n');
      await dropFiles(page, [makeCsv('lengths.csv', csv)]);
      await goTo(page, 'RAG');
      await askModel(page, server, 'Response length, by a prompt', 'Check lengths');
    },
  },
  {
    name: 'build-set',
    open: async (page) => {
      await page.goto('./#/build-set');
      await dropFiles(page, [pathOf('test-data/rag/qa_pairs.csv')]);
      await panel(page, 'Files').getByText('qa_pairs.csv', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Build the set' }).click();
      await panel(page, 'The set').waitFor();
      await page.getByRole('radio', { name: /^A model/ }).check();
    },
  },
];
