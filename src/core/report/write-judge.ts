import { BUCKET_LABELS } from '../buckets.ts';
import { countOf, formatCount } from '../format.ts';
import { JUDGE_STATE_LABELS, JUDGE_STATES } from '../judge/judgement.ts';
import { listDropped } from '../judge/list-dropped.ts';
import { BUCKETS } from '../model.ts';
import { sayEstimate } from '../review/say-estimate.ts';
import { html, type Html } from './html.ts';
import type { ReportedJudge, ReportedRun } from './report-input.ts';
import { reportTable } from './report-table.ts';
import { sayScope, sayTemperature } from './say-judging.ts';
import { nameDomain, sayShare } from './say-share.ts';
import { takeLargest } from './take-largest.ts';

/** What the judge said, over which rows, and all that it was asked with. */
export function writeJudge({ judge, review }: ReportedRun): Html {
  if (!judge) return html`<p>${sayNotJudged(review?.bracket.judge)}</p>`;
  return html`<p>${sayEstimated(judge)}</p>
    ${writeShares(judge)} ${writeStates(judge)} ${writeSettings(judge)}`;
}

function sayNotJudged(column: { correct: number; judged: number } | undefined): string {
  if (!column) return 'No row was judged by a language model.';
  return `The verdicts of a judge are a column of the file: ${sayShare(column.correct, column.judged)} correct of ${countOf(column.judged, 'row')} with a verdict. The file does not say how that judge was asked.`;
}

function sayEstimated(judge: ReportedJudge): string {
  const { estimate, combined, rows, scope } = judge;
  const counts = `${formatCount(combined.judged)} of ${countOf(rows, 'row')} judged: ${sayScope(scope)}.`;
  if (!estimate || combined.judged === 0)
    return `${counts} These were picked, not drawn from all, so that nothing is estimated of the others.`;
  if (combined.judged === rows) return `${counts} Nothing is estimated.`;
  return `${counts} It would find ${sayEstimate(estimate)} of all rows correct: the estimate bucket by bucket with its 95% interval.`;
}

function writeShares({ combined, domains, byBucket }: ReportedJudge): Html {
  const { shown, note } = takeLargest(domains, ({ share }) => share.judged + share.leftOut);
  const lines = [
    { name: 'Combined', share: combined, apart: true },
    ...shown.map(({ domain, share }) => ({ name: nameDomain(domain), share, apart: false })),
  ];
  const said = BUCKETS.map((bucket) => {
    const { correct, judged, rows } = byBucket[bucket];
    return `${BUCKET_LABELS[bucket].name} ${formatCount(correct)} correct of ${formatCount(judged)} judged of ${formatCount(rows)}`;
  });
  return html`${reportTable({
      caption: 'Accuracy by the judge, over the judged rows alone',
      headings: ['Domain', 'Rows in scope', 'Judged', 'Left out', 'Correct', 'Accuracy (95%)'],
      rows: lines.map(({ name, share: { correct, judged, leftOut }, apart }) => ({
        cells: [
          name,
          ...[judged + leftOut, judged, leftOut, correct].map(formatCount),
          judged === 0 ? 'nothing judged' : sayShare(correct, judged),
        ],
        apart,
      })),
    })}${note}
    <p class="note">${said.join('; ')}.</p>`;
}

function writeStates({ tally, inScope }: ReportedJudge): Html {
  return reportTable({
    caption: `What became of the ${countOf(inScope, 'row')} in scope; only those with a verdict are in an accuracy`,
    headings: ['State', 'Rows', 'What it means'],
    rows: JUDGE_STATES.filter((state) => tally[state] > 0).map((state) => ({
      cells: [
        JUDGE_STATE_LABELS[state].name,
        formatCount(tally[state]),
        html`<span class="text">${JUDGE_STATE_LABELS[state].sentence}</span>`,
      ],
    })),
  });
}

function writeSettings({ record, accepted, date }: ReportedJudge): Html {
  const facts: [string, string][] = [
    ['Model', record.model],
    ['Endpoint', record.base_url],
    ['Begun', date],
    ['Temperature', sayTemperature(record)],
    ['Seed', record.seed === null ? 'not taken by the server' : String(record.seed)],
    ['Tokens of a reply at most', formatCount(record.max_tokens)],
    ['Reply format', record.response_format],
    ['Prompt, SHA-256', record.prompt_sha256],
    ['Judge definition', record.judge_version],
  ];
  return html`<h4>Settings</h4>
    <dl class="facts">
      ${facts.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd dir="auto">${value}</dd>
          </div>`,
      )}
    </dl>
    <ul>
      ${listDropped(accepted).map(({ sentence }) => html`<li>${sentence}</li>`)}
    </ul>
    <details open>
      <summary>The prompt</summary>
      <pre dir="auto">${record.prompt}</pre>
    </details>`;
}
