import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from '../../csv/test-source.test-support.ts';
import { formatTenths } from '../format.ts';
import { splitGolden } from '../golden-answers.ts';
import { hostileRow } from '../scorers/hostile-texts.test-support.ts';
import { normalizeAnswer, scoreSquad } from './score-squad.ts';
import { addSquad, addSquads, emptySquad, readSquad } from './tally.ts';

describe('normalizeAnswer', () => {
  it.each([
    ['The Beatles!', 'beatles'],
    ['  a  b\tthe\nc ', 'b c'],
    ['U.S.A.', 'usa'],
    ['a-team', 'ateam'],
    ['Ancona, then Theban', 'ancona then theban'],
    ['an_apple an', 'anapple'],
    ['गंगा।', 'गंगा।'],
    ['a\u0301', '\u0301'],
    ['aé', 'aé'],
    ['“the”', '“ ”'],
    ['\x1fa\u3000', ''],
    ['', ''],
  ])('writes %j as %j', (text, normal) => {
    expect(normalizeAnswer(text)).toBe(normal);
  });
});

describe('scoreSquad', () => {
  it.each([
    [['Delhi'], 'delhi.', true, 1],
    [['New Delhi'], 'Delhi', false, 2 / 3],
    [['x', 'the New Delhi'], 'new delhi', true, 1],
    [['a b b'], 'b b b c', false, 4 / 6],
    [['x'], 'y', false, 0],
    [['the'], 'a', true, 0],
    [['x'], '', false, 0],
    [[], 'x', false, 0],
    [['constructor'], '__proto__', false, 0],
  ])('of %j against %j: %s and %d', (goldens, response, exactMatch, f1) => {
    const found = scoreSquad(goldens, response);
    expect(found.exactMatch).toBe(exactMatch);
    expect(found.f1).toBeCloseTo(f1, 12);
  });

  it('is never worse for one golden answer more, nor F1 under 1 for an exact match with words', () => {
    fc.assert(
      fc.property(hostileRow, hostileRow, ([golden, response], [other]) => {
        const [one, two] = [[golden], [golden, other]].map((all) => scoreSquad(all, response));
        expect(two?.f1).toBeGreaterThanOrEqual(one?.f1 ?? NaN);
        expect(one?.exactMatch === true && normalizeAnswer(golden) !== '' ? one.f1 : 1).toBe(1);
      }),
    );
  });
});

// E. Kamalloo, N. Dziri, C. L. A. Clarke and D. Rafiei, "Evaluating open-domain question answering in the
// era of large language models", ACL 2023: 301 questions of NQ-open.
describe('the published figures', () => {
  it.each([
    ['text-davinci-003_zeroshot', '12.6', '27.5'],
    ['FiD', '47.8', '55.4'],
    ['DPR', '45.8', '52.3'],
  ])('of %s are exact match %s and F1 %s', async (model, exactMatch, f1) => {
    const file = `test-data/runs/openqa_nq301_${model}.csv`;
    const { columns, rows } = await readText(readFileSync(file, 'utf8'));
    expect(rows).toHaveLength(301);
    const halves = [emptySquad(), emptySquad()] as const;
    for (const [at, row] of rows.entries()) {
      const goldens = splitGolden(row[columns.indexOf('golden_all')] ?? '', 'json') ?? [];
      const response = row[columns.indexOf('response')] ?? '';
      addSquad(halves[at < 100 ? 0 : 1], scoreSquad(goldens, response));
    }
    const percent = readSquad(addSquads(...halves));
    expect(formatTenths(percent?.exactMatch ?? NaN)).toBe(exactMatch);
    expect(formatTenths(percent?.f1 ?? NaN)).toBe(f1);
  });
});

it('has no figures of no rows', () => {
  expect(readSquad(emptySquad())).toBeUndefined();
});
