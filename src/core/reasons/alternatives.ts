import { scoreRow } from '../scorers/score-row.ts';
import type { Reason } from './reason.ts';
import { clip, type RowReading } from './row-reading.ts';
import { findStretch } from './stretch.ts';

/** Between alternatives: a slash, bar, semicolon or line break, or “or” in the languages met most. Never a comma. */
const SEPARATOR = /\s*[/|;\n।]\s*|\s+(?:or|या|अथवा|किंवा|বা|অথবা|அல்லது|లేదా|ಅಥವಾ|અથવા|ਜਾਂ|یا|أو)\s+/gu;

/** A golden answer of more units than this is a text, not a list. */
const LONGEST = 2000;

/**
 * The golden answer looks like a list of alternatives (`A or B`, `A / B`, `A (B)`, `["A", "B"]`), and one of
 * them is in the response, every word of it.
 */
export function findAlternativeReasons(row: RowReading): Reason[] {
  if (row.shownGolden.length > LONGEST) return [];
  const alternatives = splitAlternatives(row.shownGolden);
  if (alternatives[0] === undefined || alternatives[0] === row.shownGolden.trim()) return [];
  const passing = alternatives.find((text) => scoreRow(text, row.shownResponse).overlap);
  if (passing === undefined) return [];
  const start = row.shownGolden.indexOf(passing);
  return [
    {
      id: 'alternatives',
      detail: { alternative: clip(passing) },
      golden: [{ start, end: start + passing.length }],
      response: findStretch(row, (text) => scoreRow(passing, text).overlap),
    },
  ];
}

function splitAlternatives(golden: string): string[] {
  const parts = splitList(golden) ?? splitBrackets(golden).flatMap((part) => part.split(SEPARATOR));
  const trimmed = parts.map((part) => part.trim().replace(/[,.;]$/, ''));
  return [...new Set(trimmed)].filter((part) => /[\p{L}\p{N}]/u.test(part));
}

function splitList(golden: string): string[] | undefined {
  if (!/^\s*\[.*\]\s*$/s.test(golden)) return undefined;
  return golden.match(/"[^"]*"|'[^']*'/g)?.map((quoted) => quoted.slice(1, -1));
}

/** `Mumbai (Bombay)` as both names; of `Toad (software)` and `Utah (State)` nothing but the name is an answer. */
function splitBrackets(golden: string): string[] {
  const [, name, bracket] = /^([^()]+)\(([^()]+)\)\s*$/.exec(golden) ?? [];
  if (name === undefined || bracket === undefined) return [golden];
  return /^\p{Ll}|^(?:State|Disambiguation)$/u.test(bracket) ? [name] : [name, bracket];
}
