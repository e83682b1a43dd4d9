/** A cell as it comes out of a file. */

/** A number is what its kind makes of it: a time, fen, a share of 1 … */
export type Cell = string | number | null;

/**
 * Why a cell is no value of its kind: a word that the list does not have, no day, no time, a number of which the
 * spreadsheet has cut digits off, a letter that the encoding of the file does not have; an error that a formula came
 * to, a formula without a value, a quote in a row that begins or ends no cell.
 */
export const CELL_PROBLEMS = [
  'invalid_value',
  'noDay',
  'noTime',
  'cutNumber',
  'garbled',
  'errorCell',
  'noResult',
  'strayQuote',
] as const;
export type CellProblem = (typeof CELL_PROBLEMS)[number];

/** In a cell, instead of bytes that are no letter of the file's encoding; no text has it otherwise. */
export const GARBLED = '\u0000';

/** A cell that cannot be read, as it is kept until somebody asks for its value. @param text what is shown of it */
export const unread = (problem: CellProblem, text: string): string =>
  `${GARBLED}${GARBLED}${problem} ${text}`;

/** Its first group is the problem of such a cell. */
export const UNREAD = new RegExp(`^${GARBLED}${GARBLED}(${CELL_PROBLEMS.join('|')}) `);

/** What is shown of a text: of one that cannot be read as well. */
export const shownText = (text: string): string => text.replace(UNREAD, '').replaceAll(GARBLED, '\ufffd');
