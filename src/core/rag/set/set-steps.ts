/** Something done, or why it was not, as the end of a sentence. */
export type Tried<T> = T | { failed: string };

export interface Merged {
  question: string;
  answer: string;
}

/**
 * The steps of building a labelled set that a model may do in place of plain rules. Answers come in the order
 * asked. Each call may throw a Problem that ends the building.
 */
export interface SetSteps {
  /** Equally long vectors. */
  embed: (questions: readonly string[]) => Promise<Tried<ArrayLike<number>>[]>;
  /** Places among the candidates, most relevant first; at least one. */
  rerank: (asked: readonly RerankAsked[]) => Promise<Tried<readonly number[]>[]>;
  merge: (asked: readonly (readonly [Merged, Merged])[]) => Promise<Tried<Merged>[]>;
}

export interface RerankAsked {
  question: string;
  candidates: readonly string[];
}
