import { formatCount, formatInterval, formatPercent } from '../core/format.ts';
import { JUDGE_STATES, JUDGE_STATE_LABELS, verdictOf } from '../core/judge/judgement.ts';
import type { Judgement, Usage } from '../core/judge/judgement.ts';
import { listDropped } from '../core/judge/list-dropped.ts';
import type { Accepted } from '../core/judge/request.ts';
import type { SettingsRecord } from '../core/judge/settings-record.ts';
import { type JudgeTally, judgedShare, tallyStates } from '../core/judge/tally.ts';
import { SCORER_VERSION, SCORERS } from '../core/scorers/scorers.ts';
import { findAgreement, tablePairs } from '../core/stats/agreement.ts';
import { cohenKappa } from '../core/stats/cohen-kappa.ts';
import { wilsonInterval } from '../core/stats/wilson.ts';
import { alignTable } from './align-table.ts';
import type { ChosenRow } from './judged-file.ts';
import { plainLine } from './plain-line.ts';

export interface Judged {
  file: string;
  /** Of the file. */
  rows: number;
  chosen: ChosenRow[];
  judgements: Map<string, Judgement>;
  settings: SettingsRecord;
  accepted: Accepted;
  /** Of this run; undefined where nothing was sent. */
  asked: { requests: number; fromCache: number; usage: Usage } | undefined;
}

/** What goes to standard output. Ends in a newline. */
export function formatJudged(format: 'text' | 'json', judged: Judged): string {
  return format === 'json'
    ? `${JSON.stringify(judgedJson(judged), undefined, 2)}\n`
    : judgedText(judged);
}

function tallyRows({ judgements }: Judged, rows: ChosenRow[]): JudgeTally {
  return tallyStates(rows.map(({ key }) => judgements.get(key)?.state ?? 'waiting'));
}

function tallyDomains(judged: Judged): [string, JudgeTally][] {
  const domains = new Map<string, ChosenRow[]>();
  for (const row of judged.chosen)
    domains.set(row.domain, [...(domains.get(row.domain) ?? []), row]);
  return [...domains].map(([domain, rows]) => [domain, tallyRows(judged, rows)]);
}

/** Judge and scorer on the rows that have a verdict, each row once. */
function compare({ judgements, chosen }: Judged, scorer: 'exact' | 'overlap') {
  const pairs = chosen.flatMap((row) => {
    const verdict = verdictOf(judgements.get(row.key)?.state ?? 'waiting');
    return verdict ? { first: verdict === 'correct', second: row[scorer], weight: 1, rows: 1 } : [];
  });
  const table = tablePairs(pairs);
  if (!table) return undefined;
  const count = (first: boolean, second: boolean) =>
    pairs.filter((pair) => pair.first === first && pair.second === second).length;
  return {
    bothCorrect: count(true, true),
    judgeOnly: count(true, false),
    scorerOnly: count(false, true),
    bothIncorrect: count(false, false),
    agreement: findAgreement(table),
    kappa: cohenKappa(table.shares, table.rows),
  };
}

function judgedJson(judged: Judged) {
  const agreement = SCORERS.map(({ id, column }) => [column, compare(judged, id)] as const);
  return {
    file: judged.file,
    rows: judged.rows,
    scorer_version: SCORER_VERSION,
    settings: judged.settings,
    combined: describeTally(tallyRows(judged, judged.chosen)),
    domains: Object.fromEntries(
      tallyDomains(judged).map(([domain, tally]) => [domain, describeTally(tally)]),
    ),
    agreement: Object.fromEntries(agreement),
    asked: judged.asked ?? null,
  };
}

function describeTally(tally: JudgeTally) {
  const { correct, judged, leftOut, percent } = judgedShare(tally);
  const interval = wilsonInterval(correct, judged);
  return {
    rows: judged + leftOut,
    judged,
    left_out: leftOut,
    correct,
    accuracy: {
      percent: percent ?? null,
      wilson_95: interval ? [100 * interval.low, 100 * interval.high] : null,
    },
    states: tally,
  };
}

function judgedText(judged: Judged): string {
  const total = tallyRows(judged, judged.chosen);
  const accuracies = [
    ['Domain', 'Rows', 'Judged', 'Left out', 'Correct', 'Accuracy by the judge'],
    ...tallyDomains(judged).map(([domain, tally]) => tallyCells(domain || '(empty)', tally)),
    tallyCells('Combined (micro-average)', total),
  ];
  const states = [
    ['State', 'Rows'],
    ...JUDGE_STATES.map((state) => [JUDGE_STATE_LABELS[state].name, formatCount(total[state])]),
    ['All in scope', formatCount(judged.chosen.length)],
  ];
  return [alignTable(accuracies), alignTable(states), agreementText(judged), notesOf(judged)]
    .filter((part) => part !== '')
    .join('\n');
}

function tallyCells(name: string, tally: JudgeTally): string[] {
  const { correct, judged, leftOut, percent } = judgedShare(tally);
  const interval = wilsonInterval(correct, judged);
  return [
    plainLine(name),
    ...[judged + leftOut, judged, leftOut, correct].map(formatCount),
    percent === undefined || !interval
      ? 'no verdicts'
      : `${formatPercent(percent)} (${formatInterval(interval)})`,
  ];
}

function agreementText(judged: Judged): string {
  const rows = SCORERS.flatMap(({ id, name }) => {
    const found = compare(judged, id);
    if (!found) return [];
    const { agreement, kappa } = found;
    return [
      [
        name,
        ...[found.bothCorrect, found.judgeOnly, found.scorerOnly, found.bothIncorrect].map(
          formatCount,
        ),
        `${formatPercent(100 * agreement.share)} (${formatInterval(agreement)})`,
        kappa
          ? `${kappa.kappa.toFixed(2)} (${kappa.low.toFixed(2)} to ${kappa.high.toFixed(2)})`
          : 'undefined',
      ],
    ];
  });
  if (rows.length === 0) return '';
  const head = [
    'Judge against',
    'Both correct',
    'Judge only',
    'Scorer only',
    'Both incorrect',
    'Agreement',
    'Kappa',
  ];
  return alignTable([head, ...rows]);
}

function notesOf(judged: Judged): string {
  const { chosen, rows, settings, asked } = judged;
  const { leftOut } = judgedShare(tallyRows(judged, chosen));
  return [
    `${formatCount(leftOut)} of ${formatCount(chosen.length)} rows have no verdict: they are in no accuracy. Wilson 95% intervals.`,
    ...(chosen.length < rows
      ? [
          `${formatCount(chosen.length)} of the file's ${formatCount(rows)} rows were chosen: their accuracy is not that of the file.`,
        ]
      : []),
    `Model ${plainLine(settings.model)}, prompt sha256 ${settings.prompt_sha256.slice(0, 16)}, temperature ${settings.temperature ?? 'left out'}, seed ${settings.seed ?? 'left out'}. Judge version ${settings.judge_version}, scorer version ${SCORER_VERSION}.`,
    ...listDropped(judged.accepted).map(({ sentence }) => sentence),
    ...(asked
      ? [
          `${formatCount(asked.requests)} requests, ${formatCount(asked.fromCache)} verdicts from the cache; ${formatCount(asked.usage.input)} tokens in, ${formatCount(asked.usage.output)} out, as the server counted them.`,
        ]
      : []),
    '',
  ].join('\n');
}
