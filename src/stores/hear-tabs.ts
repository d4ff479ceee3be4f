import { reloadJudging } from './judge-load.ts';
import { loadReviews } from './load-reviews.ts';
import { hearOfRun, tellOfRuns } from './other-tabs.ts';
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
  } else if (message.kind === 'judged') await reloadJudging(message.run);
  else if (message.kind !== 'change') hearOfRun(message.kind, message.run);
  else {
    applyChange(message.change);
    await refreshShownReport();
  }
}

onTabMessage((message) => void hearOfTab(message));

// A page that goes cannot hold its locks; one that comes back from the browser's memory has its runs still.
globalThis.addEventListener?.('pagehide', () => tellOfRuns('closed'));
globalThis.addEventListener?.('pageshow', () => tellOfRuns('open'));
