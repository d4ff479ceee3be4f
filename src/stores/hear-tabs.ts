import { loadReviews } from './load-reviews.ts';
import { hearOfRun } from './other-tabs.ts';
import { applyChange } from './review-changes.ts';
import { refreshShownReport } from './review-report.ts';
import { useReviews } from './review-state.ts';
import { onTabMessage, type TabMessage } from './tab-channel.ts';

/** What another tab decides or chooses shows here too; it has written it already. */
async function hearOfTab(message: TabMessage): Promise<void> {
  await loadReviews();
  if (message.kind === 'settings') {
    useReviews.setState(message.settings);
    // The seed may be another.
    await refreshShownReport();
  } else if (message.kind !== 'change') hearOfRun(message.kind, message.run);
  else {
    applyChange(message.change);
    await refreshShownReport();
  }
}

onTabMessage((message) => void hearOfTab(message));
