import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Problem } from '../problem.ts';
import type { JudgeRow } from './judgement.ts';

/** Names that a template has to hold in braces. */
const PLACEHOLDERS = ['question', 'answer', 'response'] as const;

/** Placeholders that a template lacks, in braces, in the order question, answer, response. */
export function missingPlaceholders(template: string): string[] {
  return PLACEHOLDERS.map((name) => `{${name}}`).filter((held) => !template.includes(held));
}

/** Throws Problem `usage`, which names every placeholder that the template lacks. */
export function checkPrompt(template: string): void {
  const missing = missingPlaceholders(template);
  if (missing.length > 0)
    throw new Problem('usage', `The prompt lacks ${missing.join(' and ')}: add it and try again.`);
}

/** Texts by the name that a template has for them. Several of one name are counted from 0. */
export type Texts = Readonly<Record<string, string | readonly string[]>>;

/** The prompt for the verdict on one row: its template filled, as `fillTemplate` does. */
export function fillPrompt(template: string, instruction: string, row: JudgeRow): string {
  return fillTemplate(template, instruction, verdictTexts(row));
}

/** The texts of a row by the placeholders of a verdict's template. */
export function verdictTexts({ question, golden, response }: JudgeRow): Texts {
  return { question, answer: golden, response };
}

/**
 * A template with its texts. Each text stands, verbatim, between two marker lines whose code occurs in no text
 * of the row, so that nothing a text holds can end it. The code follows from template and texts alone. Braces
 * around what is the name of no text stay as they are.
 */
export function fillTemplate(template: string, instruction: string, texts: Texts): string {
  const code = chooseCode([template, ...Object.values(texts).flat()]);
  const fence = (name: string, text: string) =>
    `[${code} ${name} begins]\n${text}\n[${code} ${name} ends]`;
  // In one pass, so that a placeholder inside a text is text.
  const filled = template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
    if (text === undefined) return placeholder;
    if (typeof text === 'string') return fence(name, text);
    return text.map((one, place) => fence(`${name} ${place}`, one)).join('\n\n');
  });
  return `${filled.trimEnd()}\n\n${instruction}`;
}

const CODE_LENGTH = 12;

function chooseCode(texts: string[]): string {
  const plain = texts.map(withoutInvisible);
  for (let attempt = 0; ; attempt++) {
    const code = sha256Hex(JSON.stringify([attempt, ...texts])).slice(0, CODE_LENGTH);
    if (!plain.some((text) => text.includes(code))) return code;
  }
}

/** A reader may not see what is left out here: it must not hide a code. */
function withoutInvisible(text: string): string {
  return text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').toLowerCase();
}

/** SHA-256 of a template's UTF-8, as 64 hex digits: what `sha256sum` prints of the file. */
export function promptSha256(template: string): string {
  return sha256Hex(template);
}

export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
