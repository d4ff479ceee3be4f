import { create } from 'zustand';
import type { Decision } from '../core/review/decision.ts';
import type { AgreementReport, ReviewReport } from '../engine/review-types.ts';
import type { RowId } from '../engine/row-types.ts';
import { readSettingsRecord, type ReviewSettings } from '../storage/records.ts';
import type { UndoStep } from '../storage/undo-log.ts';

/** Rows to read, one after the other. */
export interface ReviewQueue {
  /** `sampled` draws its rows as it goes; `filter` holds those found when it was started. */
  kind: 'sampled' | 'filter';
  /** Content key of the run of the row at `at`. */
  run: string;
  /** Rows of this session, in order. */
  ids: RowId[];
  /** Place in `ids`; its length where every row has been read. */
  at: number;
  /** Rows of the run where they are drawn, else of `ids`. */
  total: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Rows that got a verdict since then, less those from which one was taken. */
  decidedInSession: number;
  /** Milliseconds from the moment a row was shown to its verdict, the latest last. */
  times: number[];
}

/** A patch file that was dropped on the page and not applied yet. */
export interface PatchOffer {
  file: File;
  /** Golden answers that it proposes. */
  answers: number;
}

/** What a sentence of `message` is about: there is one at most of each. */
export type MessageSubject = 'writing' | 'damaged' | 'protection' | 'tabs' | 'engine';

export interface ReviewsState extends ReviewSettings {
  /** What every reviewer said, by `nameDecision`. */
  decisions: ReadonlyMap<string, Decision>;
  /** Whether all of it is in this browser; `unsaved` says why in `message`, and is tried again at the next decision. */
  saved: 'saved' | 'saving' | 'unsaved';
  /** What the reviewer should hear about keeping the review, or about another tab: sentences. */
  message: string | undefined;
  /** The same, by what each sentence is about. */
  sentences: Partial<Record<MessageSubject, string | undefined>>;
  /** What came of the last import, patch or clearing, in a sentence. */
  notice: string | undefined;
  /** Whether the browser keeps what is stored even when it runs short of room; undefined until it is asked. */
  protected: boolean | undefined;
  report: ReviewReport | undefined;
  agreement: AgreementReport | undefined;
  queue: ReviewQueue | undefined;
  patchOffer: PatchOffer | undefined;
  /** Steps that can be undone, the latest last. */
  steps: readonly UndoStep[];
  canUndo: boolean;
}

/** What was decided by hand, kept in this browser; the queue and the report last as long as the page. */
export const useReviews = create<ReviewsState>(() => ({
  ...readSettingsRecord(undefined),
  decisions: new Map(),
  saved: 'saved',
  message: undefined,
  sentences: {},
  notice: undefined,
  protected: undefined,
  report: undefined,
  agreement: undefined,
  queue: undefined,
  patchOffer: undefined,
  steps: [],
  canUndo: false,
}));

/** What is kept of the state from reload to reload, beside decisions. */
export function currentSettings(): ReviewSettings {
  const { reviewer, seed, blind, hideJudge, typographicLast, toldUnprotected } =
    useReviews.getState();
  return { reviewer, seed, blind, hideJudge, typographicLast, toldUnprotected };
}

/** Puts a sentence into `message` in place of the one about the same subject; undefined takes it out. */
export function tellReviewer(subject: MessageSubject, sentence: string | undefined): void {
  useReviews.setState((state) => {
    const sentences = { ...state.sentences, [subject]: sentence };
    return { sentences, message: Object.values(sentences).filter(Boolean).join(' ') || undefined };
  });
}

/** Takes the sentences off the screen once they have been read. What goes on failing is told again. */
export function dismissMessage(): void {
  useReviews.setState({ sentences: {}, message: undefined });
}

/** Takes the notice off the screen once it has been read. */
export function dismissNotice(): void {
  useReviews.setState({ notice: undefined });
}
