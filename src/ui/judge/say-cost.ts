import { formatCount } from '../../core/format.ts';
import { costOf, type TokenPrices } from '../../core/judge/tokens.ts';

const CENTS = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const LESS = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });

/** Tokens in and out, and what they cost where prices are given, in the currency of the prices. */
export function sayTokens(
  tokens: { input: number; output: number },
  prices: TokenPrices | undefined,
): string {
  const [input, output] = [tokens.input, tokens.output].map((count) =>
    formatCount(Math.round(count)),
  );
  const counted = `${input} tokens in, ${output} out`;
  return prices ? `${counted}: costs ${formatCost(costOf(tokens, prices))}` : counted;
}

/** To the cent, or to two digits where it is less than one. */
function formatCost(cost: number): string {
  return (cost === 0 || cost >= 0.01 ? CENTS : LESS).format(cost);
}
