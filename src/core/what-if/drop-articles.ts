/** An article that stands by itself, with the white space behind it: `An` in `An apple`, not in `Ancona` or `ań`. */
const ARTICLE = /(?<![\p{L}\p{N}\p{M}_])(?:an?|the)(?![\p{L}\p{N}\p{M}_])\s*/giu;

/** A text without English articles, and without the white space between each and the next word. */
export function dropArticles(text: string): string {
  return text.replace(ARTICLE, '');
}
