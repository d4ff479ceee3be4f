import type { Decision } from '../core/review/decision.ts';
import { PATCH_COLUMNS, REVIEW_COLUMNS, writeDecision } from '../core/review/review-file.ts';
import { SCORER_VERSION } from '../core/scorers/scorers.ts';
import type { DecisionBook } from './decision-book.ts';
import { CSV_TYPE } from './export-run.ts';
import { isProposal } from './list-proposals.ts';
import { type LoadedRun, textsOf } from './loaded-run.ts';
import { paceWork } from './pace-work.ts';
import { csvText, EXCEL_BOM } from '../csv/write-csv.ts';

/** Records that become text at once. */
const PIECE_RECORDS = 1000;

interface Texts {
  question: string;
  golden: string;
  response: string;
}
const NO_TEXTS: Texts = { question: '', golden: '', response: '' };

/**
 * The review file of the decisions on rows of some runs, in the order of the rows, and after them of those whose
 * row no run has: their texts are empty, their keys join them to their rows again. Runs are prepared.
 */
export function exportReviews(
  chosen: readonly LoadedRun[],
  all: readonly LoadedRun[],
  book: DecisionBook,
): Promise<Blob> {
  const lost = Array.from(book.entries(), ([key, decisions]) => ({ key, decisions }))
    .filter(({ key }) => !all.some(({ prepared }) => prepared?.keys.rowsOf(key).length))
    .flatMap(({ decisions }) => decisions.map((decision) => writeDecision(decision, NO_TEXTS)));
  const found = listDecided(chosen, book).map(({ decision, texts }) =>
    writeDecision(decision, texts),
  );
  return toBlob([[...REVIEW_COLUMNS], ...found, ...lost]);
}

/** The golden answers proposed for rows of some runs. */
export function exportPatch(chosen: readonly LoadedRun[], book: DecisionBook): Promise<Blob> {
  const records = listDecided(chosen, book)
    .filter(({ decision }) => isProposal(decision))
    .map(({ decision, texts }) => [
      decision.rowKey,
      texts.question,
      texts.golden,
      decision.proposedAnswer,
      decision.reviewer,
      decision.note,
      SCORER_VERSION,
    ]);
  return toBlob([[...PATCH_COLUMNS], ...records]);
}

/** Each decision on a row of the runs, once. */
function listDecided(
  chosen: readonly LoadedRun[],
  book: DecisionBook,
): { decision: Decision; texts: Texts }[] {
  const decided = Array.from(book.entries(), ([key, decisions]) => {
    const place = chosen.findIndex(({ prepared }) => prepared?.keys.rowsOf(key).length);
    const loaded = chosen[place];
    const [row = 0] = loaded?.prepared?.keys.rowsOf(key) ?? [];
    return { place, loaded, row, decisions };
  });
  return decided
    .sort((a, b) => a.place - b.place || a.row - b.row)
    .flatMap(({ loaded, row, decisions }) => {
      if (!loaded) return [];
      const texts = textsOf(loaded, row);
      return decisions.map((decision) => ({ decision, texts }));
    });
}

/** For people to open: safe in a spreadsheet, and as it was when read back here. */
async function toBlob(records: string[][]): Promise<Blob> {
  const rest = paceWork({ cancelled: false });
  const pieces: (Blob | string)[] = [EXCEL_BOM];
  for (let from = 0; from < records.length; from += PIECE_RECORDS) {
    pieces.push(new Blob([csvText(records.slice(from, from + PIECE_RECORDS), 'excel')]));
    await rest();
  }
  return new Blob(pieces, { type: CSV_TYPE });
}
