import { countOf, formatCount, formatInterval, formatPercent } from '../format.ts';
import type { DomainTally, Tally } from '../model.ts';
import type { ReviewEstimate } from '../review/review-estimate.ts';
import { sayPoint } from '../review/say-point.ts';
import { SCORERS } from '../scorers/scorers.ts';
import { wilsonInterval } from '../stats/wilson.ts';
import { accuracy, findAlarms, macroAccuracy } from '../summary.ts';
import { drawAxis, drawBars, type Drawn, drawPoint } from './draw-bars.ts';
import { html, type Html, type Part } from './html.ts';
import type { ReportedRun } from './report-input.ts';
import { reportTable } from './report-table.ts';
import { nameDomain } from './say-share.ts';
import { takeLargest } from './take-largest.ts';

/** How accurate the answers are: all readings on one axis, then both scorers domain by domain. */
export function writeAccuracy(run: ReportedRun): Html {
  const { tally, domains } = run.file;
  const alarms = findAlarms(tally, domains);
  return html`${alarms.map(({ sentence, causes }) => html`<p class="alarm"><strong>${sentence}</strong> More likely a fault of the file than of the answers. ${causes.join(' ')}</p>`)}
  ${reportTable({
    caption: 'How accurate the answers are, by each reading',
    headings: ['Reading', 'Accuracy', '95% interval', 'Rows', drawAxis()],
    rows: listReadings(run).map(({ of, said, ...drawn }) => ({
      cells: [
        drawn.name,
        said,
        drawn.interval ? formatInterval(drawn.interval) : '–',
        of,
        drawPoint(drawn, `${drawn.name}: ${said}`),
      ],
    })),
  })}
  ${writeDomains(tally, domains)}`;
}

type Reading = Drawn & { said: string; of: string };

/** Most cautious first; what was reviewed last, as it is what comes nearest to the truth. */
function listReadings({ file: { tally }, review, judge }: ReportedRun): Reading[] {
  const { rows, exact, overlap, buckets } = tally;
  const readings = [
    read('Both scorers pass', buckets.both_pass, rows, 'pass'),
    read('Exact substring', exact, rows, 'exact'),
    read('Word overlap', overlap, rows, 'overlap'),
    read('Exact or overlap', rows - buckets.both_fail, rows, 'either'),
  ];
  const judged = judge?.combined ?? review?.bracket.judge;
  if (judged)
    readings.push(read('Judge, over the judged rows', judged.correct, judged.judged, 'judge'));
  if (judge?.estimate && judge.combined.judged > 0)
    readings.push(
      estimated('Judge, estimate for all rows', judge.estimate, judge.combined.judged, rows),
    );
  if (review?.estimate && review.drawn > 0)
    readings.push(
      estimated('Reviewed, estimate for all rows', review.estimate, review.drawn, rows),
    );
  return readings.flatMap((reading) => reading ?? []);
}

function read(name: string, correct: number, rows: number, colour: string): Reading | undefined {
  if (rows === 0) return undefined;
  const interval = wilsonInterval(correct, rows);
  return {
    name,
    share: correct / rows,
    interval,
    colour,
    said: sayPercent(correct, rows),
    of: `${formatCount(correct)} of ${formatCount(rows)}`,
  };
}

function estimated(name: string, estimate: ReviewEstimate, seen: number, rows: number): Reading {
  const { unsureWrong, unsureRight, interval } = estimate;
  return {
    name,
    // In the middle of what unsure rows leave open.
    share: (unsureWrong.point + unsureRight.point) / 2,
    interval,
    colour: 'judge',
    said: sayPoint(estimate),
    of: `from ${formatCount(seen)} of ${formatCount(rows)}`,
  };
}

function writeDomains(tally: Tally, domains: readonly DomainTally[]): Html {
  const { shown, note } = takeLargest(domains, (domain) => domain.tally.rows);
  return html`${reportTable({
    caption: 'Accuracy by domain (upper bar exact substring, lower bar word overlap)',
    headings: [
      'Domain',
      'Rows',
      'Blank',
      ...SCORERS.flatMap(({ name }) => [name, '95%']),
      drawAxis(),
    ],
    rows: [
      { cells: ['Combined (micro-average)', ...tallyCells(tally)], apart: true },
      { cells: macroCells(domains), apart: true },
      ...shown.map((part) => ({ cells: [nameDomain(part.domain), ...tallyCells(part.tally)] })),
    ],
  })}${note}`;
}

function tallyCells(tally: Tally): Part[] {
  const { rows } = tally;
  const bars = SCORERS.map(({ id, name }) => ({
    name: `${name} ${sayPercent(tally[id], rows)}`,
    share: rows === 0 ? 0 : tally[id] / rows,
    interval: wilsonInterval(tally[id], rows),
    colour: id,
  }));
  return [
    formatCount(rows),
    formatCount(tally.blank),
    ...SCORERS.flatMap(({ id }, place) => {
      const interval = bars[place]?.interval;
      return [sayPercent(tally[id], rows), interval ? formatInterval(interval) : '–'];
    }),
    rows > 0 && drawBars(bars, bars.map(({ name }) => name).join(', ')),
  ];
}

function sayPercent(correct: number, rows: number): string {
  const percent = accuracy(correct, rows);
  return percent === undefined ? 'no rows' : formatPercent(percent);
}

function macroCells(domains: readonly DomainTally[]): Part[] {
  const figures = SCORERS.flatMap(({ id }): Part[] => {
    const percent = macroAccuracy(domains, id);
    return [percent === undefined ? '–' : formatPercent(percent), ''];
  });
  return [`Macro-average (mean of ${countOf(domains.length, 'domain')})`, '', '', ...figures, ''];
}
