import { setMaxListeners } from 'node:events';
import { Problem } from '../core/problem.ts';
import { buildSet } from '../core/rag/set/build-set.ts';
import { LEXICAL_STEPS } from '../core/rag/set/lexical-steps.ts';
import { nameBuilder } from '../core/rag/set/name-builder.ts';
import { reportSet } from '../core/rag/set/set-report.ts';
import { setTable } from '../core/rag/set/set-table.ts';
import { readQaFile } from '../csv/read-qa-file.ts';
import { csvText } from '../csv/write-csv.ts';
import { openEndpointSteps } from './build-rag-set-endpoint.ts';
import { BUILD_HELP, type BuildOptions, readBuildOptions } from './build-rag-set-options.ts';
import { formatBuilt } from './build-rag-set-summary.ts';
import { openInput } from './open-input.ts';
import { planOutputs } from './plan-outputs.ts';
import { runCommand } from './run-command.ts';
import { stageFile } from './staged-file.ts';

// Each request listens for the end of the run; Node takes more than ten listeners for a leak.
setMaxListeners(0);

await runCommand(main);

async function main(): Promise<void> {
  const options = readBuildOptions(process.argv.slice(2), process.env);
  if (options === 'help') {
    process.stdout.write(BUILD_HELP);
    return;
  }
  const { file, chunks, out, seed, summary, endpoint } = options;
  const [target = out] = await planOutputs([file], out);
  if (chunks !== undefined) await planOutputs([chunks], out);
  const reading = await readQuestions(options);
  // Before anything is paid for.
  const output = await stageFile(target);
  const steps = endpoint ? await openEndpointSteps(endpoint, target) : LEXICAL_STEPS;
  const set = await buildSet(reading, seed, steps, () => undefined);
  const builtBy = nameBuilder(endpoint);
  await output.write(csvText(setTable(set, builtBy), 'csv'));
  await output.commit();
  const report = reportSet(set, reading.rows, reading.pairs.length);
  process.stdout.write(formatBuilt(summary, { file, out: target, seed, builtBy, report }));
}

async function readQuestions({ file, chunks }: BuildOptions) {
  const source = await openInput(file);
  const book = chunks === undefined ? undefined : await openInput(chunks);
  try {
    return await readQaFile(source, book);
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown;
    throw new Problem(thrown.code, `${source.name}: ${thrown.message}`, thrown.line);
  }
}
