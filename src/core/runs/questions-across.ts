import { countUp } from '../count-up.ts';
import { RowKeys } from '../row-keys.ts';
import { CORRECT, UNSCORED, type Verdicts } from './verdicts.ts';

/** A run as its questions' keys and what some scorer, judge or reviewer says of its rows. */
export interface RunVerdicts {
  keys: RowKeys;
  verdicts: Verdicts;
}

/** Questions by how many runs get them right; one place of each array for each question, in order of first appearance. */
export interface QuestionsAcross {
  /** The run in which the question stands first, and its row there. */
  run: Uint16Array;
  row: Uint32Array;
  /** How many runs have a verdict on it, 1 or more. */
  runs: Uint16Array;
  /** How many of them are correct. */
  correct: Uint16Array;
  /** Rows left out since their question and golden answer stand more than once in their run. */
  repeated: number;
  /** Rows left out since nothing is said of them. */
  unscored: number;
}

/** How many runs get each question right, joined by the keys of question and golden answer. */
export function tallyQuestions(list: readonly RunVerdicts[]): QuestionsAcross {
  const most = list.reduce((sum, { keys }) => sum + keys.rows, 0);
  const found = new RowKeys(most);
  const across = {
    run: new Uint16Array(most),
    row: new Uint32Array(most),
    runs: new Uint16Array(most),
    correct: new Uint16Array(most),
    repeated: 0,
    unscored: 0,
  };
  for (const [run, { keys, verdicts }] of list.entries()) {
    for (let row = 0; row < keys.rows; row++) {
      const verdict = verdicts[row] ?? UNSCORED;
      if (keys.isRepeated(row)) across.repeated++;
      else if (verdict === UNSCORED) across.unscored++;
      else addVerdict(across, findQuestion(found, across, keys, run, row), verdict);
    }
  }
  const { run, row, runs, correct } = across;
  const cut = found.rows;
  return {
    ...across,
    run: run.slice(0, cut),
    row: row.slice(0, cut),
    runs: runs.slice(0, cut),
    correct: correct.slice(0, cut),
  };
}

/** The place of a row's question, a new one where it was not met before. */
function findQuestion(
  found: RowKeys,
  across: QuestionsAcross,
  keys: RowKeys,
  run: number,
  row: number,
): number {
  const key = keys.wordsOf(row);
  const place = found.findFirst(key);
  if (place !== undefined) return place;
  found.add(key);
  const added = found.rows - 1;
  across.run[added] = run;
  across.row[added] = row;
  return added;
}

function addVerdict({ runs, correct }: QuestionsAcross, place: number, verdict: number): void {
  runs[place] = (runs[place] ?? 0) + 1;
  if (verdict === CORRECT) correct[place] = (correct[place] ?? 0) + 1;
}

/**
 * How many questions 0, 1, … and all of the runs get right, of those that all of them have a verdict on, and how
 * many there are that some lack. With one run alone nothing is across.
 */
export function countQuestions(
  { runs, correct }: QuestionsAcross,
  runCount: number,
): { byCorrect: number[]; notInAll: number } {
  const byCorrect = Array.from({ length: runCount + 1 }, () => 0);
  let notInAll = 0;
  runs.forEach((count, place) => {
    const right = correct[place] ?? 0;
    if (count === runCount) byCorrect[right] = (byCorrect[right] ?? 0) + 1;
    else notInAll++;
  });
  return { byCorrect, notInAll };
}

/**
 * The places of questions that all runs have and exactly so many get right, in order: 0 for those that every
 * run fails (the golden answer is suspect), `runCount` for those that every run passes.
 */
export function findQuestions(
  { runs, correct }: QuestionsAcross,
  runCount: number,
  right: number,
): Uint32Array {
  return countUp(runs.length).filter(
    (place) => runs[place] === runCount && correct[place] === right,
  );
}
