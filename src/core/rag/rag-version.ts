/** Changes whenever any figure could, so that results of different definitions are never mixed. */
export const RAG_VERSION = '1';

/** What the figures rest on, with versions, as every output says. */
export const RAG_LIBRARIES = {
  stopWords: 'stopword 3.1.5',
  stemmer: 'wink-porter2-stemmer 2.0.1 (Snowball for English)',
  otherStemmers: '@orama/stemmers 3.1.18 (Snowball for other languages)',
  tokenizer: 'gpt-tokenizer 4.0.0',
} as const;
