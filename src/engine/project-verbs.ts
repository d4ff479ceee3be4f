import type { Engine } from './api.ts';
import type { DecisionBook } from './decision-book.ts';
import type { HeldRuns } from './held-runs.ts';
import type { LoadedRun } from './loaded-run.ts';
import type { Signal } from './pace-work.ts';
import { settle } from './settle.ts';

type ProjectVerbs = Pick<Engine, 'writeProject' | 'readProject' | 'loadOutline'>;

/** What the engine answers of project files. Loaded at the first call: few need it. */
export function createProjectVerbs(
  held: HeldRuns,
  book: DecisionBook,
  settleJob: <T>(job: string, call: (signal: Signal) => Promise<T>) => ReturnType<typeof settle<T>>,
  keep: (runs: readonly LoadedRun[]) => void,
): ProjectVerbs {
  return {
    writeProject: (parts, job, onProgress) =>
      settleJob(job, async (signal) => {
        const { writeProject } = await import('./write-project.ts');
        return writeProject(parts, held, book, signal, onProgress);
      }),
    readProject: (file) =>
      settle(async () => {
        const { readProject } = await import('./read-project.ts');
        return readProject(file);
      }),
    loadOutline: (file, key) =>
      settle(async () => {
        const { readOutline } = await import('./read-project.ts');
        const loaded = await readOutline(file, key);
        keep([loaded]);
        return loaded.run;
      }),
  };
}
