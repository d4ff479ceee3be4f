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

/**
 * The prompt for one row. Each text stands, verbatim, between two marker lines whose code occurs in no text
 * of the row, so that nothing a text holds can end it. The code follows from template and texts alone.
 */
export function fillPrompt(template: string, instruction: string, row: JudgeRow): string {
  const texts = { question: row.question, answer: row.golden, response: row.response };
  const code = chooseCode([template, ...Object.values(texts)]);
  // In one pass, so that a placeholder inside a text is text.
  const filled = template.replace(/\{(question|answer|response)\}/g, (placeholder) => {
    const name = PLACEHOLDERS.find((known) => placeholder === `{${known}}`) ?? 'response';
    return `[${code} ${name} begins]\n${texts[name]}\n[${code} ${name} ends]`;
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
