import { BUCKET_LABELS } from '../buckets.ts';
import { countOf, formatCount } from '../format.ts';
import { JUDGE_STATE_LABELS } from '../judge/judgement.ts';
import { SCORERS } from '../scorers/scorers.ts';
import { html, type Html } from './html.ts';
import type { ChosenRows, ReportedRow } from './report-input.ts';
import { nameDomain } from './say-share.ts';
import { sayDecision, saySources } from './say-row.ts';
import { writeMarked } from './write-marked.ts';

/** The chosen rows, one after the other, with what both scorers found marked in the response. */
export function writeRows({ said, found, rows }: ChosenRows): Html {
  return html`<p>
      The first ${formatCount(rows.length)} of ${countOf(found, 'row')} that the filter finds:
      <bdi>${said}</bdi>.
    </p>
    <p class="note">
      <mark class="exact">outlined</mark> exact match &nbsp; <mark class="word">shaded</mark> golden
      word &nbsp; <mark class="reason">waved</mark> shows the reason
    </p>
    ${rows.map(writeRow)}`;
}

function writeRow(row: ReportedRow): Html {
  const { bucket, question, golden, response, patched, spans } = row;
  const { name, letter } = BUCKET_LABELS[bucket];
  const inGolden = row.reasons.flatMap((reason) => reason.golden);
  const inResponse = row.reasons.flatMap((reason) => reason.response);
  return html` <article class="row">
    <h3>
      Row ${formatCount(row.row + 1)}
      <small>of <bdi>${row.runName}</bdi> · <bdi>${nameDomain(row.domain)}</bdi></small>
    </h3>
    <p>
      <span class="badge ${bucket}"><span class="letter">${letter}</span> ${name}</span>
      ${SCORERS.map(({ id, name: scorer }) => `${scorer}: ${row[id] ? 'pass' : 'fail'}. `)}${formatCount(row.matchingWords)}
      of ${countOf(row.totalWords, 'golden word')}.${row.blank && ' The response is blank.'}
    </p>
    <dl>
      ${
        question !== '' &&
        html`<dt>Question</dt>
          <dd dir="auto">${writeMarked(question, {})}</dd>`
      }
      <dt>Golden answer</dt>
      <dd dir="auto">${writeMarked(golden, patched === undefined ? { reasons: inGolden } : {})}</dd>
      ${
        patched !== undefined &&
        html`<dt>Patched golden answer</dt>
          <dd dir="auto">${writeMarked(patched, { reasons: inGolden })}</dd>`
      }
      <dt>Response</dt>
      <dd dir="auto">
        ${writeMarked(response, { exact: spans.exact, words: spans.words, reasons: inResponse })}
      </dd>
    </dl>
    ${writeFindings(row)}
  </article>`;
}

/** What is said of a row: by the scorers' reasons, by the judge, by reviewers. */
function writeFindings(row: ReportedRow): Html | undefined {
  const { reasons, judge, judgement, decisions, sources, spans } = row;
  const lines: Html[] = [
    ...reasons.map(({ sentence }) => html`<li dir="auto">${sentence}</li>`),
    ...(spans.missingCount > 0
      ? [
          html`<li dir="auto">
            Missing:
            ${spans.missing.map((word, place) => html`${place > 0 && ', '}<bdi>${word}</bdi>`)}${spans.missingCount > spans.missing.length && `, and ${formatCount(spans.missingCount - spans.missing.length)} more`}
          </li>`,
        ]
      : []),
    ...(judgement
      ? [
          html`<li>
            Judge (<bdi>${judgement.model}</bdi>):
            ${JUDGE_STATE_LABELS[judgement.state].name.toLowerCase()}.
            <bdi>${judgement.reason}</bdi>
          </li>`,
        ]
      : []),
    ...(judge && !judgement ? [html`<li>Judge, by the file: ${judge}</li>`] : []),
    ...decisions.map(
      (decision) =>
        html`<li><bdi>${decision.reviewer}</bdi>: <bdi>${sayDecision(decision)}</bdi></li>`,
    ),
    ...(sources ? [html`<li dir="auto">${saySources(sources)}</li>`] : []),
  ];
  return lines.length === 0
    ? undefined
    : html`<ul>
        ${lines}
      </ul>`;
}
