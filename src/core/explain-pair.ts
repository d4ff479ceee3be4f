import { bucketOf } from './buckets.ts';
import type { Bucket, RowScore } from './model.ts';
import { findReasons } from './reasons.ts';
import { reasonSentence } from './reasons/reason-sentence.ts';
import type { Reason } from './reasons/reason.ts';
import { scoreRow } from './scorers/score-row.ts';
import { findSpans, type RowSpans } from './text/spans.ts';
import { RELAXATIONS, type RelaxationId } from './what-if/relaxations.ts';
import { planRelaxations, scoreRelaxed } from './what-if/score-relaxed.ts';

/** What a relaxation by itself would make of a pair of texts. */
export interface PairWhatIf {
  id: RelaxationId;
  name: string;
  sentence: string;
  score: RowScore;
  /** Whether either verdict is another one than to the letter. */
  flips: boolean;
}

/** All that can be said of one golden answer and one response. */
export interface ExplainedPair {
  score: RowScore;
  bucket: Bucket;
  reasons: (Reason & { sentence: string })[];
  spans: RowSpans;
  /** One for each relaxation, in their order. */
  whatIfs: PairWhatIf[];
}

const PLANS = RELAXATIONS.map(({ id, name, sentence }) => ({
  id,
  name,
  sentence,
  plan: planRelaxations([id]),
}));

/** Both verdicts on a pair, why they are so, and what each relaxation alone would change. Total, as the scorers are. */
export function explainPair(golden: string, response: string): ExplainedPair {
  const score = scoreRow(golden, response);
  return {
    score,
    bucket: bucketOf(score.exact, score.overlap),
    reasons: findReasons(golden, response, score).map((reason) => ({
      ...reason,
      sentence: reasonSentence(reason),
    })),
    spans: findSpans(golden, response),
    whatIfs: PLANS.map(({ plan, ...relaxation }) => {
      const relaxed = scoreRelaxed(golden, response, plan);
      const flips = relaxed.exact !== score.exact || relaxed.overlap !== score.overlap;
      return { ...relaxation, score: relaxed, flips };
    }),
  };
}
