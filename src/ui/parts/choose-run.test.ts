import { describe, expect, it } from 'vitest';
import { chooseRun } from './choose-run.ts';

const RUNS = [{ key: 'a' }, { key: 'b' }];

describe('chooseRun', () => {
  it.each([
    [undefined, 'a'],
    [['b'], 'b'],
    [['gone'], 'a'],
  ])('with %j chosen is %s', (runs, key) => {
    expect(chooseRun(runs ? { runs } : {}, RUNS)?.key).toBe(key);
  });

  it('is none where no file is loaded', () => {
    expect(chooseRun({}, [])).toBeUndefined();
  });
});
