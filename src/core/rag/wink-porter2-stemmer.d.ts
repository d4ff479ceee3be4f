declare module 'wink-porter2-stemmer' {
  /** The stem of a lower-case word by the Snowball algorithm for English (Porter2). */
  export default function stem(word: string): string;
}
