import type { Mapping } from '../core/columns.ts';
import type { PlainProblem } from '../core/problem.ts';
import type { Peek, SplitChoice } from '../engine/run-types.ts';
import { askEngine } from './engine.ts';
import { fitSplit } from './fit-split.ts';
import type { Answer, Dialect, Opening } from './load-file.ts';
import { addProblem, type MappingQuestion, useRuns } from './runs-state.ts';

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
  const peek = useRuns.getState().question?.peek;
  if (!peek) return;
  const fitting = fitSplit(split ?? peek.split, mapping, peek.columns.length);
  settle({ mapping, split: fitting, dialect: pending?.opening.dialect, peek });
}

/** Takes the question off the screen; its file is not loaded. */
export function dismissMapping(): void {
  settle(undefined);
}

/** Looks at the question's file anew, as written in the way a person says; the question gets the new preview. */
export async function changeDialect(dialect: Partial<Dialect>): Promise<void> {
  const asked = pending;
  if (!asked) return;
  const chosen = { ...asked.opening.dialect, ...dialect };
  const peeked = await askEngine((engine) => engine.peek(asked.opening.file, chosen));
  if (pending !== asked) return;
  if (!peeked.ok) {
    addProblem(asked.opening.file.name, peeked.problem);
    return;
  }
  pending = { ...asked, opening: { ...asked.opening, dialect: chosen } };
  useRuns.setState(({ question }) => ({
    question: question && { ...question, peek: peeked.value },
  }));
}

function settle(answer: Answer | undefined): void {
  const asked = pending;
  pending = undefined;
  useRuns.setState({ question: undefined });
  asked?.settle(answer);
}
