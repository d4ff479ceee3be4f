import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GoldenForm, scoreAny, splitGolden } from './golden-answers.ts';
import { hostileRow } from './scorers/hostile-texts.test-support.ts';
import { scoreRow } from './scorers/score-row.ts';
import { planRelaxations, scoreRelaxed } from './what-if/score-relaxed.ts';

describe('splitGolden', () => {
  it.each<[GoldenForm, string, string[] | undefined]>([
    ['json', '["Delhi", "New Delhi"]', ['Delhi', 'New Delhi']],
    ['json', ' [" a ", 1947, " a "] ', [' a ', '1947']],
    ['json', '["", "a"]', ['a']],
    ['json', '[]', ['']],
    ['json', '[""]', ['']],
    ['json', '["\\u0915", "a, b"]', ['क', 'a, b']],
    ['json', 'Delhi', undefined],
    ['json', '', undefined],
    ['json', '"Delhi"', undefined],
    ['json', '1947', undefined],
    ['json', '{"0": "Delhi"}', undefined],
    ['json', '["a", null]', undefined],
    ['json', "['a', 'b']", undefined],
    [{ delimiter: '|' }, 'Delhi | New Delhi', ['Delhi', 'New Delhi']],
    [{ delimiter: '|' }, 'Delhi', ['Delhi']],
    [{ delimiter: ' or ' }, 'a or b or', ['a', 'b or']],
    [{ delimiter: '|' }, '|a||a', ['a']],
    [{ delimiter: '|' }, ' | ', ['']],
    [{ delimiter: '.*' }, 'a.*b', ['a', 'b']],
  ])('by %j reads %j as %j', (form, cell, answers) => {
    expect(splitGolden(cell, form)).toEqual(answers);
  });
});

describe('scoreAny', () => {
  it.each([
    [['Delhi'], 'Delhi', 'both', { exact: 0, overlap: 0 }, 0],
    [['Agra', 'Delhi'], 'It is Delhi', 'both', { exact: 1, overlap: 1 }, 1],
    [['Agra', 'Pune'], 'It is Delhi', 'none', {}, 0],
    [['amalak', 'a fruit'], 'Amalaka, fruit of a tree', 'both', { exact: 0, overlap: 1 }, 1],
    [['x y', 'New Delhi', 'Delhi x y z'], 'Delhi', 'none', {}, 1],
    [['Agra', ''], '', 'none', {}, 0],
  ] as const)('any of %j in %j: %s', (goldens, response, passes, passedBy, best) => {
    const found = scoreAny(goldens, response);
    const pass = passes === 'both';
    expect(found.score).toMatchObject({ exact: pass, overlap: pass });
    expect(found.passedBy).toEqual({ exact: undefined, overlap: undefined, ...passedBy });
    expect(found.best).toEqual({ place: best, score: scoreRow(goldens[best] ?? '', response) });
  });

  it('counts the words of the golden answer that the row is read against', () => {
    const { score } = scoreAny(['a b c d', 'x b'], 'b');
    expect(score).toMatchObject({ matchingWords: 1, totalWords: 2 });
  });

  it('relaxes as it is told to', () => {
    const plan = planRelaxations(['strip-golden']);
    const relaxed = scoreAny(['x', 'a '], 'a', (golden, response) =>
      scoreRelaxed(golden, response, plan),
    );
    expect(relaxed.passedBy.exact).toBe(1);
    expect(scoreAny(['x', 'a '], 'a').passedBy.exact).toBeUndefined();
  });

  it('is the scorers where there is one golden answer, and passes what any passes where there are more', () => {
    fc.assert(
      fc.property(hostileRow, hostileRow, ([golden, response], [other]) => {
        const [one, two] = [scoreRow(golden, response), scoreRow(other, response)];
        expect(scoreAny([golden], response).score).toEqual(one);
        expect(scoreAny([golden, other], response).score).toMatchObject({
          exact: one.exact || two.exact,
          overlap: one.overlap || two.overlap,
          blank: one.blank,
        });
      }),
    );
  });

  it('refuses a row without golden answers', () => {
    expect(() => scoreAny([], 'a')).toThrow(RangeError);
  });
});
