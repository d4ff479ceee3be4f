import { jsonrepair } from 'jsonrepair';

/** What is looked for in the object of a reply. */
export interface FoundIn<Found> {
  /** A member that the object has to have. */
  member: string;
  /** What an object with that member says; undefined where that is nothing. */
  read(object: Readonly<Record<string, unknown>>): Found | undefined;
  /** Of two objects in one reply: the same where they say the same. */
  nameOf(found: Found): string;
}

/**
 * What the JSON object of a reply says, or undefined. Strictly first: a reply that is JSON is taken as it is.
 * Cleaned only where that fails: thinking is dropped, then an object is looked for, fenced or in prose, repaired
 * where it is slightly broken. Two objects that disagree say nothing.
 */
export function findObject<Found>(reply: string, form: FoundIn<Found>): Found | undefined {
  const strict = (text: string) => readObject(parseJson(text), form);
  return (
    strict(reply) ??
    // Before tags are looked for: what was said after the thoughts may hold one as text.
    strict(reply.slice(endOfClose(reply.indexOf(CLOSE)))) ??
    findInSpeech(dropThinking(reply), form)
  );
}

function findInSpeech<Found>(spoken: string, form: FoundIn<Found>): Found | undefined {
  return readObject(parseJson(spoken), form) ?? findInObjects(spoken, form);
}

/** A parsed value, where it is an object that has the member, or an array of one such object. */
function readObject<Found>(value: unknown, form: FoundIn<Found>): Found | undefined {
  if (Array.isArray(value)) return value.length === 1 ? readObject(value[0], form) : undefined;
  if (typeof value !== 'object' || value === null || !(form.member in value)) return undefined;
  return form.read({ ...value });
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
export function dropThinking(text: string): string {
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

/** Longer ones are no answers of ours, and repairing them would take long. */
const REPAIRED_LENGTH = 20_000;

function findInObjects<Found>(text: string, form: FoundIn<Found>): Found | undefined {
  const objects = listObjects(text).filter((object) => object.includes(form.member));
  // An open brace somewhere before hides the object from a count of braces.
  const candidates = objects.length > 0 ? objects : [lastObject(text, form.member)];
  const found = candidates.flatMap(
    (candidate) => readObject(parseJson(candidate) ?? parseJson(repair(candidate)), form) ?? [],
  );
  const last = found.at(-1);
  const isOne = new Set(found.map((one) => form.nameOf(one))).size === 1;
  return isOne ? last : undefined;
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

function lastObject(text: string, member: string): string {
  const start = text.lastIndexOf('{', text.lastIndexOf(member));
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
