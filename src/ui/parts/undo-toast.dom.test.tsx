import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lapseUndo, offerUndo, takeUndo } from '../../stores/undo-offer.ts';
import { UndoToast } from './undo-toast.tsx';

const MINUTE = 60_000;
const button = () => screen.queryByRole('button', { name: /^Undo/ });

beforeEach(() => {
  vi.useFakeTimers();
  lapseUndo();
  render(
    <MantineProvider env="test">
      <UndoToast isReview={false} />
    </MantineProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

function offer(label = 'a.csv is off the page.') {
  const restore = vi.fn<() => void>();
  act(() => offerUndo(label, restore));
  return restore;
}

function press(): Promise<void> {
  return act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Undo/ })));
}

describe('the way back', () => {
  it('is said by a region that was there before, and undoes', async () => {
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    const restore = offer();
    expect(region.textContent).toContain('a.csv is off the page.');
    await press();
    expect(restore).toHaveBeenCalledOnce();
    expect(button()).toBeNull();
    expect(region.textContent).toBe('Undone: a.csv is off the page.');
  });

  it('goes on to what was done before that', async () => {
    const first = offer('a.csv is off the page.');
    offer('b.csv is off the page.');
    await press();
    expect(screen.getByRole('status').textContent).toContain(
      'Undone: b.csv is off the page. Before that: a.csv is off the page.',
    );
    await press();
    expect(first).toHaveBeenCalledOnce();
    expect(button()).toBeNull();
  });

  it('can be gone after it is no longer shown', async () => {
    const restore = offer();
    pass(MINUTE);
    expect(button()).toBeNull();
    await act(() => takeUndo());
    expect(restore).toHaveBeenCalledOnce();
  });

  it('stands for a minute', () => {
    offer();
    pass(MINUTE - 1);
    expect(button()).not.toBeNull();
    pass(1);
    expect(button()).toBeNull();
  });

  it.each([
    ['the pointer is on it', fireEvent.mouseOver, fireEvent.mouseOut],
    ['it has the focus', fireEvent.focusIn, fireEvent.focusOut],
  ])('stands as long as %s, and a minute from then', (_, come, leave) => {
    offer();
    pass(MINUTE - 1);
    come(screen.getByRole('button', { name: /^Undo/ }));
    pass(10 * MINUTE);
    leave(screen.getByRole('button', { name: /^Undo/ }));
    pass(MINUTE - 1);
    expect(button()).not.toBeNull();
    pass(1);
    expect(button()).toBeNull();
  });

  it('is a new one, with its own minute, after the next act', () => {
    offer();
    pass(MINUTE - 1);
    offer();
    pass(MINUTE - 1);
    expect(button()).not.toBeNull();
  });
});
