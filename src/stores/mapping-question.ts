import type { Mapping } from '../core/columns.ts';
import type { PlainProblem } from '../core/problem.ts';
import type { Peek, SplitChoice } from '../engine/run-types.ts';
import { askEngine } from './engine.ts';
import { fitSplit } from './fit-split.ts';
import type { Answer, Dialect, Opening } from './load-file.ts';
import { type MappingQuestion, useRuns } from './runs-state.ts';

interface Pending {
  opening: Opening;
  settle(answer: Answer | undefined): void;
}

/** The question on screen: files are opened one after the other, so that there is one at most. */
let pending: Pending | undefined;

/** Puts the question on screen; resolves with its answer, or undefined when it is dismissed. */
export function askMapping(
  opening: Opening,
  peek: Peek,
  reason: MappingQuestion['reason'],
  problem?: PlainProblem,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    pending = { opening, settle: resolve };
    useRuns.setState({ question: { name: opening.file.name, peek, reason, problem } });
  });
}

/**
 * Answers the question with the columns a person chose, and what makes several runs of the file; that is as the
 * question has it where it is left out. Its file is then loaded.
 */
export function answerMapping(mapping: Mapping, split?: SplitChoice): void {
  const { peek, wanted } = useRuns.getState().question ?? {};
  // What is on screen is not yet what was chosen.
  if (!peek || wanted) return;
  const fitting = fitSplit(split ?? peek.split, mapping, peek.columns.length);
  settle({ mapping, split: fitting, dialect: pending?.opening.dialect, peek });
}

/** Takes the question off the screen; its file is not loaded. */
export function dismissMapping(): void {
  settle(undefined);
}

/**
 * Looks at the question's file anew, as written in the way a person says; the question gets the new preview, or why
 * there is none. Of several choices in quick succession all hold, and the last look is shown.
 */
export async function changeDialect(dialect: Partial<Dialect>): Promise<void> {
  const asked = pending;
  if (!asked) return;
  const wanted = { ...asked.opening.dialect, ...useRuns.getState().question?.wanted, ...dialect };
  setQuestion({ wanted });
  const peeked = await askEngine((engine) => engine.peek(asked.opening.file, wanted));
  if (pending !== asked || useRuns.getState().question?.wanted !== wanted) return;
  if (peeked.ok) asked.opening = { ...asked.opening, dialect: wanted };
  const answer = peeked.ok
    ? { peek: peeked.value, refusal: undefined }
    : { refusal: peeked.problem };
  setQuestion({ ...answer, wanted: undefined });
}

function setQuestion(change: Partial<MappingQuestion>): void {
  useRuns.setState(({ question }) => ({ question: question && { ...question, ...change } }));
}

function settle(answer: Answer | undefined): void {
  const asked = pending;
  pending = undefined;
  useRuns.setState({ question: undefined });
  asked?.settle(answer);
}
