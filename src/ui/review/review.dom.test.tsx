import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endQueue, setBlind, useReviews } from '../../stores/reviews.ts';
import { addFiles } from '../../stores/runs.ts';
import { openPage, repositoryFile, SAMPLE } from '../../stores/test-stores.test-support.ts';
import { RouteProvider } from '../route-provider.tsx';
import { patchRoute } from '../route.ts';
import Review from './review.tsx';

const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more });
const card = () => screen.findByRole('region', { name: 'Row under review' });
const open = () => useReviews.getState().queue?.at;
const verdicts = () => [...useReviews.getState().decisions.values()].map((one) => one.verdict);

/** The row at a place of the session is on screen: its key can be pressed. */
async function isShown(place: number) {
  await waitFor(() => {
    const { queue } = useReviews.getState();
    const row = queue?.ids[place]?.row ?? -1;
    expect(queue?.at).toBe(place);
    expect(screen.getByText(new RegExp(`^Row ${row + 1}\\. Question`))).toBeTruthy();
  });
}

beforeEach(async () => {
  openPage();
  await addFiles([repositoryFile(SAMPLE)]);
  patchRoute({ screen: 'review', queue: undefined, filter: {}, row: undefined });
  render(
    <MantineProvider env="test">
      <RouteProvider>
        <Review />
      </RouteProvider>
    </MantineProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Start sampled review' }));
  await card();
  await isShown(0);
});

afterEach(async () => {
  endQueue();
  await setBlind(false);
  cleanup();
});

describe('Review', () => {
  it('decides a row by one key, moves on, says so, and goes back with z', async () => {
    press('1');
    await isShown(1);
    expect(verdicts()).toEqual(['correct']);
    expect(screen.getByText('Marked correct. z undoes.')).toBeTruthy();
    press('0');
    await isShown(2);
    press('z');
    await isShown(1);
    expect(verdicts()).toEqual(['correct']);
    expect(await screen.findByText('Undone.')).toBeTruthy();
  });

  it('presses the button of the verdict that was given, and clears it when it is given again', async () => {
    press('u');
    await isShown(1);
    press('k');
    await isShown(0);
    const unsure = screen.getByRole('button', { name: 'Unsure' });
    expect(unsure.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(unsure);
    await waitFor(() => expect(unsure.getAttribute('aria-pressed')).toBe('false'));
    expect(open()).toBe(0);
  });

  it('leaves keys to a field while it has the focus; Enter saves, Esc leaves', async () => {
    press('g');
    const field = await screen.findByRole('textbox', { name: 'What should the golden answer be?' });
    expect(document.activeElement).toBe(field);
    for (const key of ['1', '0', 'u', 'z', 'j']) fireEvent.keyDown(field, { key });
    fireEvent.change(field, { target: { value: 'Another' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('textbox', { name: /golden answer/ })).toBeNull();
    expect(useReviews.getState().decisions.size).toBe(0);
    expect(document.activeElement).toBe(await card());

    press('g');
    const again = await screen.findByRole('textbox', { name: /golden answer/ });
    fireEvent.change(again, { target: { value: ' Another ' } });
    fireEvent.keyDown(again, { key: 'Enter' });
    await screen.findByText('Golden answer called wrong. z undoes.');
    const [decision] = useReviews.getState().decisions.values();
    expect(decision).toMatchObject({ goldenWrong: true, proposedAnswer: 'Another' });
    expect(open()).toBe(0);
  });

  it('leaves keys alone with Ctrl, Alt or Meta, and when one is held down', async () => {
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'repeat'])
      for (const key of ['1', '0', 'u', 'g', 'n']) press(key, { [modifier]: true });
    expect(screen.queryByRole('textbox', { name: /golden answer|Note/ })).toBeNull();
    // Decisions come one after the other: had one of those counted, this would not be the first.
    press('1');
    await isShown(1);
    expect(verdicts()).toEqual(['correct']);
  });

  it('shows a blind reviewer nothing of the scorers until the row is decided', async () => {
    await setBlind(true);
    const region = within(await card());
    await region.findByText(/^Blind:/);
    expect(region.queryByText(/passes|fails/)).toBeNull();
    expect((await card()).querySelector('mark')).toBeNull();
    press('1');
    await isShown(1);
    expect(region.getByText(/^Blind:/)).toBeTruthy();
    press('k');
    await isShown(0);
    expect(region.getAllByText(/passes|fails/).length).toBeGreaterThan(0);
  });

  it('tells the accuracy once drawn rows are decided', async () => {
    const side = within(screen.getByRole('complementary'));
    expect(side.getByText('Not known yet')).toBeTruthy();
    press('1');
    await isShown(1);
    await side.findByText('1 drawn row reviewed');
    expect(side.getByText(/^95% interval .* of 116 rows$/)).toBeTruthy();
  });
});
