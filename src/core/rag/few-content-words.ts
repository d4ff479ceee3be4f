/** Fewer content words than this in a golden answer, and any chunk that holds one scores high: such a row is flagged. */
export const FEW_CONTENT_WORDS = 3;
