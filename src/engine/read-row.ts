import { listFindings } from '../core/findings.ts';
import { BUCKETS } from '../core/model.ts';
import { findSpans } from '../core/text/spans.ts';
import type { RowDetail, TableRow } from './api.ts';
import { type LoadedRun, textsOf } from './loaded-run.ts';

/** UTF-16 units of a text that a table shows; the whole of it is in the row's detail. */
const TABLE_TEXT = 300;

/** A row as a table shows it, with those of the file's own columns that are asked for. */
export function readTableRow(loaded: LoadedRun, row: number, columns: string[]): TableRow {
  const { run, table } = loaded;
  const texts = textsOf(loaded, row);
  const cells = columns.flatMap((name): [string, string][] => {
    const column = run.columns.indexOf(name);
    return column === -1 ? [] : [[name, cutText(table.cell(row, column))]];
  });
  return {
    ...commonParts(loaded, row),
    question: cutText(texts.question),
    golden: cutText(texts.golden),
    response: cutText(texts.response),
    domain: cutText(texts.domain),
    cells: Object.fromEntries(cells),
  };
}

/** A row in full, with what to mark in its texts. */
export function readRowDetail(loaded: LoadedRun, row: number): RowDetail {
  const { run, table } = loaded;
  const texts = textsOf(loaded, row);
  const shown = new Set(Object.values(run.mapping));
  return {
    ...commonParts(loaded, row),
    ...texts,
    findings: listFindings(table.findings(row)),
    spans: findSpans(texts.golden, texts.response),
    others: run.columns
      .map((column, place) => ({ column, place }))
      .filter(({ place }) => !shown.has(place))
      .map(({ column, place }) => ({ column, text: table.cell(row, place) })),
  };
}

function commonParts({ run, table }: LoadedRun, row: number) {
  return {
    run: run.key,
    runName: run.name,
    row,
    ...table.score(row),
    bucket: BUCKETS[table.bucket(row)] ?? 'both_fail',
  };
}

/** Cuts between characters: half a surrogate pair is none. */
function cutText(text: string): string {
  if (text.length <= TABLE_TEXT) return text;
  const last = text.charCodeAt(TABLE_TEXT - 1);
  const isHigh = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHigh ? TABLE_TEXT - 1 : TABLE_TEXT);
}
