import type { Chunk } from '../rag.ts';
import { CITATION_WORDINGS, type QuotedName } from './citation-wordings.ts';
import { drawInvented } from './draw-invented.ts';
import { LABELLED_CASES, type LabelledCase } from './labelled-cases.ts';
import type { QaPair } from './qa-pair.ts';
import { readsAsMeant } from './reads-as-meant.ts';
import { drawInTurn, shuffle, type Draw } from './set-draws.ts';

/** Two questions made one, with the chunks that say nothing of it. */
export interface MergedPair {
  members: readonly [QaPair, QaPair];
  question: string;
  answer: string;
  /** At least one. */
  distractors: readonly QaPair[];
}

/** One row of a labelled set. */
export interface CaseRow {
  case: LabelledCase;
  expected: number;
  response: string;
  context: Chunk[];
  /** Id of the wording in which the response quotes its sources. */
  wording: string;
}

/** What a case is made of, before its wording is drawn. */
interface CasePlan {
  answer: string;
  context: Chunk[];
  /** Names; one that the context lacks is invented. */
  quoted: string[];
}

/**
 * The four rows of a merged pair. The incomplete one has the first member's half alone, in its context and in
 * its response. Undefined where a response cannot quote these names so that they are read as meant.
 */
export function makeCases(
  pair: MergedPair,
  takenNames: ReadonlySet<string>,
  draw: Draw,
): CaseRow[] | undefined {
  const [first, second] = pair.members;
  const [wrong] = pair.distractors;
  if (!wrong) return undefined;
  const whole = () => shuffle([first, second, ...pair.distractors], draw).map(chunkOf);
  const half = shuffle([first, ...pair.distractors], draw).map(chunkOf);
  const right = [...new Set([first.source, second.source])];
  const plans: Record<LabelledCase, CasePlan> = {
    complete_right: { answer: pair.answer, context: whole(), quoted: right },
    incomplete_one_wrong: {
      answer: first.answer,
      context: half,
      quoted: shuffle([first.source, wrong.source], draw),
    },
    complete_wrong: { answer: pair.answer, context: whole(), quoted: [wrong.source] },
    complete_invented: {
      answer: pair.answer,
      context: whole(),
      quoted: [drawInvented(takenNames, draw)],
    },
  };
  const rows = LABELLED_CASES.map(({ id, expected }) => {
    const worded = wordResponse(plans[id], draw);
    return worded && { case: id, expected, context: plans[id].context, ...worded };
  });
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

function chunkOf({ source, chunk }: QaPair): Chunk {
  return { name: source, text: chunk };
}

/** The answer in the first drawn wording that is read as it is meant: a name may hold a bracket or a `;`. */
function wordResponse({ answer, context, quoted }: CasePlan, draw: Draw) {
  const beyond = context.length + 1 + draw(context.length);
  const names = quoted.map((name): QuotedName => {
    const place = context.findIndex((chunk) => chunk.name === name);
    return { name, position: place < 0 ? beyond : place + 1 };
  });
  for (const wording of drawInTurn(CITATION_WORDINGS, draw)) {
    const response = wording.write(answer, names);
    if (readsAsMeant(response, context, quoted)) return { response, wording: wording.id };
  }
  return undefined;
}
