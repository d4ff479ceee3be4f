import { beforeEach, describe, expect, it } from 'vitest';
import { useCompare, showAcrossRows, showPairRows, showPairs, showRunsTable } from './compare.ts';
import { guessGoldens, setGoldens, stopGoldens, useGoldens } from './goldens.ts';
import { fileKeyOf } from './part-origin.ts';
import { listRuns, groupRun, moveRun, renameRun, useRunGroups } from './run-groups.ts';
import { addFiles, answerMapping, linkOf, openLinked, removeRun, useRuns } from './runs.ts';
import { openPage } from './test-stores.test-support.ts';
import {
  showSingles,
  showWhatIf,
  stopSingles,
  stopWhatIf,
  useSingleWhatIfs,
  useWhatIf,
} from './what-if.ts';

beforeEach(() => {
  openPage();
  useRunGroups.setState({ labels: new Map(), order: [] });
});

const runs = () => useRuns.getState().runs;
const names = () => runs().map(({ name }) => name);
const keys = () => runs().map(({ key }) => key);

/** Name, model and language of each run as it is listed. */
function listed(): string[][] {
  const list = listRuns(runs(), useRunGroups.getState());
  return list.map(({ name, model, language }) => [name, model, language]);
}

const MODELS = new File(
  [
    'question,answer,response,model,golden_all\n',
    'q1,Paris,Paris,A,"[""Paris""]"\n',
    'q1,Paris,Lyon,B,"[""Paris"",""Lyon""]"\n',
    'q2,Rome, Rome,A,\n',
    'q2,Rome,Rome,B,\n',
  ],
  'models.csv',
);

describe('a file with several models', () => {
  it('is several runs, one of which can go without the others', async () => {
    const [first] = await addFiles([MODELS]);
    expect(names()).toEqual(['models.csv · A', 'models.csv · B']);
    removeRun(first?.key ?? '');
    expect(names()).toEqual(['models.csv · B']);
    await addFiles([MODELS]);
    expect(names()).toEqual(['models.csv · A', 'models.csv · B']);
  });

  it('comes back from a link as those runs of it that the link names', async () => {
    await addFiles([MODELS]);
    const [a, b] = runs().map(linkOf);
    expect(b).toMatchObject({ name: 'models.csv · B', from: expect.stringMatching(/\.m\.$/) });
    for (const key of keys()) removeRun(key);
    await openLinked(b ? [b] : []);
    expect(names()).toEqual(['models.csv · B']);
    await openLinked(a && b ? [a, b] : []);
    expect(names()).toEqual(['models.csv · A', 'models.csv · B']);
  });

  it('is asked about again where it would make too many runs', async () => {
    const rows = Array.from({ length: 101 }, (_, row) => `q,a,a,m${row}\n`);
    const file = new File(['question,answer,answer text,model\n', ...rows], 'ids.csv');
    const loading = addFiles([file]);
    const asked = new Promise<void>((resolve) => {
      const stop = useRuns.subscribe(({ question }) => {
        if (!question) return;
        if (question.problem) {
          stop();
          resolve();
          answerMapping(question.peek.mapping, { by: [], responses: [] });
        } else {
          const mapping = { ...question.peek.mapping, response: 2 };
          queueMicrotask(() => answerMapping(mapping, { by: ['model'], responses: [] }));
        }
      });
    });
    await asked;
    await loading;
    expect(names()).toEqual(['ids.csv']);
  });
});

describe('several golden answers', () => {
  it('are switched on for all runs of a file, and stay on when it is opened again', async () => {
    await addFiles([MODELS]);
    const [, b] = runs();
    const choice = b && guessGoldens(b);
    expect(choice).toEqual({ column: 4, form: 'json' });
    await setGoldens(b?.key ?? '', choice);
    expect(runs().map(({ tally, goldens }) => [tally.exact, goldens?.several])).toEqual([
      [2, 0],
      [2, 1],
    ]);
    expect(useGoldens.getState().busy.size).toBe(0);
    const links = runs().map(linkOf);
    for (const key of keys()) removeRun(key);
    await openLinked(links);
    expect(runs().map(({ tally }) => tally.exact)).toEqual([2, 2]);
    await setGoldens(b?.key ?? '', undefined);
    expect(runs().map(({ tally, goldens }) => [tally.exact, goldens])).toEqual([
      [2, undefined],
      [1, undefined],
    ]);
  });
});

