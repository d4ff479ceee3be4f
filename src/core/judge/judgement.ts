/** Where a row that the judge was asked for can stand, in the order in which it is shown. */
export const JUDGE_STATES = [
  'correct',
  'incorrect',
  'blank',
  'unparsable',
  'truncated',
  'refused',
  'failed',
  'waiting',
] as const;
export type JudgeState = (typeof JUDGE_STATES)[number];

/** What a row ends in. */
export type EndState = Exclude<JudgeState, 'waiting'>;

/** How each state is named, and what it says of a row. */
export const JUDGE_STATE_LABELS: Record<JudgeState, { name: string; sentence: string }> = {
  correct: { name: 'Correct', sentence: 'The judge found the response correct.' },
  incorrect: { name: 'Incorrect', sentence: 'The judge found the response incorrect.' },
  blank: { name: 'Blank', sentence: 'The response is blank: incorrect, and nothing was sent.' },
  unparsable: {
    name: 'Unparsable',
    sentence: 'The reply held no verdict, twice. No verdict was guessed.',
  },
  truncated: {
    name: 'Truncated',
    sentence: 'The reply was cut at the token limit, twice: raise the limit.',
  },
  refused: { name: 'Refused', sentence: 'The model or its content filter refused to judge.' },
  failed: { name: 'Failed', sentence: 'The request failed, retries included.' },
  waiting: { name: 'Waiting', sentence: 'Not judged yet.' },
};

/** Tokens as the server counted them, all requests for a row together. */
export interface Usage {
  input: number;
  output: number;
}

/** What became of a row. */
export interface Judgement {
  state: EndState;
  /** The judge's reason; where there is no verdict, what happened. May be empty. */
  reason: string;
  /** The reply as it came, cut at `RAW_LENGTH` characters; empty where none came. */
  raw: string;
  /** Absent where the server did not say, or was not asked. */
  usage?: Usage | undefined;
}

/** More of a reply than this is not kept. */
export const RAW_LENGTH = 100_000;

/** A row as the judge gets it. Rows with the same key have the same texts. */
export interface JudgeRow {
  /** Its content key: 16 hex digits. */
  key: string;
  question: string;
  golden: string;
  response: string;
}

/** What every request asks for, and what makes answers comparable. Holds no secret. */
export interface TaskSettings {
  /** Up to the path before `/chat/completions`, `http://localhost:11434/v1` say. */
  baseURL: string;
  model: string;
  temperature: number;
  seed: number;
  /** Of one reply. */
  maxTokens: number;
}

/** The same for verdicts. */
export interface JudgeSettings extends TaskSettings {
  /** The template, with `{question}`, `{answer}` and `{response}`. */
  prompt: string;
}

/** What is asked for where the user says nothing. */
export const DEFAULT_PARAMETERS = { temperature: 0, seed: 0, maxTokens: 2048 } as const;

/** The verdict behind a state: a blank response is incorrect; undefined where there is none. */
export function verdictOf(state: JudgeState): 'correct' | 'incorrect' | undefined {
  if (state === 'correct') return 'correct';
  return state === 'incorrect' || state === 'blank' ? 'incorrect' : undefined;
}
