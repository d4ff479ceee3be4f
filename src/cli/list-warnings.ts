import { accuracy, findAlarms, withoutEmptyGolden, withoutNoText } from '../core/summary.ts';
import type { PartialTally } from '../core/summary.ts';
import { countOf, formatCount, formatPercent } from '../core/format.ts';
import type { Dialect } from '../csv/dialect.ts';
import type { RagFileRows } from './open-rag-scoring.ts';
import type { FileScores } from './file-scores.ts';

const ENCODING_NAMES: Record<Dialect['encoding'], string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (little-endian)',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250 (Central European)',
  'windows-1251': 'Windows-1251 (Cyrillic)',
  'windows-1256': 'Windows-1256 (Arabic)',
  shift_jis: 'Shift JIS (Japanese)',
  gb18030: 'GB 18030 (Chinese)',
  big5: 'Big5 (Chinese)',
  'euc-kr': 'EUC-KR (Korean)',
};

/** What a user should know before trusting a file's numbers, each as one line. */
export function listWarnings(scores: FileScores): string[] {
  const { dialect, duplicates, tally, domains, ragged, stray, totals, counts, variants } = scores;
  const { encoding } = dialect;
  const warnings: string[] = [];
  if (scores.isCut)
    warnings.push(
      tally.rows === 1
        ? 'only the first row was read, as --limit asks.'
        : `only the first ${formatCount(tally.rows)} rows were read, as --limit asks.`,
    );
  if (encoding !== 'utf-8') warnings.push(`read as ${ENCODING_NAMES[encoding]}, not UTF-8.`);
  if (dialect.header === 0)
    warnings.push('read as having no header: columns are called Column 1, Column 2, …');
  if (dialect.header !== undefined && dialect.header > 1)
    warnings.push(`the header stands on line ${dialect.header}: what is above it was left out.`);
  if (counts.repeatedHeaders > 0)
    warnings.push(`${countOf(counts.repeatedHeaders, 'repeated header')}, left out.`);
  if (counts.unreadRows > 0)
    warnings.push(`${countOf(counts.unreadRows, 'unreadable row')}, left out.`);
  if (dialect.readOn) warnings.push('read past damage, as --read-on asks.');
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
  if (totals.count > 0)
    warnings.push(
      `${countOf(totals.count, 'row')} that may be a total or a footer, scored as any other: ${list(
        totals.first.map((row) => `row ${row + 1}`),
        totals.count,
      )}.`,
    );
  if (scores.rag) warnings.push(...ragWarnings(scores.rag));
  for (const { sentence, causes } of findAlarms(tally, domains))
    warnings.push(`${sentence} Usual causes: ${causes.join(' ')}`);
  return warnings;
}

function ragWarnings({ hasContext, unreadable }: RagFileRows): string[] {
  if (!hasContext)
    return ['there is no column of retrieved chunks (context): source return is not scored.'];
  if (unreadable.count === 0) return [];
  const first = unreadable.first.map(({ row, why }) => `row ${row + 1}: ${why}`).join(' ');
  return [
    `${countOf(unreadable.count, 'row')} with a context that cannot be read, not scored for source return. ${first}${unreadable.count > unreadable.first.length ? ' …' : ''}`,
  ];
}

function describe({ rows, exact, overlap }: PartialTally): string {
  if (rows === 0) return 'no rows';
  const [exactShare = 0, overlapShare = 0] = [accuracy(exact, rows), accuracy(overlap, rows)];
  return `exact substring ${formatPercent(exactShare)}, word overlap ${formatPercent(overlapShare)} of ${countOf(rows, 'row')}`;
}

function list(places: string[], all: number): string {
  return places.join(', ') + (all > places.length ? ', …' : '');
}
