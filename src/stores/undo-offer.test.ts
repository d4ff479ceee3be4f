import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '../core/problem.ts';
import { useRuns } from './runs-state.ts';
import { hideUndo, lapseUndo, offerUndo, takeUndo, tellUndo, useUndoOffer } from './undo-offer.ts';

const labels = () => useUndoOffer.getState().offers.map(({ label }) => label);
const isTold = () => useUndoOffer.getState().isTold;
const undone = () => useUndoOffer.getState().undone?.label;

beforeEach(() => {
  lapseUndo();
  useRuns.setState(useRuns.getInitialState());
});

describe('an offer to undo', () => {
  it('is taken once, and says what was undone', async () => {
    const restore = vi.fn<() => void>();
    offerUndo('A file was removed.', restore);
    expect(labels()).toEqual(['A file was removed.']);
    await takeUndo();
    await takeUndo();
    expect(restore).toHaveBeenCalledOnce();
    expect(labels()).toEqual([]);
    expect([undone(), isTold()]).toEqual(['A file was removed.', false]);
  });

  it('stands while others are made: they are taken back one by one, the latest first', async () => {
    const order: string[] = [];
    for (const name of ['one', 'two', 'three']) offerUndo(name, () => void order.push(name));
    await takeUndo();
    expect([labels(), undone(), isTold()]).toEqual([['one', 'two'], 'three', true]);
    await takeUndo();
    await takeUndo();
    expect(order).toEqual(['three', 'two', 'one']);
    expect([undone(), isTold()]).toEqual(['one', false]);
  });

  it('waits for the one that is being taken back', async () => {
    const order: string[] = [];
    offerUndo('one', () => void order.push('one'));
    offerUndo('two', async () => {
      order.push('two begins');
      await new Promise((resolve) => setImmediate(resolve));
      order.push('two ends');
    });
    await Promise.all([takeUndo(), takeUndo()]);
    expect(order).toEqual(['two begins', 'two ends', 'one']);
  });

  it('can still be taken once it is told no longer, unless something was held for it', async () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const forget = vi.fn<() => void>();
    offerUndo('one', first);
    offerUndo('two', second, forget);
    offerUndo('three', () => undefined);
    expect(forget).not.toHaveBeenCalled();
    hideUndo();
    expect(forget).toHaveBeenCalledOnce();
    expect([labels(), isTold()]).toEqual([['one', 'three'], false]);
    await takeUndo();
    await takeUndo();
    expect(first).toHaveBeenCalledOnce();
    expect(second).not.toHaveBeenCalled();
  });

  it('can no longer be taken once the page goes', async () => {
    const [restore, forget] = [vi.fn<() => void>(), vi.fn<() => void>()];
    offerUndo('one', restore, forget);
    lapseUndo();
    await takeUndo();
    expect(restore).not.toHaveBeenCalled();
    expect(forget).toHaveBeenCalledOnce();
  });

  it('lapses once fifty others are made after it', async () => {
    const [restore, forget] = [vi.fn<() => void>(), vi.fn<() => void>()];
    offerUndo('one', restore, forget);
    for (let n = 0; n < 50; n++) offerUndo('other', () => undefined);
    expect(forget).toHaveBeenCalledOnce();
    for (let n = 0; n < 60; n++) await takeUndo();
    expect(restore).not.toHaveBeenCalled();
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
    expect([labels(), isTold()]).toEqual([['one'], true]);
    expect(useRuns.getState().problems).toMatchObject([
      { name: 'Undo', problem: { message: 'Stop the judge first.' } },
    ]);
  });

  it('that fails again is offered no more, so that those before it can be taken', async () => {
    const [first, forget] = [vi.fn<() => void>(), vi.fn<() => void>()];
    offerUndo('one', first);
    offerUndo('two', () => Promise.reject(new Problem('usage', 'It is gone.')), forget);
    await takeUndo();
    expect([labels(), forget.mock.calls]).toEqual([['one', 'two'], []]);
    await takeUndo();
    expect([labels(), isTold(), undone()]).toEqual([['one'], true, undefined]);
    expect(forget).toHaveBeenCalledOnce();
    const sentences = useRuns.getState().problems.map(({ problem }) => problem.message);
    expect(sentences).toEqual(['It is gone.', 'It is gone. It is offered no more.']);
    await takeUndo();
    expect(first).toHaveBeenCalledOnce();
  });

  it('stands however often a person ends it', async () => {
    offerUndo('one', () => Promise.reject(new Problem('cancelled', 'Ended.')));
    for (let times = 0; times < 3; times++) await takeUndo();
    expect(labels()).toEqual(['one']);
    expect(useRuns.getState().problems).toEqual([]);
  });

  it('is told again by name once it is told no longer, and nothing where there is none', () => {
    tellUndo();
    expect(isTold()).toBe(false);
    offerUndo('one', () => undefined);
    hideUndo();
    tellUndo();
    expect([labels(), isTold()]).toEqual([['one'], true]);
  });

  it('that is told while a later one is still being taken does not keep that from being said', async () => {
    offerUndo('one', () => undefined);
    offerUndo('two', () => tellUndo());
    await takeUndo();
    expect([labels(), undone(), isTold()]).toEqual([['one'], 'two', true]);
  });

  it('that failed stands before what was done meanwhile', async () => {
    offerUndo('one', () => {
      offerUndo('two', () => undefined);
      throw new Problem('usage', 'No.');
    });
    await takeUndo();
    expect(labels()).toEqual(['one', 'two']);
  });

  it('that is made while another is taken back is told of', async () => {
    offerUndo('one', () => offerUndo('two', () => undefined));
    await takeUndo();
    expect([labels(), undone(), isTold()]).toEqual([['two'], undefined, true]);
  });
});
