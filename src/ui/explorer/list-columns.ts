import { ROLE_LABELS } from '../../core/columns.ts';
import { RAG_FIGURES } from '../../core/rag/rag-choices.ts';
import { SCORERS } from '../../core/scorers/scorers.ts';
import type { SortColumn, TableRow } from '../../stores/rows.ts';
import type { Run } from '../../stores/runs.ts';
import { REVIEW_LABELS } from '../parts/choice-labels.ts';
import { FIGURE_LABELS } from '../parts/rag-labels.ts';
import { sayFigure } from '../parts/say-figure.ts';

/** Reasons are a column by which nothing is sorted. */
export type ShownColumn = SortColumn | 'reasons';

/** A column that the table can show. */
export interface ColumnChoice {
  id: ShownColumn;
  name: string;
  /** Least width in pixels; where there is room a column takes `share` parts of what is left. */
  least: number;
  share: number;
}

const TEXT = { least: 170, share: 3 };
const SHORT = { least: 110, share: 1.5 };
const FIGURE = { least: 74, share: 0 };

const OWN = 'column:';

/** Everything that the table can show of these runs: roles, verdicts, and every column of the files' own. */
export function listColumns(runs: Pick<Run, 'columns' | 'mapping'>[]): ColumnChoice[] {
  const own = new Set(
    runs.flatMap(({ columns, mapping }) =>
      columns.filter((_, column) => !Object.values(mapping).includes(column)),
    ),
  );
  return [
    { id: 'row', name: 'Row', ...FIGURE },
    { id: 'bucket', name: 'Bucket', ...FIGURE },
    { id: 'question', name: ROLE_LABELS.question, ...TEXT },
    { id: 'golden', name: ROLE_LABELS.golden, least: 130, share: 2 },
    { id: 'response', name: ROLE_LABELS.response, ...TEXT },
    { id: 'words', name: 'Words', ...FIGURE },
    { id: 'reasons', name: 'Reason', least: 120, share: 1.5 },
    { id: 'judge', name: 'Judge', least: 76, share: 0 },
    { id: 'review', name: 'Review', least: 82, share: 0 },
    ...SCORERS.map(({ id, name }) => ({ id, name, least: 100, share: 0 })),
    { id: 'blank', name: 'Blank', ...FIGURE },
    { id: 'domain', name: ROLE_LABELS.domain, ...SHORT },
    { id: 'run', name: 'File', ...SHORT },
    ...RAG_FIGURES.map((figure) => ({
      id: `rag:${figure}` as const,
      name: FIGURE_LABELS[figure],
      least: 124,
      share: 0,
    })),
    ...[...own].map((name) => ({ id: `${OWN}${name}` as const, name, least: 110, share: 1.5 })),
  ];
}

/** What the usual columns depend on. */
export interface Usual {
  runs: number;
  isJudged: boolean;
  isReviewed: boolean;
  /** The order of the rows: its figure is shown. */
  sort?: SortColumn;
  /** Whether rows are chosen by their sources, length or rating. */
  hasRag?: boolean;
}

/** What is shown where the reader has chosen nothing. */
function usualColumns({ runs, isJudged, isReviewed, sort, hasRag }: Usual): ShownColumn[] {
  // Figures of retrieval take the room of what is said of words.
  const byFigures = hasRag || sort?.startsWith('rag:');
  return [
    ...(['bucket', 'golden', 'response'] as const),
    ...(byFigures ? [] : (['words', 'reasons'] as const)),
    ...(isJudged ? (['judge'] as const) : []),
    ...(isReviewed ? (['review'] as const) : []),
    ...(hasRag ? (['rag:source_return', 'rag:final_rating'] as const) : []),
    ...(sort?.startsWith('rag:') ? [sort] : []),
    ...(runs > 1 ? (['run'] as const) : []),
  ];
}

/** The chosen columns in the table's order; the usual ones where none of the chosen exists. */
export function pickColumns(
  choices: ColumnChoice[],
  chosen: string[],
  usual: Usual,
): ColumnChoice[] {
  const picked = choices.filter(({ id }) => chosen.includes(id));
  if (picked.length > 0) return picked;
  const ids = usualColumns(usual);
  return choices.filter(({ id }) => ids.includes(id));
}

/** Names of the files' own columns among these, as the store asks for them. */
export function ownNames(columns: ColumnChoice[]): string[] {
  return columns.filter(({ id }) => id.startsWith(OWN)).map(({ name }) => name);
}

/** CSS grid tracks for the columns, and the least width of them all in pixels. */
export function layOutColumns(columns: ColumnChoice[]): { tracks: string; least: number } {
  const onlyFigures = columns.every(({ share }) => share === 0);
  const trackOf = ({ least, share }: ColumnChoice) =>
    share > 0 || onlyFigures ? `minmax(${least}px, ${share || 1}fr)` : `${least}px`;
  return {
    tracks: columns.map(trackOf).join(' '),
    least: columns.reduce((sum, { least }) => sum + least, 0),
  };
}

/** What a row shows in a column, reasons apart; `undefined` where the file has no such column. */
export function readCell(
  row: TableRow,
  column: Exclude<ShownColumn, 'reasons'>,
): string | undefined {
  switch (column) {
    case 'row':
      return String(row.row + 1);
    case 'run':
      return row.runName;
    case 'words':
      return `${row.matchingWords}/${row.totalWords}`;
    case 'exact':
    case 'overlap':
      return row[column] ? 'passes' : 'fails';
    case 'blank':
      return row.blank ? 'blank' : '';
    case 'judge':
    case 'review':
      return row[column] && REVIEW_LABELS[row[column]];
    case 'golden':
      return row.patched ?? row.golden;
    case 'question':
    case 'response':
    case 'domain':
    case 'bucket':
      return row[column];
    default:
      return readFigure(row, column) ?? row.cells[column.slice(OWN.length)];
  }
}

/** A figure of retrieval; undefined where the column is none. A row that has not the figure shows a dash. */
function readFigure({ rag }: TableRow, column: SortColumn): string | undefined {
  const figure = RAG_FIGURES.find((one) => column === `rag:${one}`);
  return figure && sayFigure(rag?.[figure]);
}
