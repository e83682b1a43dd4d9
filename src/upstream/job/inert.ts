/**
 * Texts that a spreadsheet would take for formulas when it opens a CSV file. A spreadsheet that separates cells by
 * semicolons or tabs begins one in the middle of a text, too, since quotes count only where a cell begins. Behind an
 * apostrophe it takes them for texts. A text that has apostrophes there of its own gets one more, so that each can be
 * told back; so does one that has apostrophes before a figure, as somebody writes a number that is to keep its noughts.
 */
const DANGEROUS_STARTS =
  /(?<=^|[;\t\r\n])'*(?=(?:[^\S\t\r\n]|[\u200b-\u200f\u2060\ufeff])*[=+\-@＝＋－﹣−＠﹢﹫])|^'*(?=[\t\r])|^'+(?=\d)/gu;

export const inert = (text: string): string => text.replaceAll(DANGEROUS_STARTS, marks => `'${marks}`);

/** What `inert` was given. */
export const fromInert = (text: string): string => text.replaceAll(DANGEROUS_STARTS, marks => marks.slice(1));
