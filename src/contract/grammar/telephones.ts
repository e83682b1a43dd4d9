/**
 * Telephone numbers as people, spreadsheets and switchboards write them, and the one form in which they are kept,
 * searched and compared: `+86 138-1234-5678` is `13812345678`, `(0771) 560 1234` is `07715601234`, `00852 9123 4567` is
 * `+85291234567`. An extension is not kept: who calls through the same exchange calls from the same number.
 */

/** Blanks, what cannot be seen, and what people set between the digits. */
const DECORATION = /[\s\p{Cf}()[\]._·\-‐-―−]/gu;
/** The address of a number, as SIP and links write it. */
const ADDRESS = /^(?:tel|sips?):|@.*$/giu;
const EXTENSION = /(?:[,;p]+(?:ext=?)?|转|#|x|ext[.:]?)\s*\d{1,6}#?$/iu;
/** A third group of digits behind a land line. */
const THIRD_GROUP = /^(\(?0\d{2,3}\)?[\s-]*\d{7,8})-\d{1,6}$/;

/** `+86`, `0086`; or `86` before as many digits as only a number with its country has. */
const WITH_COUNTRY = /^(?:(?:\+(?:00)?|00)86(\d+)|86(0?1[3-9]\d{9}|0?(?:10|2\d|[3-9]\d\d)\d{7,8}))$/;
const WITH_ZERO = /^0(1[3-9]\d{9})$/;
/** Mobile, of the area-independent numbers, or short. */
const WITHOUT_AREA = /^(?:1[3-9]\d{9}|[48]00\d{7}|\d{1,8}|0\d+)$/;
const OTHER_COUNTRY = /^00([1-9]\d{6,14})$/;

/** The form in which it is kept, of what is known to be a number. */
export function writtenTelephone(text: string): string {
  const bare = text
    .normalize('NFKC')
    .trim()
    .replaceAll(ADDRESS, '')
    .replace(EXTENSION, '')
    .replace(THIRD_GROUP, '$1')
    .replaceAll(DECORATION, '');
  const [, explicit, implicit] = WITH_COUNTRY.exec(bare) ?? [];
  const inCountry = explicit ?? implicit;
  const national =
    inCountry === undefined || WITHOUT_AREA.test(inCountry) ? (inCountry ?? bare) : `0${inCountry}`;
  return national.replace(WITH_ZERO, '$1').replace(OTHER_COUNTRY, '+$1');
}

export const MOBILE = /^1[3-9]\d{9}$/;

/** Mobile, land line with or without its area code, 400 and 800, a service in two to eight digits, or of another country. */
export const TELEPHONE =
  /^(?:1[3-9]\d{9}|0(?:10|2\d)\d{7,8}|0[3-9]\d{2}\d{7,8}|[2-8]\d{6,7}|[48]00\d{7}|1(?:0\d{3}|[12]\d|2\d{3})|9\d{4,7}|\+(?:[1-79]\d|8[0-57-9])\d{5,13})$/;

export const isMobile = (text: string) => MOBILE.test(writtenTelephone(text));
export const isTelephone = (text: string) => TELEPHONE.test(writtenTelephone(text));

/** The form in which it is kept where the text is a whole number, else the text without blanks around it. */
export const telephoneOrText = (text: string): string =>
  wholeTelephone(text, SHORTEST_OF_A_PERSON) ?? text.trim();

/** Without an area code; what is shorter is a service. */
const SHORTEST_OF_A_PERSON = 7;
/** With an area code; what is shorter may be the number of anything. */
const SHORTEST_ALONE = 10;

/** The form in which it is kept, where the text is a number whatever it stands for; undefined otherwise. */
export function wholeTelephone(text: string, shortest = SHORTEST_ALONE): string | undefined {
  const written = writtenTelephone(text);
  return written.length >= shortest && TELEPHONE.test(written) ? written : undefined;
}

/** Also an extension of the house. */
const ANY_NUMBER = /^\+?\d{2,20}$/;

/** A number as a system reports it; empty where it is hidden: `anonymous`, a star code, noughts, a mask. */
export function reportedTelephone(text: string): string {
  const written = writtenTelephone(text);
  return ANY_NUMBER.test(written) && /[1-9]/.test(written) ? written : '';
}
