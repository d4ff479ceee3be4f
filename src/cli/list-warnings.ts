import { accuracy, findAlarms, withoutEmptyGolden, withoutNoText } from '../core/summary.ts';
import type { PartialTally } from '../core/summary.ts';
import { countOf, formatCount, formatPercent } from '../core/format.ts';
import type { Dialect } from '../csv/dialect.ts';
import type { FileScores } from './open-scoring.ts';

const ENCODING_NAMES: Record<Dialect['encoding'], string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (little-endian)',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252',
};

/** What a user should know before trusting a file's numbers, each as one line. */
export function listWarnings(scores: FileScores): string[] {
  const { dialect, duplicates, tally, domains, ragged, stray, variants } = scores;
  const { encoding } = dialect;
  const warnings: string[] = [];
  if (scores.isCut)
    warnings.push(
      tally.rows === 1
        ? 'only the first row was read, as --limit asks.'
        : `only the first ${formatCount(tally.rows)} rows were read, as --limit asks.`,
    );
  if (encoding !== 'utf-8') warnings.push(`read as ${ENCODING_NAMES[encoding]}, not UTF-8.`);
  for (const name of duplicates)
    warnings.push(
      `several columns are called ${name}: the first has that name, the next is ${name}.1.`,
    );
  if (variants.notLists > 0)
    warnings.push(
      `${countOf(variants.notLists, 'golden answer')} not a JSON list of texts, taken as ${variants.notLists === 1 ? 'it stands' : 'they stand'}: --answer names the column of lists.`,
    );
  if (tally.emptyGolden > 0)
    warnings.push(
      `${countOf(tally.emptyGolden, 'empty golden answer')}, correct by both scorers unless the response is blank; without such rows: ${describe(withoutEmptyGolden(tally))}.`,
    );
  if (tally.blank > 0)
    warnings.push(`${countOf(tally.blank, 'blank response')}, incorrect by both scorers.`);
  if (tally.noText > 0)
    warnings.push(
      `${countOf(tally.noText, 'row')} with no text in any cell; without such rows: ${describe(withoutNoText(tally))}.`,
    );
  if (ragged.count > 0)
    warnings.push(
      `${countOf(ragged.count, 'ragged row')} (too few cells are read as empty, extra ones left out): ${list(
        ragged.first.map(({ line }) => `line ${line}`),
        ragged.count,
      )}.`,
    );
  if (stray.count > 0)
    warnings.push(
      `${countOf(stray.count, 'row')} with a misplaced quote, kept as text: ${list(
        stray.first.map((row) => `row ${row + 1}`),
        stray.count,
      )}.`,
    );
  for (const { sentence, causes } of findAlarms(tally, domains))
    warnings.push(`${sentence} Usual causes: ${causes.join(' ')}`);
  return warnings;
}

function describe({ rows, exact, overlap }: PartialTally): string {
  if (rows === 0) return 'no rows';
  const [exactShare = 0, overlapShare = 0] = [accuracy(exact, rows), accuracy(overlap, rows)];
  return `exact substring ${formatPercent(exactShare)}, word overlap ${formatPercent(overlapShare)} of ${countOf(rows, 'row')}`;
}

function list(places: string[], all: number): string {
  return places.join(', ') + (all > places.length ? ', …' : '');
}
