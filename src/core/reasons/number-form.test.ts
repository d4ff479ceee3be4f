import { expect, it } from 'vitest';
import { holdsNumber, writeNumbersPlainly } from './number-form.ts';

it.each([
  ['1,000 and 1,00,000 and 1,234,567', '1000 and 100000 and 1234567'],
  ['1 000 and 12\u202f345', '1000 and 12345'],
  ['in 1947 200 men', 'in 1947 200 men'],
  ['1,2,3 and 1,0000', '1,2,3 and 1,0000'],
  ['5.0 and 5.05', '5 and 5.05'],
  ['20%, 20 % and 20 percent', '20 %, 20 % and 20 %'],
  ['100°C and 100 °C', '100 °C and 100 °C'],
  ['5km, $5 and € 5', '5 km, 5 and 5'],
  ['Three of the third', '3 of the 3rd'],
  ['someone', 'someone'],
])('writes %s as %s', (text, want) => expect(writeNumbersPlainly(text)).toBe(want));

it.each([
  ['5', true],
  ['५', true],
  ['Five', true],
  ['fives', false],
  ['Delhi', false],
])('%s holds a number: %s', (text, want) => expect(holdsNumber(text)).toBe(want));
