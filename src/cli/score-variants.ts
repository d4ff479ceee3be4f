import { type AnyScore, type GoldenForm, scoreAny, splitGolden } from '../core/golden-answers.ts';
import { scoreSquad } from '../core/squad/score-squad.ts';
import { addSquad, emptySquad, type SquadTally } from '../core/squad/tally.ts';
import { isBlank } from '../core/text/white-space.ts';
import type { RelaxationId } from '../core/what-if/relaxations.ts';
import { planRelaxations, scoreRelaxed } from '../core/what-if/score-relaxed.ts';
import { addMove, emptyMoves, type Moves } from '../core/what-if/tally.ts';
import type { VariantOptions } from './variant-options.ts';

/** What some relaxations would change. */
export interface WhatIfMoves {
  ids: RelaxationId[];
  moves: Moves;
}

/** What is counted of variants over a file's rows. */
export interface VariantScores {
  whatIfs: WhatIfMoves[];
  /** Undefined without `--squad`. */
  squad: SquadTally | undefined;
  /** How a cell holds several golden answers; undefined: it is one. */
  goldenForm: GoldenForm | undefined;
  /** Golden answers that are no JSON list, though the user said so. */
  notLists: number;
}

/** What is counted where nothing is asked for beside the verdicts. */
export function noVariants(): VariantScores {
  return { whatIfs: [], squad: undefined, goldenForm: undefined, notLists: 0 };
}

/** A row's verdicts with the golden answers that they are by. */
export interface GoldenScore extends AnyScore {
  goldens: string[];
}

/** Scores rows as the options say, and counts what is beside the verdicts. */
export function openVariants({ whatIfs, goldenForm, squad }: VariantOptions) {
  const plans = whatIfs.map(planRelaxations);
  const kept: VariantScores = {
    whatIfs: plans.map(({ ids }) => ({ ids, moves: emptyMoves() })),
    squad: squad ? emptySquad() : undefined,
    goldenForm,
    notLists: 0,
  };
  return {
    kept,
    scoreCell(cell: string, response: string): GoldenScore {
      const found = goldenForm && readCell(cell, goldenForm);
      if (goldenForm && !found) kept.notLists++;
      const goldens = found ?? [cell];
      const scored = scoreAny(goldens, response);
      plans.forEach((plan, place) => {
        const relaxed = scoreAny(goldens, response, (golden, text) =>
          scoreRelaxed(golden, text, plan),
        );
        addMove(kept.whatIfs[place]?.moves ?? [], scored.score, relaxed.score);
      });
      if (kept.squad) addSquad(kept.squad, scoreSquad(goldens, response));
      return { ...scored, goldens };
    },
  };
}

/** A cell without text is an empty golden answer in any form. */
function readCell(cell: string, form: GoldenForm): string[] | undefined {
  return isBlank(cell) ? [cell] : splitGolden(cell, form);
}
