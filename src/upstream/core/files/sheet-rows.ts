/** The rows of one sheet of a spreadsheet, as far as something stands in them. */

import { wallText } from '../../../contract/wall-time.ts';
import { type Cell, unread } from './cell.ts';
import { type RowBounds, tableOfRows } from './cell-table.ts';
import { textReader, unescaped, type Workbook } from './workbook.ts';
import { readXml } from './xml.ts';

/** Fails as `tableOfRows`, and where it is no sheet. */
export function sheetRows(sheet: Buffer, book: Workbook, bounds: RowBounds): Cell[][] {
  const table = tableOfRows(null, bounds);
  const inline = textReader();
  let [row, column] = [0, 0];
  let cell: { type: string; format: number } | undefined;
  let [value, isValue, hasFormula]: [string | undefined, boolean, boolean] = [undefined, false, false];
  readXml(sheet, {
    open(tag, attributes) {
      if (tag === 'row') [row, column] = [Number(attributes().r ?? row + 1), 0];
      else if (tag === 'c') {
        const { r = '', t = 'n', s = '0' } = attributes();
        [row, column] = placeOf(r) ?? [row, column + 1];
        cell = { type: t, format: Number(s) };
        [value, hasFormula] = [undefined, false];
      } else if (tag === 'f') hasFormula = true;
      else if (tag === 'v') [value, isValue] = ['', true];
      else inline.open(tag);
    },
    text(piece) {
      if (isValue) value += piece;
      else inline.text(piece);
    },
    close(tag) {
      if (tag === 'v') isValue = false;
      else if (tag === 'c' && cell) {
        const read = cellOf({ ...cell, value, hasFormula, inline: inline.take() }, book);
        if (read !== null && read !== '') table.put(row, column, read);
        cell = undefined;
      } else inline.close(tag);
    },
  });
  return table.rows;
}

const ADDRESS = /^([A-Z]{1,4})(\d{1,8})$/;

/** Row and column, both from 1. */
function placeOf(address: string): [number, number] | undefined {
  const [, letters, row] = ADDRESS.exec(address) ?? [];
  if (letters === undefined) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return [Number(row), column];
}

interface Written {
  type: string;
  format: number;
  /** Undefined where there is none, not even an empty one. */
  value: string | undefined;
  hasFormula: boolean;
  inline: string;
}

function cellOf({ type, format, value, hasFormula, inline }: Written, book: Workbook): Cell {
  if (type === 'inlineStr') return inline;
  // a program that computes nothing leaves the result to the next one; a text may be empty
  if (hasFormula && (value === undefined || (value === '' && type !== 'str'))) return unread('noResult', '=');
  if (value === undefined || value === '') return null;
  switch (type) {
    case 's':
      return textNumber(book, Number(value));
    case 'str':
      return unescaped(value);
    case 'e':
      return unread('errorCell', value);
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'd':
      return value.replace('T', ' ').replace(/(?:\.\d+)?Z?$/, '');
    default:
      return numberOf(Number(value), book.isTime[format] === true, book.is1904);
  }
}

function textNumber({ texts }: Workbook, number: number): string {
  const text = texts[number];
  if (text === undefined) throw new RangeError(`no text ${number}`);
  return text;
}

const DAY_MS = 86_400_000;
/** Days between the beginnings of the calendars. */
const SERIAL_OF_1970 = 25_569;
const DAYS_TO_1904 = 1_462;

function numberOf(number: number, isTime: boolean, is1904: boolean): Cell {
  if (!Number.isFinite(number)) throw new RangeError('no number');
  if (!isTime) return number;
  const days = number + (is1904 ? DAYS_TO_1904 : 0) - SERIAL_OF_1970;
  // days are counted in fractions, which miss a second by a little; the wall's clock stands in the fields of UTC
  const wall = new Date(Math.round(days * (DAY_MS / 1000)) * 1000);
  return Number.isNaN(wall.getTime())
    ? unread('noTime', String(number))
    : wallText(wall).replace(/ 00:00:00$/, '');
}
