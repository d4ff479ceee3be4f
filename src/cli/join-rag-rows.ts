import type { RagRows } from '../core/rag/rag-rows.ts';
import { RagFigures } from '../core/rag/rag-figures.ts';
import type { Factual } from '../core/rag/final-rating.ts';
import type { FileScores } from './file-scores.ts';

/** The rows of files one after the other, domains of one name as one. Files that were scored without `--rag` have none. */
export function joinRagRows(files: readonly FileScores[]): RagRows {
  const figures = new RagFigures(
    files.reduce((rows, { rag }) => rows + (rag?.figures.rows ?? 0), 0),
  );
  const places = new Map<string, number>();
  const domainOfRow: number[] = [];
  const factual: (Factual | undefined)[] = [];
  for (const { rag, domains } of files) {
    if (!rag) continue;
    figures.addAll(rag.figures);
    for (const { domain } of domains) if (!places.has(domain)) places.set(domain, places.size);
    for (const place of rag.domains)
      domainOfRow.push(places.get(domains[place]?.domain ?? '') ?? 0);
    for (const one of rag.factual) factual.push(one);
  }
  return {
    figures,
    domains: [...places.keys()],
    domainOf: (row) => domainOfRow[row] ?? 0,
    factualOf: (row) => factual[row],
  };
}
