import { countOf, formatCount } from '../core/format.ts';
import { LABELLED_CASES } from '../core/rag/set/labelled-cases.ts';
import type { LeftOut } from '../core/rag/set/qa-pair.ts';
import type { SetReport } from '../core/rag/set/set-report.ts';
import { plainLine } from './plain-line.ts';

export interface Built {
  file: string;
  out: string;
  seed: number;
  builtBy: string;
  report: SetReport;
}

/** What goes to standard output. Ends in a newline. */
export function formatBuilt(format: 'text' | 'json', built: Built): string {
  return format === 'json'
    ? `${JSON.stringify(builtJson(built), undefined, 2)}\n`
    : `${builtText(built).map(plainLine).join('\n')}\n`;
}

function builtJson({ report, ...how }: Built) {
  const leftOut = report.leftOut.map(({ rows, why }) => ({
    rows: rows.map((row) => row + 1),
    why,
  }));
  return { ...how, ...report, leftOut };
}

function builtText({ file, out, seed, builtBy, report }: Built): string[] {
  const { questions, usable, pairs, repeated, rows, leftOut, wordings } = report;
  const styles = wordings.map((one) => `${one.id} ${formatCount(one.rows)}`).join(', ');
  return [
    `${file}: ${countOf(questions, 'question')}, ${formatCount(usable)} with answer, chunk and source`,
    `${countOf(pairs, 'unique pair')}; ${formatCount(repeated)} met again the other way round`,
    `${countOf(rows, 'row')} written to ${out}: ${formatCount(pairs)} of each of ${LABELLED_CASES.length} cases`,
    `Built by: ${builtBy}; seed ${seed}`,
    `Citation styles, by rows: ${styles}`,
    ...(leftOut.length === 0 ? ['Nothing was left out.'] : leftOut.map(sayLeftOut)),
  ];
}

const NAMED = 5;

function sayLeftOut({ rows, why }: LeftOut): string {
  const named = rows.slice(0, NAMED).map((row) => formatCount(row + 1));
  const more = rows.length > NAMED ? ', …' : '';
  return `Left out: ${countOf(rows.length, 'row')} (${named.join(', ')}${more}): ${why}.`;
}
