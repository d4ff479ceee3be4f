import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findContentKey } from '../engine/content-key.ts';
import { download } from './download.ts';
import { getEngine } from './engine.ts';
import { useKeptFiles } from './kept-files.ts';
import * as loadQueue from './load-queue.ts';
import {
  addFiles,
  answerMapping,
  cancelLoad,
  changeDialect,
  dismissMapping,
  dismissProblem,
  exportRun,
  openLinked,
  openSample,
  removeRun,
  reviseMapping,
  stopExport,
  useRuns,
} from './runs.ts';
import { DPR, openPage, repositoryFile, SAMPLE } from './test-stores.test-support.ts';

vi.mock('./download.ts', () => ({ download: vi.fn<typeof download>() }));

let page = openPage();
beforeEach(() => {
  vi.mocked(download).mockClear();
  page = openPage();
});

const state = () => useRuns.getState();
const textFile = (name: string, text: string) => new File([text], name);

/** Resolves once a question is on screen. */
function question() {
  return vi.waitUntil(() => state().question);
}

describe('adding files', () => {
  it('loads one after the other, in their order', async () => {
    const runs = await addFiles([repositoryFile(SAMPLE), repositoryFile(DPR)]);
    expect(runs.map(({ tally }) => tally.rows)).toEqual([116, 301]);
    expect(state()).toMatchObject({ runs, loading: [], problems: [], question: undefined });
  });

  it('lists every file that waits, and its progress', async () => {
    const seen: unknown[] = [];
    const stop = useRuns.subscribe(({ loading }) => {
      seen.push(loading.map(({ name, progress }) => [name, progress?.rows]));
    });
    await addFiles([repositoryFile(SAMPLE), repositoryFile(DPR)]);
    stop();
    const [first, second] = ['demo_evouna_tq.csv', 'openqa_nq301_DPR.csv'];
    expect(seen).toContainEqual([
      [first, 116],
      [second, undefined],
    ]);
    expect(seen).toContainEqual([[second, 301]]);
  });

  it('keeps what is loaded when another file fails, and says why', async () => {
    await addFiles([repositoryFile(SAMPLE), textFile('empty.csv', ''), repositoryFile(DPR)]);
    expect(state().runs.map(({ tally }) => tally.rows)).toEqual([116, 301]);
    expect(state().problems).toMatchObject([
      { name: 'empty.csv', problem: { code: 'empty_file' } },
    ]);
    dismissProblem(state().problems[0]?.id ?? '');
    expect(state().problems).toEqual([]);
  });

  it('does not double a file that is loaded already', async () => {
    await addFiles([repositoryFile(SAMPLE), repositoryFile(DPR), repositoryFile(SAMPLE)]);
    expect(state().runs.map(({ tally }) => tally.rows)).toEqual([116, 301]);
  });

  it('says once that nothing is kept where the browser keeps nothing', async () => {
    await addFiles([repositoryFile(SAMPLE)]);
    await vi.waitUntil(() => useKeptFiles.getState().message);
    expect(useKeptFiles.getState()).toMatchObject({ available: false, files: [] });
    expect(state().problems).toEqual([]);
  });

  it('opens the sample through the same door', async () => {
    vi.stubGlobal('document', { baseURI: 'https://example.org/copy/' });
    const asked = vi.fn<typeof fetch>(async () => new Response(repositoryFile(SAMPLE)));
    vi.stubGlobal('fetch', asked);
    const [run] = await openSample();
    expect(asked).toHaveBeenCalledWith(
      new URL('https://example.org/copy/samples/demo_evouna_tq.csv'),
    );
    expect(run).toMatchObject({ name: 'demo_evouna_tq.csv', tally: { rows: 116 } });
    asked.mockResolvedValueOnce(new Response('', { status: 404 }));
    expect(await openSample()).toEqual([]);
    expect(state().problems).toMatchObject([{ problem: { code: 'unreadable_file' } }]);
    vi.unstubAllGlobals();
  });
});

