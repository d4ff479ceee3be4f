import { countOf, formatCount, formatPercent } from '../format.ts';
import { JUDGE_STATES, JUDGE_STATE_LABELS, verdictOf } from '../judge/judgement.ts';
import { ragNotes } from '../rag/rag-notes.ts';
import { nameRater } from '../review/name-rater.ts';
import { listAssumptions, sayEstimate } from '../review/say-estimate.ts';
import { sayPoint } from '../review/say-point.ts';
import { SCORER_VERSION } from '../scorers/scorers.ts';
import { accuracy, macroAccuracy, withoutEmptyGolden } from '../summary.ts';
import type { ReportedFile, ReportedJudge, ReportedRun } from './report-input.ts';
import { sayScope } from './say-judging.ts';
import { sayCounted, sayShare } from './say-share.ts';
import { listPairs, sayAlpha, sayKappa } from './write-agreement.ts';
import { sayWhatIfs } from './write-what-ifs.ts';

/**
 * How the figures of a file came about, as plain text to paste into a paper: what was counted by which
 * definition, over how many rows, what was left out and why, seeds, the judge's settings. `date` is the day.
 */
export function writeMethods(run: ReportedRun, date: string): string {
  return [
    sayData(run.file),
    SCORERS_SAID,
    sayResults(run.file),
    ...sayReviewed(run),
    ...sayAgreement(run),
    ...sayJudged(run),
    ...(run.rag ? ragNotes(run.rag.summary, run.rag.movers, run.rag.settings) : []),
    ...sayWhatIfs(run.whatIfs ?? []),
    `Computed with Touchstone, scorer definition ${SCORER_VERSION}, on ${date}.`,
  ].join(' ');
}

const SCORERS_SAID = `Each response was compared with its golden answer by two deterministic scorers (definition ${SCORER_VERSION}). Exact substring counts a response as correct if the lower-cased golden answer occurs anywhere in the lower-cased response; nothing else is normalised. Word overlap counts it as correct if every distinct word of the golden answer is a word of the response, in any order, where words are separated by white space, lower-cased, and stripped of ASCII punctuation at their ends.`;

function sayData({
  name,
  key,
  columns,
  mapping,
  tally,
  domains,
  patch,
  report,
}: ReportedFile): string {
  const columnOf = (role: 'golden' | 'response') => columns[mapping[role] ?? -1] ?? '';
  const leftOut = [
    report.repeatedHeaders > 0 && `${countOf(report.repeatedHeaders, 'repeated header')} left out`,
    report.unreadRows > 0 && `${countOf(report.unreadRows, 'row')} left out as unreadable`,
    report.blankLines > 0 && `${countOf(report.blankLines, 'blank line')} skipped`,
  ].filter((part) => part !== false);
  return [
    `We scored ${countOf(tally.rows, 'response')} in ${countOf(domains.length, 'domain')} from the file ${name} (content key ${key}; golden answers in the column “${columnOf('golden')}”, responses in “${columnOf('response')}”).`,
    leftOut.length === 0
      ? 'No row was left out.'
      : `Of the file ${leftOut.join(', ')}; every row that was read is counted.`,
    ...(patch
      ? [`${countOf(patch.rows, 'golden answer')} replaced by those of ${patch.name}.`]
      : []),
  ].join(' ');
}

function sayResults({ tally, domains }: ReportedFile): string {
  const { rows, exact, overlap, blank, emptyGolden, buckets } = tally;
  const kept = withoutEmptyGolden(tally);
  const macro = (['exact', 'overlap'] as const).map((id) => macroAccuracy(domains, id));
  const agreed = accuracy(buckets.both_pass + buckets.both_fail, rows);
  return [
    `Blank responses (${formatCount(blank)}) count as incorrect; empty golden answers (${formatCount(emptyGolden)}) as correct unless the response is blank.`,
    `Accuracy over all rows (micro-average, Wilson 95% intervals): exact substring ${sayCounted(exact, rows)}, word overlap ${sayCounted(overlap, rows)}.`,
    ...(emptyGolden > 0 && kept.rows > 0
      ? [
          `Without the rows whose golden answer is empty: ${sayShare(kept.exact, kept.rows)} and ${sayShare(kept.overlap, kept.rows)} of ${countOf(kept.rows, 'row')}.`,
        ]
      : []),
    ...(domains.length > 1
      ? [
          `Macro-average over ${countOf(domains.length, 'domain')}: ${macro.map((percent) => (percent === undefined ? 'undefined' : formatPercent(percent))).join(' and ')}.`,
        ]
      : []),
    ...(agreed === undefined
      ? []
      : [`Both scorers give the same verdict on ${formatPercent(agreed)} of the rows.`]),
  ].join(' ');
}

