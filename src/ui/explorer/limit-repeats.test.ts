import { expect, it } from 'vitest';
import { limitRepeats } from './limit-repeats.ts';

it('lets every fresh key press through, and one in 70 ms of a key held down', () => {
  const isDue = limitRepeats();
  const presses = [
    { repeat: false, timeStamp: 0 },
    { repeat: false, timeStamp: 10 },
    { repeat: true, timeStamp: 40 },
    { repeat: true, timeStamp: 79 },
    { repeat: true, timeStamp: 80 },
    { repeat: true, timeStamp: 110 },
    { repeat: false, timeStamp: 115 },
  ];
  expect(presses.map(isDue)).toEqual([true, true, false, false, true, false, true]);
});
