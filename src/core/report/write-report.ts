import { JUDGE_VERSION } from '../judge/judge-version.ts';
import { RAG_VERSION } from '../rag/rag-version.ts';
import { SCORER_VERSION } from '../scorers/scorers.ts';
import { html, type Html } from './html.ts';
import type { ReportInput, ReportedRun } from './report-input.ts';
import { reportTable } from './report-table.ts';
import { sayShare } from './say-share.ts';
import { FIGURES_STYLE } from './style-figures.ts';
import { PAGE_STYLE } from './style-page.ts';
import { PRINT_STYLE } from './style-print.ts';
import { ROWS_STYLE } from './style-rows.ts';
import { formatCount } from '../format.ts';
import { writePairs } from './write-pairs.ts';
import { writeRows } from './write-rows.ts';
import { writeRun } from './write-run.ts';

/** Nothing is fetched, run or sent, whatever the file holds; the one style is the report's own. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/**
 * A report as one HTML file that opens from disk, needs no network and prints on A4. All text of rows in it
 * is escaped. The same input gives the same text.
 */
export function writeReport(input: ReportInput): string {
  const { runs, rows, date, comparisons } = input;
  const title = titleOf(runs);
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="referrer" content="no-referrer" />
      <title>${title}</title>
      ${PAGE_STYLE}${FIGURES_STYLE}${ROWS_STYLE}${PRINT_STYLE}
    </head>
    <body>
      <header>
        <h1 dir="auto">${title}</h1>
        <p class="note">
          Made with Touchstone on ${date}. Scorer definition ${SCORER_VERSION}, judge definition
          ${JUDGE_VERSION}, retrieval definition ${RAG_VERSION}.
        </p>
        ${writeContents(input)}
      </header>
      <main>
        ${runs.length > 1 && writeOverview(runs)}
        ${runs.map(
          (run, place) =>
            html`<section class="run" id="run-${place + 1}">
              <h2 dir="auto">${run.file.name}</h2>
              ${writeRun(run, date)}
            </section>`,
        )}
        ${
          comparisons &&
          html`<section class="run" id="pairs">
            <h2>The runs compared in pairs</h2>
            ${writePairs(
              comparisons,
              runs.map(({ file }) => file),
            )}
          </section>`
        }
        ${
          rows.rows.length > 0 &&
          html`<section class="run" id="rows">
            <h2>Rows</h2>
            ${writeRows(rows)}
          </section>`
        }
      </main>
    </body>
  </html>`;
  return `<!doctype html>\n${page.markup}\n`;
}

function titleOf(runs: readonly ReportedRun[]): string {
  const [first] = runs;
  return first && runs.length === 1
    ? `Report on ${first.file.name}`
    : `Report on ${runs.length} files`;
}

function writeContents({ runs, rows, comparisons }: ReportInput): Html | false {
  const parts = [
    ...runs.map(({ file }, place) => ({ id: `run-${place + 1}`, name: file.name })),
    ...(comparisons ? [{ id: 'pairs', name: 'The runs compared in pairs' }] : []),
    ...(rows.rows.length > 0 ? [{ id: 'rows', name: 'Rows' }] : []),
  ];
  return (
    parts.length > 1 &&
    html`<nav aria-label="Contents">
      <ul>
        ${parts.map(
          ({ id, name }) =>
            html`<li>
              <a href="#${id}"><bdi>${name}</bdi></a>
            </li>`,
        )}
      </ul>
    </nav>`
  );
}

/** The files side by side. They may hold other questions: nothing is added up. */
function writeOverview(runs: readonly ReportedRun[]): Html {
  return reportTable({
    caption: 'The files side by side, with Wilson 95% intervals; their rows may differ',
    headings: ['File', 'Rows', 'Blank', 'Exact substring', 'Word overlap'],
    rows: runs.map(({ file: { name, tally } }) => ({
      cells: [
        name,
        formatCount(tally.rows),
        formatCount(tally.blank),
        sayShare(tally.exact, tally.rows),
        sayShare(tally.overlap, tally.rows),
      ],
    })),
  });
}
