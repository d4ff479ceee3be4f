import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hideUndo, lapseUndo, offerUndo, useUndoOffer } from '../stores/undo-offer.ts';
import { useUndoKey } from './use-undo-key.ts';

const isTold = () => useUndoOffer.getState().isTold;
/** Whether the press was taken for an undo. */
const press = () => !fireEvent.keyDown(window, { key: 'z', ctrlKey: true });

beforeEach(() => {
  lapseUndo();
  renderHook(useUndoKey);
});
afterEach(cleanup);

it('Ctrl+Z takes back at once what the page tells of', async () => {
  const restore = vi.fn<() => void>();
  offerUndo('one', restore);
  expect(press()).toBe(true);
  await vi.waitFor(() => expect(restore).toHaveBeenCalledOnce());
});

it('Ctrl+Z first says what it would take back where nothing tells of that any more', async () => {
  // A prompt of one's own was reset, and another typed since.
  let prompt = 'new';
  offerUndo('The usual prompt is back in place of yours.', () => void (prompt = 'old'));
  hideUndo();
  expect(press()).toBe(true);
  expect([isTold(), prompt]).toEqual([true, 'new']);
  expect(press()).toBe(true);
  await vi.waitFor(() => expect(prompt).toBe('old'));
});

it('Ctrl+Z is left alone where there is nothing to take back', () => {
  expect([press(), isTold()]).toEqual([false, false]);
});
