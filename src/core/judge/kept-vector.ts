import * as z from 'zod/mini';

// The page's Content-Security-Policy forbids `new Function`, which zod would try.
z.config({ jitless: true });

const keptVector = z.object({ vector: z.array(z.number()) });

/** A vector as it is kept. */
export function keepVector(vector: number[]): z.infer<typeof keptVector> {
  return { vector };
}

/** A vector that was kept; undefined where it is damaged. */
export function readVector(value: unknown): number[] | undefined {
  return z.safeParse(keptVector, value).data?.vector;
}
