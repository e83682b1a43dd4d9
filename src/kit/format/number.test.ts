import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatYuan } from './count.ts';
import { formatCountdown, formatDuration, formatPercent } from './number.ts';

const MISSING = [null, undefined, Number.NaN, Number.POSITIVE_INFINITY];

describe('a duration', () => {
  it.each([
    [0, '00:00:00'],
    [999, '00:00:00'],
    [61_000, '00:01:01'],
    [3_599_999, '00:59:59'],
    [360_000_000, '100:00:00'],
  ])('of %i ms is %s', (span, expected) => expect(formatDuration(span)).toBe(expected));

  it('says its seconds and no more, whatever it is', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e12 }), span => {
        const text = formatDuration(span);
        expect(text).toMatch(/^\d{2,}:[0-5]\d:[0-5]\d$/);
        const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
        expect((hours * 60 + minutes) * 60 + seconds).toBe(Math.floor(span / 1000));
      }),
    );
  });

  it.each([
    [0, '00:00'],
    [48_999, '00:48'],
    [725_000, '12:05'],
    [3_723_000, '1:02:03'],
  ])('of %i ms counts down as %s', (span, expected) => expect(formatCountdown(span)).toBe(expected));

  it('that is missing or ends before it begins is a dash', () => {
    for (const span of [...MISSING, -1]) expect(formatDuration(span)).toBe('-');
  });
});

describe('a percentage', () => {
  it('is floored', () => {
    expect([0, 0.599, 0.6, 0.7999, 0.29, 1].map(formatPercent)).toEqual([
      '0%',
      '59%',
      '60%',
      '79%',
      '29%',
      '100%',
    ]);
    for (const share of MISSING) expect(formatPercent(share)).toBe('-');
  });

  it('is full only when all are counted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(), (all, some) => {
        const count = some % (all + 1);
        expect(formatPercent(count / all)).toBe(`${Math.floor((count * 100) / all)}%`);
      }),
    );
  });
});

describe('money', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '−0.05'],
    [-0, '0.00'],
    [99_999, '999.99'],
    [100_000, '1\u202f000.00'],
    [123_456_789_01, '123\u202f456\u202f789.01'],
  ])('%i fen is %s', (fen, expected) => expect(formatYuan(fen)).toBe(expected));

  it('loses no fen, has two decimals, and groups by three', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fen => {
        const text = formatYuan(fen);
        expect(text).toMatch(/^−?\d{1,3}(?:\u202f\d{3})*\.\d\d$/);
        expect(BigInt(text.replace('−', '-').replace(/[\u202f.]/g, ''))).toBe(BigInt(fen));
      }),
    );
  });

  it('that is missing is a dash', () => {
    for (const fen of MISSING) expect(formatYuan(fen)).toBe('-');
  });
});
