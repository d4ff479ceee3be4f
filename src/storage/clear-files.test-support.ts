import { openDatabase } from './database.ts';

/** Leaves no file in this browser, however it came there. */
export async function clearFiles(): Promise<void> {
  await (await openDatabase()).clear('files');
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('files', { create: true });
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  // A copy that is being written stays for now.
  for (const name of names) await folder.removeEntry(name).catch(() => undefined);
}
