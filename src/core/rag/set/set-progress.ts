/** What building a labelled set goes through, in order. */
export const SET_STEPS = ['embed', 'search', 'rerank', 'merge', 'write'] as const;
export type SetStep = (typeof SET_STEPS)[number];

/** How far one step is. */
export interface SetProgress {
  step: SetStep;
  done: number;
  total: number;
}
