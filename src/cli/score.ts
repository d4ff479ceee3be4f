import { toPlainProblem } from '../core/problem.ts';
import { formatSummary } from './format-summary.ts';
import { listWarnings } from './list-warnings.ts';
import { openInput } from './open-input.ts';
import type { FileScores } from './open-scoring.ts';
import { HELP, readOptions } from './options.ts';
import type { ScoreOptions } from './options.ts';
import { plainLine } from './plain-line.ts';
import { planOutputs } from './plan-outputs.ts';
import { readSummaries } from './read-summaries.ts';
import { runCommand } from './run-command.ts';
import { scoreFile } from './score-file.ts';
import { showProgress } from './show-progress.ts';
import { stageFile, stageOutput } from './staged-file.ts';
import type { StagedFile } from './staged-file.ts';

await runCommand(main);

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    process.stdout.write(HELP);
    return;
  }
  const { out, summaryOut, summary: format } = options;
  const target = summaryOut === undefined ? undefined : await planSummary(summaryOut, options);
  const { scores, outputs } = options.isMerge
    ? { scores: await readSummaries(options.files), outputs: [] }
    : await scoreAll(options);
  const summary = formatSummary(format, scores);
  if (target) {
    await target.write(summary);
    outputs.push(target);
  }
  // Only now, so that a run that fails at its last file has written none.
  for (const output of outputs) await output.commit();
  if (!options.isMerge) for (const scored of scores) warn(scored);
  if (target) return;
  const stream = out === '-' ? process.stderr : process.stdout;
  stream.write(summary);
}

/** Where the summary goes where it has a file of its own. */
async function planSummary(summaryOut: string, { files }: ScoreOptions): Promise<StagedFile> {
  const [path = summaryOut] = await planOutputs(files.slice(0, 1), summaryOut);
  return stageFile(path);
}

async function scoreAll(
  options: ScoreOptions,
): Promise<{ scores: FileScores[]; outputs: StagedFile[] }> {
  const openOutput = await planTargets(options);
  const outputs: StagedFile[] = [];
  const scores: FileScores[] = [];
  for (const [place, file] of options.files.entries()) {
    try {
      const output = await openOutput(place);
      if (output) outputs.push(output);
      scores.push(await scoreOne(file, options, output));
    } catch (error) {
      throw new Error(`${nameOf(file)}: ${toPlainProblem(error).message}`, { cause: error });
    }
  }
  return { scores, outputs };
}

/** Opens the output of each file, by its place; all are checked before the first is read. */
async function planTargets({
  files,
  out,
  format,
}: ScoreOptions): Promise<(place: number) => Promise<StagedFile | undefined>> {
  if (out === undefined) return async () => undefined;
  if (out === '-') return stageOutput;
  const targets = await planOutputs(files, out, format === 'jsonl' ? 'jsonl' : 'csv');
  return async (place) => stageFile(targets[place] ?? out);
}

function warn(scored: FileScores): void {
  for (const warning of listWarnings(scored))
    console.error(plainLine(`${scored.file}: warning: ${warning}`));
}

async function scoreOne(
  file: string,
  options: ScoreOptions,
  output: StagedFile | undefined,
): Promise<FileScores> {
  const source = await openInput(file);
  const progress = showProgress(source.name, source.size);
  try {
    return await scoreFile(source, options, output, progress.update);
  } finally {
    progress.end();
  }
}

function nameOf(file: string): string {
  return file === '-' ? 'standard input' : file;
}
