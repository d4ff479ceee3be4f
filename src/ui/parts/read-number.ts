/** What a field of figures may hold. */
export interface NumberRange {
  least: number;
  most: number;
  /** Fractions too. */
  fractions?: boolean;
}

/** The number that a text is, or why it is none that fits, as a sentence. An empty text is `undefined`. */
export function readNumber(
  text: string,
  { least, most, fractions = false }: NumberRange,
): { value: number | undefined } | { problem: string } {
  const written = text.trim();
  if (written === '') return { value: undefined };
  const value = Number(written);
  const fits = value >= least && value <= most && (fractions || Number.isInteger(value));
  if (fits) return { value };
  const kind = fractions ? 'A number' : 'A whole number';
  return {
    problem: most === Infinity ? `${kind} from ${least} up.` : `${kind} from ${least} to ${most}.`,
  };
}
