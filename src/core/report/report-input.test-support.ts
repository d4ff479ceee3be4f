import { DEFAULT_PROMPT } from '../judge/default-prompt.ts';
import { recordSettings } from '../judge/settings-record.ts';
import { ALL_ACCEPTED, type Accepted } from '../judge/request.ts';
import { judgedShare, tallyStates } from '../judge/tally.ts';
import { emptyDecision } from '../review/decision.ts';
import { estimateReview } from '../review/review-estimate.ts';
import { findReasons } from '../reasons.ts';
import { reasonSentence } from '../reasons/reason-sentence.ts';
import { bucketOf } from '../buckets.ts';
import { scoreRow } from '../scorers/score-row.ts';
import { TableTally } from '../summary.ts';
import { limitSpans } from '../text/limit-spans.ts';
import { findSpans } from '../text/spans.ts';
import type {
  ReportedFile,
  ReportedJudge,
  ReportedReview,
  ReportedRow,
  ReportedRun,
  ReportInput,
} from './report-input.ts';
import type { FindingId } from '../findings.ts';
import type { RowTexts } from '../model.ts';

/** Rows in English, Hindi and Arabic, one of them blank. */
export const ROWS: RowTexts[] = [
  { question: 'Who?', golden: 'Ruru Jataka', response: 'It is the Ruru Jataka.', domain: 'art' },
  {
    question: 'Which valley?',
    golden: 'Narmada valley',
    response: 'valley Narmada',
    domain: 'art',
  },
  { question: 'कौन सी नदी?', golden: 'गंगा', response: 'गंगा नदी', domain: 'नदियाँ' },
  { question: 'ما العاصمة؟', golden: 'القاهرة', response: 'العاصمة هي القاهرة', domain: 'مدن' },
  { question: 'And?', golden: 'Delhi', response: ' ', domain: 'art' },
];

const NO_FINDINGS: Record<FindingId, number> = {
  empty_golden: 0,
  blank_response: 0,
  golden_space: 0,
  ragged: 0,
  stray_quote: 0,
  duplicate_question: 0,
  replacement_character: 0,
  not_nfc: 0,
  no_text: 0,
  pandas_differs: 0,
  totals_row: 0,
};

/** A file of these rows, scored as any. */
export function makeFile(rows: readonly RowTexts[], name = 'answers.csv'): ReportedFile {
  const table = new TableTally();
  for (const { golden, response, domain } of rows)
    table.add(domain, scoreRow(golden, response), { emptyGolden: golden === '', noText: false });
  return {
    key: '0123456789abcdef',
    name,
    columns: ['question', 'answer', 'response', 'Domain'],
    mapping: { question: 0, golden: 1, response: 2, domain: 3 },
    tally: table.tally,
    domains: table.domains,
    report: {
      blankLines: 0,
      repeatedHeaders: 0,
      unreadRows: 0,
      findings: NO_FINDINGS,
    },
  };
}

/** A row with what the scorers find in it. */
function makeRow(texts: RowTexts, row: number): ReportedRow {
  const { golden, response } = texts;
  const score = scoreRow(golden, response);
  const reasons = findReasons(golden, response, score);
  return {
    ...texts,
    ...score,
    runName: 'answers.csv',
    row,
    key: 'fedcba9876543210',
    bucket: bucketOf(score.exact, score.overlap),
    spans: limitSpans(findSpans(golden, response)),
    reasons: reasons.map((reason) => ({ ...reason, sentence: reasonSentence(reason) })),
    judge: undefined,
    judgement: undefined,
    decisions: [{ ...emptyDecision('fedcba9876543210', 'Ada'), verdict: 'correct', note: golden }],
    patched: undefined,
    sources: undefined,
  };
}

/** Four of five rows drawn, one of them unsure, and one picked by hand. */
export function makeReview(): ReportedReview {
  const strata = [
    { stratum: 'both_pass', rows: 3, correct: 2, incorrect: 0, unsure: 1, outside: 0 },
    { stratum: 'both_fail.none', rows: 2, correct: 0, incorrect: 1, unsure: 0, outside: 1 },
  ];
  const nothing = { decided: 0, correct: 0 };
  return {
    seed: 7,
    rows: 5,
    strata,
    estimate: estimateReview(strata),
    decided: { rows: 5, goldenWrong: 0 },
    drawn: 4,
    outside: 1,
    history: [
      { readings: 1, point: 0.5, low: 0.1, high: 0.9 },
      { readings: 4, point: 0.6, low: 0.3, high: 0.8 },
    ],
    domains: [],
    reviewedByBucket: {
      both_pass: { decided: 3, correct: 2 },
      exact_only: nothing,
      overlap_only: nothing,
      both_fail: { decided: 2, correct: 0 },
    },
    proposals: 0,
    accuracyIfAccepted: undefined,
    bracket: { judge: undefined },
  };
}

/** Three rows judged, of which one has no verdict. */
export function makeJudge(accepted: Accepted = ALL_ACCEPTED): ReportedJudge {
  const tally = tallyStates(['correct', 'incorrect', 'refused']);
  const settings = {
    baseURL: 'https://judge.example/v1',
    model: 'judge-1',
    temperature: 0,
    seed: 3,
    maxTokens: 2048,
    prompt: DEFAULT_PROMPT,
  };
  const none = { rows: 0, judged: 0, correct: 0 };
  return {
    record: recordSettings(settings, accepted),
    accepted,
    date: '2026-03-13',
    scope: { kind: 'default', seed: 7 },
    rows: 5,
    inScope: 3,
    tally,
    combined: judgedShare(tally),
    domains: [],
    byBucket: { both_pass: none, exact_only: none, overlap_only: none, both_fail: none },
    estimate: undefined,
  };
}

/** A file of which nothing is known but its scores. */
export function makeRun(file: ReportedFile, known: Partial<ReportedRun> = {}): ReportedRun {
  return {
    file,
    reasons: undefined,
    humanVerdicts: undefined,
    review: undefined,
    agreement: undefined,
    judge: undefined,
    rag: undefined,
    ...known,
  };
}

/** A report on these rows, all of them printed. */
export function makeInput(
  rows: readonly RowTexts[],
  known: Partial<ReportedRun> = {},
): ReportInput {
  return {
    date: '2026-03-14',
    runs: [makeRun(makeFile(rows), known)],
    rows: { said: 'all rows', found: rows.length, rows: rows.map(makeRow) },
  };
}
