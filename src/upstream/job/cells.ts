/** A value of a record as a cell of a file, and a cell as a value again. */
import type { CellFormat } from '../../contract/job.ts';
import { fromWall } from './wall-time.ts';

/** A number is what its kind makes of it: a time, fen, a share of 1 … */
export type Cell = string | number | null;

const COUNTED: ReadonlySet<CellFormat['kind']> = new Set(['number', 'time', 'day', 'fen', 'percent']);

export function toCell(value: unknown, format: CellFormat): Cell {
  if (value === null || value === undefined) return null;
  if (format.kind === 'list') {
    return Array.isArray(value)
      ? value.map(item => quoted(textOf(partOf(item, format), format))).join(', ')
      : null;
  }
  const part = partOf(value, format);
  if (part === null || part === undefined) return null;
  const word = wordOf(part, format);
  if (word !== undefined) return word;
  if (typeof part === 'number' && Number.isFinite(part) && COUNTED.has(format.kind)) return part;
  return textOf(part, format);
}

const wordOf = (value: unknown, { words }: CellFormat) =>
  words?.find(word => word.value === String(value))?.label;

/** What stands for an object, or for an item of a list of them. */
const partOf = (item: unknown, { of }: CellFormat): unknown =>
  of !== undefined && typeof item === 'object' && item !== null
    ? (item as Record<string, unknown>)[of]
    : item;

function textOf(value: unknown, format: CellFormat): string {
  if (value === null || value === undefined) return '';
  const text = wordOf(value, format) ?? (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return text.toWellFormed();
}

/** An item that holds what parts items stands in quotes. */
const quoted = (item: string) =>
  item === '' || /[,，、;；"]|^\s|\s$/u.test(item) ? `"${item.replaceAll('"', '""')}"` : item;

const ITEM = /\s*(?:"((?:[^"]|"")*)"|([^,，、;；]*))\s*(?:[,，、;；]|$)/uy;

function itemsOf(text: string): string[] {
  const items: string[] = [];
  ITEM.lastIndex = 0;
  while (ITEM.lastIndex < text.length) {
    const found = ITEM.exec(text);
    if (!found) return [...items, text];
    const [, inQuotes, bare = ''] = found;
    const item = inQuotes === undefined ? bare.trim() : inQuotes.replaceAll('""', '"');
    if (inQuotes !== undefined || item !== '') items.push(item);
  }
  return items;
}

/** A word that the list of words does not have; everything else a schema finds out by itself. */
export class UnknownWord extends Error {
  override readonly name = 'UnknownWord';
}

/** Undefined for an empty cell. Fails with `UnknownWord`; what cannot be read as its kind stays as it stands. */
export function fromCell(cell: Cell, format: CellFormat): unknown {
  if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return undefined;
  if (format.kind === 'list') {
    const items = itemsOf(String(cell)).map(item => valueIn(item, format));
    return format.of === undefined ? items : items.map(item => ({ [format.of ?? '']: item }));
  }
  if (format.words) return valueIn(String(cell), format);
  if (format.kind === 'text') return String(cell);
  return countOf(cell, format.kind);
}

function valueIn(text: string, { words }: CellFormat): string {
  if (!words) return text;
  const typed = text.trim();
  const found =
    words.find(({ label }) => label === typed) ??
    words.find(({ value }) => value === typed) ??
    words.find(({ label }) => label.toLowerCase() === typed.toLowerCase());
  if (!found) throw new UnknownWord();
  return found.value;
}

/** Days between the beginnings of the two calendars, and where a number may still be one of a spreadsheet's days. */
const SERIAL_OF_1970 = 25_569;
const LARGEST_SERIAL = 100_000;
const DAY_MS = 86_400_000;

function countOf(cell: string | number, kind: CellFormat['kind']): unknown {
  if (kind === 'time' || kind === 'day') {
    const wall = typeof cell === 'number' ? serialText(cell) : cell.trim();
    if (kind === 'time') return fromWall(wall) ?? cell;
    // a day lasts to its end, as where it is typed
    const begin = fromWall(wall.split(/[ T]/, 1)[0] ?? '');
    return begin === undefined ? cell : begin + DAY_MS - 1;
  }
  const text = typeof cell === 'number' ? String(cell) : plainNumber(cell);
  const isShare = text.endsWith('%');
  const value = Number(isShare ? text.slice(0, -1) : text);
  if (text === '' || !Number.isFinite(value)) return cell;
  if (kind === 'fen') return rounded(value * 100);
  return isShare ? rounded(value / 100) : value;
}

function serialText(serial: number): string {
  if (serial <= 0 || serial > LARGEST_SERIAL) return '';
  return new Date(Math.round((serial - SERIAL_OF_1970) * DAY_MS)).toISOString().slice(0, 19);
}

/** Without the sign of the currency and what parts thousands; full-width figures as plain ones. */
const plainNumber = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s¥￥]/gu, '')
    .replaceAll(/,(?=\d{3}(?:\D|$))/g, '');

/** What counting in twos leaves behind. */
const rounded = (value: number) => Number(value.toPrecision(15));
