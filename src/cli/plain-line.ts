/** Text of a file as it may be printed: a line break or a terminal's control sequence is shown, not obeyed. */
export function plainLine(text: string): string {
  return text.replaceAll(
    /\p{Cc}|\u2028|\u2029/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
