interface TableTexts {
  markdown: string;
  csv: string;
  latex: string;
}

/** The table with further notes below it, each on a line of its own. */
export function addNotes({ markdown, csv, latex }: TableTexts, notes: string[]): TableTexts {
  const lines = notes.map((note) => note.replace(/[\r\n]+/g, ' '));
  return {
    markdown: markdown + lines.map((line) => `\n${escapeMarkdown(line)}\n`).join(''),
    csv: csv + lines.map((line) => `"${line.replaceAll('"', '""')}"\n`).join(''),
    latex: latex + lines.map((line) => `% ${line}\n`).join(''),
  };
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>&|~$]/g, '\\$&');
}
