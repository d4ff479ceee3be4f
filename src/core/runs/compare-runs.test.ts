import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readText } from '../../csv/test-source.test-support.ts';
import { questionKeyWords } from '../row-key.ts';
import { RowKeys } from '../row-keys.ts';
import { comparePairs, countPairs, countPairsByGroup, findPairs } from './compare-runs.ts';
import { joinRuns } from './join-runs.ts';
import { keysOf } from './keyed-rows.test-support.ts';
import { CORRECT, INCORRECT, UNSCORED } from './verdicts.ts';

const C = CORRECT;
const I = INCORRECT;
const U = UNSCORED;

/** Groups 0 and 2; no row is in group 1. */
const groupOf = [0, 0, 0, 2, 2, 2];

describe('two runs', () => {
  // The second run has the questions in the opposite order, and one more.
  const join = joinRuns(keysOf(Array.from('abcdef')), keysOf(Array.from('zfedcba')));
  const first = Uint8Array.of(C, C, I, I, U, C);
  const second = Uint8Array.of(C, C, C, I, C, I, C);

  it('are counted by who is correct, and what is not scored apart', () => {
    expect(countPairs(join, first, second)).toEqual({
      both: 2,
      firstOnly: 1,
      secondOnly: 1,
      neither: 1,
      unscored: 1,
    });
  });

  it('are counted for each group of the first run’s rows', () => {
    const tallies = countPairsByGroup(join, first, second, { groupOf, groups: 3 });
    expect(tallies).toMatchObject([
      { both: 1, firstOnly: 1, secondOnly: 1, neither: 0, unscored: 0 },
      { both: 0, firstOnly: 0, secondOnly: 0, neither: 0, unscored: 0 },
      { both: 1, firstOnly: 0, secondOnly: 0, neither: 1, unscored: 1 },
    ]);
  });

  it('flip where one alone is correct', () => {
    const flips = (['firstOnly', 'secondOnly'] as const).map((wanted) =>
      Array.from(findPairs(join, first, second, wanted)),
    );
    expect(flips).toEqual([[1], [2]]);
  });

  it('have no difference where they share no rows', () => {
    const none = countPairs(joinRuns(keysOf(['a']), keysOf(['b'])), [C], [C]);
    expect(comparePairs(none)).toEqual({ rows: 0, difference: undefined, p: 1 });
  });

  it('differ by an interval and a p value of the shared rows', () => {
    const { rows, difference, p } = comparePairs({
      both: 59,
      firstOnly: 6,
      secondOnly: 16,
      neither: 80,
    });
    expect(rows).toBe(161);
    expect(difference?.low).toBeCloseTo(-0.1186, 4);
    expect(p).toBeCloseTo(0.0347, 4);
  });
});

async function load(model: string, turned: boolean) {
  const text = readFileSync(`test-data/runs/openqa_nq301_${model}.csv`, 'utf8');
  const { columns, rows } = await readText(text);
  if (turned) rows.reverse();
  const at = (name: string) => columns.indexOf(name);
  const keys = new RowKeys(rows.length);
  for (const row of rows)
    keys.add(questionKeyWords(row[at('question')] ?? '', row[at('answer')] ?? ''));
  const verdicts = rows.map((row) => {
    const verdict = row[at('human_verdict')];
    return verdict === 'correct' ? C : verdict === 'incorrect' ? I : U;
  });
  return { keys, verdicts };
}

describe('two models by their human verdicts', () => {
  let runs: Awaited<ReturnType<typeof load>>[] = [];
  beforeAll(async () => {
    runs = await Promise.all([load('DPR', false), load('FiD', false), load('FiD', true)]);
  });

  it('compare the same whatever the order of the rows', () => {
    const [dpr, fid, turned] = runs;
    if (!dpr || !fid || !turned) throw new Error('three runs were loaded');
    const counts = countPairs(joinRuns(dpr.keys, fid.keys), dpr.verdicts, fid.verdicts);
    expect(counts.both + counts.firstOnly + counts.secondOnly + counts.neither).toBeGreaterThan(
      280,
    );
    expect(countPairs(joinRuns(dpr.keys, turned.keys), dpr.verdicts, turned.verdicts)).toEqual(
      counts,
    );
  });
});