describe('what runs are called', () => {
  it('follows the file until a person says otherwise, and its order is theirs', async () => {
    await addFiles([MODELS]);
    const [a = '', b = ''] = keys();
    expect(listed()).toEqual([
      ['models.csv · A', 'A', ''],
      ['models.csv · B', 'B', ''],
    ]);
    await renameRun(a, ' Alpha ');
    await groupRun(b, { language: 'Hindi' });
    await moveRun(b, -1);
    expect(listed()).toEqual([
      ['models.csv · B', 'B', 'Hindi'],
      ['Alpha', 'A', ''],
    ]);
    await moveRun(b, -1);
    await renameRun(a, '');
    expect(listed().map(([name]) => name)).toEqual(['models.csv · B', 'models.csv · A']);
  });
});

describe('comparing', () => {
  it('shows the table, pairs and their rows, and questions across runs', async () => {
    await addFiles([MODELS]);
    const [a = '', b = ''] = keys();
    await showRunsTable([a, b]);
    await showPairs([[a, b]], 'exact');
    await showPairRows({ first: a, second: b, measure: 'exact', part: 'first_only' }, 0, 10);
    await showAcrossRows({ runs: [a, b], measure: 'exact', correct: 2 }, 0, 10);
    const { table, pairs, pairRows, acrossRows } = useCompare.getState();
    expect(table).toMatchObject({
      pending: false,
      problem: undefined,
      value: { domains: ['All'] },
    });
    expect(pairs.value?.[0]).toMatchObject({ matched: 2, tally: { firstOnly: 1, both: 1 } });
    expect(pairRows.value).toMatchObject({ count: 1, rows: [{ second: { response: 'Lyon' } }] });
    expect(acrossRows.value).toMatchObject({ count: 1, rows: [{ question: 'q2' }] });
  });

  it('shows the answer to the last question alone', async () => {
    await addFiles([MODELS]);
    const [a = '', b = ''] = keys();
    await Promise.all([showPairs([[a, b]], 'exact'), showPairs([[b, a]], 'overlap')]);
    expect(useCompare.getState().pairs.value?.map(({ first }) => first)).toEqual([b]);
  });

  it('says why where a run is gone', async () => {
    await showRunsTable(['0123456789abcdef']);
    const { table } = useCompare.getState();
    expect([table.pending, table.problem?.code]).toEqual([false, 'unexpected']);
  });
});

describe('a switch of golden answers', () => {
  it('that is stopped leaves all runs of the file as they were', async () => {
    const [run] = await addFiles([MODELS]);
    if (!run) throw new Error('The file is two runs.');
    const before = runs();
    const switching = setGoldens(run.key, { column: 4, form: 'json' });
    stopGoldens(fileKeyOf(run));
    await switching;
    expect(runs()).toEqual(before);
    expect(useGoldens.getState().busy.size).toBe(0);
    expect(useRuns.getState().problems).toEqual([]);
  });
});

describe('what-ifs', () => {
  it('are found together, and each alone', async () => {
    await addFiles([MODELS]);
    await showWhatIf(keys(), ['casefold', 'nfc']);
    expect(useWhatIf.getState()).toMatchObject({
      pending: false,
      value: { relaxations: ['casefold', 'nfc'] },
    });
    await showSingles(keys());
    const { values, pending } = useSingleWhatIfs.getState();
    expect([values.size, pending]).toEqual([13, false]);
    expect(values.get('nfc')?.all[0]).toMatchObject({ rows: 4, up: 0, down: 0 });
  });

  it('are found alone once those together are there, and none is left out', async () => {
    await addFiles([MODELS]);
    const singles = showSingles(keys());
    await Promise.all([singles, showWhatIf(keys(), ['casefold', 'nfc'])]);
    expect(useWhatIf.getState().value?.relaxations).toEqual(['casefold', 'nfc']);
    expect(useSingleWhatIfs.getState().values.size).toBe(13);
  });

  it('stop where they are told to', async () => {
    await addFiles([MODELS]);
    const asked = [showSingles(keys()), showWhatIf(keys(), ['nfc'])];
    stopSingles();
    stopWhatIf();
    await Promise.all(asked);
    expect(useSingleWhatIfs.getState()).toMatchObject({ values: new Map(), pending: false });
    expect(useWhatIf.getState()).toMatchObject({ pending: false });
  });
});
