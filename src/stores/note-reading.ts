import { headerSignature } from '../core/columns.ts';
import type { Run } from '../engine/run-types.ts';
import { findMapping, rememberMapping } from '../storage/mappings.ts';
import type { Opening } from './load-file.ts';
import { offerUndo } from './undo-offer.ts';

/**
 * Notes how the file of a run is read, before a person chooses other columns. What it gives offers to read it so
 * again, with the runs of these keys.
 */
export async function noteReading(
  { columns }: Run,
  was: Opening,
  reopen: (opening: Opening) => Promise<unknown>,
): Promise<(runs: string[]) => void> {
  const signature = headerSignature(columns);
  const known = await findMapping(signature);
  return (runs) =>
    offerUndo(`${was.file.name} is read by the columns that you chose.`, async () => {
      await rememberMapping(signature, known);
      await reopen({ ...was, only: runs });
    });
}
