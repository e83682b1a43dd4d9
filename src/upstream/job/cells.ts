/** A value of a record as a cell of a file, and a cell as a value again. */
import type { CellFormat } from '../../contract/job.ts';
import { type Cell, type CellProblem, GARBLED, UNREAD } from '../core/files/cell.ts';
import { fromWall } from '../core/wall-time.ts';

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

export class UnreadableCell extends Error {
  override readonly name = 'UnreadableCell';
  constructor(readonly problem: CellProblem) {
    super(problem);
  }
}

/** Undefined for an empty cell. Fails with UnreadableCell; all else a schema judges by itself. */
export function fromCell(cell: Cell, format: CellFormat): unknown {
  if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return undefined;
  if (typeof cell === 'string' && cell.includes(GARBLED)) {
    const [, problem = 'garbled'] = UNREAD.exec(cell) ?? [];
    throw new UnreadableCell(problem === 'noTime' ? noTimeOf(format) : (problem as CellProblem));
  }
  if (format.kind === 'list') {
    const items = itemsOf(String(cell)).map(item => valueIn(item, format));
    return format.of === undefined ? items : items.map(item => ({ [format.of ?? '']: item }));
  }
  if (format.words) return valueIn(String(cell), format);
  if (format.kind === 'text') return wholeText(cell);
  return countOf(cell, format.kind);
}

/** A spreadsheet keeps so many figures of a number, and noughts for the rest. */
const MOST_FIGURES = 15;
/** How it shows a longer one. */
const SHOWN_CUT = /^\d(?:\.\d+)?E\+\d{2,3}$/i;

function wholeText(cell: string | number): string {
  const text = String(cell);
  const isCut = typeof cell === 'number' ? Math.abs(cell) >= 10 ** MOST_FIGURES : SHOWN_CUT.test(text.trim());
  if (isCut) throw new UnreadableCell('cutNumber');
  return text;
}

function valueIn(text: string, { words }: CellFormat): string {
  if (!words) return text;
  const typed = text.trim();
  const found =
    words.find(({ label }) => label === typed) ??
    words.find(({ value }) => value === typed) ??
    words.find(({ label }) => label.toLowerCase() === typed.toLowerCase());
  if (!found) throw new UnreadableCell('invalid_value');
  return found.value;
}

/** Days between the beginnings of the two calendars. */
const SERIAL_OF_1970 = 25_569;
/** From 1954 to 2119: a number outside of these is no day of a spreadsheet. */
const [SMALLEST_SERIAL, LARGEST_SERIAL] = [20_000, 80_000];
const DAY_MS = 86_400_000;

function countOf(cell: string | number, kind: CellFormat['kind']): unknown {
  if (kind === 'time' || kind === 'day') {
    const wall = wallOf(cell);
    const begin = fromWall(kind === 'time' ? wall : (wall.split(/[ T]/, 1)[0] ?? ''));
    if (begin === undefined) throw new UnreadableCell(noTimeOf({ kind }));
    // a day lasts to its end, as where it is typed
    return kind === 'time' ? begin : begin + DAY_MS - 1;
  }
  const text = typeof cell === 'number' ? String(cell) : plainNumber(cell);
  const isShare = text.endsWith('%');
  const value = Number(isShare ? text.slice(0, -1) : text);
  if (text === '' || !Number.isFinite(value)) return cell;
  if (kind === 'fen') return rounded(value * 100);
  return isShare ? rounded(value / 100) : value;
}

const noTimeOf = ({ kind }: Pick<CellFormat, 'kind'>) => (kind === 'day' ? 'noDay' : 'noTime');

/** As somebody would write it: also of eight figures, and of a spreadsheet's number of a day. */
function wallOf(cell: string | number): string {
  const text = String(cell).trim();
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month}-${day}`;
  return /^\d+(?:\.\d+)?$/.test(text) ? serialText(Number(text)) : text;
}

function serialText(serial: number): string {
  if (serial < SMALLEST_SERIAL || serial > LARGEST_SERIAL) return '';
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
