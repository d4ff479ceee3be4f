import type { Decision } from '../core/review/decision.ts';
import type { DecisionChange } from './review-types.ts';

/** All decisions of all reviewers, by row key. */
export class DecisionBook {
  readonly #byKey = new Map<string, Decision[]>();

  /** What was said of a row, in the order in which it became known; none for most rows. */
  of(rowKey: string): readonly Decision[] {
    return this.#byKey.get(rowKey) ?? [];
  }

  /** Row keys with what was said of each. */
  entries(): Iterable<[string, readonly Decision[]]> {
    return this.#byKey.entries();
  }

  replaceAll(decisions: readonly Decision[]): void {
    this.#byKey.clear();
    for (const decision of decisions) this.#set(decision.rowKey, decision.reviewer, decision);
  }

  /** The row keys that are concerned, each once. */
  change(changes: readonly DecisionChange[]): string[] {
    for (const { rowKey, reviewer, decision } of changes) this.#set(rowKey, reviewer, decision);
    return [...new Set(changes.map(({ rowKey }) => rowKey))];
  }

  #set(rowKey: string, reviewer: string, decision: Decision | undefined): void {
    const known = this.#byKey.get(rowKey) ?? [];
    const others = known.filter((other) => other.reviewer !== reviewer);
    const decisions = decision ? [...others, decision] : others;
    if (decisions.length > 0) this.#byKey.set(rowKey, decisions);
    else this.#byKey.delete(rowKey);
  }
}
