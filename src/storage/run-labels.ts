import { openDatabase } from './database.ts';
import { type LabelRecord, readLabelRecord, readOrderRecord } from './records.ts';

/** Where the order of runs stands among their labels: no key of a run, which is 16 hex digits. */
const ORDER = 'order';

/** What runs are called, by key, and their order. Nothing where this browser keeps nothing. Never rejects. */
export async function loadRunLabels(): Promise<{
  labels: Map<string, LabelRecord>;
  order: string[];
}> {
  const labels = new Map<string, LabelRecord>();
  try {
    const database = await openDatabase();
    const [keys, values] = await Promise.all([
      database.getAllKeys('run_labels'),
      database.getAll('run_labels'),
    ]);
    for (const [place, key] of keys.entries()) {
      const label = key === ORDER ? undefined : readLabelRecord(values[place]);
      if (label) labels.set(key, label);
    }
    return { labels, order: readOrderRecord(values[keys.indexOf(ORDER)]) };
  } catch {
    return { labels, order: [] };
  }
}

/** Keeps what a run is called, where this browser lets it. Never rejects. */
export async function saveRunLabel(run: string, label: LabelRecord): Promise<void> {
  await put(run, label);
}

/** Keeps the order of runs, where this browser lets it. Never rejects. */
export async function saveRunOrder(order: readonly string[]): Promise<void> {
  await put(ORDER, order);
}

async function put(key: string, value: unknown): Promise<void> {
  try {
    const database = await openDatabase();
    await database.put('run_labels', value, key);
  } catch {
    // It holds for as long as the page is open.
  }
}
