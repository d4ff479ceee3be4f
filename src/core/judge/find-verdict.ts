import { type FoundIn, dropThinking, findObject } from './find-object.ts';

export interface FoundVerdict {
  verdict: 'correct' | 'incorrect';
  /** As the judge gave it; empty where it gave none. */
  reason: string;
}

const VERDICT: FoundIn<FoundVerdict> = {
  member: 'verdict',
  read(object) {
    const verdict = readWord(object['verdict']);
    const { reason } = object;
    return verdict && { verdict, reason: typeof reason === 'string' ? reason : '' };
  },
  // Two that agree may give two reasons.
  nameOf: ({ verdict }) => verdict,
};

/**
 * The verdict that a reply states, or undefined: that of its object (`findObject`), then of a last line
 * `VERDICT: …`, then of a reply of one word. Nothing is guessed: two objects that disagree, a word in a
 * sentence or a verdict of other words are no verdict.
 */
export function findVerdict(reply: string): FoundVerdict | undefined {
  return findObject(reply, VERDICT) ?? findInLines(dropThinking(reply));
}

/** The word and what may be wrapped around it. */
const WORD_LENGTH = 200;

/** The one word, whatever its case and what is wrapped around it. */
function readWord(text: unknown): 'correct' | 'incorrect' | undefined {
  if (typeof text !== 'string' || text.length > WORD_LENGTH) return undefined;
  const word = withoutInvisible(text)
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .toLowerCase();
  return word === 'correct' || word === 'incorrect' ? word : undefined;
}

function withoutInvisible(text: string): string {
  return text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** The last line that names a verdict, which then has to be one; else a reply of one word. */
function findInLines(text: string): FoundVerdict | undefined {
  const lines = withoutInvisible(text).split(/\r\n|[\n\r\u2028\u2029]/);
  const at = lines.findLastIndex((line) => VERDICT_LINE.test(line));
  if (at === -1) {
    const word = readWord(text.trim());
    return word && { verdict: word, reason: '' };
  }
  const verdict = readWord(VERDICT_LINE.exec(lines[at] ?? '')?.[1]);
  return verdict && { verdict, reason: lines.slice(0, at).join('\n').trim() };
}

/** Marks of Markdown may stand around it, but not a brace or a quote: a piece of JSON is no such line. */
const VERDICT_LINE = /^[\s>*_#`~-]*verdict[\s*_`]*[:：](.*)$/iu;
