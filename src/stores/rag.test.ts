import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_RAG_SETTINGS } from '../core/rag/rag-settings.ts';
import { openRagRow, prepareRag, setRagSettings, showRag, stopRag, useRag } from './rag.ts';
import { addFiles, removeRun, useRuns, type Run } from './runs.ts';
import { openPage, repositoryFile, SAMPLE } from './test-stores.test-support.ts';

const RAG_SAMPLE = 'public/samples/demo_rag_squad.csv';

let page: ReturnType<typeof openPage>;

beforeEach(() => {
  page = openPage();
  useRag.setState(useRag.getInitialState());
});

async function openSample(path = RAG_SAMPLE): Promise<Run> {
  const [run] = await addFiles([repositoryFile(path)]);
  if (!run) throw new Error('The sample did not load.');
  return run;
}

/** What the report says of lengths: rows that are aligned. */
function alignedRows(): number | undefined {
  return useRag.getState().report?.summary.combined.lengths.aligned;
}

describe('the figures of a run', () => {
  it('are shown, and are then there for filters', async () => {
    const run = await openSample();
    await showRag(run);
    const { report, working, ready } = useRag.getState();
    expect(report?.summary.combined.sources.states.scored).toBe(172);
    expect(working).toBeUndefined();
    expect(ready.get(run.key)).toBe(run);
  });

  it('follow a setting that is changed, and keep those that are not', async () => {
    const run = await openSample();
    await setRagSettings(run, { threshold: 1 });
    expect(alignedRows()).toBe(172);
    await setRagSettings(run, { seed: 7 });
    expect(alignedRows()).toBe(172);
    expect(useRag.getState().settings.get(run.key)).toEqual({
      ...DEFAULT_RAG_SETTINGS,
      threshold: 1,
      seed: 7,
    });
  });

  it('are those of the last settings, whichever answer comes last', async () => {
    const run = await openSample();
    const first = setRagSettings(run, { threshold: 1, countSources: true });
    const last = setRagSettings(run, { threshold: 0.3, countSources: false });
    await Promise.all([first, last]);
    expect(useRag.getState().report?.settings).toEqual(DEFAULT_RAG_SETTINGS);
  });

  it('are left as they were where a person stops the search for new ones', async () => {
    const run = await openSample();
    await showRag(run);
    const { report } = useRag.getState();
    const end = useRag.subscribe(({ working }) => working && stopRag());
    await setRagSettings(run, { countSources: true });
    end();
    expect(useRag.getState()).toMatchObject({ working: undefined, problem: undefined, report });
    await showRag(run);
    expect(useRag.getState().report?.settings.countSources).toBe(true);
  });

  it('are found for several runs one after the other', async () => {
    const runs = [await openSample(), await openSample(SAMPLE)];
    await prepareRag(runs);
    expect([...useRag.getState().ready.keys()]).toEqual(runs.map(({ key }) => key));
  });

  it('go with their run', async () => {
    const run = await openSample();
    await showRag(run);
    await openRagRow({ run: run.key, row: 0 });
    removeRun(run.key);
    expect(useRag.getState()).toMatchObject({ report: undefined, row: undefined });
    expect(useRag.getState().ready.size).toBe(0);
  });

  it('are asked for again where the engine has stopped', async () => {
    const run = await openSample();
    await showRag(run);
    page.stopEngine();
    expect(useRag.getState()).toMatchObject({ report: undefined, row: undefined });
    await expect.poll(() => useRuns.getState().runs.length).toBe(1);
    const [again] = useRuns.getState().runs;
    if (again) await showRag(again);
    expect(alignedRows()).toBe(131);
  });
});

describe('the open row', () => {
  it('shows its sources, and its rating once the figures are found', async () => {
    const run = await openSample();
    await openRagRow({ run: run.key, row: 0 });
    expect(useRag.getState().row?.detail).toMatchObject({ state: 'scored', rating: undefined });
    await showRag(run);
    await expect.poll(() => useRag.getState().row?.detail.rating).toBe(10);
  });

  it('is the last that was asked for', async () => {
    const run = await openSample();
    await Promise.all([0, 1, 2].map((row) => openRagRow({ run: run.key, row })));
    expect(useRag.getState().row?.id.row).toBe(2);
  });
});
