/** What the search of the frame asks a list for, where its records are named by numbers: their own, of a telephone, a plate. */
import { wholeTelephone } from '../../contract/grammar/telephones.ts';

/** All of them have digits; words would find pages, and records by every street that begins so. */
const NAMES_RECORD = /\d{4}/;

/**
 * The keyword, or the filter by a whole telephone number, which stands in no key. Undefined where the text is no number
 * of any kind.
 * @param mobile name of that filter
 */
export function numberFilter(text: string, mobile: string): Readonly<Record<string, string>> | undefined {
  const number = wholeTelephone(text);
  if (number !== undefined) return { [mobile]: number };
  const wanted = text.replaceAll(/[ -]/g, '');
  return NAMES_RECORD.test(wanted) ? { keyword: wanted } : undefined;
}
