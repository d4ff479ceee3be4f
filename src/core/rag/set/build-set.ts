import { Problem } from '../../problem.ts';
import { rowKeyWords } from '../../row-key.ts';
import { sourceKey } from '../source-names.ts';
import { chooseDistractors } from './choose-distractors.ts';
import { findNearest } from './find-nearest.ts';
import { type CaseRow, makeCases } from './make-cases.ts';
import { type Couple, pairUp } from './pair-up.ts';
import { leaveOut, type LeftOut, type QaPair } from './qa-pair.ts';
import type { QaReading } from './read-qa-pairs.ts';
import { textKey } from './text-key.ts';
import { openDraws } from './set-draws.ts';
import type { SetProgress } from './set-progress.ts';
import type { SetSteps, Tried } from './set-steps.ts';

/** Four rows of one merged pair. */
export interface LabelledPair {
  question: string;
  answer: string;
  domain: string;
  rows: CaseRow[];
}

export interface LabelledSet {
  pairs: LabelledPair[];
  /** Pairs that were met again the other way round, and counted once. */
  repeated: number;
  leftOut: LeftOut[];
}

/**
 * A labelled set of question-answer pairs: four rows of known score for each pair of questions that stand near
 * one another. The same pairs, steps and seed (0 to 2³² - 1) give the same set. What fails is left out, with
 * the reason. Throws Problem `no_rows` where nothing is left.
 */
export async function buildSet(
  { pairs, leftOut: unread }: QaReading,
  seed: number,
  steps: SetSteps,
  onProgress: (progress: SetProgress) => void,
): Promise<LabelledSet> {
  const leftOut = unread.map(({ rows, why }) => ({ rows: [...rows], why }));
  if (pairs.length === 0) throw describeNothing(leftOut);
  const placed = await placeQuestions(pairs, steps, leftOut, onProgress);
  const lists = await listNearest(placed, steps, leftOut, onProgress);
  const { couples, repeated } = pairUp(lists);
  const labelled = await mergePairs(placed.pairs, couples, { seed, steps, leftOut, onProgress });
  if (labelled.length === 0) throw describeNothing(leftOut);
  return { pairs: labelled, repeated, leftOut };
}

interface Placed {
  pairs: QaPair[];
  vectors: ArrayLike<number>[];
}

async function placeQuestions(
  pairs: readonly QaPair[],
  steps: SetSteps,
  leftOut: LeftOut[],
  onProgress: (progress: SetProgress) => void,
): Promise<Placed> {
  onProgress({ step: 'embed', done: 0, total: pairs.length });
  const vectors = await steps.embed(pairs.map(({ question }) => question));
  const placed: Placed = { pairs: [], vectors: [] };
  for (const [place, pair] of pairs.entries()) {
    const vector = vectors[place];
    if (hasFailed(vector))
      leaveOut(leftOut, pair.row, sayFailed('its question got no vector', vector));
    else {
      placed.pairs.push(pair);
      placed.vectors.push(vector);
    }
  }
  return placed;
}

/** For each question the others by relevance: none where it has none, or where they could not be ordered. */
async function listNearest(
  { pairs, vectors }: Placed,
  steps: SetSteps,
  leftOut: LeftOut[],
  onProgress: (progress: SetProgress) => void,
): Promise<number[][]> {
  const groups = pairs.map(({ chunk }) => textKey(chunk));
  const near = await findNearest(vectors, groups, (done) =>
    onProgress({ step: 'search', done, total: pairs.length }),
  );
  const asked = [...near.keys()].filter((place) => near[place]?.length);
  const questionOf = (place: number) => pairs[place]?.question ?? '';
  onProgress({ step: 'rerank', done: 0, total: asked.length });
  const orders = await steps.rerank(
    asked.map((place) => ({
      question: questionOf(place),
      candidates: (near[place] ?? []).map(questionOf),
    })),
  );
  const orderOf = new Map(asked.map((place, at) => [place, orders[at]]));
  return near.map((candidates, place) => {
    const row = pairs[place]?.row ?? 0;
    const order = orderOf.get(place);
    if (candidates.length === 0)
      leaveOut(leftOut, row, 'no question from another chunk is like it');
    else if (hasFailed(order))
      leaveOut(leftOut, row, sayFailed('the questions like it could not be ordered', order));
    else return order.flatMap((at) => candidates[at] ?? []);
    return [];
  });
}

interface Merging {
  seed: number;
  steps: SetSteps;
  leftOut: LeftOut[];
  onProgress: (progress: SetProgress) => void;
}

async function mergePairs(
  pairs: readonly QaPair[],
  couples: readonly Couple[],
  { seed, steps, leftOut, onProgress }: Merging,
): Promise<LabelledPair[]> {
  const members = couples.flatMap(([first, second]) => {
    const both = [pairs[first], pairs[second]] as const;
    return isWhole(both) ? [both] : [];
  });
  onProgress({ step: 'merge', done: 0, total: couples.length });
  const merged = await steps.merge(members);
  const takenNames = new Set(pairs.map(({ source }) => sourceKey(source)));
  return members.flatMap((both, place) => {
    onProgress({ step: 'write', done: place + 1, total: couples.length });
    const made = merged[place];
    const [first, second] = both;
    if (hasFailed(made)) {
      leaveOut(leftOut, first.row, sayFailed('it could not be merged with its nearest', made));
      return [];
    }
    const draw = openDraws(seed, rowKeyWords(first.question, second.question, first.answer));
    const distractors = chooseDistractors(pairs, both, draw);
    const rows = makeCases({ members: both, ...made, distractors }, takenNames, draw);
    if (rows) return [{ ...made, domain: joinDomains(both), rows }];
    leaveOut(
      leftOut,
      first.row,
      distractors.length === 0
        ? 'no other source is there to stand beside its pair'
        : 'the names of its sources cannot be quoted so that they are read back',
    );
    return [];
  });
}

function isWhole(
  both: readonly [QaPair | undefined, QaPair | undefined],
): both is readonly [QaPair, QaPair] {
  return both.every((pair) => pair !== undefined);
}

function joinDomains([first, second]: readonly [QaPair, QaPair]): string {
  return [...new Set([first.domain, second.domain])].filter((domain) => domain !== '').join(' + ');
}

/** What was not answered at all has failed as well. */
function hasFailed<T extends object>(
  tried: Tried<T> | undefined,
): tried is { failed: string } | undefined {
  return tried === undefined || 'failed' in tried;
}

function sayFailed(what: string, tried: { failed: string } | undefined): string {
  return `${what}: ${(tried?.failed ?? 'no answer came').replace(/\.$/, '')}`;
}

function describeNothing(leftOut: readonly LeftOut[]): Problem {
  const [first] = [...leftOut].sort((a, b) => b.rows.length - a.rows.length);
  const why = first ? ` Mostly: ${first.why}.` : '';
  return new Problem(
    'no_rows',
    `No pair can be made of these questions: at least three are needed, each with a chunk and a source of its own.${why}`,
  );
}
