import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_PROMPT } from '../core/judge/default-prompt.ts';
import { DEFAULT_RAG_SETTINGS } from '../core/rag/rag-settings.ts';
import { openServer } from '../judge/run-judge.test-support.ts';
import { dropFile, takeFiles, useBuildSet } from './build-set.ts';
import { setGoldens } from './goldens.ts';
import {
  chooseServer,
  emptyCache,
  forgetJudging,
  removeHeader,
  resetPrompt,
  resumeStored,
  setConnection,
  setKey,
  setModel,
  setPrompt,
  setScope,
  showJudging,
  startJudging,
  useJudge,
} from './judge.ts';
import { whenPrepared } from './prepared.ts';
import { resetRagSettings, setRagSettings, useRag } from './rag.ts';
import { applyPatch, clearReviews, decide, importReviews, removePatch } from './reviews.ts';
import { startSampled, undo, useReviews, writeNote } from './reviews.ts';
import { addFiles, answerMapping, reviseMapping, useRuns } from './runs.ts';
import { openPage } from './test-stores.test-support.ts';
import { lapseUndo, takeUndo, useUndoOffer } from './undo-offer.ts';

// What takes something away offers to bring it back. What IndexedDB holds is tested in a browser.

const CSV = 'question,answer,response,all\nA?,x,x,"[""x"",""y""]"\nB?,z,y,"[""z"",""y""]"\n';
const textFile = (name: string, text: string) => new File([text], name);
const offered = () => useUndoOffer.getState().offers.at(-1)?.label;
const run = () => {
  const [first] = useRuns.getState().runs;
  if (!first) throw new Error('no run is loaded');
  return first;
};
const judging = () => useJudge.getState().judgings.get(run().key);
const decisions = () => [...useReviews.getState().decisions.values()];

let openedPage = openPage();
beforeEach(async () => {
  lapseUndo();
  openedPage = openPage();
  useJudge.setState(useJudge.getInitialState());
  useRag.setState(useRag.getInitialState());
  await addFiles([textFile('a.csv', CSV)]);
});

describe('reviews', () => {
  beforeEach(async () => {
    await startSampled(run().key);
    await decide('correct');
    await decide('incorrect');
  });

  it('that are cleared come back, also where a step was made since', async () => {
    const before = decisions();
    await clearReviews();
    expect(decisions()).toEqual([]);
    expect(offered()).toBe('2 decisions were cleared.');
    await takeUndo();
    expect(decisions()).toEqual(before);
    await clearReviews();
    await importReviews(textFile('r.csv', 'row_key,reviewer,verdict\nx,Ben,correct\n'));
    await undo();
    expect(decisions()).toEqual([]);
  });

  it('that were taken back in the review already are not once more', async () => {
    await clearReviews();
    await undo();
    await undo();
    const before = decisions();
    expect(before).toHaveLength(1);
    await takeUndo();
    expect(decisions()).toEqual(before);
  });

  it('that were cleared longer ago than the review goes back come back', async () => {
    const before = decisions();
    await clearReviews();
    await startSampled(run().key);
    for (let times = 0; times < 500; times++) await writeNote(`${times}`);
    await takeUndo();
    expect(decisions()).toEqual(before);
  });

  it('that were taken back in the review are not once more, where a step is made after that', async () => {
    await clearReviews();
    for (let times = 0; times < 3; times++) await undo();
    await startSampled(run().key);
    await decide('unsure');
    await takeUndo();
    expect(decisions()).toMatchObject([{ verdict: 'unsure' }]);
  });

  it('are as they were before an import that is taken back', async () => {
    const before = decisions();
    const changed = before.map(({ rowKey }) => `${rowKey},Reviewer,unsure,2999-01-01T00:00:00Z`);
    const file = ['row_key,reviewer,verdict,reviewed_at', ...changed].join('\n');
    await importReviews(textFile('r.csv', file));
    expect(decisions().map(({ verdict }) => verdict)).toEqual(['unsure', 'unsure']);
    await takeUndo();
    expect(decisions()).toEqual(before);
  });

  it('are not offered again by an import that changes nothing', async () => {
    const [{ rowKey } = { rowKey: '' }] = decisions();
    const older = `row_key,reviewer,verdict,reviewed_at\n${rowKey},Reviewer,unsure,1999-01-01T00:00:00Z\n`;
    await importReviews(textFile('r.csv', older));
    expect(offered()).toBeUndefined();
    expect(useReviews.getState().notice).toBe('1 decision read: 1 older and left out.');
  });
});

