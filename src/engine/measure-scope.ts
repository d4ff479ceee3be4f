import { REPLY_INSTRUCTIONS } from '../core/judge/default-prompt.ts';
import type { JudgeRow } from '../core/judge/judgement.ts';
import { checkPrompt, fillPrompt } from '../core/judge/prompt.ts';
import { estimateTokens } from '../core/judge/tokens.ts';
import { BUCKETS } from '../core/model.ts';
import { isBlank } from '../core/text/white-space.ts';
import type { JudgeScopeSize } from './judge-types.ts';
import { keepDistinct } from './choose-judge-rows.ts';
import { addOne, recordCounts } from './count-choices.ts';
import { openTokenCounter } from './count-tokens.ts';
import { type LoadedRun, textOf } from './loaded-run.ts';
import { paceWork, type Signal } from './pace-work.ts';
import type { PreparedRows } from './prepare-run.ts';

/** Of more rows the tokens of as many, spread evenly, stand for all. */
const COUNTED_ROWS = 1000;

/** How many rows a scope's rows are, and about how many tokens. Throws Problems `usage` (the prompt) and `cancelled`. */
export async function measureScope(
  loaded: LoadedRun,
  prepared: PreparedRows,
  rows: readonly number[],
  prompt: string,
  signal: Signal,
): Promise<JudgeScopeSize> {
  checkPrompt(prompt);
  const buckets = new Uint32Array(BUCKETS.length);
  for (const row of rows) addOne(buckets, loaded.table.bucket(row));
  const distinct = keepDistinct(prepared, rows);
  const asked = distinct.filter((row) => !isBlank(textOf(loaded, row, 'response')));
  return {
    rows: rows.length,
    distinct: distinct.length,
    blank: distinct.length - asked.length,
    byBucket: recordCounts(BUCKETS, buckets),
    tokens: await measureTokens(loaded, prepared, asked, prompt, signal),
  };
}

async function measureTokens(
  loaded: LoadedRun,
  prepared: PreparedRows,
  rows: readonly number[],
  prompt: string,
  signal: Signal,
): Promise<JudgeScopeSize['tokens']> {
  const rest = paceWork(signal);
  const counted = Math.min(rows.length, COUNTED_ROWS);
  const countTokens = counted > 0 ? await openTokenCounter() : () => 0;
  let input = 0;
  for (let place = 0; place < counted; place++) {
    const row = rows[Math.floor((place * rows.length) / counted)] ?? 0;
    input += countTokens(
      fillPrompt(prompt, REPLY_INSTRUCTIONS.json, readJudgeRow(loaded, prepared, row)),
    );
    await rest();
  }
  const { output } = estimateTokens(
    Array.from(rows, () => ''),
    () => 0,
  );
  const share = counted === 0 ? 0 : rows.length / counted;
  return { requests: rows.length, input: Math.round(input * share), output };
}

/** A row as the judge gets it: with the file's own golden answer, which its key is of, whatever a patch says. */
export function readJudgeRow(loaded: LoadedRun, { keys }: PreparedRows, row: number): JudgeRow {
  return {
    key: keys.keyOf(row),
    question: textOf(loaded, row, 'question'),
    golden: textOf(loaded, row, 'golden'),
    response: textOf(loaded, row, 'response'),
  };
}
