// Screens find all about reviews in this one file.
export type {
  AgreementPair,
  AgreementReport,
  Rater,
  ReviewReport,
} from '../engine/review-types.ts';
export { nameDecision } from '../storage/decisions.ts';
export type { UndoStep } from '../storage/undo-log.ts';
export { decide, decideGroup, findGroup, markGoldenWrong, writeNote } from './decide.ts';
export { clearReviews, exportPatch, exportReviews } from './export-reviews.ts';
export { importReviews, loadHumanVerdicts } from './import-reviews.ts';
export { applyPatch, dismissPatch, removePatch } from './patches.ts';
export { timeLeft } from './review-pace.ts';
export {
  endQueue,
  goToRow,
  next,
  previous,
  startQueue,
  startSampled,
  USUAL_QUEUE,
} from './review-queue.ts';
export { refreshReport } from './review-report.ts';
export {
  setBlind,
  setHideJudge,
  setReviewer,
  setSeed,
  setTypographicLast,
} from './review-settings.ts';
export { dismissMessage, dismissNotice, useReviews } from './review-state.ts';
export type { PatchOffer, ReviewQueue, ReviewsState } from './review-state.ts';
export { undo } from './undo.ts';
