import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import text from '../../test-data/runs/openqa_nq301_DPR.csv?raw';
import { connectEngine } from '../engine/connect.ts';
import { clearFiles } from '../storage/clear-files.test-support.ts';
import { keepFile, openKept } from '../storage/kept-files.ts';
import { replaceEngine } from './engine.ts';
import { refreshKept, removeKept, useKeptFiles } from './kept-files.ts';
import { takeUndo } from './undo-offer.ts';
import { addFiles, answerMapping, openLinked, reviseMapping, useRuns } from './runs.ts';

// With the real worker and the browser's own storage.

const file = new File([text], 'answers.csv');
const state = () => useRuns.getState();
const told = () => useKeptFiles.getState().message;

beforeEach(async () => {
  await clearFiles();
  useRuns.setState(useRuns.getInitialState());
  replaceEngine(connectEngine);
});

async function keyOf(content: File): Promise<string> {
  const connection = connectEngine(() => undefined);
  const peek = await connection.engine.peek(content);
  if (!peek.ok) throw new Error(peek.problem.message);
  const request = { job: 'key', ...peek.value };
  const loaded = await connection.engine.load(content, request, () => undefined);
  connection.close();
  if (!loaded.ok) throw new Error(loaded.problem.message);
  return loaded.value[0]?.key ?? '';
}

describe('a file in this browser', () => {
  it('is opened by a link that names it, and one that is not here is missing', async () => {
    const key = await keyOf(file);
    const missing = { key: 'ffffffffffffffff', name: 'elsewhere.csv' };
    await keepFile(file, key);
    await openLinked([missing, { key, name: 'answers.csv' }]);
    expect(state().runs).toMatchObject([{ key, name: 'answers.csv', tally: { rows: 301 } }]);
    expect(state().missingFiles).toEqual([missing]);
  });

  it('is kept and listed once it is loaded, until it is removed', async () => {
    const [run] = await addFiles([file]);
    await expect.poll(() => useKeptFiles.getState().files).toHaveLength(1);
    expect(useKeptFiles.getState()).toMatchObject({
      available: true,
      message: undefined,
      files: [{ key: run?.key, name: 'answers.csv', size: file.size }],
    });
    await removeKept(useKeptFiles.getState().files);
    expect(useKeptFiles.getState().files).toEqual([]);
    expect(state().runs).toHaveLength(1);
    await takeUndo();
    expect(useKeptFiles.getState().files).toMatchObject([{ key: run?.key }]);
  });
});

describe('the list of kept files', () => {
  afterEach(() => vi.restoreAllMocks());

  it('goes on saying which file found no room when the next one finds some', async () => {
    const createWritable = vi.spyOn(FileSystemFileHandle.prototype, 'createWritable');
    createWritable.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    await addFiles([file]);
    await expect.poll(told).toMatch(/^answers\.csv: There is not enough room/);
    await addFiles([new File([text.slice(0, -1)], 'other.csv')]);
    await expect.poll(() => useKeptFiles.getState().files).toMatchObject([{ name: 'other.csv' }]);
    expect(told()).toMatch(/^answers\.csv/);
  });

  it('is the one that was asked for last', async () => {
    vi.spyOn(navigator.storage, 'getDirectory').mockImplementationOnce(async () => {
      await refreshKept();
      throw new Error('late');
    });
    await refreshKept();
    expect(useKeptFiles.getState().available).toBe(true);
  });
});

describe('an answer to the question for columns', () => {
  it('is remembered for other files with the same header', async () => {
    const header = `one,two ${Date.now()}`;
    const loading = addFiles([new File([`${header}\nx,x\n`], 'first.csv')]);
    await vi.waitUntil(() => state().question, { timeout: 15_000 });
    answerMapping({ golden: 0, response: 1 });
    await loading;
    const [second] = await addFiles([new File([`${header}\ny,a y\n`], 'second.csv')]);
    expect(second).toMatchObject({ mapping: { golden: 0, response: 1 }, tally: { exact: 1 } });
    expect(state().problems).toEqual([]);
  });

  it('for one file leaves another kept one, of the same header, as it was scored', async () => {
    const header = `golden,a,b ${Date.now()}`;
    const loading = addFiles([new File([`${header}\nx,x,y\n`], 'first.csv')]);
    await vi.waitUntil(() => state().question, { timeout: 15_000 });
    answerMapping({ golden: 0, response: 1 });
    const [first] = await loading;
    const [second] = await addFiles([new File([`${header}\ny,x,y\n`], 'second.csv')]);
    const revising = reviseMapping(second?.key ?? '');
    await vi.waitUntil(() => state().question, { timeout: 15_000 });
    answerMapping({ golden: 0, response: 2 });
    await revising;
    await expect
      .poll(() => openKept(second?.key ?? ''))
      .toMatchObject({ mapping: { golden: 0, response: 2 } });
    expect(await openKept(first?.key ?? '')).toMatchObject({
      mapping: { golden: 0, response: 1 },
    });
  });
});
