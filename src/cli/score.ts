import { formatSummary } from './format-summary.ts';
import { listWarnings } from './list-warnings.ts';
import { readOptions } from './options.ts';
import type { ScoreOptions } from './options.ts';
import { plainLine } from './plain-line.ts';
import { planSummary } from './plan-outputs.ts';
import { reportRag } from './rag-report.ts';
import { runCommand } from './run-command.ts';
import { SCORE_HELP } from './score-help.ts';
import { scoreFiles } from './score-files.ts';
import { stageFile } from './staged-file.ts';
import type { StagedFile } from './staged-file.ts';

await runCommand(main);

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    process.stdout.write(SCORE_HELP);
    return;
  }
  const { files, out, summaryOut } = options;
  const target =
    summaryOut === undefined ? undefined : await stageFile(await planSummary(files, summaryOut));
  const { summary, outputs, warnings } = options.isMerge
    ? await mergeParts(options)
    : await scoreAll(options);
  await target?.write(summary);
  // Only now, so that a run that fails at its last file has written none.
  for (const output of target ? [...outputs, target] : outputs) await output.commit();
  for (const warning of warnings) console.error(plainLine(warning));
  if (target) return;
  const stream = out === '-' ? process.stderr : process.stdout;
  stream.write(summary);
}

interface Finished {
  summary: string;
  /** Still to be put in their places. */
  outputs: StagedFile[];
  warnings: string[];
}

async function scoreAll(options: ScoreOptions): Promise<Finished> {
  const { scores, outputs } = await scoreFiles(options);
  const rag = options.rag && (await reportRag(scores, options.rag.settings));
  return {
    summary: formatSummary(options.summary, scores, rag),
    outputs,
    warnings: scores.flatMap((scored) =>
      listWarnings(scored).map((warning) => `${scored.file}: warning: ${warning}`),
    ),
  };
}

async function mergeParts({ files, summary }: ScoreOptions): Promise<Finished> {
  // What checks summaries takes a moment to load.
  const { readSummaries } = await import('./read-summaries.ts');
  const { scores, withRag } = await readSummaries(files);
  return {
    summary: formatSummary(summary, scores),
    outputs: [],
    warnings: withRag.map(
      (path) =>
        `${path}: warning: what it tells of retrieval is left out, as means of parts and their intervals do not add up to those of the whole: score the rows of all parts together with --rag for that.`,
    ),
  };
}