describe('cancelling', () => {
  it('takes the file off at once, and goes on with the next', async () => {
    const loading = addFiles([repositoryFile(SAMPLE), repositoryFile(DPR)]);
    const [first] = state().loading;
    cancelLoad(first?.job ?? '');
    expect(state().loading.map(({ name }) => name)).toEqual(['openqa_nq301_DPR.csv']);
    expect((await loading).map(({ name }) => name)).toEqual(['openqa_nq301_DPR.csv']);
    expect(state().runs).toHaveLength(1);
    expect(state().problems).toEqual([]);
  });

  it('while a file is read ends it in the engine too', async () => {
    const loading = addFiles([repositoryFile(SAMPLE)]);
    const stop = useRuns.subscribe(({ loading: [file] }) => {
      if (file?.progress) cancelLoad(file.job);
    });
    expect(await loading).toEqual([]);
    stop();
    expect(state()).toMatchObject({ runs: [], loading: [], problems: [] });
  });

  it('while the head of a file is looked at reads none of its rows', async () => {
    await addFiles([repositoryFile(DPR)]);
    const [engine] = page.started;
    if (!engine) throw new Error('no engine was started');
    const load = vi.spyOn(engine, 'load');
    vi.spyOn(engine, 'peek').mockImplementationOnce(async (file) => {
      cancelLoad(state().loading[0]?.job ?? '');
      return getEngine().peek(file);
    });
    expect(await addFiles([repositoryFile(SAMPLE)])).toEqual([]);
    expect(load).not.toHaveBeenCalled();
  });

  it('takes the question with it', async () => {
    const loading = addFiles([textFile('a.csv', 'a,b\n1,2\n')]);
    await question();
    cancelLoad(state().loading[0]?.job ?? '');
    expect(state().question).toBeUndefined();
    expect(await loading).toEqual([]);
  });
});

