import { openDatabase } from './database.ts';
import { type JudgeSettingsRecord, readJudgeSettings } from './judge-records.ts';

const KEY = 'settings';

/** The kept settings. Never rejects: where nothing is kept, no part is. */
export async function loadJudgeSettings(): Promise<JudgeSettingsRecord> {
  try {
    const database = await openDatabase();
    return readJudgeSettings(await database.get('judge_settings', KEY));
  } catch {
    return readJudgeSettings(undefined);
  }
}

/** Keeps the settings, where this browser lets it. Never rejects: the next change tries again. */
export async function saveJudgeSettings(settings: JudgeSettingsRecord): Promise<void> {
  try {
    const database = await openDatabase();
    await database.put('judge_settings', settings, KEY);
  } catch {
    // They are typed again in a moment.
  }
}
