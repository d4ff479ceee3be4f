import { useState } from 'react';
import {
  decide,
  decideGroup,
  markGoldenWrong,
  next,
  previous,
  undo,
  useReviews,
  writeNote,
} from '../../stores/reviews.ts';
import type { RowDetail } from '../../stores/rows.ts';
import type { ReviewAction } from '../parts/review-keys.ts';
import { sayStep } from './say-step.ts';
import { useReviewKeys } from './use-review-keys.ts';

type Opened = 'golden' | 'note' | 'group' | 'keys';

export interface Session {
  /** What is open on the row: a field, the mode that decides its whole group, or the list of keys. */
  opened: Opened | undefined;
  /** What was done last, in a sentence. */
  said: string;
  act: (action: ReviewAction) => void;
  /** Calls the golden answer wrong, or, with undefined, right again. */
  saveGolden: (proposed: string | undefined) => void;
  saveNote: (text: string) => void;
  close: () => void;
}

/** What buttons and keys do on the row that is shown. `focusCard` takes the focus from a field that closes. */
export function useSession(detail: RowDetail, groupRows: number, focusCard: () => void): Session {
  const row = `${detail.run} ${detail.row}`;
  const [state, setState] = useState<{ opened: Opened; row: string }>();
  const [said, sayUndone] = useSaid();
  // What is open on one row is not open on the next.
  const opened = state?.row === row ? state.opened : undefined;
  const close = () => {
    setState(undefined);
    focusCard();
  };
  const toggle = (what: Opened) =>
    opened === what ? setState(undefined) : setState({ opened: what, row });

  const act = (action: ReviewAction): void => {
    switch (action) {
      case 'correct':
      case 'incorrect':
      case 'unsure':
        void (opened === 'group' ? decideGroup(action) : decide(action));
        return;
      case 'group':
        if (groupRows > 1) toggle('group');
        return;
      case 'undo':
        void undo().then(sayUndone);
        return;
      case 'next':
        void next();
        return;
      case 'previous':
        void previous();
        return;
      default:
        toggle(action);
    }
  };
  useReviewKeys(act);
  return {
    opened,
    said,
    act,
    close,
    saveGolden: (proposed) => {
      close();
      void markGoldenWrong(proposed?.trim());
    },
    saveNote: (text) => {
      close();
      void writeNote(text.trim());
    },
  };
}

/** The last step in words, and what says that it is one before the step just undone. */
function useSaid(): [string, () => void] {
  const steps = useReviews((state) => state.steps);
  const decisions = useReviews((state) => state.decisions);
  const [undone, setUndone] = useState<unknown>();
  const last = steps.at(-1);
  const said = steps === undone ? 'Undone.' : last ? `${sayStep(last, decisions)} z undoes.` : '';
  return [said, () => setUndone(useReviews.getState().steps)];
}
