import { expect, it } from 'vitest';
import { isPunctuation } from './punctuation.ts';

it('takes the 32 characters of string.punctuation for punctuation, and no other', () => {
  const found = Array.from({ length: 0x10000 }, (_, code) => code).filter(isPunctuation);
  expect(String.fromCharCode(...found)).toBe('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~');
});
