/** The validation rules of the field, as every client and server of it applies them. */
import * as z from 'zod/mini';
import { MOBILE, reportedTelephone, TELEPHONE, telephoneOrText, writtenTelephone } from './telephones.ts';
import { line, wholeValue } from './wire.ts';

/** A link that leaves the console. */
export const isExternalLink = (value: string) => /^(?:https?:|mailto:|tel:)/.test(value);

/** http or https, with a host and without a password in it. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/\\][^\s\\]*$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Every field that holds an address of the web. @param longest characters */
export const WebAddress = (longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest), z.refine(isWebAddress));

/** What an operator's own upstream takes as a password: 2 to 19 characters. */
export const isSignInPassword = (value: string) => value.length > 1 && value.length < 20;

export const NEW_PASSWORD_MIN = 8;
export const NEW_PASSWORD_MAX = 64;

/** What the reference upstream takes for a new password. */
export const NewPassword = z.string().check(z.minLength(NEW_PASSWORD_MIN), z.maxLength(NEW_PASSWORD_MAX));

/** As it is written, before what stands between the digits is taken off. */
const LONGEST_WRITTEN = 64;
const written = () => z.string().check(z.maxLength(LONGEST_WRITTEN), z.overwrite(writtenTelephone));

/** A mainland mobile number, to which text messages go; a masked one does not pass. */
export const Mobile = wholeValue('mobile', written().check(z.regex(MOBILE)));
/** A number to call somebody on: a land line as well. */
export const Telephone = wholeValue('mobile', written().check(z.regex(TELEPHONE)));
/** A number that a switchboard can dial: an extension of the house as well. */
export const Dialable = wholeValue('mobile', written().check(z.regex(/^\+?\d{3,20}$/)));
const reported = () => z.string().check(z.maxLength(LONGEST_WRITTEN), z.overwrite(reportedTelephone));

/** A number as another system reports it; empty where it is hidden. */
export const ReportedTelephone = reported();
/** The same where a record is found by it: it counts as a lookup. */
export const LookedUpTelephone = wholeValue('mobile', reported());
/** A telephone number, or what somebody says in place of one. */
export const telephoneLine = (longest: number) => line(longest).check(z.overwrite(telephoneOrText));
export const Email = z.string().check(z.trim(), z.maxLength(120), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/));
/** A sign-in name: letters, digits, dot, dash and underscore. */
export const Account = z.string().check(z.trim(), z.minLength(2), z.maxLength(40), z.regex(/^[\w.-]+$/));

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** 17 digits and a character that checks them. */
const hasIdentityForm = (value: string) => /^[1-9]\d{16}[\dX]$/.test(value);

/** Whether the last character is the check character of the others, by GB 11643. */
function hasCheckCharacter(value: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(value[index]), 0);
  return '10X98765432'[sum % 11] === value[17];
}

/** In the `params` of the issue of a value that has the right form and a wrong check digit. */
export const WRONG_CHECK_DIGIT = { problem: 'checkDigit' } as const;

/** A mainland identity number. */
export const IdentityNumber = wholeValue(
  'identity',
  z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.maxLength(18),
      z.refine(hasIdentityForm, { abort: true }),
      z.refine(hasCheckCharacter, { params: WRONG_CHECK_DIGIT }),
    ),
);
