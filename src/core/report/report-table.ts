import { html, type Html, type Part } from './html.ts';

/** A table with the first cell of each row as its heading. A row that is set apart is a sum of the others. */
export interface ReportTable {
  /** What it shows, said above it. */
  caption: string;
  headings: readonly Part[];
  rows: readonly { cells: readonly Part[]; apart?: boolean }[];
}

/** Writes a table. Names keep the direction of their own letters; what is wider than the page scrolls on screen. */
export function reportTable({ caption, headings, rows }: ReportTable): Html {
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ cells: [name, ...figures], apart }) => html`
<tr${apart === true && html` class="apart"`}><th scope="row"><bdi>${name}</bdi></th>${figures.map((cell) => html`<td>${cell}</td>`)}</tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
