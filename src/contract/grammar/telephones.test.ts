import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isMobile,
  isTelephone,
  reportedTelephone,
  TELEPHONE,
  telephoneOrText,
  writtenTelephone,
} from './telephones.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map(all => all.join(''));
const mobile = joined(fc.constantFrom('13', '15', '17', '18', '19'), digits(9));
const area = fc.constantFrom('010', '021', '028', '0771', '0852', '0310');
const landLine = joined(area, fc.constantFrom('2', '5', '8'), digits(6));

const FULL_WIDTH_FROM = 0xff10;
const fullWidth = (text: string) =>
  text.replaceAll(/\d/g, digit => String.fromCharCode(FULL_WIDTH_FROM + Number(digit)));

/** Each writes the number that it is given. */
const HANDS: readonly ((number: string) => string)[] = [
  number => number,
  number => ` ${number}\t`,
  number => `+86${number}`,
  number => `+86 ${number.slice(0, 3)} ${number.slice(3, 7)} ${number.slice(7)}`,
  number => `0086${number}`,
  number => `0086-${number}`,
  number => `+0086${number}`,
  number => `(+86)${number}`,
  number => `86${number}`,
  number => `${number.slice(0, 3)}-${number.slice(3, 7)}-${number.slice(7)}`,
  number => `${number.slice(0, 3)}.${number.slice(3)}`,
  number => `\u202d${number}\u202c`,
  number => `\ufeff${number.slice(0, 5)}\u200b${number.slice(5)}`,
  number => `${number.slice(0, 3)}\u00a0${number.slice(3)}`,
  number => `${number},8012`,
  number => `${number}，，12`,
  number => `${number}转801`,
  number => `${number};ext=801`,
  number => `${number} x 12`,
  number => `${number} ext. 12`,
  number => `tel:+86${number}`,
  number => `sip:${number}@10.0.0.1:5060`,
  fullWidth,
  number => `＋８６${fullWidth(number)}`,
];

describe('a telephone number', () => {
  it('has one form, by whatever hand it is written', () => {
    fc.assert(
      fc.property(fc.oneof(mobile, landLine), fc.constantFrom(...HANDS), (number, hand) => {
        expect(writtenTelephone(hand(number))).toBe(number);
        expect(isTelephone(hand(number))).toBe(true);
      }),
    );
  });

  it('is mobile also behind the nought of a long distance', () => {
    fc.assert(
      fc.property(mobile, number => isMobile(`0${number}`) && writtenTelephone(`0${number}`) === number),
    );
  });

  it('of a land line has its area code, also where its country has taken the nought', () => {
    fc.assert(
      fc.property(landLine, fc.constantFrom('+86', '0086 ', '86-', '+86 ('), (number, country) => {
        expect(writtenTelephone(country + number.slice(1))).toBe(number);
      }),
    );
  });

  it('in its form stays as it is', () => {
    fc.assert(fc.property(fc.stringMatching(TELEPHONE), number => writtenTelephone(number) === number));
  });

  it.each([
    ['(0771) 560-1234', '07715601234'],
    ['0771-5601234-801', '07715601234'],
    ['010-8888 8888', '01088888888'],
    ['400-810-1234', '4008101234'],
    ['+864008101234', '4008101234'],
    ['+86 95598', '95598'],
    ['5601234', '5601234'],
    ['00852 9123 4567', '+85291234567'],
    ['+1 (212) 555-0100', '+12125550100'],
    ['110', '110'],
    ['10086', '10086'],
    ['12345', '12345'],
  ])('%j is %s', (text, number) => {
    expect(writtenTelephone(text)).toBe(number);
    expect(isTelephone(text)).toBe(true);
  });

  it.each([
    '',
    '1381234567',
    '138123456789',
    '138****5678',
    '13812345678/13912345678',
    '13812345678,13912345678',
    'x',
  ])('%j is none', text => expect(isTelephone(text)).toBe(false));

  it.each([
    '450102199001011234',
    '6217001234567890123',
    '桂AD12345',
    '李四',
    'DD20260615',
    '1234',
    '5-501',
    '12-345',
  ])('%j, sought among numbers, stays as it is', text => expect(telephoneOrText(` ${text} `)).toBe(text));
});

describe('a number as a system reports it', () => {
  it.each([
    'anonymous',
    'Anonymous@anonymous.invalid',
    'sip:anonymous@10.0.0.1',
    'unknown',
    '匿名',
    '保密',
    '*67',
    '*31#',
    '#31#13812345678',
    '*6713812345678',
    '138****5678',
    '00000000000',
    '0',
    '-',
    '',
  ])('%j is hidden', text => {
    expect(reportedTelephone(text)).toBe('');
  });

  it('may be an extension of the house, or of no form that is known', () => {
    expect(['8001', '+99912', '170138123456789'].map(reportedTelephone)).toEqual([
      '8001',
      '+99912',
      '170138123456789',
    ]);
  });
});
