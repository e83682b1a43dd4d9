import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVip, leftOf, matchConsume, payVipDateStr, spanOf } from './derived.ts';

const MINUTE = 60_000;
const AT = Date.UTC(2026, 5, 13, 0, 5);

describe('who has paid', () => {
  it('is a VIP since then', () => {
    expect(isVip({ payStatus: 1 })).toBe(true);
    expect(isVip({ payStatus: 0 })).toBe(false);
    expect(payVipDateStr({ payStatus: 1, payTime: AT })).toBe('2026-06-13 08:05');
  });

  it('has no such time where nobody knows it, or nothing was paid', () => {
    expect(payVipDateStr({ payStatus: 1, payTime: null })).toBe('');
    expect(payVipDateStr({ payStatus: 0, payTime: AT })).toBe('');
  });
});

describe('the time that a match took', () => {
  it.each([
    [20 * MINUTE, { unit: 'minutes', count: 20 }],
    [119 * MINUTE, { unit: 'minutes', count: 119 }],
    [120 * MINUTE, { unit: 'hours', count: 2 }],
    [47 * 60 * MINUTE, { unit: 'hours', count: 47 }],
    [49 * 60 * MINUTE, { unit: 'days', count: 2 }],
  ])('of %d ms', (took, said) =>
    expect(matchConsume({ handleStartDate: AT, matchTime: AT + took })).toEqual(said),
  );

  it('is none where an end is missing, or lies before the beginning', () => {
    expect(matchConsume({ handleStartDate: null, matchTime: AT })).toBeNull();
    expect(matchConsume({ handleStartDate: AT, matchTime: null })).toBeNull();
    expect(matchConsume({ handleStartDate: AT, matchTime: AT - 1 })).toBeNull();
  });

  it('never grows smaller the longer it is', () => {
    const minutes = { minutes: 1, hours: 60, days: 1440 };
    const length = (took: number) => spanOf(took).count * minutes[spanOf(took).unit];
    fc.assert(
      fc.property(fc.nat(1e10), fc.nat(1e10), (one, more) => {
        expect(length(one)).toBeLessThanOrEqual(length(one + more));
        expect(length(one) * MINUTE).toBeLessThanOrEqual(one);
      }),
    );
  });
});

describe('the time that is left', () => {
  it('is soon over sooner for who has paid', () => {
    expect(leftOf({ payStatus: 1 }, AT + 10 * MINUTE, AT)).toMatchObject({ isSoon: false, count: 10 });
    expect(leftOf({ payStatus: 0 }, AT + 10 * MINUTE, AT)).toMatchObject({ isSoon: true, isLate: false });
  });

  it('turns into how late it is', () =>
    expect(leftOf({ payStatus: 0 }, AT, AT + 3 * MINUTE)).toEqual({
      unit: 'minutes',
      count: 3,
      isLate: true,
      isSoon: false,
    }));
});
