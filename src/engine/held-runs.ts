import { Problem } from '../core/problem.ts';
import type { LoadedRun } from './loaded-run.ts';

/** The runs that the engine holds, in the order in which they were loaded. */
export class HeldRuns {
  list: LoadedRun[] = [];

  find(key: string): LoadedRun | undefined {
    return this.list.find(({ run }) => run.key === key);
  }

  /** Throws where the run is not held. */
  get(key: string): LoadedRun {
    const loaded = this.find(key);
    if (!loaded) throw new Problem('unexpected', 'This file is no longer loaded.');
    return loaded;
  }

  /** The same, for what reads texts: throws `no_texts` where the run is of a project without them. */
  getWithTexts(key: string): LoadedRun {
    const loaded = this.get(key);
    if (!loaded.run.withoutTexts) return loaded;
    throw new Problem(
      'no_texts',
      `${loaded.run.name} is here without its texts, by row keys and verdicts alone, and this needs them. Drop the file on the page first.`,
    );
  }

  /** Adds the runs of a file, in place of those of the same file and those with their keys; the keys of those that are gone. */
  keep(runs: readonly LoadedRun[]): string[] {
    const files = new Set(runs.map(fileOf));
    // A run without texts may stand for a part of a file, and knows no file but itself.
    const keys = new Set(runs.map(({ run }) => run.key));
    const isReplaced = (loaded: LoadedRun) => files.has(fileOf(loaded)) || keys.has(loaded.run.key);
    const first = this.list.findIndex(isReplaced);
    const replaced = this.list.filter(isReplaced);
    const before = first === -1 ? this.list : this.list.slice(0, first);
    const after = this.list.slice(before.length).filter((loaded) => !isReplaced(loaded));
    this.list = [...before, ...runs, ...after];
    return replaced.map(({ run }) => run.key);
  }

  drop(key: string): void {
    this.list = this.list.filter(({ run }) => run.key !== key);
  }
}

/** The content key of the file that a run is, or is a part of. */
function fileOf({ run }: LoadedRun): string {
  return run.part?.file.key ?? run.key;
}
