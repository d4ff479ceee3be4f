import { toPlainProblem } from '../core/problem.ts';
import { formatSummary } from './format-summary.ts';
import { listWarnings } from './list-warnings.ts';
import { openInput } from './open-input.ts';
import type { FileScores } from './open-scoring.ts';
import { HELP, readOptions } from './options.ts';
import type { ScoreOptions } from './options.ts';
import { plainLine } from './plain-line.ts';
import { planOutputs } from './plan-outputs.ts';
import type { RagOptions } from './rag-options.ts';
import { reportRag } from './rag-report.ts';
import type { RagScorer } from './rag-scorer.ts';
import { runCommand } from './run-command.ts';
import { scoreFile } from './score-file.ts';
import { showProgress } from './show-progress.ts';
import { stageFile } from './staged-file.ts';
import type { StagedFile } from './staged-file.ts';

await runCommand(main);

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    process.stdout.write(HELP);
    return;
  }
  const targets =
    options.out === undefined ? undefined : await planOutputs(options.files, options.out);
  const scorer = options.rag && (await openScorer(options.rag));
  const { outputs, scores } = await scoreFiles(options, targets, scorer).finally(() =>
    scorer?.close(),
  );
  const rag = options.rag && (await reportRag(scores, options.rag.settings));
  const summary = formatSummary(options.summary, scores, rag);
  // Only now, so that a run that fails at its last file has written none.
  for (const output of outputs) await output.commit();
  for (const scored of scores)
    for (const warning of listWarnings(scored))
      console.error(plainLine(`${scored.file}: warning: ${warning}`));
  process.stdout.write(summary);
}

/** Stop words, stemmers and tokenizers take a moment to load, and are not needed without `--rag`. */
async function openScorer(options: RagOptions): Promise<RagScorer> {
  const { openRagScorer } = await import('./rag-scorer.ts');
  return openRagScorer(options);
}

async function scoreFiles(
  options: ScoreOptions,
  targets: string[] | undefined,
  scorer: RagScorer | undefined,
): Promise<{ outputs: StagedFile[]; scores: FileScores[] }> {
  const outputs: StagedFile[] = [];
  const scores: FileScores[] = [];
  for (const [place, file] of options.files.entries()) {
    try {
      const target = targets?.[place];
      const output = target === undefined ? undefined : await stageFile(target);
      if (output) outputs.push(output);
      scores.push(await scoreOne(file, options, output, scorer));
    } catch (error) {
      throw new Error(`${nameOf(file)}: ${toPlainProblem(error).message}`, { cause: error });
    }
  }
  return { outputs, scores };
}

async function scoreOne(
  file: string,
  options: ScoreOptions,
  output: StagedFile | undefined,
  scorer: RagScorer | undefined,
): Promise<FileScores> {
  const source = await openInput(file);
  const progress = showProgress(source.name, source.size);
  try {
    return await scoreFile(source, options, output, progress.update, scorer);
  } finally {
    progress.end();
  }
}

function nameOf(file: string): string {
  return file === '-' ? 'standard input' : file;
}
