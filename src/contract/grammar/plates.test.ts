import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlate, isPlatePostfix, Plate, plateOrText } from './plates.ts';
import { plateIn } from './plates-in.ts';

const of = (characters: string) => fc.constantFrom(...characters);
const digit = of('0123456789');
const letter = of('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** Letters and digits as they are issued: no I, no O. */
const issued = of('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789');
const province = of('京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼');
const text = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map(all => all.join(''));
const times = (part: fc.Arbitrary<string>, count: number) => Array.from({ length: count }, () => part);

const sevenPlain = text(fc.oneof(province, letter), letter, ...times(issued, 4), fc.oneof(letter, digit));
const sevenSuffixed = text(province, letter, ...times(issued, 4), of('挂学警港澳'));
/** As they were issued first. */
const energy = of('DF');
const eightSmall = text(province, letter, energy, issued, ...times(digit, 4));
const eightLarge = text(province, letter, ...times(digit, 5), energy);
/** As they are issued since. */
const energyNow = of('ABCDEFGHJK');
const issuedNow = fc.oneof(
  text(province, letter, energyNow, issued, ...times(digit, 4)),
  text(province, letter, ...times(digit, 5), energyNow),
  text(province, letter, ...times(issued, 4), of('应超使领')),
  text(fc.constant('使'), ...times(digit, 6)),
  text(...times(digit, 6), fc.constant('使')),
);

describe('plates', () => {
  it('of 7 characters pass, with and without a special last character', () => {
    fc.assert(fc.property(fc.oneof(sevenPlain, sevenSuffixed), isPlate));
  });

  it('of 8 characters pass, for small and large new-energy vehicles', () => {
    fc.assert(fc.property(fc.oneof(eightSmall, eightLarge), isPlate));
  });

  it('pass as they are issued since, and are found in a text', () => {
    fc.assert(
      fc.property(issuedNow, plate => {
        expect(isPlate(plate)).toBe(true);
        expect(Plate.parse(`${plate.slice(0, 2)}·${plate.slice(2).toLowerCase()}`)).toBe(plate);
        expect(plateOrText(` ${plate} `)).toBe(plate);
        expect(plateIn(plate, '桂A')).toBe(plate);
      }),
    );
  });

  it('never pass with an I or O in the middle', () => {
    const place = fc.integer({ min: 2, max: 5 });
    fc.assert(
      fc.property(sevenPlain, place, of('IO'), (plate, at, bad) => {
        expect(isPlate(plate.slice(0, at) + bad + plate.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('never pass shortened, lengthened or in lower case', () => {
    fc.assert(
      fc.property(fc.oneof(sevenSuffixed, eightLarge), issued, (plate, more) => {
        expect(isPlate(plate.slice(0, -1)) && plate.length === 7).toBe(false);
        expect(isPlate(`${plate}${more}${more}`)).toBe(false);
        expect(isPlate(plate.toLowerCase())).toBe(false);
      }),
    );
  });

  it.each([
    '桂A12345',
    '桂AD12345',
    '桂A12345D',
    '桂A1234学',
    '粤Z1234港',
    '粤BAA1234',
    '沪AE22075',
    '京A12345K',
    '京X0001应',
    '使014578',
    '224578使',
  ])('%s is one', plate => {
    expect(isPlate(plate)).toBe(true);
  });

  it.each([
    '',
    '桂A1234',
    '桂A12I45',
    '桂1A2345',
    '桂A123456',
    '桂AD1234D',
    ' 桂A12345',
    '桂AI12345',
    '桂A12345L',
    '使01457',
    '0145781使',
  ])('%j is none', plate => {
    expect(isPlate(plate)).toBe(false);
  });
});

describe('a plate without its prefix', () => {
  it('is valid if it has 5 or 6 characters and the whole plate is valid', () => {
    fc.assert(
      fc.property(fc.oneof(sevenPlain, eightSmall, eightLarge), plate => {
        expect(isPlatePostfix(plate.slice(2), plate.slice(0, 2))).toBe(true);
        expect(isPlatePostfix(plate.slice(3), plate.slice(0, 3))).toBe(plate.length === 8);
      }),
    );
  });

  it('takes the configured prefix into account', () => {
    expect(isPlatePostfix('12345', '桂A')).toBe(true);
    expect(isPlatePostfix('12345', '桂')).toBe(false);
    expect(isPlatePostfix('1234', '桂A1')).toBe(false);
  });
});
