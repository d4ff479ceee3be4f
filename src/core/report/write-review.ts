import { countOf, formatCount } from '../format.ts';
import { nameStratum } from '../review/name-stratum.ts';
import { sayPoint } from '../review/say-point.ts';
import { listAssumptions, sayEstimate } from '../review/say-estimate.ts';
import { drawHistory } from './draw-history.ts';
import { html, type Html } from './html.ts';
import type { ReportedReview, ReportedRun } from './report-input.ts';
import { reportTable } from './report-table.ts';
import { nameDomain, sayShare } from './say-share.ts';
import { takeLargest } from './take-largest.ts';

/** What people found: the estimate, what it rests on, and what the proposed golden answers would change. */
export function writeReview({ review, humanVerdicts, file }: ReportedRun): Html {
  if (!review || review.decided.rows + review.decided.goldenWrong === 0)
    return html`<p>No row was reviewed, so that the true accuracy is not known.</p>
      ${humanVerdicts && sayHuman(humanVerdicts)}`;
  return html`<p>${sayReview(review)}</p>
    ${humanVerdicts && sayHuman(humanVerdicts)}
    <ul>
      ${listAssumptions(review).map((sentence) => html`<li>${sentence}</li>`)}
    </ul>
    ${drawHistory(review.history)} ${writeStrata(review)}
    ${file.domains.length > 1 && writeDomainEstimates(review)} ${sayProposals(review)}`;
}

function sayHuman({ column, rows }: NonNullable<ReportedRun['humanVerdicts']>): Html {
  return html`<p>
    The file’s column <bdi>${column}</bdi> holds human verdicts on ${countOf(rows, 'row')}.
  </p>`;
}

function sayReview(review: ReportedReview): string {
  const { estimate, drawn, rows, decided, seed } = review;
  const read = `${countOf(decided.rows, 'row')} decided, ${formatCount(drawn)} of them drawn at random inside their strata (seed ${seed}); ${countOf(decided.goldenWrong, 'golden answer')} called wrong.`;
  if (!estimate || drawn === 0) return `${read} Nothing is estimated: no decided row was drawn.`;
  if (drawn === rows)
    return `${sayPoint(estimate)} correct, all ${countOf(rows, 'row')} read. ${read}`;
  return `${sayEstimate(estimate)} correct: the estimate for all ${countOf(rows, 'row')} with its 95% interval. ${read}`;
}

function writeStrata({ strata }: ReportedReview): Html {
  return reportTable({
    caption: 'What was read, stratum by stratum',
    headings: [
      'Stratum',
      'Rows',
      'Drawn and read',
      'Correct',
      'Incorrect',
      'Unsure',
      'Decided outside the draw',
    ],
    rows: strata.map(({ stratum, rows, correct, incorrect, unsure, outside }) => ({
      cells: [
        nameStratum(stratum),
        ...[rows, correct + incorrect + unsure, correct, incorrect, unsure, outside].map(
          formatCount,
        ),
      ],
    })),
  });
}

function writeDomainEstimates({ domains }: ReportedReview): Html {
  const read = domains.flatMap(({ domain, rows, estimate }) =>
    estimate && estimate.unread.length === 0 ? { domain, rows, estimate } : [],
  );
  const left = domains.length - read.length;
  const { shown, note } = takeLargest(read, ({ rows }) => rows);
  const table = reportTable({
    caption: 'The estimate by domain',
    headings: ['Domain', 'Rows', 'Estimate with its 95% interval'],
    rows: shown.map(({ domain, rows, estimate }) => ({
      cells: [nameDomain(domain), formatCount(rows), sayEstimate(estimate)],
    })),
  });
  return html`${read.length > 0 && table}${note}${left > 0 && html`<p class="note">No estimate of ${countOf(left, 'domain')} alone: not every stratum of it was read.</p>`}`;
}

function sayProposals({ proposals, accuracyIfAccepted }: ReportedReview): Html | undefined {
  if (!accuracyIfAccepted) return undefined;
  const { rows, exact, overlap } = accuracyIfAccepted;
  return html`<p>
    Another golden answer is proposed for ${countOf(proposals, 'row')}. With all of them in place
    exact substring would be ${sayShare(exact, rows)} and word overlap ${sayShare(overlap, rows)}.
  </p>`;
}
