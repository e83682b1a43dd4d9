import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FoundThing, type LostThing, likenessOf, type VehicleTie } from './item-likeness.ts';

const AT = 1_790_000_000_000;
const MINUTE = 60_000;
const HERE = { lng: 108.366, lat: 22.817 };
const north = (metres: number) => ({ lng: HERE.lng, lat: HERE.lat + metres / 111_195 });

const FOUND: FoundThing = {
  goodsName: '双肩包',
  goodsType: 2,
  goodsDesc: '里面有课本',
  goodsColor: '黑色',
  goodsBrand: '小米',
  seatPosition: 2,
  foundOn: AT + 20 * MINUTE,
  place: HERE,
};
const LOST: LostThing = {
  goodsName: '黑色双肩书包',
  goodsType: 2,
  goodsDesc: '装着数学课本和水杯',
  goodsColor: '黑',
  goodsBrand: '小米',
  seatPosition: 2,
  rideOn: AT,
  places: [north(100)],
  tolerance: 15,
};
const score = (found: object = {}, lost: object = {}, vehicle: VehicleTie | null = null) =>
  likenessOf({ ...FOUND, ...found }, { ...LOST, ...lost }, vehicle).score;

describe('how alike two things are', () => {
  it('is near certain where all agrees, and nothing where all differs', () => {
    expect(score()).toBeGreaterThan(90);
    expect(score({}, {}, { tie: 'match', log: 0 })).toBeGreaterThan(98);
    const other = {
      goodsName: '身份证',
      goodsType: 3,
      goodsDesc: null,
      goodsColor: '白色',
      goodsBrand: null,
    };
    expect(score(other)).toBeLessThan(5);
  });

  it('says what speaks for it', () => {
    expect(likenessOf(FOUND, LOST, { tie: 'ride', log: 3 }).evidence).toEqual({
      kind: true,
      words: expect.any(Number),
      color: true,
      brand: true,
      seat: true,
      minutesAfter: 20,
      metres: 100,
      vehicle: 'ride',
    });
  });

  it.each([
    ['白色手机', '手机（白）', true],
    ['银灰色拉杆箱', '灰色行李箱', true],
    ['红色钱包', '黑色钱包', false],
    ['钥匙', '黑色钥匙', null],
  ])('knows the colour of %s and of %s', (one, other, isSame) =>
    expect(
      likenessOf(
        { ...FOUND, goodsName: one, goodsColor: null },
        { ...LOST, goodsName: other, goodsColor: null },
        null,
      ).evidence.color,
    ).toBe(isSame),
  );

  it('knows nothing of kinds where one of them is any other', () =>
    expect(likenessOf(FOUND, { ...LOST, goodsType: 99 }, null).evidence.kind).toBeNull());

  it('thinks little of what was found before the ride', () =>
    expect(score({ foundOn: AT - 3 * 60 * MINUTE })).toBeLessThan(
      score({ foundOn: AT + 3 * 60 * MINUTE }) / 2,
    ));
});

/** Each clue: how it is when it agrees, when it does not, and when nobody says it. */
const CLUES: [string, object, object, object][] = [
  ['kind', { goodsType: 2 }, { goodsType: 5 }, { goodsType: 99 }],
  ['colour', { goodsColor: '黑色' }, { goodsColor: '红色' }, { goodsColor: '说不清' }],
  ['brand', { goodsBrand: '小米' }, { goodsBrand: '华为' }, { goodsBrand: null }],
  ['seat', { seatPosition: 2 }, { seatPosition: 3 }, { seatPosition: 0 }],
  ['place', { place: HERE }, { place: north(9_000) }, { place: null }],
];
const texts = fc.constantFrom('双肩包', '黑色双肩包', 'iPhone 15', '身份证 驾驶证', '钥匙一串', '', '书包');
const described = fc.record({
  goodsName: texts,
  goodsDesc: fc.option(texts),
  goodsType: fc.constantFrom(1, 2, 3, 6, 99),
  goodsColor: fc.option(fc.constantFrom('黑', '白色', '藏青', '')),
  goodsBrand: fc.option(fc.constantFrom('小米', '华为', 'Apple')),
  seatPosition: fc.constantFrom(0, 1, 2, 3),
});

describe('a clue', () => {
  it.each(CLUES)('that is missing neither helps nor hurts: %s', (_, agrees, differs, missing) => {
    fc.assert(
      fc.property(described, described, (found, lost) => {
        const over = { ...lost, ...LOST_SIDE };
        const at = (clue: object) => score({ ...found, ...clue }, over);
        expect(at(agrees)).toBeGreaterThanOrEqual(at(missing));
        expect(at(missing)).toBeGreaterThanOrEqual(at(differs));
        // also where it is the other one that says nothing
        expect(score({ ...found, ...agrees }, { ...over, ...NOTHING })).toBe(
          score({ ...found, ...differs }, { ...over, ...NOTHING }),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('weighs the same, whichever of both says it', () => {
    fc.assert(
      fc.property(described, described, (one, other) => {
        expect(score(one, other)).toBe(score(other, one));
      }),
    );
  });

  it('counts for less the later it was found, and the farther away', () => {
    const minutes = fc.integer({ min: 0, max: 40_000 });
    fc.assert(
      fc.property(described, minutes, minutes, (found, sooner, more) => {
        const later = (count: number) => score({ ...found, foundOn: AT + count * MINUTE });
        expect(later(sooner)).toBeGreaterThanOrEqual(later(sooner + more));
        const away = (metres: number) => score({ ...found, place: north(100 + metres) });
        expect(away(sooner)).toBeGreaterThanOrEqual(away(sooner + more));
      }),
    );
  });

  it('of the vehicle counts for more the better its ride fits, and most where it is named', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -9, max: 9, noNaN: true }),
        fc.double({ min: 0, max: 9, noNaN: true }),
        (log, more) => {
          const ride = (by: number) => score({}, { goodsColor: '红' }, { tie: 'ride', log: by });
          expect(ride(log)).toBeLessThanOrEqual(ride(log + more));
          expect(ride(log)).toBeLessThanOrEqual(score({}, { goodsColor: '红' }, { tie: 'match', log: 0 }));
        },
      ),
    );
  });

  it('is between 0 and 100 with the others', () => {
    fc.assert(
      fc.property(described, described, (found, lost) => {
        const { score: percent, evidence } = likenessOf({ ...FOUND, ...found }, { ...LOST, ...lost }, null);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(evidence.words ?? 0).toBeLessThanOrEqual(100);
      }),
    );
  });
});

/** As the case says the clues that are tried. */
const LOST_SIDE = { goodsType: 2, goodsColor: '黑', goodsBrand: '小米', seatPosition: 2, places: [HERE] };
const NOTHING = { goodsType: 99, goodsColor: '说不清', goodsBrand: null, seatPosition: 0, places: [] };