describe('the question for columns', () => {
  it('waits for an answer where a required column is missing', async () => {
    const loading = addFiles([textFile('a.csv', 'a,b\nx,the x\n')]);
    expect(await question()).toMatchObject({
      name: 'a.csv',
      reason: 'missing',
      peek: { columns: ['a', 'b'], rows: [['x', 'the x']] },
    });
    answerMapping({ golden: 0, response: 1 });
    expect(await loading).toMatchObject([{ tally: { rows: 1, exact: 1 } }]);
    expect(state().question).toBeUndefined();
  });

  it('is asked where two columns could be meant', async () => {
    const loading = addFiles([textFile('a.csv', 'answer,output,prediction\nx,y,x\n')]);
    expect(await question()).toMatchObject({ reason: 'ambiguous' });
    answerMapping({ golden: 0, response: 2 });
    expect(await loading).toMatchObject([{ tally: { exact: 1 } }]);
  });

  it('can be dismissed, and then nothing is loaded and nothing is wrong', async () => {
    const loading = addFiles([textFile('a.csv', 'a,b\n1,2\n'), repositoryFile(SAMPLE)]);
    await question();
    dismissMapping();
    expect(await loading).toHaveLength(1);
    expect(state().problems).toEqual([]);
  });

  it('gets a new preview when the file is read another way', async () => {
    const loading = addFiles([textFile('a.csv', 'a;b,c\n1;2,3\n')]);
    await question();
    await changeDialect({ delimiter: ';' });
    expect(state().question?.peek.columns).toEqual(['a', 'b,c']);
    await changeDialect({ delimiter: ',' });
    expect(state().question?.peek.columns).toEqual(['a;b', 'c']);
    answerMapping({ golden: 0, response: 1 });
    const [run] = await loading;
    expect(run).toMatchObject({
      columns: ['a;b', 'c'],
      report: { dialect: { delimiter: ',' } },
    });
  });

  it('is read by all of several choices in quick succession', async () => {
    const loading = addFiles([textFile('a.csv', "x\n'a;b';c\n1;2\n")]);
    await question();
    const first = changeDialect({ header: 2 });
    const second = changeDialect({ quote: "'", delimiter: ';' });
    answerMapping({ golden: 0, response: 1 });
    expect(state().question).toMatchObject({ wanted: { header: 2, quote: "'" } });
    await Promise.all([first, second]);
    expect(state().question).toMatchObject({ wanted: undefined, peek: { columns: ['a;b', 'c'] } });
    answerMapping({ golden: 0, response: 1 });
    expect(await loading).toMatchObject([{ report: { dialect: { header: 2, quote: "'" } } }]);
  });

  it('says why a file cannot be read another way, and keeps the way it was', async () => {
    const loading = addFiles([textFile('a.csv', 'a,b\n1,2\n')]);
    await question();
    await changeDialect({ header: 9 });
    expect(state()).toMatchObject({
      problems: [],
      question: { refusal: { code: 'no_rows' }, peek: { columns: ['a', 'b'] } },
    });
    await changeDialect({ header: 2 });
    expect(state().question).toMatchObject({ refusal: undefined, peek: { columns: ['1', '2'] } });
    dismissMapping();
    await loading;
  });

  it('is asked where the encoding is a guess, and not once one was chosen', async () => {
    const bytes = Uint8Array.from(Buffer.from('answer,response\nŁ\xF3d\x9F,x\n', 'latin1'));
    const loading = addFiles([new File([bytes], 'a.csv')]);
    expect(await question()).toMatchObject({ reason: 'unsure', peek: { doubts: ['encoding'] } });
    await changeDialect({ encoding: 'windows-1250' });
    expect(state().question?.peek.rows[0]?.[0]).toContain('ódź');
    answerMapping({ golden: 0, response: 1 });
    const [run] = await loading;
    expect(run?.report.dialect.encoding).toBe('windows-1250');
  });

  it('offers the rest of a file whose quote is never closed, and says what was done', async () => {
    const text = 'answer,response\na,"a\nb,it is b\n';
    const loading = addFiles([textFile('a.csv', text)]);
    expect(await question()).toMatchObject({
      reason: 'damaged',
      problem: { code: 'unterminated_quote', line: 2 },
    });
    answerMapping({ golden: 0, response: 1 });
    expect(await loading).toMatchObject([
      { tally: { rows: 2, exact: 2 }, report: { dialect: { readOn: true } } },
    ]);
  });

  it('lists the damage of a file whose rest nobody wants', async () => {
    const json = '{"answer":"a","response":"b"}\n{"answer":\n';
    const loading = addFiles([textFile('a.jsonl', json)]);
    expect(await question()).toMatchObject({ reason: 'damaged' });
    dismissMapping();
    expect(await loading).toEqual([]);
    expect(state().problems).toMatchObject([{ problem: { code: 'not_json', line: 2 } }]);
  });

  it('is asked again of a loaded run, which its answer replaces', async () => {
    const [run] = await addFiles([repositoryFile(SAMPLE), repositoryFile(DPR)]);
    const revising = reviseMapping(run?.key ?? '');
    expect(await question()).toMatchObject({ reason: 'asked', peek: { mapping: run?.mapping } });
    answerMapping({ golden: 1, response: 1 });
    await revising;
    expect(state().runs.map(({ name, tally }) => [name, tally.exact])).toEqual([
      ['demo_evouna_tq.csv', 116],
      ['openqa_nq301_DPR.csv', 102],
    ]);
  });

  it('brings no run back that was taken off the page meanwhile', async () => {
    const [run] = await addFiles([repositoryFile(SAMPLE)]);
    const revising = reviseMapping(run?.key ?? '');
    await question();
    removeRun(run?.key ?? '');
    answerMapping({ golden: 1, response: 1 });
    await revising;
    expect(state()).toMatchObject({ runs: [], loading: [], problems: [] });
  });
});

describe('a failure that nobody foresaw', () => {
  it('is told in a sentence that says what to do', async () => {
    await addFiles([repositoryFile(DPR)]);
    const [engine] = page.started;
    if (!engine) throw new Error('no engine was started');
    vi.spyOn(engine, 'load').mockRejectedValueOnce(new RangeError('Invalid string length'));
    expect(await addFiles([repositoryFile(SAMPLE)])).toEqual([]);
    expect(state().problems[0]?.problem.message).toMatch(/\(Invalid string length\).*Reload/);
  });
});

