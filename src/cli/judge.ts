import { setMaxListeners } from 'node:events';
import { readFile } from 'node:fs/promises';
import { formatCount } from '../core/format.ts';
import { DEFAULT_PROMPT } from '../core/judge/default-prompt.ts';
import { groupFailures } from '../core/judge/group-failures.ts';
import { DEFAULT_PARAMETERS, JUDGE_STATE_LABELS } from '../core/judge/judgement.ts';
import type { Judgement, JudgeSettings } from '../core/judge/judgement.ts';
import { checkPrompt, promptSha256 } from '../core/judge/prompt.ts';
import { ALL_ACCEPTED } from '../core/judge/request.ts';
import { recordSettings } from '../core/judge/settings-record.ts';
import { Problem, toPlainProblem } from '../core/problem.ts';
import { isBlank } from '../core/text/white-space.ts';
import type { ByteSource } from '../csv/source.ts';
import { askRows, listRunWarnings } from './ask-rows.ts';
import { explainRefusal } from './explain-refusal.ts';
import { listBatchWarnings, readResults, writeBatch } from './judge-batch.ts';
import { JUDGE_HELP, readJudgeOptions } from './judge-options.ts';
import type { JudgeOptions } from './judge-options.ts';
import { formatJudged } from './judge-summary.ts';
import type { Judged } from './judge-summary.ts';
import { type ChosenRow, readChosenRows, writeJudged } from './judged-file.ts';
import { openInput } from './open-input.ts';
import { plainLine } from './plain-line.ts';
import { planOutputs } from './plan-outputs.ts';
import { runCommand } from './run-command.ts';
import { stageFile } from './staged-file.ts';

// Each request listens for the end of the run; Node takes more than ten listeners for a leak.
setMaxListeners(0);

await runCommand(main);

async function main(): Promise<void> {
  const options = readJudgeOptions(process.argv.slice(2), process.env);
  if (options === 'help') {
    process.stdout.write(JUDGE_HELP);
    return;
  }
  const settings = await readSettings(options);
  const target = await planTarget(options.out, options);
  const source = await openInput(options.file);
  const { chosen, rows, hasQuestion } = await readRows(source, options);
  if (!hasQuestion) warn(options, 'no column is known as the question: the judge does without.');
  const distinct = [...new Map(chosen.map((row) => [row.key, row])).values()];
  if (options.batchOut !== undefined) {
    const file = await planTarget(options.batchOut, options);
    const asked = distinct.filter(({ response }) => !isBlank(response));
    process.stdout.write(`${await writeBatch(asked, settings, file ?? options.batchOut)}\n`);
    return;
  }
  // Before anything is paid for.
  const output = target === undefined ? undefined : await stageFile(target);
  const found = await judge(distinct, settings, options);
  if (output) {
    const by = { model: settings.model, promptSha256: promptSha256(settings.prompt) };
    const judged = { chosen, judgements: found.judgements, by };
    await writeJudged(source, options, judged, output);
    await output.commit();
  }
  for (const warning of [...found.warnings, ...describeFailures(found.judgements)])
    warn(options, warning);
  const { accepted, asked, judgements } = found;
  const record = recordSettings(settings, accepted);
  process.stdout.write(
    formatJudged(options.summary, {
      file: source.name,
      rows,
      chosen,
      judgements,
      settings: record,
      accepted,
      asked,
    }),
  );
}

async function readSettings(options: JudgeOptions): Promise<JudgeSettings> {
  const prompt = options.prompt === undefined ? DEFAULT_PROMPT : await readPrompt(options.prompt);
  checkPrompt(prompt);
  const { maxTokens = DEFAULT_PARAMETERS.maxTokens, model } = options;
  return { ...DEFAULT_PARAMETERS, baseURL: options.baseURL ?? '', model, prompt, maxTokens };
}

async function readPrompt(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new Problem(
      'unreadable_file',
      `--prompt ${path} cannot be read: ${explainRefusal(error)}.`,
    );
  }
}

async function planTarget(
  out: string | undefined,
  { file }: JudgeOptions,
): Promise<string | undefined> {
  return out === undefined ? undefined : (await planOutputs([file], out))[0];
}

async function readRows(source: ByteSource, options: JudgeOptions) {
  try {
    return await readChosenRows(source, options);
  } catch (error) {
    throw new Error(`${source.name}: ${toPlainProblem(error).message}`, { cause: error });
  }
}

type Found = Pick<Judged, 'judgements' | 'accepted' | 'asked'> & { warnings: string[] };

/** The verdicts on distinct rows: from a file of results, or from the server. */
async function judge(
  rows: ChosenRow[],
  settings: JudgeSettings,
  options: JudgeOptions,
): Promise<Found> {
  if (options.batchIn === undefined) {
    const result = await askRows(rows, settings, options);
    const { progress, judgements } = result;
    const { requests, fromCache, usage, accepted } = progress;
    const warnings = listRunWarnings(result, settings);
    return { judgements, accepted, asked: { requests, fromCache, usage }, warnings };
  }
  const asked = rows.filter(({ response }) => !isBlank(response));
  const results = await readResults(options.batchIn, new Set(asked.map(({ key }) => key)));
  for (const { key, response } of rows)
    if (isBlank(response)) results.judgements.set(key, { state: 'blank', reason: '', raw: '' });
  return {
    judgements: results.judgements,
    accepted: ALL_ACCEPTED,
    asked: undefined,
    warnings: listBatchWarnings(results),
  };
}

function describeFailures(judgements: Map<string, Judgement>): string[] {
  return groupFailures(judgements).map(
    ({ state, reason, keys }) =>
      `${formatCount(keys.length)} distinct rows without a verdict, ${JUDGE_STATE_LABELS[state].name.toLowerCase()}${reason ? `: ${reason}` : '.'}`,
  );
}

function warn({ file }: JudgeOptions, warning: string): void {
  console.error(plainLine(`${file === '-' ? 'standard input' : file}: warning: ${warning}`));
}
