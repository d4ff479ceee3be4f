import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { addFiles, useRuns } from '../../stores/runs.ts';
import { openPage } from '../../stores/test-stores.test-support.ts';
import { showWhatIf, useWhatIf } from '../../stores/what-if.ts';
import { RouteProvider } from '../route-provider.tsx';
import { WhatIfResult } from './what-if-result.tsx';

afterEach(cleanup);

it('says of how many rows the tables are that stand, and not those still to be drawn', async () => {
  openPage();
  await addFiles([new File(['question,answer,response\nq1,a,a\nq2,b c,c b\nq3,A.,a\n'], 'x.csv')]);
  const { runs } = useRuns.getState();
  await showWhatIf(
    runs.map(({ key }) => key),
    ['casefold'],
  );
  const { value: whole } = useWhatIf.getState();
  if (!whole) throw new Error('No what-if was found.');
  const none = { correct: 0, percent: undefined, interval: undefined };
  const partial = {
    ...whole,
    all: whole.all.map((shift) => ({ ...shift, rows: 1, before: none, after: none })),
    domains: [],
  };
  useWhatIf.setState({ value: partial, pending: true });
  const { container } = render(
    <MantineProvider env="test">
      <RouteProvider>
        <WhatIfResult runs={runs} relaxations={['casefold']} />
      </RouteProvider>
    </MantineProvider>,
  );
  await screen.findByText(/So far: the first 1 of 3 rows/);
  const said = new Set<string>();
  const look = () => {
    const { textContent } = container;
    const line = textContent.includes('none left out') ? 'all rows' : 'some rows';
    said.add(`${line} over a table of ${textContent.includes('33.3%') ? 'all' : 'some'}`);
  };
  const watch = new MutationObserver(look);
  watch.observe(container, { childList: true, subtree: true, characterData: true });
  // While it is waited for, a deferred drawing comes after what is urgent, as it does on the page.
  const drawn = waitFor(() => expect(container.textContent).toContain('33.3%'));
  useWhatIf.setState({ value: whole, pending: false });
  await drawn;
  look();
  watch.disconnect();
  expect([...said]).not.toContain('all rows over a table of some');
  expect([...said]).toContain('all rows over a table of all');
});