it('acts of several kinds are taken back one after the other, the last one first', async () => {
  const shown = () => [
    run().tally.exact,
    useRag.getState().settings.get(run().key)?.seed,
    useJudge.getState().prompt,
  ];
  await setRagSettings(run(), { seed: 7 });
  setPrompt('Mine: {response}');
  const states = [shown()];
  await setGoldens(run().key, { column: 3, form: 'json' });
  states.push(shown());
  resetPrompt();
  states.push(shown());
  await resetRagSettings(run());
  for (const before of states.toReversed()) {
    expect(shown()).not.toEqual(before);
    await takeUndo();
    expect(shown()).toEqual(before);
  }
  expect(offered()).toBeUndefined();
});

describe('golden answers', () => {
  it('of a patch go as it is taken back, and come with it again', async () => {
    await startSampled(run().key);
    await decide('correct');
    const key = decisions()[0]?.rowKey ?? '';
    const patch = textFile('p.csv', `row_key,proposed_answer\n${key},other\n`);
    await applyPatch(patch);
    expect(run().patch).toMatchObject({ rows: 1 });
    await takeUndo();
    expect(run().patch).toBeUndefined();
    await applyPatch(patch);
    await removePatch(run().key);
    expect(offered()).toBe('p.csv is taken back.');
    await takeUndo();
    expect(run().patch).toEqual({ name: 'p.csv', rows: 1 });
    await removePatch(run().key);
  });

  it('that are several a row are one again, and the other way about', async () => {
    const several = { column: 3, form: 'json' } as const;
    await setGoldens(run().key, several);
    expect(run().tally.exact).toBe(2);
    await takeUndo();
    expect(run().tally.exact).toBe(1);
    expect(run().goldens).toBeUndefined();
    await setGoldens(run().key, several);
    await setGoldens(run().key, undefined);
    await takeUndo();
    expect(run().tally.exact).toBe(2);
  });
});

it('golden answers that could not be put back are offered still, and why is told', async () => {
  const [engine] = openedPage.started;
  await setGoldens(run().key, { column: 3, form: 'json' });
  const label = offered();
  if (engine)
    engine.setGoldens = async () => ({ ok: false, problem: { code: 'usage', message: 'No.' } });
  await takeUndo();
  expect(offered()).toBe(label);
  expect(run().tally.exact).toBe(2);
  expect(useRuns.getState().problems).toMatchObject([
    { name: 'Undo', problem: { message: 'No.' } },
  ]);
});

it('columns that a person chose are those of before again', async () => {
  const before = run();
  const revising = reviseMapping(before.key);
  await vi.waitUntil(() => useRuns.getState().question);
  answerMapping({ golden: 1, response: 1 });
  await revising;
  expect(run().tally.exact).toBe(2);
  await takeUndo();
  expect(run().mapping).toEqual(before.mapping);
  expect(run().tally).toEqual(before.tally);
});

it('RAG settings that were reset are the chosen ones again', async () => {
  await setRagSettings(run(), { seed: 7 });
  await resetRagSettings(run());
  expect(useRag.getState().settings.get(run().key)).toEqual(DEFAULT_RAG_SETTINGS);
  await takeUndo();
  expect(useRag.getState().settings.get(run().key)).toEqual({ ...DEFAULT_RAG_SETTINGS, seed: 7 });
});

it('a file that a set is built of is there again', async () => {
  const file = textFile('q.csv', CSV);
  await takeFiles([file]);
  dropFile('questions');
  expect(useBuildSet.getState().questions).toBeUndefined();
  await takeUndo();
  expect(useBuildSet.getState().questions).toBe(file);
});

async function judgeAll() {
  const server = await openServer();
  setConnection({ server: 'other', baseURL: server.baseURL });
  setModel('judge-1');
  await whenPrepared(run().key);
  await showJudging(run().key);
  setScope({ kind: 'filter', filter: {}, limit: undefined, order: 'first', seed: 0 });
  await startJudging();
  return server;
}

