import { create } from 'zustand';
import { type RelaxationId, RELAXATIONS } from '../core/what-if/relaxations.ts';
import type { WhatIfReport } from '../engine/compare-types.ts';
import { type Answer, noAnswer, openQuestion } from './answer.ts';
import { onEngineStop } from './engine.ts';

export type { WhatIfReport } from '../engine/compare-types.ts';

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
/** The combination that is being found, if any. */
let combining: Promise<void> | undefined;

/**
 * Finds what these relaxations would change together in these runs, and shows what it comes to so far; what each would
 * change alone waits for it. Never rejects.
 */
export function showWhatIf(runs: string[], relaxations: RelaxationId[]): Promise<void> {
  single.stop();
  const done = combination
    .ask((engine, job, onProgress, onPartial) =>
      engine.whatIf(runs, relaxations, job, onProgress, onPartial),
    )
    .finally(() => {
      if (combining === done) combining = undefined;
    });
  combining = done;
  return done;
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

/** Resolves once no combination is being found. */
async function whenCombined(): Promise<void> {
  if (!combining) return;
  await combining;
  await whenCombined();
}

/** Finds what each relaxation would change alone in these runs, one after another. Never rejects. */
export async function showSingles(runs: string[]): Promise<void> {
  const asked = ++singlesAsked;
  useSingleWhatIfs.setState({ ...noSingles, pending: true });
  for (const { id } of RELAXATIONS)
    while (!useSingleWhatIfs.getState().values.has(id)) {
      await whenCombined();
      if (asked !== singlesAsked) return;
      await single.ask((engine, job, onProgress) => engine.whatIf(runs, [id], job, onProgress));
      if (asked !== singlesAsked || useSingleWhatIfs.getState().problem) return;
    }
}

/** Ends that; those that were found stay. */
export function stopSingles(): void {
  singlesAsked++;
  single.stop();
  useSingleWhatIfs.setState({ pending: false });
}

onEngineStop(() => {
  singlesAsked++;
  useWhatIf.setState(noAnswer());
  useSingleWhatIfs.setState(noSingles);
});
