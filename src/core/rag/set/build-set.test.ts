import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findQuotedSources } from '../find-quoted-sources.ts';
import { buildSet, type LabelledSet } from './build-set.ts';
import { CITATION_WORDINGS } from './citation-wordings.ts';
import { LEXICAL_STEPS } from './lexical-steps.ts';
import { LABELLED_CASES } from './labelled-cases.ts';
import { makePair, makeReading } from './make-pairs.test-support.ts';
import type { QaReading } from './read-qa-pairs.ts';
import { reportSet } from './set-report.ts';
import type { SetSteps } from './set-steps.ts';
import { setTable } from './set-table.ts';

function build(reading: QaReading, seed = 0, steps: Partial<SetSteps> = {}): Promise<LabelledSet> {
  return buildSet(reading, seed, { ...LEXICAL_STEPS, ...steps }, () => undefined);
}

const writeSet = async (seed: number) => setTable(await build(makeReading(20), seed), 'x');

const quotedIn = (row: LabelledSet['pairs'][number]['rows'][number]) =>
  findQuotedSources(row.response, row.context).sources;

describe('the four rows of a pair', () => {
  it('are the labelled cases, in order', async () => {
    const set = await build(makeReading(20));
    for (const { rows } of set.pairs)
      expect(rows.map((row) => [row.case, row.expected])).toEqual(
        LABELLED_CASES.map(({ id, expected }) => [id, expected]),
      );
  });

  it('hold both chunks and three others, but for the incomplete one, which lacks the second', async () => {
    const reading = makeReading(20);
    const chunkOf = (answer: string) => reading.pairs.find((pair) => pair.answer === answer)?.chunk;
    for (const { answer, rows } of (await build(reading)).pairs) {
      const [first, second] = (answer.match(/Answer \d+ stands here\./g) ?? []).map(chunkOf);
      const held = rows.map(({ context }) => {
        const texts = context.map(({ text }) => text);
        return [texts.length, texts.includes(first ?? ''), texts.includes(second ?? '')];
      });
      const whole = [5, true, true];
      expect(held).toEqual([whole, [4, true, false], whole, whole]);
    }
  });

  it('quote right, half wrong, wrong and invented sources, each read as it is meant', async () => {
    const { pairs } = await build(makeReading(30));
    for (const { answer, rows } of pairs) {
      const holds = (text: string) => {
        const said = /Answer \d+ stands here\./.exec(text)?.[0] ?? '';
        return answer.includes(said);
      };
      const kinds = rows.map((row) =>
        quotedIn(row)
          .map(({ chunks: [place] }) =>
            place === undefined
              ? 'invented'
              : holds(row.context[place]?.text ?? '')
                ? 'right'
                : 'wrong',
          )
          .sort(),
      );
      expect(kinds).toEqual([['right', 'right'], ['right', 'wrong'], ['wrong'], ['invented']]);
    }
  });

  it('say half of the answer where the context holds half', async () => {
    for (const { answer, rows } of (await build(makeReading(20))).pairs) {
      const halves = answer.match(/Answer \d+ stands here\./g) ?? [];
      expect(rows[0]?.response).toContain(answer);
      expect(rows[1]?.response).toContain(halves[0]);
      expect(rows[1]?.response).not.toContain(halves[1]);
    }
  });

  it('quote in every citation style', async () => {
    const { wordings } = reportSet(await build(makeReading(80)), 80, 80);
    expect(wordings.map(({ id }) => id).sort()).toEqual(
      CITATION_WORDINGS.map(({ id }) => id).sort(),
    );
  });

  it('are read as they are meant whatever the sources are called', async () => {
    const name = fc.oneof(
      fc.string({ minLength: 1, maxLength: 12 }),
      fc.webUrl(),
      fc.nat({ max: 9 }).map(String),
      fc.constantFrom('a; b', 'a [b]', '(c)', 'Sources:', '2019', '[1]', 'a\nb', '<d>', 'e"f'),
    );
    let built = 0;
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(name, { minLength: 5, maxLength: 8 }), async (names) => {
        const pairs = names.map((source, row) => makePair(row, { source }));
        const set = await build({ pairs, leftOut: [] }).catch(() => undefined);
        if (set) built++;
        for (const { rows } of set?.pairs ?? [])
          expect(rows.map((row) => quotedIn(row).map(({ chunks }) => chunks.length > 0))).toEqual([
            [true, true],
            [true, true],
            [true],
            [false],
          ]);
      }),
      { numRuns: 60 },
    );
    expect(built).toBeGreaterThan(50);
  });
});

