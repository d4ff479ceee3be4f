/** The leading integer of a text as pandas' C engine reads it: `whole` where nothing but white space follows. */
export function readPandasInteger(text: string): { value: bigint; whole: boolean } | undefined {
  const match = /^[ \t-\r]*([+-]?\d+)[ \t-\r]*/.exec(text);
  if (match?.[1] === undefined) return undefined;
  return { value: BigInt(match[1]), whole: match[0].length === text.length };
}

/** Digits that pandas' C engine reads of a number; leading zeros count. */
const MAX_DIGITS = 17;

/**
 * A text as pandas' C engine reads a float, or undefined if it is none. Its ordinary converter
 * (`precise_xstrtod` in pandas/_libs/src/parser/tokenizer.c) does not round correctly, so the steps are its own.
 */
export function parsePandasFloat(text: string): number | undefined {
  const infinite = /^([+-]?)inf(?:inity)?$/i.exec(text);
  if (infinite) return infinite[1] === '-' ? -Infinity : Infinity;
  const match = /^[ \t-\r]*([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,17}))?[ \t-\r]*$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', decimals = '', exponent = '0'] = match;
  if (whole === '' && decimals === '') return undefined;
  const keptDecimals = decimals.slice(0, Math.max(0, MAX_DIGITS - whole.length));
  let number = 0;
  for (const digit of whole.slice(0, MAX_DIGITS) + keptDecimals)
    number = number * 10 + Number(digit);
  const dropped = Math.max(0, whole.length - MAX_DIGITS);
  const scaled = scale(number, Number(exponent) + dropped - keptDecimals.length);
  if (scaled === undefined || scaled === Infinity) return undefined;
  return sign === '-' ? -scaled : scaled;
}

function scale(number: number, exponent: number): number | undefined {
  if (exponent > 308) return undefined;
  if (exponent > 0) return number * powerOfTen(exponent);
  if (exponent < -616) return 0;
  if (exponent < -308) return number / powerOfTen(-308 - exponent) / powerOfTen(308);
  return number / powerOfTen(-exponent);
}

/** Parsed, since `10 ** n` need not be the nearest double. */
function powerOfTen(exponent: number): number {
  return Number(`1e${exponent}`);
}

/** A float as Python's `str()` prints it: shortest digits, `.0`, an exponent below 1e-4 and from 1e16 on. */
export function printPythonFloat(x: number): string {
  if (!Number.isFinite(x)) return x > 0 ? 'inf' : '-inf';
  if (Object.is(x, -0)) return '-0.0';
  const size = Math.abs(x);
  if (size !== 0 && (size < 1e-4 || size >= 1e16)) {
    const [mantissa = '', exponent = ''] = x.toExponential().split('e');
    return `${mantissa}e${exponent[0]}${exponent.slice(1).padStart(2, '0')}`;
  }
  return Number.isInteger(x) ? `${x}.0` : String(x);
}
