import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyTally } from '../core/summary.ts';
import { useRuns, type Run } from '../stores/runs.ts';
import { currentRoute, patchRoute, type Route } from './route.ts';
import { replaceLayout } from '../stores/layout.ts';
import { rememberTable } from './remembered-table.ts';
import { unlinkFiles, useLinkedRuns } from './use-linked-runs.ts';

const A = { key: 'aaaaaaaaaaaaaaaa', name: 'a.csv' };
const B = { key: 'bbbbbbbbbbbbbbbb', name: 'b.csv' };

const EMPTY: Route = {
  screen: 'start',
  files: [],
  filter: {},
  sort: { column: 'row', descending: false },
  row: undefined,
  columns: [],
  queue: undefined,
  measure: undefined,
  pair: undefined,
  relaxations: [],
};

const NO_FINDINGS: Run['report']['findings'] = {
  empty_golden: 0,
  blank_response: 0,
  golden_space: 0,
  ragged: 0,
  stray_quote: 0,
  duplicate_question: 0,
  replacement_character: 0,
  not_nfc: 0,
  no_text: 0,
  pandas_differs: 0,
  totals_row: 0,
};

function runOf({ key, name }: typeof A): Run {
  return {
    key,
    name,
    size: 1,
    columns: ['answer', 'response'],
    mapping: { golden: 0, response: 1 },
    report: {
      dialect: { encoding: 'utf-8', bom: false, delimiter: ',', escape: 'double' },
      rows: 0,
      blankLines: 0,
      duplicateColumns: [],
      unprotectedCells: 0,
      repeatedHeaders: 0,
      unreadRows: 0,
      findings: NO_FINDINGS,
      ragged: [],
    },
    tally: emptyTally(),
    domains: [],
  };
}

/** What a load does to the store. */
function load(...files: (typeof A)[]) {
  act(() => useRuns.setState({ runs: [...useRuns.getState().runs, ...files.map(runOf)] }));
}

/** What a pasted link or the back button does. */
function arriveAt(route: Partial<Route>) {
  act(() => patchRoute({ ...EMPTY, ...route }));
}

beforeEach(() => {
  replaceLayout({});
  useRuns.setState({ runs: [], missingFiles: [] });
  arriveAt({});
});

afterEach(cleanup);

describe('useLinkedRuns', () => {
  it('names a loaded file in the hash and leaves the start screen for the overview', () => {
    renderHook(useLinkedRuns);
    load(A);
    expect(currentRoute()).toMatchObject({ screen: 'overview', files: [A] });
  });

  it('stays on the screen where one is, filter and all', () => {
    arriveAt({ screen: 'explorer', files: [A], filter: { buckets: ['both_fail'] } });
    renderHook(useLinkedRuns);
    load(A, B);
    expect(currentRoute()).toMatchObject({
      screen: 'explorer',
      files: [A, B],
      filter: { buckets: ['both_fail'] },
    });
  });

  it('takes a file that is added into a choice of files', () => {
    renderHook(useLinkedRuns);
    load(A);
    arriveAt({ screen: 'overview', files: [A], filter: { runs: [A.key] } });
    load(B);
    expect(currentRoute().filter.runs).toEqual([A.key, B.key]);
  });

  it('stays on the start screen where a link to it names the file', () => {
    arriveAt({ screen: 'start', files: [A] });
    renderHook(useLinkedRuns);
    load(A);
    expect(currentRoute().screen).toBe('start');
  });

  it('shows what the sender of another link saw, and keeps what is loaded', () => {
    renderHook(useLinkedRuns);
    load(A);
    arriveAt({ screen: 'overview', files: [B] });
    expect(currentRoute()).toMatchObject({ files: [B, A], filter: { runs: [B.key] } });
    expect(useRuns.getState().runs).toHaveLength(1);
  });

  it('chooses no files on the way back to an empty start screen', () => {
    renderHook(useLinkedRuns);
    load(A);
    arriveAt({});
    expect(currentRoute()).toEqual({ ...EMPTY, files: [A] });
  });

  it('lists files of a link that this browser does not have', async () => {
    arriveAt({ screen: 'overview', files: [A] });
    renderHook(useLinkedRuns);
    await expect.poll(() => useRuns.getState().missingFiles).toEqual([A]);
  });
});

it('runs that are taken off the page as one act leave the link in one step of history', () => {
  renderHook(useLinkedRuns);
  load(A, B);
  const before = window.history.length;
  act(() => useRuns.setState({ runs: [], removed: { keys: [A.key, B.key] } }));
  expect(currentRoute().files).toEqual([]);
  expect(window.history.length).toBe(before + 1);
});

describe('the table of the explorer', () => {
  const columns = ['bucket', 'column:note'];

  it('is as it was left when other files are opened', () => {
    arriveAt({ screen: 'explorer', columns, sort: { column: 'words', descending: true } });
    rememberTable();
    arriveAt({});
    renderHook(useLinkedRuns);
    load(A);
    expect(currentRoute()).toMatchObject({ columns, sort: { column: 'words', descending: true } });
  });

  it('is not put in order by what other files have not', () => {
    arriveAt({ screen: 'explorer', sort: { column: 'column:note', descending: true } });
    rememberTable();
    arriveAt({});
    renderHook(useLinkedRuns);
    load(A);
    expect(currentRoute().sort).toEqual(EMPTY.sort);
  });

  it('is what the sender of a link saw', () => {
    arriveAt({ screen: 'explorer', columns });
    rememberTable();
    arriveAt({ screen: 'explorer', files: [A] });
    renderHook(useLinkedRuns);
    load(A);
    expect(currentRoute().columns).toEqual([]);
  });
});

describe('unlinkFiles', () => {
  it('takes a file out of the link, out of the choice of files, and closes its row', () => {
    arriveAt({
      screen: 'explorer',
      files: [A, B],
      filter: { runs: [A.key, B.key] },
      row: { run: A.key, row: 3 },
    });
    unlinkFiles([A.key]);
    expect(currentRoute()).toMatchObject({ files: [B], filter: { runs: [B.key] } });
    expect(currentRoute().row).toBeUndefined();
  });

  it('shows all files where the only chosen one is taken out', () => {
    arriveAt({ screen: 'overview', files: [A, B], filter: { runs: [A.key] } });
    unlinkFiles([A.key]);
    expect(currentRoute().filter).toEqual({});
  });
});
