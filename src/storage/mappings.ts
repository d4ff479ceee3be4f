import { openDatabase } from './database.ts';
import { type ColumnChoice, readChoiceRecord } from './records.ts';

/**
 * The columns a person chose for files with this header; undefined where none was chosen, or where
 * this browser keeps nothing. Never rejects: a choice that cannot be read is asked for again.
 */
export async function findMapping(signature: string): Promise<ColumnChoice | undefined> {
  try {
    const database = await openDatabase();
    return readChoiceRecord(await database.get('mappings', signature));
  } catch {
    return undefined;
  }
}

/** Remembers the columns for files with this header, or that none were chosen, where this browser lets it. Never rejects. */
export async function rememberMapping(
  signature: string,
  choice: ColumnChoice | undefined,
): Promise<void> {
  try {
    const database = await openDatabase();
    await (choice
      ? database.put('mappings', choice, signature)
      : database.delete('mappings', signature));
  } catch {
    // Without it the question is asked again next time, which is all that is lost.
  }
}