describe('a link', () => {
  it('lists the files that this browser does not have, until they are dropped', async () => {
    const [run] = await addFiles([repositoryFile(SAMPLE)]);
    const key = run?.key ?? '';
    page = openPage();
    const linked = { key: 'not a key of this page', name: 'elsewhere.csv' };
    await openLinked([linked]);
    expect(state().missingFiles).toEqual([linked]);
    useRuns.setState({ missingFiles: [linked, { key, name: 'demo_evouna_tq.csv' }] });
    await addFiles([repositoryFile(SAMPLE)]);
    expect(state().missingFiles).toEqual([linked]);
  });

  it('opens the files of this page once, whoever asks', async () => {
    const [run] = await addFiles([repositoryFile(SAMPLE)]);
    const linked = [{ key: run?.key ?? '', name: 'demo_evouna_tq.csv' }];
    removeRun(run?.key ?? '');
    expect(state().runs).toEqual([]);
    await Promise.all([openLinked(linked), openLinked(linked)]);
    expect(state().runs).toHaveLength(1);
    await openLinked(linked);
    expect(state()).toMatchObject({ runs: [{ key: run?.key }], missingFiles: [], loading: [] });
  });
});

describe('a link to the bundled sample', () => {
  const sample = { key: '', name: 'demo_evouna_tq.csv' };
  const answer = vi.fn<typeof fetch>(async () => new Response(repositoryFile(SAMPLE)));

  beforeEach(async () => {
    sample.key = await findContentKey(repositoryFile(SAMPLE));
    vi.stubGlobal('document', { baseURI: 'https://example.org/copy/' });
    vi.stubGlobal('fetch', answer.mockClear());
    // As in a browser that never saw the sample.
    vi.spyOn(loadQueue, 'openingOf').mockReturnValue(undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('fetches it', async () => {
    await openLinked([sample]);
    expect(state()).toMatchObject({ runs: [sample], missingFiles: [] });
  });

  it('asks for the file where it means another version of it', async () => {
    const other = { key: '0123456789abcdef', name: sample.name };
    await openLinked([other]);
    expect(answer).toHaveBeenCalledOnce();
    expect(state()).toMatchObject({ runs: [], missingFiles: [other], problems: [] });
  });

  it('asks for the file where it cannot be fetched', async () => {
    answer.mockRejectedValueOnce(new TypeError('offline'));
    await openLinked([sample]);
    expect(state()).toMatchObject({ runs: [], missingFiles: [sample], problems: [] });
  });

  it('is the only one for which anything is fetched', async () => {
    await openLinked([{ key: sample.key, name: 'mine.csv' }]);
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('an export', () => {
  it.each([
    ['csv', 'demo_evouna_tq.scored.csv'],
    ['excel', 'demo_evouna_tq.scored.excel.csv'],
  ] as const)('as %s is downloaded as %s', async (flavour, name) => {
    const [run] = await addFiles([repositoryFile(SAMPLE)]);
    const writing = exportRun(run?.key ?? '', flavour);
    expect(state().exporting).toMatchObject({ key: run?.key, flavour, rows: 0 });
    await writing;
    expect(vi.mocked(download).mock.calls).toEqual([[expect.any(Blob), name]]);
    expect(state().exporting).toBeUndefined();
  });

  it('that is stopped downloads nothing', async () => {
    const [run] = await addFiles([repositoryFile(SAMPLE)]);
    const writing = exportRun(run?.key ?? '', 'csv');
    stopExport();
    expect(state().exporting).toBeUndefined();
    await writing;
    expect(download).not.toHaveBeenCalled();
    expect(state().problems).toEqual([]);
  });
});

describe('an engine that stops', () => {
  it('is told, and its files are opened again in a new one', async () => {
    await addFiles([repositoryFile(SAMPLE)]);
    page.stopEngine();
    expect(state()).toMatchObject({
      runs: [],
      problems: [{ name: 'demo_evouna_tq.csv', problem: { code: 'engine_stopped' } }],
    });
    await vi.waitUntil(() => state().runs.length === 1);
    expect(page.started).toHaveLength(2);
    expect(state().missingFiles).toEqual([]);
  });

  it('a second time is left alone: its files are listed, for a person to drop', async () => {
    const linked = { key: 'ffffffffffffffff', name: 'elsewhere.csv' };
    const [run] = await addFiles([repositoryFile(DPR)]);
    await openLinked([linked]);
    page.stopEngine();
    await vi.waitUntil(() => state().runs.length === 1);
    expect(state().missingFiles).toEqual([linked]);
    page.stopEngine();
    expect(state().loading).toEqual([]);
    expect(state().missingFiles).toEqual([linked, { key: run?.key, name: run?.name }]);
  });
});
