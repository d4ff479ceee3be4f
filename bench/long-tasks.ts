import type { Page } from '@playwright/test';

export interface LongTasks {
  /** Milliseconds of the longest task since the last call; 0 where none took 50 or more. */
  takeLongest(): Promise<number>;
}

/** Watches the tasks of a page's main thread that take 50 milliseconds or more. */
export async function watchLongTasks(page: Page): Promise<LongTasks> {
  const durations = await page.evaluateHandle(() => {
    const all: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) all.push(duration);
    }).observe({ type: 'longtask' });
    return all;
  });
  return {
    takeLongest: () =>
      durations.evaluate((all) => Math.round(Math.max(0, ...all.splice(0, all.length)))),
  };
}