describe('the judge', () => {
  it('has its own prompt again', async () => {
    setPrompt('Mine: {response}');
    resetPrompt();
    expect(useJudge.getState().prompt).toBe(DEFAULT_PROMPT);
    await takeUndo();
    expect(useJudge.getState().prompt).toBe('Mine: {response}');
  });

  it('has its server and key again, which went with the server, and says nothing of a preset’s headers', async () => {
    chooseServer('openrouter');
    chooseServer('openai');
    expect(offered()).toBeUndefined();
    setKey('sk-secret');
    setConnection({ baseURL: 'https://other.example/v1' });
    expect(useJudge.getState().connection.key).toBe('');
    expect(offered()).not.toContain('sk-secret');
    await takeUndo();
    expect(useJudge.getState().connection).toMatchObject({
      server: 'openai',
      baseURL: 'https://api.openai.com/v1',
      key: 'sk-secret',
    });
  });

  it('has a removed header again, beside what was typed since', async () => {
    setConnection({ baseURL: 'https://one.example/v1', headers: { 'X-Team': 'secret-team' } });
    removeHeader('X-Team');
    setConnection({ headers: { 'X-Other': '1' } });
    await takeUndo();
    expect(useJudge.getState().connection.headers).toEqual({
      'X-Team': 'secret-team',
      'X-Other': '1',
    });
  });

  it('sends no removed header to another server', async () => {
    setConnection({ baseURL: 'https://one.example/v1', headers: { 'X-Team': 'secret-team' } });
    removeHeader('X-Team');
    setConnection({ baseURL: 'https://two.example/v1' });
    await takeUndo();
    expect(useJudge.getState().connection.headers).toEqual({});
    expect(useRuns.getState().problems).toMatchObject([
      {
        problem: { message: 'The header X-Team was for https://one.example alone: type it anew.' },
      },
    ]);
  });

  it('has what was typed again, where a judging went on by its own settings', async () => {
    await judgeAll();
    lapseUndo();
    await resumeStored();
    expect(offered()).toBeUndefined();
    setModel('judge-2');
    setPrompt('Mine: {question} {answer} {response}');
    await resumeStored();
    expect(useJudge.getState()).toMatchObject({ model: 'judge-1', prompt: DEFAULT_PROMPT });
    expect(offered()).toBe('The judge is set up as it was for these verdicts.');
    await takeUndo();
    expect(useJudge.getState()).toMatchObject({
      model: 'judge-2',
      prompt: 'Mine: {question} {answer} {response}',
    });
  });

  it('is as it was by one undo, where a judging went on by the settings of another server', async () => {
    await judgeAll();
    setConnection({ baseURL: 'https://mine.example/v1' });
    setKey('sk-secret');
    lapseUndo();
    await resumeStored();
    expect(useUndoOffer.getState().offers).toHaveLength(1);
    await takeUndo();
    expect(useJudge.getState().connection).toMatchObject({
      baseURL: 'https://mine.example/v1',
      key: 'sk-secret',
    });
    expect(offered()).toBeUndefined();
  });

  it('has said what it said of a file again', async () => {
    await judgeAll();
    const before = judging();
    expect(before?.judgements.size).toBe(2);
    await forgetJudging(run().key);
    expect(judging()).toBeUndefined();
    expect(offered()).toBe('What the judge said of a.csv is forgotten.');
    await takeUndo();
    expect(judging()).toEqual(before);
  });

  it('has its earlier verdicts again, where another model’s took their place', async () => {
    await judgeAll();
    const before = judging();
    lapseUndo();
    await startJudging();
    expect(offered()).toBeUndefined();
    setModel('judge-2');
    await startJudging();
    expect(judging()?.settings.model).toBe('judge-2');
    expect(offered()).toBe('Earlier verdicts, by judge-1, are replaced.');
    await takeUndo();
    expect(judging()?.settings.model).toBe('judge-1');
    expect(judging()?.tally).toEqual(before?.tally);
  });

  it('has its cache again', async () => {
    const server = await judgeAll();
    const asked = server.asked().length;
    await emptyCache();
    expect(offered()).toBe('The cache of model answers is emptied.');
    await takeUndo();
    await startJudging();
    expect(server.asked()).toHaveLength(asked);
    await emptyCache();
    await startJudging();
    expect(server.asked()).toHaveLength(2 * asked);
  });
});
