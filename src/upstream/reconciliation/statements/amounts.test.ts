import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeUnitsOf, fenOfFee, fenOfFen, fenOfYuan, plus } from './amounts.ts';

describe('an amount in yuan', () => {
  it.each([
    ['0', 0],
    ['0.01', 1],
    ['12.5', 1_250],
    ['1.230', 123],
    ['1,234,567.89', 123_456_789],
    ['１２．３４', 1_234],
    ['￥1.00', 100],
    ['1.00元', 100],
    ['+1.00', 100],
    ['-0.00', 0],
    ['-1.00', -100],
    ['－1.00', -100],
    ['−1.00', -100],
    ['-¥1.00', -100],
    ['1.00-', -100],
    ['(1.00)', -100],
    ['（1.00）', -100],
    ['10000000000.00', 1_000_000_000_000],
    // as a floating point number it would be 1.1499999999999999 of 0.01
    ['1.15', 115],
    ['81591.36', 8_159_136],
  ])('%j is %d fen', (text, fen) => {
    expect(fenOfYuan(text)).toBe(fen);
  });

  it.each([
    '',
    ' ',
    '1.001',
    '1.',
    '.5',
    '1e5',
    '0x10',
    '1,23.00',
    '12,3456.00',
    '--1.00',
    '-(1.00)',
    '-1.00-',
    '1 000.00',
    'NaN',
    'Infinity',
    '=1+1',
    '10000000000.01',
    '9'.repeat(400),
    ' '.repeat(100_000),
  ])('%j is none', text => {
    expect(fenOfYuan(text)).toBeUndefined();
  });

  it('is what was printed, whatever its form', () => {
    const amount = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
    fc.assert(
      fc.property(amount, fen => {
        const size = Math.abs(fen);
        const sign = fen < 0 ? '-' : '';
        const [yuan, rest] = [Math.floor(size / 100), String(size % 100).padStart(2, '0')];
        expect(fenOfYuan(`${sign}${yuan}.${rest}`)).toBe(fen);
        expect(fenOfYuan(`${sign}${yuan.toLocaleString('en')}.${rest}0`)).toBe(fen);
        expect(fenOfFen(`${sign}${size}`)).toBe(fen);
      }),
    );
  });
});

it.each([
  ['0.00600', 1],
  ['0.00500', 1],
  ['0.00499', 0],
  ['-0.00500', -1],
  ['-0.00499', 0],
  ['7.40700', 741],
  ['-0.02000', -2],
])('a fee of %s yuan is %d fen, rounded half away from zero', (text, fen) => {
  expect(fenOfFee(feeUnitsOf(text) ?? Number.NaN)).toBe(fen);
});

it('a fee with six decimals is none', () => {
  expect(feeUnitsOf('0.000001')).toBeUndefined();
});

it('a sum that is no longer exact is refused', () => {
  expect(() => plus(Number.MAX_SAFE_INTEGER, 1)).toThrow('STATEMENT_BAD_AMOUNT');
});
