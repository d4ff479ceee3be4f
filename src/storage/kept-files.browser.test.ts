import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { clearFiles } from './clear-files.test-support.ts';
import {
  bringBack,
  finishRemoval,
  keepFile,
  listKept,
  openKept,
  removeKept,
} from './kept-files.ts';
import { findMapping, rememberMapping } from './mappings.ts';

const KEY = '0123456789abcdef';
const OTHER = 'fedcba9876543210';
const file = (name: string, text: string) => new File([text], name);

async function folder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle('files', { create: true });
}

async function namesInFolder(): Promise<string[]> {
  const names: string[] = [];
  for await (const name of (await folder()).keys()) names.push(name);
  return names;
}

beforeEach(clearFiles);

describe('a kept file', () => {
  it('comes back with its name, its bytes and what was chosen about it', async () => {
    const choices = { dialect: { delimiter: ';' }, mapping: { golden: 0, response: 1 } };
    await keepFile(file('गंगा.csv', 'answer\nx\n'), KEY, choices);
    const kept = await openKept(KEY);
    expect(kept?.file.name).toBe('गंगा.csv');
    expect(await kept?.file.text()).toBe('answer\nx\n');
    expect(kept).toMatchObject(choices);
  });

  it('is listed with size and date, the latest first', async () => {
    await keepFile(file('a.csv', 'one'), KEY);
    await keepFile(file('b.csv', 'three'), OTHER);
    const listed = await listKept();
    expect(new Set(listed.map(({ name, size }) => `${name} ${size}`))).toEqual(
      new Set(['a.csv 3', 'b.csv 5']),
    );
    const dates = listed.map(({ keptAt }) => Date.parse(keptAt));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });

  it('is listed once when it is kept again under another name', async () => {
    await keepFile(file('a.csv', 'one'), KEY);
    await keepFile(file('b.csv', 'one'), KEY);
    expect((await listKept()).map(({ name }) => name)).toEqual(['b.csv']);
  });

  it('is gone once it is removed, and its bytes once that is finished', async () => {
    await keepFile(file('a.csv', 'one'), KEY);
    await keepFile(file('b.csv', 'two'), OTHER);
    await removeKept([KEY]);
    await removeKept([KEY]);
    expect(await openKept(KEY)).toBeUndefined();
    expect((await listKept()).map(({ key }) => key)).toEqual([OTHER]);
    expect(await namesInFolder()).toHaveLength(2);
    await finishRemoval([KEY]);
    expect(await namesInFolder()).toEqual([OTHER]);
    await bringBack([KEY]);
    expect(await openKept(KEY)).toBeUndefined();
  });

  it('comes back whole when its removal is undone, and then stays', async () => {
    const choices = { dialect: { delimiter: ';' }, mapping: { golden: 0, response: 1 } };
    await keepFile(file('a.csv', 'one'), KEY, choices);
    await removeKept([KEY]);
    await bringBack([KEY]);
    await finishRemoval([KEY]);
    const kept = await openKept(KEY);
    expect(await kept?.file.text()).toBe('one');
    expect(kept).toMatchObject(choices);
    expect(await listKept()).toHaveLength(1);
  });

  it('stays when it is kept again before its removal is finished', async () => {
    await keepFile(file('a.csv', 'one'), KEY);
    await removeKept([KEY]);
    await keepFile(file('a.csv', 'one'), KEY);
    await finishRemoval([KEY]);
    expect(await (await openKept(KEY))?.file.text()).toBe('one');
  });

  it('goes for good where the page went before its removal was finished, an hour later', async () => {
    await keepFile(file('a.csv', 'one'), KEY);
    await removeKept([KEY]);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 2 * 60 * 60 * 1000);
    await listKept();
    vi.restoreAllMocks();
    expect(await namesInFolder()).toEqual([]);
  });

  it('is not listed where its bytes are gone or cut short', async () => {
    await keepFile(file('a.csv', 'one'), KEY);
    await keepFile(file('b.csv', 'three'), OTHER);
    await (await folder()).removeEntry(KEY);
    const writable = await (await (await folder()).getFileHandle(OTHER)).createWritable();
    await writable.write('th');
    await writable.close();
    expect(await listKept()).toEqual([]);
    expect(await openKept(KEY)).toBeUndefined();
    expect(await openKept(OTHER)).toBeUndefined();
  });

  it('is not listed where its record is damaged', async () => {
    await keepFile(file('a.csv', 'one'), KEY);
    await (await openDatabase()).put('files', { key: 5 }, KEY);
    expect(await listKept()).toEqual([]);
    expect(await openKept(KEY)).toBeUndefined();
  });

  it('is not listed while its copy is being written', async () => {
    await (await folder()).getFileHandle(KEY, { create: true });
    expect(await listKept()).toEqual([]);
    // A copy this young may be another tab's, and stays.
    expect(await namesInFolder()).toEqual([KEY]);
  });
});

describe('a browser that cannot keep a file', () => {
  afterEach(() => vi.restoreAllMocks());

  it('says so, and lists nothing half-written, where there is no room', async () => {
    const createWritable = vi.spyOn(FileSystemFileHandle.prototype, 'createWritable');
    createWritable.mockImplementation(async () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(keepFile(file('a.csv', 'one'), KEY)).rejects.toMatchObject({
      code: 'storage',
      message: expect.stringContaining('not enough room'),
    });
    expect(await listKept()).toEqual([]);
    expect(await namesInFolder()).toEqual([]);
  });

  it('says so where it has no file system for pages', async () => {
    vi.spyOn(navigator.storage, 'getDirectory').mockRejectedValue(new DOMException('no'));
    const problem = { code: 'storage', message: expect.stringContaining('does not let') };
    await expect(keepFile(file('a.csv', 'one'), KEY)).rejects.toMatchObject(problem);
    await expect(listKept()).rejects.toMatchObject(problem);
    expect(await openKept(KEY)).toBeUndefined();
  });
});

describe('a remembered mapping', () => {
  it('comes back for the same header alone', async () => {
    const choice = {
      mapping: { golden: 0, response: 1 },
      split: { by: ['model' as const], responses: [2] },
    };
    await rememberMapping('["a","b"]', choice);
    expect(await findMapping('["a","b"]')).toEqual(choice);
    expect(await findMapping('["b","a"]')).toBeUndefined();
  });

  it('from before files were split is one run', async () => {
    await (await openDatabase()).put('mappings', { golden: 0, response: 1 }, 'older');
    expect(await findMapping('older')).toEqual({ mapping: { golden: 0, response: 1 } });
  });

  it('is asked for again where it is damaged', async () => {
    await (await openDatabase()).put('mappings', { golden: -1, response: 'x' }, 'damaged');
    expect(await findMapping('damaged')).toBeUndefined();
  });
});
