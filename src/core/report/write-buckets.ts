import { BUCKET_LABELS } from '../buckets.ts';
import { countOf, formatCount, formatPercent } from '../format.ts';
import { type Bucket, BUCKETS } from '../model.ts';
import { REASONS } from '../reasons/reason-kinds.ts';
import { accuracy } from '../summary.ts';
import { html, type Html } from './html.ts';
import type { ReportedRun } from './report-input.ts';
import { reportTable } from './report-table.ts';

const LINES: { caption: string; buckets: Bucket[] }[] = [
  { caption: 'exact passes', buckets: ['both_pass', 'exact_only'] },
  { caption: 'exact fails', buckets: ['overlap_only', 'both_fail'] },
];

/** Where both scorers agree and where they differ, as a two by two and a bar, and the reasons. */
export function writeBuckets(run: ReportedRun): Html {
  const { tally } = run.file;
  return html`<table class="two">
      <caption>
        ${countOf(tally.rows, 'row')} by the verdicts of both scorers
      </caption>
      <thead>
        <tr>
          <td></td>
          <th scope="col">overlap passes</th>
          <th scope="col">overlap fails</th>
        </tr>
      </thead>
      <tbody>
        ${LINES.map(
          ({ caption, buckets }) =>
            html` <tr>
              <th scope="row">${caption}</th>
              ${buckets.map((bucket) => writeCell(run, bucket))}
            </tr>`,
        )}
      </tbody>
    </table>
    ${tally.rows > 0 && drawBuckets(tally.buckets, tally.rows)} ${writeReasons(run)}`;
}

function writeCell({ file: { tally }, review }: ReportedRun, bucket: Bucket): Html {
  const { name, letter, sentence } = BUCKET_LABELS[bucket];
  const count = tally.buckets[bucket];
  const { decided, correct } = review?.reviewedByBucket[bucket] ?? { decided: 0, correct: 0 };
  const said =
    decided === 0
      ? sentence
      : `${formatCount(correct)} of ${formatCount(decided)} reviewed ${correct === 1 ? 'is' : 'are'} right.`;
  return html`<td class="cell ${bucket}">
    <span class="letter">${letter}</span> ${name}<br /><b>${formatCount(count)}</b>
    ${formatPercent(accuracy(count, tally.rows) ?? 0)}<br /><small>${said}</small>
  </td>`;
}

const WIDTH = 640;

function drawBuckets(buckets: Record<Bucket, number>, rows: number): Html {
  let from = 0;
  const parts = BUCKETS.map((bucket) => {
    const start = Math.round((from / rows) * WIDTH);
    from += buckets[bucket];
    return { bucket, start, width: Math.round((from / rows) * WIDTH) - start };
  });
  const said = BUCKETS.map(
    (bucket) => `${BUCKET_LABELS[bucket].name} ${formatCount(buckets[bucket])}`,
  );
  return html`<svg
    class="chart"
    viewBox="0 0 ${WIDTH} 26"
    role="img"
    aria-label="${said.join(', ')}"
  >
    ${parts.map(
      ({ bucket, start, width }) =>
        html`<rect
            class="part ${bucket}"
            x="${start}"
            y="1"
            width="${width}"
            height="24"
          />${width > 14 && html`<text x="${start + width / 2}" y="18" text-anchor="middle">${BUCKET_LABELS[bucket].letter}</text>`}`,
    )}
  </svg>`;
}

function writeReasons({ reasons, file }: ReportedRun): Html | undefined {
  if (!reasons) return undefined;
  const found = REASONS.filter(({ id }) => reasons[id] > 0).sort(
    (a, b) => reasons[b.id] - reasons[a.id],
  );
  if (found.length === 0) return html`<p>No row has a reason to name.</p>`;
  return reportTable({
    caption: `Why the scorers differ, nearly pass, or are at risk: rows of ${formatCount(file.tally.rows)}, a row may have several`,
    headings: ['Reason', 'Rows', 'What it means'],
    rows: found.map(({ id, name, sentence }) => ({
      cells: [name, formatCount(reasons[id]), html`<span class="text">${sentence}</span>`],
    })),
  });
}
