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
