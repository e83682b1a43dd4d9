import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLAIN, YUAN } from './NumberField.tsx';

test('any sum of money is read as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fen => {
      expect(YUAN.read(YUAN.write(fen))).toBe(fen);
    }),
  );
});

test.each([
  ['12', 1200],
  ['12.', 1200],
  ['12.3', 1230],
  ['12.34', 1234],
  ['-0.05', -5],
  ['0', 0],
  ['-0', 0],
  ['12.345', undefined],
  ['1e3', undefined],
  ['', undefined],
])('%o yuan is %o fen', (text, fen) => {
  expect(YUAN.read(text)).toBe(fen);
});

test('what is no number is left as it was typed', () => {
  expect(PLAIN.read('12')).toBe(12);
  expect(PLAIN.read('-1.5')).toBe(-1.5);
  for (const text of ['', '1.', 'x', '1e9', '٣']) expect(PLAIN.read(text)).toBeUndefined();
});
