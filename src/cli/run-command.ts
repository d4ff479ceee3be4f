import { toPlainProblem } from '../core/problem.ts';
import { explainRefusal } from './explain-refusal.ts';
import { plainLine } from './plain-line.ts';

/** Runs a command to its end: what is thrown becomes one line on standard error, and exit code 2. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  // A reader that has seen enough (| head) is no failure.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit();
      if (stream === process.stdout)
        console.error(`Standard output cannot be written: ${explainRefusal(error)}.`);
      process.exit(2);
    });
  await main().catch((thrown: unknown) => {
    console.error(plainLine(toPlainProblem(thrown).message));
    process.exitCode = 2;
  });
}
