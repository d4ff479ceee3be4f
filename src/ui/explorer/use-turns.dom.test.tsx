import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTurns } from './use-turns.ts';

it('makes a call at once, and of those that come meanwhile the last alone', async () => {
  const { result } = renderHook(useTurns);
  const made: string[] = [];
  let end: (() => void) | undefined;
  const first = result.current(() => {
    made.push('first');
    return new Promise((resolve) => (end = resolve));
  });
  expect(made).toEqual(['first']);
  const make = (name: string) => result.current(async () => void made.push(name));
  await make('second');
  await make('third');
  expect(made).toEqual(['first']);
  end?.();
  await first;
  expect(made).toEqual(['first', 'third']);
  await make('fourth');
  expect(made).toEqual(['first', 'third', 'fourth']);
});