function sayReviewed({ review }: ReportedRun): string[] {
  if (!review || review.decided.rows === 0) return ['No row was reviewed by a person.'];
  const { drawn, seed, rows, estimate, decided } = review;
  const said = `Reviewers decided ${countOf(decided.rows, 'row')}, of which ${formatCount(drawn)} were drawn at random inside strata of bucket, share of golden words and, where there is one, the judge’s verdict (seed ${seed}).`;
  if (!estimate || drawn === 0)
    return [said, 'No decided row was drawn, so that nothing is estimated.'];
  const assumed = listAssumptions(review);
  if (drawn === rows)
    return [said, `All rows were read: ${sayPoint(estimate)} are correct.`, ...assumed];
  return [
    said,
    `The stratified estimate of the true accuracy over all ${countOf(rows, 'row')} is ${sayEstimate(estimate)} with its 95% interval.`,
    ...assumed,
  ];
}

/** Two of the scorers say little of one another in a paper; a person or a judge is one of the two. */
function sayAgreement({ agreement }: ReportedRun): string[] {
  if (!agreement) return [];
  const said = listPairs(agreement).flatMap(
    ({ first, second, kappa, agreement: agreed, rows, weighted }) =>
      (first === 'exact' && second === 'overlap') || !agreed
        ? []
        : `${nameRater(first)} and ${nameRater(second)} agree on ${formatPercent(100 * agreed.share)} of ${countOf(rows, 'row')}${weighted ? ' (drawn rows, weighted)' : ''}, Cohen’s kappa ${kappa ? `${sayKappa(kappa.kappa)} (95% interval ${sayKappa(kappa.low)} to ${sayKappa(kappa.high)})` : 'undefined'}`,
  );
  return [
    ...(said.length > 0 ? [`${said.join('; ')}.`] : []),
    ...(agreement.alpha ? [sayAlpha(agreement.alpha)] : []),
  ];
}

function sayJudged({ judge, review }: ReportedRun): string[] {
  if (judge) return [sayAsked(judge), sayVerdicts(judge)];
  const column = review?.bracket.judge;
  if (!column) return ['No language model judged the responses.'];
  return [
    `A judge’s verdicts that came with the file find ${sayCounted(column.correct, column.judged)} correct; how that judge was asked is not known.`,
  ];
}

function sayAsked({ record, date, scope }: ReportedJudge): string {
  const temperature =
    record.temperature === null
      ? 'the server did not accept a temperature, which was therefore not controlled'
      : `temperature ${record.temperature}, which the server accepted`;
  const seed =
    record.seed === null ? 'no seed, as the server did not accept one' : `seed ${record.seed}`;
  return `A language model (${record.model}, at ${record.base_url}, begun on ${date}) judged whether a response means the same as the golden answer: ${sayScope(scope)}; prompt SHA-256 ${record.prompt_sha256}, judge definition ${record.judge_version}, ${temperature}, ${seed}, at most ${formatCount(record.max_tokens)} tokens a reply, reply format ${record.response_format}.`;
}

function sayVerdicts({ combined, tally, estimate, rows }: ReportedJudge): string {
  const left = JUDGE_STATES.filter(
    (state) => verdictOf(state) === undefined && tally[state] > 0,
  ).map((state) => `${formatCount(tally[state])} ${JUDGE_STATE_LABELS[state].name.toLowerCase()}`);
  return [
    `It found ${sayCounted(combined.correct, combined.judged)} correct;`,
    left.length === 0
      ? 'no row in scope was left without a verdict.'
      : `rows without a verdict are left out (${left.join(', ')}).`,
    ...(estimate && combined.judged > 0 && combined.judged < rows
      ? [`Its stratified estimate for all ${countOf(rows, 'row')} is ${sayEstimate(estimate)}.`]
      : []),
  ].join(' ');
}
