import { toPlainProblem } from '../core/problem.ts';
import { listDecisions, nameDecision } from '../storage/decisions.ts';
import { loadSettings } from '../storage/review-settings.ts';
import { listSteps } from '../storage/undo-log.ts';
import { tellReviewer, useReviews } from './review-state.ts';

let loading: Promise<void> | undefined;

/** Reads once what is kept of earlier reviews. Never rejects. */
export function loadReviews(): Promise<void> {
  loading ??= readKept();
  return loading;
}

/** Reads the kept decisions, the undo log and the settings. Where nothing can be read, `message` says why. */
export async function readKept(): Promise<void> {
  const [settings, steps] = await Promise.all([loadSettings(), listSteps(), askProtection()]);
  useReviews.setState(settings);
  try {
    const { decisions, damaged } = await listDecisions();
    useReviews.setState({
      decisions: new Map(decisions.map((decision) => [nameDecision(decision), decision])),
      steps,
      canUndo: steps.length > 0,
    });
    tellReviewer('damaged', damaged > 0 ? sayDamaged(damaged) : undefined);
  } catch (thrown) {
    tellReviewer('writing', toPlainProblem(thrown).message);
  }
}

async function askProtection(): Promise<void> {
  const isProtected = await globalThis.navigator?.storage?.persisted?.().catch(() => false);
  if (isProtected) useReviews.setState({ protected: true });
}

function sayDamaged(count: number): string {
  const were = count === 1 ? '1 kept decision is' : `${count} kept decisions are`;
  return `${were} damaged and left out; an exported review brings them back.`;
}
