import { jsonrepair } from 'jsonrepair';

export interface FoundVerdict {
  verdict: 'correct' | 'incorrect';
  /** As the judge gave it; empty where it gave none. */
  reason: string;
}

/**
 * The verdict that a reply states, or undefined. Strictly first: a reply that is JSON is taken as it is.
 * Cleaned only where that fails: thinking is dropped, then a JSON object is looked for, then a last line
 * `VERDICT: …`, then a reply of one word. Nothing is guessed: two objects that disagree, a word in a
 * sentence or a verdict of other words are no verdict.
 */
export function findVerdict(reply: string): FoundVerdict | undefined {
  return (
    readObject(parseJson(reply)) ??
    // Before tags are looked for: what was said after the thoughts may hold one as text.
    readObject(parseJson(reply.slice(endOfClose(reply.indexOf(CLOSE))))) ??
    findInSpeech(dropThinking(reply))
  );
}

function findInSpeech(spoken: string): FoundVerdict | undefined {
  return readObject(parseJson(spoken)) ?? findInObjects(spoken) ?? findInLines(spoken);
}

/** A parsed value's verdict, where it is an object with one, or an array of one such object. */
function readObject(value: unknown): FoundVerdict | undefined {
  if (Array.isArray(value)) return value.length === 1 ? readObject(value[0]) : undefined;
  if (typeof value !== 'object' || value === null || !('verdict' in value)) return undefined;
  const verdict = readWord(value.verdict);
  const reason = 'reason' in value && typeof value.reason === 'string' ? value.reason : '';
  return verdict && { verdict, reason };
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.trim().replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * Without each `<think>…</think>`, without what follows one that is never closed, and without what stands
 * before a closing tag that was never opened: some servers swallow the opening one.
 */
function dropThinking(text: string): string {
  const lower = text.replaceAll(/<\/?think>/gi, (tag) => tag.toLowerCase());
  let kept = '';
  let at = 0;
  for (;;) {
    const start = lower.indexOf(OPEN, at);
    kept += lower.slice(at, start === -1 ? undefined : start);
    const end = start === -1 ? -1 : lower.indexOf(CLOSE, start);
    if (end === -1) return kept.slice(endOfClose(kept.lastIndexOf(CLOSE)));
    at = endOfClose(end);
  }
}

/** Where the text after a closing tag begins: at the start of the whole where there is no tag (`at` is -1). */
function endOfClose(at: number): number {
  return at === -1 ? 0 : at + CLOSE.length;
}

/** Longer ones are no verdicts of ours, and repairing them would take long. */
const REPAIRED_LENGTH = 20_000;

function findInObjects(text: string): FoundVerdict | undefined {
  const objects = listObjects(text).filter((object) => object.includes('verdict'));
  // An open brace somewhere before hides the object from a count of braces.
  const candidates = objects.length > 0 ? objects : [lastObject(text)];
  const found = candidates.flatMap(
    (candidate) => readObject(parseJson(candidate) ?? parseJson(repair(candidate))) ?? [],
  );
  const last = found.at(-1);
  return last && found.every(({ verdict }) => verdict === last.verdict) ? last : undefined;
}

/** Stretches from an opening brace to the one that closes it, outermost ones alone. */
function listObjects(text: string): string[] {
  const objects: string[] = [];
  let depth = 0;
  let start = 0;
  let isString = false;
  for (const { 0: mark, index } of text.matchAll(/\\.|["{}\n]/gs)) {
    if (mark === '\n') isString = false;
    else if (mark === '"') isString = depth > 0 && !isString;
    else if (isString) continue;
    else if (mark === '{') start = depth++ === 0 ? index : start;
    else if (mark === '}' && depth > 0 && --depth === 0) objects.push(text.slice(start, index + 1));
  }
  return objects;
}

function lastObject(text: string): string {
  const start = text.lastIndexOf('{', text.lastIndexOf('verdict'));
  return start === -1 ? '' : text.slice(start, text.lastIndexOf('}') + 1);
}

function repair(candidate: string): string {
  if (candidate.length > REPAIRED_LENGTH) return '';
  try {
    return jsonrepair(candidate);
  } catch {
    return '';
  }
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
