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

  /** Adds a run; one with the same key is replaced in its place. */
  keep(loaded: LoadedRun): void {
    const { key } = loaded.run;
    this.list = this.find(key)
      ? this.list.map((other) => (other.run.key === key ? loaded : other))
      : [...this.list, loaded];
  }

  drop(key: string): void {
    this.list = this.list.filter(({ run }) => run.key !== key);
  }
}
