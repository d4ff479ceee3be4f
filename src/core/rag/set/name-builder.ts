/** Who found, ordered and merged the pairs of a set: a model's work is marked as such in every row. */
export function nameBuilder(
  models: { model: string; embeddingModel: string | undefined } | undefined,
): string {
  if (!models) return 'lexical vectors; joined';
  const { model, embeddingModel = 'lexical vectors' } = models;
  return `${embeddingModel}; ordered and merged by ${model}`;
}
