import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startJudgeServer, type JudgeServer } from '../../../e2e/judge-server/judge-server.ts';
import { useJudge } from '../../stores/judge.ts';
import { addFiles } from '../../stores/runs.ts';
import { openPage, repositoryFile, SAMPLE } from '../../stores/test-stores.test-support.ts';
import { patchRoute } from '../route.ts';
import Judge from './judge.tsx';

const SLOW = { timeout: 20_000 };
const cors = { origin: '*', headers: ['content-type', 'authorization'] };
let server: JudgeServer;

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const panel = (name: string) => screen.findByRole('region', { name }, SLOW);

beforeEach(async () => {
  server = await startJudgeServer({ cors });
  openPage();
  useJudge.setState(useJudge.getInitialState(), true);
  await addFiles([repositoryFile(SAMPLE)]);
  patchRoute({ screen: 'judge', filter: {}, row: undefined });
  render(
    <MantineProvider env="test">
      <Judge />
    </MantineProvider>,
  );
  await panel('Endpoint');
  type('Base URL', server.baseURL);
  type('Model', 'judge-1');
});

afterEach(async () => {
  cleanup();
  await server.close();
});

describe('Judge', () => {
  it('says before the start which text goes to which host', async () => {
    const { host } = new URL(server.baseURL);
    const sends = `The question, golden answer and response of 116 rows go to ${host}.`;
    expect(await screen.findByText(sends, {}, SLOW)).toBeTruthy();
    expect(server.log).toEqual([]);
  });

  it('judges the scope, says where every row stands, and what that says of the file', async () => {
    fireEvent.click(screen.getByLabelText('Rows that I choose'));
    type('Rows, at most', '12');
    press('Run');
    await screen.findByText(/^Done: judge-1/, {}, SLOW);
    const states = within(screen.getByRole('table', { name: 'Where each of 12 rows stands' }));
    expect(states.getByRole('row', { name: /All rows of the scope 12/ })).toBeTruthy();
    expect(server.asked()).toHaveLength(12);
    expect(await screen.findByText(/estimate from 12 judged rows/, {}, SLOW)).toBeTruthy();
    expect(await panel('Who agrees with the judge')).toBeTruthy();
  });

  it('tells a missing key as an alert that says what to do', async () => {
    server.behave({ cors, key: 'sk-of-this-server' });
    press('Test connection');
    const alert = await screen.findByRole('alert', {}, SLOW);
    expect(alert.textContent).toMatch(/wants a key \(401\): give one/);
  });

  it('does not start without a placeholder that the prompt needs', () => {
    fireEvent.change(screen.getByLabelText('Prompt'), { target: { value: '{question} {answer}' } });
    expect(screen.getByText(/The prompt lacks \{response\}/)).toBeTruthy();
    expect(screen.getByText('Still needed: a prompt with all three placeholders.')).toBeTruthy();
    press('Run');
    expect(server.log).toEqual([]);
  });
});
