import { create } from 'zustand';
import { type PlainProblem, toPlainProblem } from '../core/problem.ts';
import { addProblem } from './runs-state.ts';

/** What was done that took something away, and can be taken back. */
export interface UndoOffer {
  id: number;
  /** What was done: a sentence. */
  label: string;
  /** Milliseconds since 1970. */
  at: number;
  restore: () => Promise<void> | void;
  forget: (() => void) | undefined;
  /** Whether it could not be done once already. */
  hasFailed: boolean;
}

export interface UndoOfferState {
  /** The latest last, which is the one that can be taken back now. */
  offers: readonly UndoOffer[];
  /** Whether the latest is told of: it still can be taken back once it is not. */
  isTold: boolean;
  /** What the last undo took back; until the next offer. */
  undone: UndoOffer | undefined;
}

/** What can be taken back, the latest first: the last acts, for as long as the page is open. */
export const useUndoOffer = create<UndoOfferState>(() => ({
  offers: [],
  isTold: false,
  undone: undefined,
}));

/** Each holds on to what it took away: the oldest beyond so many lapse. */
const MOST_OFFERS = 50;

let offersSoFar = 0;

/**
 * Offers to take back what was just done. `restore` puts everything as it was, where what was done since is taken
 * back before, and may reject with a sentence, after which the offer stands again, once. `forget` is called once it
 * can be restored no more, which of such an offer is when it is told no longer: then what was kept for it goes.
 */
export function offerUndo(
  label: string,
  restore: UndoOffer['restore'],
  forget?: UndoOffer['forget'],
): void {
  const offer = { id: ++offersSoFar, label, at: Date.now(), restore, forget, hasFailed: false };
  const offers = [...useUndoOffer.getState().offers, offer];
  for (const lapsed of offers.slice(0, -MOST_OFFERS)) lapsed.forget?.();
  useUndoOffer.setState({ offers: offers.slice(-MOST_OFFERS), isTold: true, undone: undefined });
}

let taking = Promise.resolve();

/**
 * Takes back the latest of what is offered, once those asked for before are; a failure becomes a problem beside what
 * is loaded. Never rejects.
 */
export function takeUndo(): Promise<void> {
  taking = taking.then(takeLatest);
  return taking;
}

async function takeLatest(): Promise<void> {
  const taken = useUndoOffer.getState().offers.at(-1);
  if (!taken) return;
  useUndoOffer.setState(({ offers }) => ({
    offers: offers.filter((offer) => offer !== taken),
    isTold: false,
  }));
  try {
    await taken.restore();
    // Something else may be offered by now, and is told of.
    useUndoOffer.setState(({ offers }) =>
      offers.some(({ id }) => id > taken.id) ? {} : { undone: taken, isTold: offers.length > 0 },
    );
  } catch (thrown) {
    offerAgain(taken, toPlainProblem(thrown));
  }
}

/** What fails a second time is offered no more: some never can be done, and none before them could be reached. */
function offerAgain(taken: UndoOffer, problem: PlainProblem): void {
  // Whoever ended it knows.
  const isFailure = problem.code !== 'cancelled';
  const isLast = isFailure && taken.hasFailed;
  const message = isLast ? `${problem.message} It is offered no more.` : problem.message;
  if (isFailure) addProblem('Undo', { ...problem, message });
  if (isLast) taken.forget?.();
  const stands = isLast ? [] : [{ ...taken, hasFailed: isFailure || taken.hasFailed }];
  const offers = [...useUndoOffer.getState().offers, ...stands].toSorted((a, b) => a.id - b.id);
  useUndoOffer.setState({ offers, isTold: offers.length > 0, undone: undefined });
}

/** Tells of the latest offer again, so that nobody takes back what they no longer think of. */
export function tellUndo(): void {
  useUndoOffer.setState(({ offers }) => ({ isTold: offers.length > 0, undone: undefined }));
}

/** Tells of the latest offer no longer, and forgets those that hold on to something for it. */
export function hideUndo(): void {
  const { offers } = useUndoOffer.getState();
  useUndoOffer.setState({
    offers: offers.filter(({ forget }) => !forget),
    isTold: false,
    undone: undefined,
  });
  for (const { forget } of offers) forget?.();
}

/** Ends all offers: what was done is done. */
export function lapseUndo(): void {
  hideUndo();
  useUndoOffer.setState({ offers: [] });
}

// Best effort: what a page that goes leaves behind is swept up by the next one.
globalThis.addEventListener?.('pagehide', lapseUndo);
