import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { listRuns, useRunGroups } from '../../stores/run-groups.ts';
import { addFiles, useRuns } from '../../stores/runs.ts';
import { openPage } from '../../stores/test-stores.test-support.ts';
import { RouteProvider } from '../route-provider.tsx';
import { PairPanel } from './pair-panel.tsx';

afterEach(cleanup);

const makeRun = (name: string, [one, two, three]: [string, string, string]) =>
  new File([`question,answer,response\nq1,a,${one}\nq2,b,${two}\nq3,c d,${three}\n`], name);
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('shows nothing found by one measure under another, and keeps which rows are chosen', async () => {
  openPage();
  await addFiles([makeRun('x.csv', ['a', 'b', 'd c']), makeRun('y.csv', ['a', 'z', 'z'])]);
  const listed = listRuns(useRuns.getState().runs, useRunGroups.getState());
  render(
    <MantineProvider env="test">
      <RouteProvider>
        <PairPanel listed={listed} />
      </RouteProvider>
    </MantineProvider>,
  );
  await screen.findByText(/\+33\.3 points/);
  choose('Which rows', 'both');
  choose('Correct by', 'overlap');
  expect(screen.queryByText(/points/)).toBeNull();
  expect(screen.queryByLabelText('Which rows')).toBeNull();
  await screen.findByText(/\+66\.7 points/);
  expect(screen.getByLabelText<HTMLSelectElement>('Which rows').value).toBe('both');
});
