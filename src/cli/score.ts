import { toPlainProblem } from '../core/problem.ts';
import { formatSummary } from './format-summary.ts';
import { listWarnings } from './list-warnings.ts';
import { openInput } from './open-input.ts';
import type { FileScores } from './open-scoring.ts';
import { HELP, readOptions } from './options.ts';
import type { ScoreOptions } from './options.ts';
import { plainLine } from './plain-line.ts';
import { planOutputs } from './plan-outputs.ts';
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
  const outputs: StagedFile[] = [];
  const scores: FileScores[] = [];
  for (const [place, file] of options.files.entries()) {
    try {
      const target = targets?.[place];
      const output = target === undefined ? undefined : await stageFile(target);
      if (output) outputs.push(output);
      scores.push(await scoreOne(file, options, output));
    } catch (error) {
      throw new Error(`${nameOf(file)}: ${toPlainProblem(error).message}`, { cause: error });
    }
  }
  const summary = formatSummary(options.summary, scores);
  // Only now, so that a run that fails at its last file has written none.
  for (const output of outputs) await output.commit();
  for (const scored of scores)
    for (const warning of listWarnings(scored))
      console.error(plainLine(`${scored.file}: warning: ${warning}`));
  process.stdout.write(summary);
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
