/** Columns beside a judge's verdict that say why, the likeliest first. */
const REASON_COLUMNS = [
  /^(llm[_\s-])?judge.*(reason|rationale|explanation)/i,
  /^(llm[_\s-])?judge.*(text|reply|raw)$/i,
];

/** What the judge wrote beside its verdict, where a column of the file holds it. */
export function findJudgeReason(others: { column: string; text: string }[]): string | undefined {
  for (const pattern of REASON_COLUMNS) {
    const found = others.find(({ column, text }) => pattern.test(column) && text.trim() !== '');
    if (found) return found.text;
  }
  return undefined;
}
