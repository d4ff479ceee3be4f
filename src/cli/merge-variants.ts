import { addSquads, type SquadTally } from '../core/squad/tally.ts';
import { addMoves } from '../core/what-if/tally.ts';
import type { VariantScores, WhatIfMoves } from './score-variants.ts';

/** The variants of several files together; all of them were counted by the same options. */
export function mergeVariants(files: readonly VariantScores[]): VariantScores {
  return {
    whatIfs: files.map(({ whatIfs }) => whatIfs).reduce(addWhatIfs, []),
    squad: files.map(({ squad }) => squad).reduce(addSquad, undefined),
    goldenForm: files[0]?.goldenForm,
    notLists: files.reduce((sum, { notLists }) => sum + notLists, 0),
  };
}

function addWhatIfs(sum: WhatIfMoves[], more: WhatIfMoves[]): WhatIfMoves[] {
  return more.map(({ ids, moves }, place) => {
    const before = sum[place];
    return { ids, moves: before ? addMoves(before.moves, moves) : moves };
  });
}

function addSquad(sum: SquadTally | undefined, more: SquadTally | undefined) {
  return sum && more ? addSquads(sum, more) : (sum ?? more);
}
