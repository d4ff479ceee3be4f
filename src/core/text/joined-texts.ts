/** Some texts, one behind the other, and where each of them ends, in UTF-16 units. */
export interface JoinedTexts {
  text: string;
  ends: Uint32Array;
}

/** Where a text starts; 0 for the first. */
export function startOfText({ ends }: JoinedTexts, place: number): number {
  return place === 0 ? 0 : (ends[place - 1] ?? 0);
}

/** One of the texts. */
export function cutText(texts: JoinedTexts, place: number): string {
  return texts.text.slice(startOfText(texts, place), texts.ends[place]);
}

/** One text alone. */
export function joinOne(text: string): JoinedTexts {
  return { text, ends: Uint32Array.of(text.length) };
}
