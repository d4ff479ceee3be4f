import { checkNote, ragNotes } from '../rag/rag-notes.ts';
import { checkTable, ragTable } from '../rag/rag-cells.ts';
import { drawDeviations } from './draw-deviations.ts';
import { html, type Html } from './html.ts';
import type { ReportedRag } from './report-input.ts';
import { reportTable } from './report-table.ts';
import { takeLargest } from './take-largest.ts';

/** Sources, lengths and ratings of answers that were written from retrieved texts. */
export function writeRag({ summary, movers, settings, check, lengths }: ReportedRag): Html {
  const { shown, note } = takeLargest(summary.domains, ({ part }) => part.rows);
  const table = ragTable({ ...summary, domains: [...shown] });
  return html`${writeTable('Sources, lengths and final rating; means with 95% bootstrap intervals', table)}${note}
    <ul>
      ${ragNotes(summary, movers, settings).map((said) => html`<li>${said}</li>`)}
    </ul>
    ${summary.combined.lengths.rows > 0 && drawDeviations(lengths, settings.threshold)}
    ${check && writeTable('How far source return is from the labels of the file', checkTable(check))}
    ${check && html`<p class="note">${checkNote(check)}</p>`}`;
}

/** The last row is the sum of the others. */
function writeTable(caption: string, [headings = [], ...rows]: string[][]): Html {
  return reportTable({
    caption,
    headings,
    rows: rows.map((cells, place) => ({ cells, apart: place === rows.length - 1 })),
  });
}
