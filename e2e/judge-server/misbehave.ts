import type { Fault } from './judge-server.ts';

/** Pseudo-random numbers from 0 to 1, the same for the same seed (Park and Miller, 1988). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

/** 10% 429 (half with `Retry-After` of a second), 5% 500, 2% dropped, 2% hung, 5% malformed. */
export function misbehave(random: () => number): () => Fault | undefined {
  return () => {
    const chance = random();
    if (chance < 0.05) return { kind: 'status', status: 429, retryAfter: '1' };
    if (chance < 0.1) return { kind: 'status', status: 429 };
    if (chance < 0.15) return { kind: 'status', status: 500 };
    if (chance < 0.17) return { kind: 'drop' };
    if (chance < 0.19) return { kind: 'hang' };
    return chance < 0.24 ? { kind: 'malformed' } : undefined;
  };
}
