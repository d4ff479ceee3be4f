import { describe, expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

describe('formatBytes', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1.0 kB'],
    [31_540, '31.5 kB'],
    [99_960, '100 kB'],
    [999_499, '999 kB'],
    [999_500, '1.0 MB'],
    [278_000_000, '278 MB'],
    [3e15, '3000 TB'],
  ])('writes %i as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
