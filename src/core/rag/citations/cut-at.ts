/** The pieces of a text between separators, trimmed, each with its place; blank ones are left out. */
export function cutAt(text: string, separators: RegExp): { text: string; at: number }[] {
  const pieces: { text: string; at: number }[] = [];
  let at = 0;
  for (const { 0: separator, index } of [...text.matchAll(separators), END]) {
    const piece = text.slice(at, index);
    const trimmed = piece.trim();
    if (trimmed !== '') pieces.push({ text: trimmed, at: at + piece.indexOf(trimmed) });
    at = (index ?? 0) + separator.length;
  }
  return pieces;
}

/** Stands behind the last piece. */
const END = { 0: '', index: undefined };
