import { escapeMarkdown, markdownTable } from './markdown-table.ts';
import { protectCell } from './text/protect-cell.ts';

/** A cell of a table to paste elsewhere; `best` is set in bold where the form has bold. */
export type TableCell = string | { best: string };

export interface TableTexts {
  markdown: string;
  csv: string;
  latex: string;
}

/**
 * A table to paste elsewhere in three forms, each ending in a newline, with a note under it (in LaTeX its
 * caption). The first `names` columns are set to the left, figures to the right.
 */
export function writeTable(
  headings: readonly string[],
  rows: readonly (readonly TableCell[])[],
  note: string,
  names = 1,
): TableTexts {
  const line = note.replace(/[\r\n]+/g, ' ');
  return {
    markdown: `${markdownTable([headings, ...rows], names)}\n\n${escapeMarkdown(line)}\n`,
    csv: csvTable(headings, rows, line),
    latex: latexTable(headings, rows, line, names),
  };
}

function csvTable(
  headings: readonly string[],
  rows: readonly (readonly TableCell[])[],
  note: string,
): string {
  return [headings, ...rows, [note]]
    .map((cells) => `${cells.map((cell) => csvCell(textOf(cell))).join(',')}\n`)
    .join('');
}

function textOf(cell: TableCell): string {
  return typeof cell === 'string' ? cell : cell.best;
}

function csvCell(text: string): string {
  return `"${protectCell(text).replaceAll('"', '""')}"`;
}

function latexTable(
  headings: readonly string[],
  rows: readonly (readonly TableCell[])[],
  note: string,
  names: number,
): string {
  const lines = [headings, ...rows].map((cells) => `${cells.map(latexCell).join(' & ')} \\\\`);
  return `% needs \\usepackage{booktabs}
\\begin{table}
\\caption{${escapeLatex(note)}}
\\begin{tabular}{${'l'.repeat(names)}${'r'.repeat(headings.length - names)}}
\\toprule
${lines[0]}
\\midrule
${lines.slice(1).join('\n')}
\\bottomrule
\\end{tabular}
\\end{table}
`;
}

function latexCell(cell: TableCell): string {
  return typeof cell === 'string' ? escapeLatex(cell) : `\\textbf{${escapeLatex(cell.best)}}`;
}

const LATEX_SPECIALS: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': '\\textquotedbl{}',
  '–': '--',
};

function escapeLatex(text: string): string {
  return text
    .replace(/[\\~^<>|"–{}$&#%_]/g, (special) => LATEX_SPECIALS[special] ?? `\\${special}`)
    .replace(/[\r\n]+/g, ' ');
}
