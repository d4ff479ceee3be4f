import { openDatabase } from './database.ts';
import { tryStorage } from './judgings.ts';

// What models said of other tasks than verdicts stands beside those, by keys that differ: they are emptied together.

/** Keeps an answer by its cache key. Throws `Problem` `storage`. */
export function saveAnswer(cacheKey: string, answer: object): Promise<void> {
  return tryStorage(async () => {
    const database = await openDatabase();
    await database.put('verdicts', answer, cacheKey);
  });
}

/** A kept answer, unchecked; undefined where none is kept, or nothing can be. Never rejects. */
export async function findAnswer(cacheKey: string): Promise<unknown> {
  try {
    const database = await openDatabase();
    return await database.get('verdicts', cacheKey);
  } catch {
    return undefined;
  }
}
