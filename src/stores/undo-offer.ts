import { create } from 'zustand';
import { toPlainProblem } from '../core/problem.ts';
import { addProblem } from './runs-state.ts';

/** What was done last that took something away, and can be taken back. */
export interface UndoOffer {
  id: number;
  /** What was done: a sentence. */
  label: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface UndoOfferState {
  offer: UndoOffer | undefined;
  /** What the last undo took back, as its offer had it; until the next offer. */
  undone: string | undefined;
}

/** The one thing that can be taken back now: until the next one, until it lapses, or until the page is closed. */
export const useUndoOffer = create<UndoOfferState>(() => ({ offer: undefined, undone: undefined }));

interface Held {
  restore: () => Promise<void> | void;
  forget: (() => void) | undefined;
}

let held: Held | undefined;
let offersSoFar = 0;

/**
 * Offers to take back what was just done; the offer before lapses. `restore` puts everything as it was, and may
 * reject with a sentence, after which the offer stands again. `forget` is called once it can be restored no more:
 * then what was kept for it goes.
 */
export function offerUndo(label: string, restore: Held['restore'], forget?: Held['forget']): void {
  lapseUndo();
  held = { restore, forget };
  const offer = { id: ++offersSoFar, label, at: Date.now() };
  useUndoOffer.setState({ offer, undone: undefined });
}

/** Takes back what is offered; a failure becomes a problem beside what is loaded. Never rejects. */
export async function takeUndo(): Promise<void> {
  const { offer } = useUndoOffer.getState();
  const taken = held;
  if (!offer || !taken) return;
  held = undefined;
  useUndoOffer.setState({ offer: undefined });
  try {
    await taken.restore();
    if (!held) useUndoOffer.setState({ undone: offer.label });
  } catch (thrown) {
    const problem = toPlainProblem(thrown);
    // Whoever ended it knows.
    if (problem.code !== 'cancelled') addProblem('Undo', problem);
    // Something else may be offered by now.
    if (held) return taken.forget?.();
    held = taken;
    useUndoOffer.setState({ offer });
  }
}

/** Ends the offer: what was done is done. */
export function lapseUndo(): void {
  const lapsed = held;
  held = undefined;
  useUndoOffer.setState({ offer: undefined, undone: undefined });
  lapsed?.forget?.();
}

// Best effort: what a page that goes leaves behind is swept up by the next one.
globalThis.addEventListener?.('pagehide', lapseUndo);
