import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ItemMemory, type JudgedRide, judge, scoresOf, strangerLog } from './likelihood.ts';

const NOON = 1_790_000_000_000;
const MINUTE_MS = 60_000;
const CENTRE = { lng: 108.366, lat: 22.817 };
/** Metres north of the centre. */
const north = (metres: number) => ({ lng: CENTRE.lng, lat: CENTRE.lat + metres / 111_195 });
const CAR = { plateNumber: '桂AT1234', color: '蓝色', companyNames: ['南宁市大众出租', '大众'] };
const NOTHING: ItemMemory = {
  upTime: null,
  upPlace: null,
  downTime: null,
  downPlace: null,
  paidAt: null,
  tolerance: 16,
  fare: null,
  color: null,
  plate: null,
  company: null,
};
const ALL: ItemMemory = {
  ...NOTHING,
  upTime: NOON,
  upPlace: CENTRE,
  downTime: NOON + 20 * MINUTE_MS,
  downPlace: north(5_000),
  fare: 2_000,
};
const aRide = (over: Partial<JudgedRide> = {}): JudgedRide => ({
  up: { at: NOON, ...CENTRE },
  down: { at: NOON + 20 * MINUTE_MS, ...north(5_000) },
  fare: 2_000,
  isWhole: true,
  ...over,
});
const logOf = (remembered: ItemMemory, ride: JudgedRide | null = aRide(), car = CAR) =>
  judge(remembered, car, ride).log;

const metres = fc.integer({ min: 0, max: 40_000 });
const minutes = fc.integer({ min: -600, max: 600 });
const rides = fc
  .record({ metres, minutes, fare: fc.integer({ min: 0, max: 30_000 }) })
  .map(gap => aRide({ up: { at: NOON + gap.minutes * MINUTE_MS, ...north(gap.metres) }, fare: gap.fare }));

describe('what is remembered of a ride', () => {
  it('fits worse the further off its place is', () => {
    fc.assert(
      fc.property(metres, metres, (one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        const at = (off: number) => logOf(ALL, aRide({ up: { at: NOON, ...north(off) } }));
        expect(at(near)).toBeGreaterThanOrEqual(at(far));
      }),
    );
  });

  it('fits worse the further off its time is, whether too early or too late', () => {
    fc.assert(
      fc.property(minutes, minutes, (one, other) => {
        const at = (off: number) => logOf(ALL, aRide({ up: { at: NOON + off * MINUTE_MS, ...CENTRE } }));
        const [near, far] = Math.abs(one) < Math.abs(other) ? [one, other] : [other, one];
        expect(at(near)).toBeGreaterThanOrEqual(at(far));
        expect(at(near)).toBeCloseTo(at(-near), 9);
      }),
    );
  });

  it('puts rides in the same order whether or not a clue is missing that fits all of them alike', () => {
    fc.assert(
      fc.property(rides, rides, (one, other) => {
        const known = { ...ALL, fare: null };
        const alike = (ride: JudgedRide) => ({ ...ride, fare: 2_000 });
        const before = logOf(known, alike(one)) - logOf(known, alike(other));
        const after = logOf(ALL, alike(one)) - logOf(ALL, alike(other));
        expect(after).toBeCloseTo(before, 9);
      }),
    );
  });

  it('says nothing where nothing is remembered', () => {
    fc.assert(
      fc.property(rides, ride => {
        expect(logOf(NOTHING, ride)).toBeCloseTo(0, 12);
      }),
    );
  });

  it('never excludes a ride for one clue, and is never more than all that fits', () => {
    fc.assert(
      fc.property(rides, ride => {
        expect(logOf(ALL, ride)).toBeLessThanOrEqual(1e-9);
        expect(Number.isFinite(logOf(ALL, ride))).toBe(true);
      }),
    );
  });

  it('excludes no ride whose end was not seen: it costs less than an end that was seen elsewhere', () => {
    const unseen = logOf(ALL, aRide({ down: null, isWhole: false }));
    const lost = logOf(ALL, aRide({ down: { at: NOON + 2 * MINUTE_MS, ...north(900) }, isWhole: false }));
    const elsewhere = logOf(ALL, aRide({ down: { at: NOON + 2 * MINUTE_MS, ...north(900) } }));
    expect(unseen).toBeGreaterThan(elsewhere);
    expect(lost).toBeGreaterThan(elsewhere);
    expect(unseen).toBeGreaterThan(strangerLog(ALL));
  });

  it('tells how far off it is, and in which direction of time', () => {
    const ride = aRide({ up: { at: NOON - 3 * MINUTE_MS, ...north(120) }, fare: 2_300 });
    const found = judge(ALL, CAR, ride);
    expect(found).toMatchObject({ upDeltaSec: -180, downDeltaSec: 0, fareGap: 300 });
    expect(found.upDistance).toBeCloseTo(120, 0);
    expect(judge({ ...ALL, upPlace: null, fare: null }, CAR, ride)).toMatchObject({
      upDistance: null,
      fareGap: null,
    });
  });
});

describe('what is remembered of a vehicle', () => {
  const of = (words: Partial<ItemMemory>, car = CAR) => logOf({ ...NOTHING, ...words }, aRide(), car);

  it('fits a colour and a company by part of their names, and is taken for wrong now and then', () => {
    expect(of({ color: '蓝' })).toBe(0);
    expect(of({ color: '绿色' })).toBeLessThan(-1);
    expect(of({ company: '大众' })).toBe(0);
    expect(of({ company: '运德' })).toBeLessThan(-1);
    const unknown = { ...CAR, color: null as never };
    expect(of({ color: '蓝' }, unknown)).toBeGreaterThan(of({ color: '绿色' }));
  });

  it('fits part of a plate anywhere in it, however it is written', () => {
    expect(of({ plate: '桂A·T1234' })).toBe(0);
    expect(of({ plate: '123' })).toBe(0);
    expect(of({ plate: 't12' })).toBe(0);
    expect(of({ plate: '桂AT1284' })).toBeLessThan(0);
    expect(of({ plate: '桂AT1284' })).toBeGreaterThan(of({ plate: '桂AT9984' }));
  });
});

describe('scores', () => {
  it('are shares of certainty, of which some is left for none of them', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -400, max: 0, noNaN: true }), { maxLength: 30 }), logs => {
        const scores = scoresOf(logs, -20);
        expect(scores.every(score => score >= 0 && score <= 100)).toBe(true);
        // each is rounded by itself
        expect(scores.reduce((sum, score) => sum + score, 0)).toBeLessThanOrEqual(100 + logs.length / 2);
      }),
    );
    expect(scoresOf([-1, -12], strangerLog(ALL))).toEqual([100, 0]);
    expect(scoresOf([-2, -2], strangerLog(ALL))).toEqual([50, 50]);
    expect(scoresOf([strangerLog(ALL) - 9], strangerLog(ALL))).toEqual([0]);
  });
});
