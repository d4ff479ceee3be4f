import { beforeEach, describe, expect, it } from 'vitest';
import { loadPages, openRow, PAGE_ROWS, type RowSort, showRows, stepRow, useRows } from './rows.ts';
import { addFiles, removeRun } from './runs.ts';
import { DPR, openPage, repositoryFile } from './test-stores.test-support.ts';

const FILE_ORDER: RowSort = { column: 'row', descending: false };
const state = () => useRows.getState();

let page = openPage();
let run = '';
beforeEach(async () => {
  page = openPage();
  const [loaded] = await addFiles([repositoryFile(DPR)]);
  run = loaded?.key ?? '';
});

describe('the rows of a view', () => {
  it('come with their first page', async () => {
    const showing = showRows({}, FILE_ORDER, []);
    expect(state().pending).toBe(true);
    await showing;
    expect(state()).toMatchObject({ pending: false, view: { count: 301, total: 301 } });
    expect([...state().pages.keys()]).toEqual([0]);
    expect(state().pages.get(0)).toHaveLength(PAGE_ROWS);
  });

  it('come by range, each page once', async () => {
    await showRows({}, FILE_ORDER, ['human_verdict']);
    await Promise.all([loadPages(150, 260), loadPages(299, 1000)]);
    expect([...state().pages.keys()].sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    expect(state().pages.get(3)).toMatchObject([
      { row: 300, cells: { human_verdict: expect.any(String) } },
    ]);
    const before = state().pages;
    await loadPages(-5, 301);
    expect(state().pages).toBe(before);
  });

  it('are those of the last question asked, however the answers come', async () => {
    const older = showRows({}, FILE_ORDER, []);
    const newer = showRows({ buckets: ['both_pass'] }, FILE_ORDER, []);
    await Promise.all([older, newer]);
    expect(state()).toMatchObject({ pending: false, problem: undefined, view: { count: 101 } });
  });

  it('are those found so far while a query takes long, with the facets of the view before', async () => {
    await showRows({}, FILE_ORDER, []);
    const before = state().view;
    const [engine] = page.started;
    if (!engine) throw new Error('no engine was started');
    const { query } = engine;
    const seen: unknown[] = [];
    const showing = new Promise<void>((resolve) => {
      const stop = useRows.subscribe(({ searched, view, pending, pages }) => {
        if (searched === undefined) return;
        seen.push({ searched, pending, count: view?.count, rows: pages.get(0)?.length });
        expect(view?.facets).toBe(before?.facets);
        stop();
        resolve();
      });
    });
    engine.query = async (filter, sort, onPartial) => {
      // A view that is answered in full here stands for one that is found so far.
      const outcome = await query(filter, sort);
      if (outcome.ok) onPartial?.({ ...outcome.value, count: 7, searched: 20 });
      await showing;
      return query(filter, sort);
    };
    await showRows({ buckets: ['both_pass'] }, FILE_ORDER, []);
    expect(seen).toEqual([{ searched: 20, pending: true, count: 7, rows: PAGE_ROWS }]);
    expect(state()).toMatchObject({ pending: false, searched: undefined, view: { count: 101 } });
  });

  it('are gone when the engine has stopped, which is told', async () => {
    await showRows({}, FILE_ORDER, []);
    page.stopEngine();
    expect(state()).toMatchObject({
      view: undefined,
      detail: undefined,
      problem: { code: 'engine_stopped' },
    });
    expect(state().pages.size).toBe(0);
  });
});

describe('the open row', () => {
  it('is there in full, with its place in the view', async () => {
    await showRows({}, { column: 'row', descending: true }, []);
    await openRow({ run, row: 299 });
    expect(state()).toMatchObject({ place: 1, detail: { run, row: 299 } });
    await showRows({}, FILE_ORDER, []);
    expect(state().place).toBe(299);
    await openRow(undefined);
    expect(state()).toMatchObject({ detail: undefined, place: -1 });
  });

  it('is none where the row is not loaded', async () => {
    await openRow({ run, row: 5 });
    removeRun(run);
    await openRow({ run, row: 5 });
    expect(state().detail).toBeUndefined();
  });

  it('is the last one asked for', async () => {
    await Promise.all([openRow({ run, row: 1 }), openRow({ run, row: 2 })]);
    expect(state().detail?.row).toBe(2);
  });

  it('has a next and a previous one in the view, up to its ends', async () => {
    await showRows({ buckets: ['both_pass'] }, FILE_ORDER, []);
    const rows = [...state().pages.values()].flat().map(({ row }) => row);
    const at = (place: number) => ({ run, row: rows[place] ?? -1 });
    expect(await stepRow(at(0), 1)).toEqual(at(1));
    expect(await stepRow(at(1), -1)).toEqual(at(0));
    expect(await stepRow(at(0), -1)).toBeUndefined();
    expect(await stepRow({ run: 'none', row: 0 }, 1)).toEqual(at(0));
  });
});
