const WARM_UP = 12;

/**
 * An endless row of random whole numbers below 2³², which follows from the seed (a whole number from 0 to
 * 2³² - 1) alone: the generator sfc32 (C. Doty-Humphrey, PractRand 0.95, public domain) in 32-bit integer
 * arithmetic, and so the same on every machine.
 */
export function randomNumbers(seed: number): () => number {
  let a = 0;
  let b = 0;
  let c = seed | 0;
  let counter = 1;
  const next = (): number => {
    const result = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
    return result >>> 0;
  };
  for (let step = 0; step < WARM_UP; step++) next();
  return next;
}

/** A random whole number from 0 to below `limit`, which is at most 2²¹. */
export function randomBelow(limit: number, next: () => number): number {
  return Math.floor((next() * limit) / 2 ** 32);
}