describe('a set', () => {
  it('is the same for the same pairs and seed, and another for another seed', async () => {
    expect(await writeSet(3)).toEqual(await writeSet(3));
    expect(await writeSet(3)).not.toEqual(await writeSet(4));
  });

  it('holds no row twice and four times as many rows as pairs', async () => {
    const set = await build(makeReading(40));
    const [, ...rows] = setTable(set, 'x');
    expect(rows).toHaveLength(4 * set.pairs.length);
    expect(new Set(rows.map((row) => row.join('|'))).size).toBe(rows.length);
    expect(set.pairs.length + set.repeated).toBe(40);
  });

  it('keeps the domains of both members', async () => {
    const pairs = makeReading(4).pairs.map((pair, place) => ({
      ...pair,
      domain: ['Art', 'Art', 'Law', ''][place] ?? '',
    }));
    const domains = (await build({ pairs, leftOut: [] })).pairs.map(({ domain }) => domain);
    for (const domain of domains)
      expect(['Art', 'Law', 'Art + Law', 'Law + Art']).toContain(domain);
  });

  it.each([0, 1, 2])('cannot be made of %i pairs, and says what it takes', async (count) => {
    await expect(build(makeReading(count))).rejects.toThrow('at least three are needed');
  });

  it('cannot be made where all share a chunk', async () => {
    const pairs = makeReading(5).pairs.map((pair) => ({ ...pair, chunk: 'the same' }));
    await expect(build({ pairs, leftOut: [] })).rejects.toThrow(
      'Mostly: no question from another chunk is like it.',
    );
  });

  it('can be made of three', async () => {
    expect((await build(makeReading(3))).pairs.length).toBeGreaterThan(0);
  });
});

describe('a step that fails', () => {
  const why = { failed: 'The reply names candidate 9: they are 0 to 3.' };

  it('leaves out a question without a vector', async () => {
    const { pairs, leftOut } = await build(makeReading(12), 0, {
      async embed(questions) {
        const vectors = await LEXICAL_STEPS.embed(questions);
        return vectors.map((vector, place) => (place === 4 ? { failed: 'too long' } : vector));
      },
    });
    expect(leftOut).toEqual([{ rows: [4], why: 'its question got no vector: too long' }]);
    expect(JSON.stringify(pairs)).not.toContain('Answer 4 ');
  });

  it('makes no pair of a question whose nearest were not ordered, and invents no order', async () => {
    const { leftOut } = await build(makeReading(12), 0, {
      async rerank(asked) {
        const orders = await LEXICAL_STEPS.rerank(asked);
        return orders.map((order, place) => (place === 0 ? why : order));
      },
    });
    expect(leftOut).toEqual([
      {
        rows: [0],
        why: 'the questions like it could not be ordered: The reply names candidate 9: they are 0 to 3',
      },
    ]);
  });

  it('leaves out a pair that was not merged, and changes no other row', async () => {
    const all = await build(makeReading(12));
    const some = await build(makeReading(12), 0, {
      merge: async (asked) =>
        (await LEXICAL_STEPS.merge(asked)).map((made, place) => (place === 1 ? why : made)),
    });
    expect(some.leftOut).toHaveLength(1);
    expect(some.pairs).toEqual(all.pairs.filter((_, place) => place !== 1));
  });

  it('leaves what a model did not answer at all', async () => {
    const set = await build(makeReading(12), 0, {
      merge: async (asked) => (await LEXICAL_STEPS.merge(asked)).slice(0, 1),
    });
    expect(set.pairs).toHaveLength(1);
    expect(set.leftOut[0]?.why).toContain('no answer came');
  });
});

describe('a step by a model', () => {
  it('decides which of the nearest makes the pair', async () => {
    const byModel = await build(makeReading(12), 0, {
      rerank: (asked) => Promise.resolve(asked.map(({ candidates }) => [candidates.length - 1])),
    });
    expect(byModel.pairs[0]?.question).not.toBe((await build(makeReading(12))).pairs[0]?.question);
  });

  it('gives question and answer of a pair', async () => {
    const merged = { question: 'One?', answer: 'Both.' };
    const set = await build(makeReading(12), 0, {
      merge: (asked) => Promise.resolve(asked.map(() => merged)),
    });
    expect(set.pairs[0]).toMatchObject(merged);
    expect(set.pairs[0]?.rows[0]?.response).toContain('Both.');
    expect(set.pairs[0]?.rows[1]?.response).toMatch(/Answer \d+ stands here\./);
  });
});
