import { toPlainProblem } from '../core/problem.ts';
import type { FileScores } from './file-scores.ts';
import { openInput } from './open-input.ts';
import type { ScoreOptions } from './options.ts';
import { planOutputs } from './plan-outputs.ts';
import type { RagOptions } from './rag-options.ts';
import type { RagScorer } from './rag-scorer.ts';
import { scoreFile } from './score-file.ts';
import { showProgress } from './show-progress.ts';
import { stageFile, stageOutput } from './staged-file.ts';
import type { StagedFile } from './staged-file.ts';

/**
 * Scores all files, one after the other; their outputs are written but not in their places yet. Throws an Error
 * that names the file where one fails.
 */
export async function scoreFiles(
  options: ScoreOptions,
): Promise<{ scores: FileScores[]; outputs: StagedFile[] }> {
  const openOutput = await planTargets(options);
  const scorer = options.rag && (await openScorer(options.rag));
  const outputs: StagedFile[] = [];
  const scores: FileScores[] = [];
  try {
    for (const [place, file] of options.files.entries())
      await nameFailure(file, async () => {
        const output = await openOutput(place);
        if (output) outputs.push(output);
        scores.push(await scoreOne(file, options, output, scorer));
      });
  } finally {
    scorer?.close();
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

/** Stop words, stemmers and tokenizers take a moment to load, and are not needed without `--rag`. */
async function openScorer(options: RagOptions): Promise<RagScorer> {
  const { openRagScorer } = await import('./rag-scorer.ts');
  return openRagScorer(options);
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

async function nameFailure(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const name = file === '-' ? 'standard input' : file;
    throw new Error(`${name}: ${toPlainProblem(error).message}`, { cause: error });
  }
}
