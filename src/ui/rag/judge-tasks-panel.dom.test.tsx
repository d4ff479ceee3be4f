import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startJudgeServer, type JudgeServer } from '../../../e2e/judge-server/judge-server.ts';
import { emptyCache, useJudge } from '../../stores/judge.ts';
import { useRagTasks } from '../../stores/rag-tasks.ts';
import { addFiles } from '../../stores/runs.ts';
import { openPage } from '../../stores/test-stores.test-support.ts';
import JudgeTasksPanel from './judge-tasks-panel.tsx';

const SLOW = { timeout: 20_000 };
const cors = { origin: '*', headers: ['content-type', 'authorization'] };
let server: JudgeServer;

const CONTEXT = '"[{""source"": ""nile"", ""text"": ""The Nile ends in the sea.""}]"';
const CSV = [
  'question,answer,response,context,ideal_length',
  `Where?,The Nile ends in the sea,In the sea. (Source: nile),${CONTEXT},concise`,
  `Where else?,The Nile ends in the sea,In the sea. (Source: nile),${CONTEXT},detailed`,
].join('\n');

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(async () => {
  server = await startJudgeServer({ cors });
  openPage();
  useJudge.setState(useJudge.getInitialState(), true);
  useRagTasks.setState(useRagTasks.getInitialState(), true);
  await emptyCache();
  const [run] = await addFiles([new File([CSV], 'rag.csv')]);
  if (!run) throw new Error('the file was not read');
  render(
    <MantineProvider env="test">
      <JudgeTasksPanel run={run} />
    </MantineProvider>,
  );
  type('Base URL', server.baseURL);
  type('Model', 'judge-1');
});

afterEach(async () => {
  cleanup();
  await server.close();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }, SLOW));

describe('the panel of a model’s answers', () => {
  it('says before the start which text goes where', async () => {
    const { host } = new URL(server.baseURL);
    const length = await section('Response length, by a prompt');
    const sends = `The question, ideal length and response of 2 rows go to ${host}: 2 requests`;
    expect(await length.findByText(new RegExp(`^${sends}`), {}, SLOW)).toBeTruthy();
    expect(server.log).toEqual([]);
  });

  it('checks lengths, and tells who says so, of how many', async () => {
    const length = await section('Response length, by a prompt');
    fireEvent.click(await length.findByRole('button', { name: 'Check lengths' }, SLOW));
    const table = await length.findByRole(
      'table',
      { name: 'Responses that have their ideal length' },
      SLOW,
    );
    expect(within(table).getByRole('row', { name: /^Combined 2 1 1 0 0 50\.0%/ })).toBeTruthy();
    expect(length.getByText(/^By/).textContent).toMatch(/^By judge-1 at 127\.0\.0\.1/);
    expect(length.getByRole('button', { name: 'Download 2 rows as CSV' })).toBeTruthy();
  });

  it('shows source return by the judge beside that by words', async () => {
    const sources = await section('Source return, by a judge');
    fireEvent.click(await sources.findByRole('button', { name: 'Rate sources' }, SLOW));
    const table = await sources.findByRole(
      'table',
      { name: 'Source return by the judge and by words' },
      SLOW,
    );
    expect(
      within(table).getByRole('row', { name: /^Source return 1\.000 .*1\.000 .*2$/ }),
    ).toBeTruthy();
    expect(sources.getByText(/^2 rows of 2 rated/)).toBeTruthy();
  });

  it('tells what keeps it from starting', async () => {
    type('Model', '');
    const length = await section('Response length, by a prompt');
    fireEvent.click(await length.findByRole('button', { name: 'Check lengths' }, SLOW));
    expect((await screen.findByRole('alert', {}, SLOW)).textContent).toMatch(/Choose a model/);
  });
});
