import { create } from 'zustand';
import { type RelaxationId, RELAXATIONS } from '../core/what-if/relaxations.ts';
import type { WhatIfReport } from '../engine/api.ts';
import { type Answer, noAnswer, openQuestion } from './answer.ts';
import { onEngineStop } from './engine.ts';

export type { WhatIfReport } from '../engine/api.ts';

/** What the relaxations that were chosen last would change together. */
export const useWhatIf = create<Answer<WhatIfReport>>(() => noAnswer());

/** What each relaxation would change alone, as far as they have come. */
export interface SingleWhatIfs extends Omit<Answer<WhatIfReport>, 'value'> {
  values: ReadonlyMap<RelaxationId, WhatIfReport>;
}

const noSingles: SingleWhatIfs = {
  values: new Map(),
  pending: false,
  rows: 0,
  problem: undefined,
};

export const useSingleWhatIfs = create<SingleWhatIfs>(() => noSingles);

const combination = openQuestion<WhatIfReport>((change) => useWhatIf.setState(change));

/** Finds what these relaxations would change together in these runs. Never rejects. */
export function showWhatIf(runs: string[], relaxations: RelaxationId[]): Promise<void> {
  return combination.ask((engine, job, onProgress) =>
    engine.whatIf(runs, relaxations, job, onProgress),
  );
}

/** Ends what is being found of a combination; what was found stays. */
export function stopWhatIf(): void {
  combination.stop();
}

let singlesAsked = 0;
const single = openQuestion<WhatIfReport>(({ value, ...change }) => {
  useSingleWhatIfs.setState(({ values }) => {
    const [id] = value?.relaxations ?? [];
    return { ...change, ...(value && id && { values: new Map(values).set(id, value) }) };
  });
});

/** Finds what each relaxation would change alone in these runs, one after another. Never rejects. */
export async function showSingles(runs: string[]): Promise<void> {
  const asked = ++singlesAsked;
  useSingleWhatIfs.setState(noSingles);
  for (const { id } of RELAXATIONS) {
    await single.ask((engine, job, onProgress) => engine.whatIf(runs, [id], job, onProgress));
    if (asked !== singlesAsked || useSingleWhatIfs.getState().problem) return;
  }
}

/** Ends that; those that were found stay. */
export function stopSingles(): void {
  singlesAsked++;
  single.stop();
}

onEngineStop(() => {
  singlesAsked++;
  useWhatIf.setState(noAnswer());
  useSingleWhatIfs.setState(noSingles);
});
