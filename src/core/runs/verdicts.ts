/**
 * The verdicts of one scorer, judge or reviewer on a run's rows, one number a row. What is not scored is
 * neither correct nor incorrect.
 */
export type Verdicts = ArrayLike<number>;

export const INCORRECT = 0;
export const CORRECT = 1;
export const UNSCORED = 2;
