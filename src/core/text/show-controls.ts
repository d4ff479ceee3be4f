/**
 * Text with its invisible characters as visible ones, each one UTF-16 unit for one, so that spans
 * still hold: `␀` and its like for control characters, `␦` for what turns or hides text (overrides of
 * direction, zero-width spaces, a BOM). Tabs and line breaks stay, and so do the joiners, by which
 * Indic scripts and emoji are shaped, and Arabic's signs, which are visible.
 */
export function showControls(text: string): string {
  return text.replace(
    /\r(?!\n)|(?![\t\n\r\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u200c\u200d])[\p{Cc}\p{Cf}]/gu,
    pictureOf,
  );
}

function pictureOf(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  if (code === 0x7f) return '␡';
  // Those of two units (tags in flags of regions) show as part of an emoji.
  return character.length === 1 ? '␦' : character;
}
