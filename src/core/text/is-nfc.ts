/** By UTF-16 unit, found when first met. */
const kinds = new Uint8Array(2 ** 16);
/** Changed by nothing beside it; put in order beside another such; for normalising itself to say. */
const INERT = 1;
const MARK = 2;
const UNSURE = 3;

/**
 * Whether a text, or what stands of it from `start` up to `end`, is in normal form C. Most are known to be without
 * normalising them, which is several times faster.
 */
export function isNfc(text: string, start = 0, end = text.length): boolean {
  let isAfterMark = false;
  for (let at = start; at < end; at++) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === INERT) isAfterMark = false;
    else {
      // Marks are put in order, where there are several, and into one letter with what they follow.
      if (kind === UNSURE || isAfterMark) return isNormal(text.slice(start, end));
      isAfterMark = true;
    }
  }
  return true;
}

function isNormal(text: string): boolean {
  return text.normalize('NFC') === text;
}

function kindOf(code: number): number {
  const known = kinds[code] ?? 0;
  if (known !== 0) return known;
  const kind = findKind(code);
  kinds[code] = kind;
  return kind;
}

function findKind(code: number): number {
  const unit = String.fromCharCode(code);
  if (code < 0x300) return INERT;
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  if (isHalf || unit.normalize('NFC') !== unit || composing().has(code)) return UNSURE;
  return isReordered(unit) ? MARK : INERT;
}

/** Beside a mark of the lowest class, or one of the highest, a mark of any class but 0 changes places. */
function isReordered(unit: string): boolean {
  return (
    `${unit}\u0334`.normalize('NFC') !== `${unit}\u0334` ||
    `\u0345${unit}`.normalize('NFC') !== `\u0345${unit}`
  );
}

let composingCodes: Set<number> | undefined;

/** The units that some letter of the basic plane has behind its first one in normal form D. */
function composing(): Set<number> {
  if (composingCodes) return composingCodes;
  composingCodes = new Set();
  for (let code = 0xc0; code < 2 ** 16; code++) {
    if (code >= 0xd800 && code < 0xf900) continue;
    const parts = String.fromCharCode(code).normalize('NFD');
    for (let at = 1; at < parts.length; at++) composingCodes.add(parts.charCodeAt(at));
  }
  return composingCodes;
}
