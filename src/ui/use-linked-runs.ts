import { useEffect } from 'react';
import { openAddresses } from '../stores/linked-addresses.ts';
import {
  linkOf,
  openLinked,
  orderRuns,
  removeRun,
  useRuns,
  type LinkedFile,
  type Run,
} from '../stores/runs.ts';
import type { RowFilter } from '../stores/rows.ts';
import { offerUndo } from '../stores/undo-offer.ts';
import { recallTable } from './remembered-table.ts';
import { currentRoute, patchRoute, type Route } from './route.ts';

/*
 * Loaded runs are the store's, the files that a link names are the hash's, or addresses of the query. This
 * file joins them: what the link names is opened, what is loaded is named in the hash.
 */

/** Keeps hash and loaded runs together for as long as the page is open. */
export function useLinkedRuns(): void {
  useEffect(() => {
    let named: string | undefined;
    const openNamed = () => {
      nameForgottenRuns();
      const { files } = currentRoute();
      const keys = files.map(({ key }) => key).join();
      if (keys !== named) void openLinked(files);
      named = keys;
    };
    openNamed();
    void openAddresses(window.location.search);
    window.addEventListener('hashchange', openNamed);
    const unsubscribe = useRuns.subscribe((now, before) => {
      if (now.runs !== before.runs) nameNewRuns();
      if (now.removed && now.removed !== before.removed) unlinkFiles(now.removed.keys);
    });
    return () => {
      window.removeEventListener('hashchange', openNamed);
      unsubscribe();
    };
  }, []);
}

/** Opens one more file that this browser keeps, as if a link had named it. */
export function openKeptFile({ key, name, from }: LinkedFile): void {
  const file = from === undefined ? { key, name } : { key, name, from };
  void openLinked([...currentRoute().files, file]);
}

/** Takes a run off the page, and with that out of the link, which can be undone. */
export function closeRun(key: string): void {
  const { runs } = useRuns.getState();
  const run = runs.find((other) => other.key === key);
  const before = currentRoute();
  removeRun(key);
  if (run) offerUndo(`${run.name} is off the page.`, () => bringBack(run, runs, before));
}

/** Opens a run again, among the others and in the link where it was before. */
async function bringBack(run: Run, order: readonly Run[], before: Route): Promise<void> {
  await openLinked([...currentRoute().files, linkOf(run)]);
  orderRuns(order.map(({ key }) => key));
  const { files, filter, row, pair } = before;
  const added = currentRoute().files.filter((file) => !files.some(({ key }) => key === file.key));
  patchRoute({ files: [...files, ...added], filter, row, pair });
}

/** Takes files that are not here out of the link, which can be undone. */
export function doWithout(missing: LinkedFile[]): void {
  const before = currentRoute();
  // Replaced, for a step back would only ask for them again.
  unlinkFiles(
    missing.map(({ key }) => key),
    { replace: true },
  );
  const names = missing.map(({ name }) => name).join(', ');
  offerUndo(`${names} left out of the link.`, () => patchRoute(before));
}

/** Takes files out of the link, and out of the choice of files that is shown. */
export function unlinkFiles(keys: readonly string[], options?: { replace?: boolean }): void {
  const { files, filter, row, pair } = currentRoute();
  const stays = (key: string) => !keys.includes(key);
  const to = {
    files: files.filter(({ key }) => stays(key)),
    filter: keepRuns(filter, stays),
    row: row && stays(row.run) ? row : undefined,
    pair: pair?.every(stays) ? pair : undefined,
  };
  patchRoute(to, options);
}

/** The filter without what it says of other runs: rows that a run was compared by are no rows without it. */
function keepRuns(filter: RowFilter, stays: (key: string) => boolean): RowFilter {
  const { pair, across, ...rest } = filter;
  return {
    ...rest,
    runs: filter.runs?.filter(stays) ?? [],
    ...(pair && stays(pair.first) && stays(pair.second) && { pair }),
    ...(across?.runs.every(stays) && { across }),
  };
}

/** After a load: the link names the file, a choice of files includes it, and one leaves the start screen. */
function nameNewRuns(): void {
  const route = currentRoute();
  const { screen, files, filter } = route;
  const unnamed = findUnnamed(files);
  if (unnamed.length === 0) return;
  const keys = unnamed.map(({ key }) => key);
  patchRoute({
    // A link that names files shows what its sender saw.
    ...(files.length === 0 && recallTable(route)),
    screen: screen === 'start' ? 'overview' : screen,
    files: [...files, ...unnamed],
    filter: filter.runs ? { ...filter, runs: [...filter.runs, ...keys] } : filter,
  });
}

/**
 * After another link, or a step back: loaded files that it does not name stay loaded, but what it
 * shows is what its sender saw.
 */
function nameForgottenRuns(): void {
  const { files, filter } = currentRoute();
  const unnamed = findUnnamed(files);
  if (unnamed.length === 0) return;
  const runs = filter.runs ?? files.map(({ key }) => key);
  patchRoute({ files: [...files, ...unnamed], filter: { ...filter, runs } }, { replace: true });
}

function findUnnamed(files: LinkedFile[]): LinkedFile[] {
  const named = new Set(files.map(({ key }) => key));
  const { runs } = useRuns.getState();
  return runs.filter(({ key }) => !named.has(key)).map(linkOf);
}
