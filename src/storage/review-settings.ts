import { openDatabase } from './database.ts';
import { readSettingsRecord, type ReviewSettings } from './records.ts';

const KEY = 'settings';

/** The kept settings, or those of the beginning. Never rejects. */
export async function loadSettings(): Promise<ReviewSettings> {
  try {
    const database = await openDatabase();
    return readSettingsRecord(await database.get('review_settings', KEY));
  } catch {
    return readSettingsRecord(undefined);
  }
}

/** Keeps the settings, where this browser lets it. Never rejects: they are chosen again in a moment. */
export async function saveSettings(settings: ReviewSettings): Promise<void> {
  try {
    const database = await openDatabase();
    await database.put('review_settings', settings, KEY);
  } catch {
    // The next change tries again.
  }
}
