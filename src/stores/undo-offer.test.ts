import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '../core/problem.ts';
import { useRuns } from './runs-state.ts';
import { lapseUndo, offerUndo, takeUndo, useUndoOffer } from './undo-offer.ts';

const label = () => useUndoOffer.getState().offer?.label;

beforeEach(() => {
  lapseUndo();
  useRuns.setState(useRuns.getInitialState());
});

function failMeanwhile(): void {
  offerUndo('two', () => undefined);
  throw new Problem('usage', 'No.');
}

describe('an offer to undo', () => {
  it('is taken once, and says what was undone', async () => {
    const restore = vi.fn<() => void>();
    offerUndo('A file was removed.', restore);
    expect(label()).toBe('A file was removed.');
    await takeUndo();
    await takeUndo();
    expect(restore).toHaveBeenCalledOnce();
    expect(useUndoOffer.getState()).toEqual({ offer: undefined, undone: 'A file was removed.' });
  });

  it('gives way to the next one, and what was kept for it is forgotten', async () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const forget = vi.fn<() => void>();
    offerUndo('one', first, forget);
    expect(forget).not.toHaveBeenCalled();
    offerUndo('two', second);
    expect(forget).toHaveBeenCalledOnce();
    await takeUndo();
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it('can no longer be taken once it has lapsed', async () => {
    const [restore, forget] = [vi.fn<() => void>(), vi.fn<() => void>()];
    offerUndo('one', restore, forget);
    lapseUndo();
    await takeUndo();
    expect(restore).not.toHaveBeenCalled();
    expect(forget).toHaveBeenCalledOnce();
  });

  it('is not forgotten when it is taken', async () => {
    const forget = vi.fn<() => void>();
    offerUndo('one', () => undefined, forget);
    await takeUndo();
    lapseUndo();
    expect(forget).not.toHaveBeenCalled();
  });

  it('stands again where it could not be done, which is told in a sentence', async () => {
    offerUndo('one', () => Promise.reject(new Problem('usage', 'Stop the judge first.')));
    await takeUndo();
    expect(label()).toBe('one');
    expect(useRuns.getState().problems).toMatchObject([
      { name: 'Undo', problem: { message: 'Stop the judge first.' } },
    ]);
  });

  it('that failed does not push out what was offered meanwhile', async () => {
    const forget = vi.fn<() => void>();
    offerUndo('one', failMeanwhile, forget);
    await takeUndo();
    expect(label()).toBe('two');
    expect(forget).toHaveBeenCalledOnce();
  });
});
