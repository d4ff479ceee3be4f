import type { Run, SplitChoice } from '../engine/run-types.ts';
import { openKept } from '../storage/kept-files.ts';
import type { Dialect, Opening } from './load-file.ts';
import { isLoaded, openAll, openingOf } from './load-queue.ts';
import { fileKeyOf, readOrigin, writeOrigin } from './part-origin.ts';
import { isProjectName } from './project-file.ts';
import { type LinkedFile, useRuns } from './runs-state.ts';
import { findSample, SAMPLES } from './samples.ts';

const linkedOnTheirWay = new Set<string>();

/** A loaded run as a link names it. */
export function linkOf({ key, name, part }: Run): LinkedFile {
  if (!part) return { key, name };
  return { key, name, from: writeOrigin({ file: part.file.key, split: part.split }) };
}

/**
 * Opens the runs that a link names: of files of this page or kept in this browser, and the bundled samples. Of a
 * file with several runs those come that are named. Those it has not are listed in `missingFiles`, for a person to
 * drop; those loaded already are left alone.
 */
export async function openLinked(files: LinkedFile[]): Promise<void> {
  const found: { keys: string[]; opening: Opening }[] = [];
  // A call before this one may still be opening what it found.
  const missing = new Set(useRuns.getState().missingFiles.map(({ key }) => key));
  for (const linked of groupByFile(files)) {
    const opening = await findOpening(linked);
    if (opening) found.push({ keys: linked.keys, opening });
    else
      for (const key of linked.keys) {
        missing.add(key);
        linkedOnTheirWay.delete(key);
      }
  }
  useRuns.setState({
    missingFiles: files.filter(({ key }) => missing.has(key) && !isLoaded(key)),
  });
  const openings = found.map(async ({ keys, opening }) => {
    await openAll([opening]);
    for (const key of keys) linkedOnTheirWay.delete(key);
  });
  await Promise.all(openings);
}

/** The runs of one file that a link names and this page has not. */
interface LinkedRuns {
  /** Content key of the file. */
  file: string;
  /** Of one of the runs. */
  name: string;
  keys: string[];
  split: SplitChoice | undefined;
}

function groupByFile(files: readonly LinkedFile[]): LinkedRuns[] {
  const groups = new Map<string, LinkedRuns>();
  for (const { key, name, from } of files) {
    if (isLoaded(key) || linkedOnTheirWay.has(key)) continue;
    linkedOnTheirWay.add(key);
    const origin = from === undefined ? undefined : readOrigin(from);
    const file = origin?.file ?? key;
    const group = groups.get(file) ?? { file, name, keys: [], split: undefined };
    groups.set(file, { ...group, keys: [...group.keys, key], split: group.split ?? origin?.split });
  }
  return [...groups.values()];
}

async function findOpening({ file, name, keys, split }: LinkedRuns): Promise<Opening | undefined> {
  const kept = openingOf(file) ?? (await openKept(file));
  // It was a `Dialect` when it was kept; if it is none any more, opening the file tells so.
  if (kept) {
    const dialect = kept.dialect as Partial<Dialect> | undefined;
    if (isProjectName(kept.file.name)) return { ...kept, dialect, outline: file };
    const loaded = useRuns.getState().runs.filter((run) => fileKeyOf(run) === file);
    const only = split && [...keys, ...loaded.map(({ key }) => key)];
    return { ...kept, dialect, split: split ?? kept.split, only };
  }
  return Object.values(SAMPLES).flat().includes(name) ? findSample(file, name) : undefined;
}
