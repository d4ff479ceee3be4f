import { describe, expect, it } from 'vitest';
import { partKey } from './part-key.ts';

const FILE = '0123456789abcdef';
const PART = { model: 'FiD', language: '', column: 'response' };

describe('the key of a part of a file', () => {
  it('is 16 hex digits, the same each time', () => {
    expect(partKey(FILE, PART)).toMatch(/^[0-9a-f]{16}$/);
    expect(partKey(FILE, { ...PART })).toBe(partKey(FILE, PART));
  });

  it.each([
    ['another file', partKey('fedcba9876543210', PART)],
    ['another model', partKey(FILE, { ...PART, model: 'DPR' })],
    ['another column of responses', partKey(FILE, { ...PART, column: 'response_b' })],
    ['a language in place of a model', partKey(FILE, { ...PART, model: '', language: 'FiD' })],
  ])('is another for %s', (_, key) => {
    expect(key).not.toBe(partKey(FILE, PART));
  });
});
