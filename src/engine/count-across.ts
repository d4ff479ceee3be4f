import {
  countQuestions,
  findQuestions,
  type QuestionsAcross,
  tallyQuestions,
} from '../core/runs/questions-across.ts';
import type { Measure } from '../core/runs/measures.ts';
import type { AcrossReport, AcrossRow } from './compare-types.ts';
import type { LoadedRun } from './loaded-run.ts';
import { listVerdicts } from './measure-verdicts.ts';
import type { Rest } from './pace-work.ts';
import { findQuestionKeys } from './question-keys.ts';
import { readSide } from './read-side.ts';

/** How many of some runs get each question right. */
export async function reportAcross(
  runs: readonly LoadedRun[],
  measure: Measure,
  rest: Rest,
): Promise<AcrossReport> {
  const across = await tallyAcross(runs, measure, rest);
  const { repeated, unscored } = across;
  return {
    runs: runs.map(({ run }) => run.key),
    measure,
    ...countQuestions(across, runs.length),
    repeated,
    unscored,
  };
}

async function tallyAcross(
  runs: readonly LoadedRun[],
  measure: Measure,
  rest: Rest,
): Promise<QuestionsAcross> {
  const list = [];
  for (const loaded of runs) {
    const keys = await findQuestionKeys(loaded, rest);
    list.push({ keys, verdicts: listVerdicts(loaded, measure) });
    await rest();
  }
  return tallyQuestions(list);
}

/** The rows of each run, at the same place for the same question, of questions that so many runs get right. */
export async function placeAcross(
  runs: readonly LoadedRun[],
  measure: Measure,
  correct: number,
  rest: Rest,
): Promise<Uint32Array[]> {
  const across = await tallyAcross(runs, measure, rest);
  const found = findQuestions(across, runs.length, correct);
  const places = runs.map(() => new Uint32Array(found.length));
  for (const [at, place] of found.entries()) {
    const words = runs[across.run[place] ?? 0]?.questionKeys?.wordsOf(across.row[place] ?? 0);
    for (const [run, { questionKeys }] of runs.entries()) {
      const rows = places[run];
      if (rows && words) rows[at] = questionKeys?.findFirst(words) ?? 0;
    }
  }
  return places;
}

/** Questions `from` to before `to` of those, and how many there are. */
export async function listAcrossRows(
  runs: readonly LoadedRun[],
  measure: Measure,
  correct: number,
  [from, to]: readonly [number, number],
  rest: Rest,
): Promise<{ count: number; rows: AcrossRow[] }> {
  const places = await placeAcross(runs, measure, correct, rest);
  const count = places[0]?.length ?? 0;
  const rows: AcrossRow[] = [];
  for (let at = Math.max(from, 0); at < Math.min(to, count); at++) {
    const sides = runs.map((loaded, run) => readSide(loaded, places[run]?.[at] ?? 0, measure));
    const [first] = sides;
    if (first) rows.push({ question: first.question, golden: first.golden, runs: sides });
  }
  return { count, rows };
}
