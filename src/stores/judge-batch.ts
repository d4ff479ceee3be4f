import { batchLine, readBatch } from '../core/judge/batch.ts';
import type { Judgement, JudgeRow } from '../core/judge/judgement.ts';
import { ALL_ACCEPTED } from '../core/judge/request.ts';
import { isBlank } from '../core/text/white-space.ts';
import { saveJudging, startJudging as storeStart, nameJudgement } from '../storage/judgings.ts';
import { download } from './download.ts';
import { askEngine, tellEngine } from './engine.ts';
import { keepJudgements, keepOrTell } from './judge-keep.ts';
import { attempt, readSettingsNow, unwrap } from './judge-line.ts';
import {
  type JudgingFacts,
  recountJudged,
  showFacts,
  toJudgedRun,
  toRecord,
} from './judge-load.ts';
import { refreshJudgeReport } from './judge-report.ts';
import { isSameJudge, newFacts, offerEarlier, readReplaced, whileLocked } from './judge-run.ts';
import { useJudge } from './judge-state.ts';
import { useRuns } from './runs-state.ts';
import { postToTabs } from './tab-channel.ts';

/** Lines that become bytes at a time. */
const PIECE_LINES = 1000;

/**
 * Downloads the rows of the scope as `NAME.batch.jsonl`, for the OpenAI Batch API or `vllm run-batch`: one line a
 * distinct row, none for blank responses. Never rejects; `problem` says why nothing came.
 */
export function exportBatch(): Promise<void> {
  return attempt(async () => {
    const { run, scope, test } = useJudge.getState();
    const name = useRuns.getState().runs.find(({ key }) => key === run)?.name;
    if (run === undefined || name === undefined) return;
    const settings = readSettingsNow();
    const accepted = typeof test === 'object' ? test.accepted : ALL_ACCEPTED;
    const rows = unwrap(await askEngine((engine) => engine.judgeRows(run, scope)));
    const asked = rows.filter(({ response }) => !isBlank(response));
    const pieces: Blob[] = [];
    for (let from = 0; from < asked.length; from += PIECE_LINES) {
      const lines = asked.slice(from, from + PIECE_LINES);
      pieces.push(new Blob(lines.map((row) => batchLine(settings, accepted, row))));
    }
    const file = new Blob(pieces, { type: 'application/jsonl' });
    download(file, `${name.replace(/\.[^.]+$/, '')}.batch.jsonl`);
  });
}

/**
 * Takes in a file of results for the rows of the scope, as judged by the settings as they are; `batch` says what
 * it held. What earlier files held of the same rows by the same settings stays; it can be undone. Never rejects.
 */
export function importBatch(file: File): Promise<void> {
  return attempt(() =>
    whileLocked(async (run) => {
      const settings = readSettingsNow();
      const { scope } = useJudge.getState();
      const rows = unwrap(await askEngine((engine) => engine.judgeRows(run, scope)));
      const asked = rows.filter(({ response }) => !isBlank(response));
      const results = await readBatch(linesOf(file), new Set(asked.map(({ key }) => key)));
      const { judgements, ...told } = results;
      useJudge.setState({ batch: { name: file.name, read: judgements.size, ...told } });
      if (judgements.size === 0) return;
      const known = new Map([...readEarlier(run, settings, rows), ...judgements, ...blanks(rows)]);
      const isDone = rows.every(({ key }) => known.has(key));
      const facts = newFacts(run, { settings }, scope, rows, known);
      const before = await readReplaced(facts);
      await showImported({ ...facts, status: isDone ? 'done' : 'stopped' });
      if (before) offerEarlier(before);
    }),
  );
}

function blanks(rows: readonly JudgeRow[]): [string, Judgement][] {
  return rows
    .filter(({ response }) => isBlank(response))
    .map(({ key }) => [key, { state: 'blank', reason: '', raw: '' }]);
}

/** What is known of these rows by the same settings. */
function readEarlier(
  run: string,
  settings: JudgingFacts['settings'],
  rows: readonly JudgeRow[],
): [string, Judgement][] {
  const judging = useJudge.getState().judgings.get(run);
  if (!judging || !isSameJudge(judging.settings, settings)) return [];
  return rows.flatMap(({ key }): [string, Judgement][] => {
    const judgement = judging.judgements.get(key);
    return judgement ? [[key, judgement]] : [];
  });
}

async function showImported(facts: JudgingFacts): Promise<void> {
  const { run, judgements } = facts;
  const judging = showFacts(facts);
  tellEngine((engine) => engine.setJudgements(run, toJudgedRun(judging), 'replace'));
  await keepOrTell(() => storeStart(toRecord(facts)));
  const named = Array.from(judgements, ([key, said]) => [nameJudgement(run, key), said] as const);
  await keepJudgements({ judgements: new Map(named) });
  await keepOrTell(() => saveJudging(toRecord(facts)));
  postToTabs({ kind: 'judged', run });
  await recountJudged(run);
  await refreshJudgeReport(run);
}

/** The lines of a text file, which is not read at once. */
async function* linesOf(file: File): AsyncGenerator<string> {
  let rest = '';
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
