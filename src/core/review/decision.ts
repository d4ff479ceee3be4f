/** What a reviewer can say of a response. */
export const REVIEW_VERDICTS = ['correct', 'incorrect', 'unsure'] as const;
export type ReviewVerdict = (typeof REVIEW_VERDICTS)[number];

/** What one reviewer said of one row. */
export interface Decision {
  rowKey: string;
  reviewer: string;
  /** Absent where the reviewer only wrote a note or called the golden answer wrong. */
  verdict: ReviewVerdict | undefined;
  goldenWrong: boolean;
  /** What the golden answer should be; empty where nothing is proposed. */
  proposedAnswer: string;
  note: string;
  /** The stratum and its seeded order that the row was drawn from; empty and absent for a hand-picked row. */
  stratum: string;
  /** Place in that order, counted from 0. */
  draw: number | undefined;
  seed: number | undefined;
  /** ISO 8601. */
  reviewedAt: string;
}

/** A decision that says nothing yet, of a row that was not drawn. */
export function emptyDecision(key: string, reviewer: string): Decision {
  return {
    rowKey: key,
    reviewer,
    verdict: undefined,
    goldenWrong: false,
    proposedAnswer: '',
    note: '',
    stratum: '',
    draw: undefined,
    seed: undefined,
    reviewedAt: '',
  };
}

const WORDS: Record<string, ReviewVerdict> = {
  correct: 'correct',
  true: 'correct',
  yes: 'correct',
  '1': 'correct',
  incorrect: 'incorrect',
  false: 'incorrect',
  no: 'incorrect',
  wrong: 'incorrect',
  '0': 'incorrect',
  unsure: 'unsure',
};

/** The verdict that a cell of a review file or of a column of human verdicts says, whatever its case; absent for any other text. */
export function readVerdict(cell: string): ReviewVerdict | undefined {
  const word = cell.trim().toLowerCase();
  return Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
}

/** The verdict that most of a row's reviewers gave; a tie is unsure; absent where none gave any. */
export function majorityVerdict(
  verdicts: readonly (ReviewVerdict | undefined)[],
): ReviewVerdict | undefined {
  const counts = REVIEW_VERDICTS.map((verdict) => ({
    verdict,
    count: verdicts.filter((given) => given === verdict).length,
  })).sort((a, b) => b.count - a.count);
  const [most, next] = counts;
  if (most === undefined || most.count === 0) return undefined;
  return most.count === next?.count ? 'unsure' : most.verdict;
}
