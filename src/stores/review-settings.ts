import type { ReviewSettings } from '../storage/records.ts';
import { saveSettings } from '../storage/review-settings.ts';
import { loadReviews } from './load-reviews.ts';
import { startSampled } from './review-queue.ts';
import { refreshShownReport } from './review-report.ts';
import { currentSettings, useReviews } from './review-state.ts';
import { postToTabs } from './tab-channel.ts';

/** Says who reviews from now on; what was decided before stays under the name it was decided by. */
export function setReviewer(name: string): Promise<void> {
  return choose({ reviewer: name.trim() || 'Reviewer' });
}

/** Chooses another order in which rows are drawn: a whole number from 0 to 2³² - 1. A sampled review starts anew. */
export async function setSeed(seed: number): Promise<void> {
  await choose({ seed: Math.trunc(Math.min(Math.max(seed || 0, 0), 2 ** 32 - 1)) });
  void refreshShownReport();
  const { queue } = useReviews.getState();
  if (queue?.kind === 'sampled') await startSampled(queue.run);
}

/** Hides bucket, verdicts, reasons and marks of a row until it is decided. */
export function setBlind(blind: boolean): Promise<void> {
  return choose({ blind });
}

/** Hides what the judge said, so that it does not sway the reviewer. */
export function setHideJudge(hideJudge: boolean): Promise<void> {
  return choose({ hideJudge });
}

/** Puts rows that differ in writing alone at the end of the queues started from now on. */
export function setTypographicLast(typographicLast: boolean): Promise<void> {
  return choose({ typographicLast });
}

async function choose(choice: Partial<ReviewSettings>): Promise<void> {
  await loadReviews();
  useReviews.setState(choice);
  const settings = currentSettings();
  postToTabs({ kind: 'settings', settings });
  await saveSettings(settings);
}
