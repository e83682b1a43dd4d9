/**
 * Plates as people write them, and the one form in which they are stored, searched and compared: `桂A·d 1234` is `桂AD1234`.
 * 新能源号牌 new-energy plate
 */
import * as z from 'zod/mini';
import { dotSpellings, seenText } from './texts.ts';

/** I and O are not issued: they are read as 1 and 0. */
const PLATE_CHARACTER = 'A-HJ-NP-Z0-9';
const PROVINCE = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使领';
/** Plates of trailers, learners, police, Hong Kong, Macao, embassies, consulates, rescue services, oversize vehicles end so. */
const SUFFIX = '挂学警港澳使领应超';
/** Of vehicles of new energy: electric ones have A to E, others F to K. */
const ENERGY = 'A-HJK';

const sevenCharacters = new RegExp(`^[${PROVINCE}A-Z][A-Z][${PLATE_CHARACTER}]{4}[A-Z0-9${SUFFIX}]$`);
/** A small vehicle has its letter in the third place, a large one at the end. */
const eightCharacters = new RegExp(
  `^[${PROVINCE}][A-Z](?:\\d{5}[${ENERGY}]|[${ENERGY}][${PLATE_CHARACTER}]\\d{4})$`,
);
/** Three figures of the country, three of the vehicle; the newer ones have the character behind them. */
const ofEmbassy = /^(?:使\d{6}|\d{6}使)$/;
/** A plate or a piece of one: with a province or a digit, since letters alone may be a name. */
const piece = new RegExp(`^(?=.*\\d|[${PROVINCE}])[${PROVINCE}]?[A-Z0-9]{0,7}[${SUFFIX}]?$`);

/** A mainland plate in its normal form: 7 characters, or 8 of a new-energy vehicle. Sources: docs/glossary.md. */
export const isPlate = (value: string) =>
  sevenCharacters.test(value) || eightCharacters.test(value) || ofEmbassy.test(value);

/** Blanks, what cannot be seen, and the dots and dashes that people set between the characters. */
const DECORATION = /[\s\u200b-\u200d\u2060\ufeff.·•・‧∙⋅●｡_\-‐-―−]/gu;

/** The normal form of what is known to be a plate or a piece of one: half width, large letters, nothing between them. */
export const writtenPlate = (text: string): string =>
  text.normalize('NFKC').replaceAll(DECORATION, '').toUpperCase();

/** The normal form where the text is a plate or a piece of one, else the text without blanks around it. */
export function plateOrText(text: string): string {
  const written = writtenPlate(text);
  return piece.test(written) ? written : text.trim();
}

/**
 * How a text may stand in records that hold plates and names among other words: as it is, in the normal form of a
 * plate, and with any dot of a name.
 */
export function spellingsOf(typed: string): string[] {
  const text = seenText(typed);
  // digits with dots between them are a version or an address
  const plate = /\p{L}/u.test(text) ? plateOrText(text) : text.normalize('NFKC');
  return plate.toLowerCase() === text.toLowerCase() ? dotSpellings(text) : [text, plate];
}

/** Whether a plate, as it is kept, holds what somebody has written of it. */
export function plateMatcher(text: string): (plateNumber: string) => boolean {
  const wanted = writtenPlate(text);
  return plateNumber => plateNumber.toUpperCase().includes(wanted);
}

/** The part after the prefix that all plates of an operator share (`桂A`): 5 or 6 characters. */
export const isPlatePostfix = (postfix: string, prefix: string) =>
  (postfix.length === 5 || postfix.length === 6) && isPlate(prefix + postfix);

/** As a person types it, or pastes it from elsewhere. */
export const Plate = z.string().check(z.overwrite(writtenPlate), z.refine(isPlate));

/** Before what stands between the characters is taken off. */
const LONGEST_WRITTEN = 60;

/** A plate, a piece of one, or what somebody says in place of one. */
export const plateLine = (longest: number) =>
  z.string().check(z.maxLength(LONGEST_WRITTEN), z.overwrite(plateOrText), z.maxLength(longest));
/** The same, not empty. */
export const filledPlateLine = (longest: number) => plateLine(longest).check(z.minLength(1));
