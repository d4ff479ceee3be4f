/**
 * Where `needle` first stands in `text`, as a UTF-16 offset, or -1. As in CPython, a needle that starts
 * or ends with half a surrogate pair is not found inside a pair.
 */
export function findText(text: string, needle: string): number {
  let at = text.indexOf(needle);
  while (at !== -1 && splitsPair(text, at, at + needle.length)) at = text.indexOf(needle, at + 1);
  return at;
}

function splitsPair(text: string, start: number, end: number): boolean {
  return start < end && (isInsidePair(text, start) || isInsidePair(text, end));
}

function isInsidePair(text: string, at: number): boolean {
  return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}
