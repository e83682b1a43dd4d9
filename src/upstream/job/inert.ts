/**
 * Texts that a spreadsheet would take for a formula when it opens a CSV file: behind an apostrophe it takes them for
 * texts. A text that has apostrophes there of its own gets one more, so that each can be told back.
 */
const DANGEROUS = /^'*[\s\u200b-\u200f\u2060\ufeff]*[=+\-@＝＋－﹣−＠﹢﹫\t\r]/u;
const LEADING_CONTROL = /^'*[\t\r]/;

const isDangerous = (text: string) => DANGEROUS.test(text) || LEADING_CONTROL.test(text);

export const inert = (text: string): string => (isDangerous(text) ? `'${text}` : text);

/** What `inert` was given. */
export const asGiven = (text: string): string =>
  text.startsWith("'") && isDangerous(text.slice(1)) ? text.slice(1) : text;
