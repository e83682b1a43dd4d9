/** Rows into the bytes of a file. Synchronous work: where much is to be written, in a process of its own. */
import { stringify } from 'csv-stringify/sync';
import writeXlsxFile, { type Cell as XlsxCell } from 'write-excel-file/node';
import { wallText } from '../../../contract/wall-time.ts';
import type { Cell } from '../../core/files/cell.ts';
import { toWall } from '../../core/wall-time.ts';
import { inert } from '../inert.ts';
import type { SheetColumn, SheetFile, SheetSpec } from './sheets.ts';

type Row = readonly [id: string | null, ...cells: Cell[]];

/** Takes parts as `SheetSpec` has them. */
export interface SheetWriter {
  add(part: string): void;
  end(): Promise<SheetFile>;
}

export function sheetWriter({ format, columns }: Pick<SheetSpec, 'format' | 'columns'>): SheetWriter {
  const seen = new Set<string>();
  const writer = format === 'csv' ? csvWriter(columns) : xlsxWriter(columns);
  let rowCount = 0;
  return {
    add(part) {
      const rows = (JSON.parse(part) as Row[]).filter(([id]) => {
        if (id === null) return true;
        const isNew = !seen.has(id);
        seen.add(id);
        return isNew;
      });
      rowCount += rows.length;
      writer.add(rows.map(([, ...cells]) => cells));
    },
    end: async () => ({ bytes: await writer.end(), rowCount }),
  };
}

interface Writer {
  add(rows: readonly (readonly Cell[])[]): void;
  end(): Promise<Buffer>;
}

/** By which a spreadsheet knows UTF-8. */
const BOM = '\uFEFF';

function csvWriter(columns: readonly SheetColumn[]): Writer {
  const csv = (rows: readonly (readonly string[])[]) =>
    Buffer.from(stringify(rows as string[][], { record_delimiter: '\r\n', quoted_match: /^\s|\s$|[\r\n]/u }));
  const made = [Buffer.from(BOM), csv([columns.map(({ head }) => inert(head))])];
  return {
    add: rows =>
      made.push(csv(rows.map(row => columns.map(({ kind }, at) => csvText(row[at] ?? null, kind))))),
    end: async () => Buffer.concat(made),
  };
}

function csvText(cell: Cell, kind: SheetColumn['kind']): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return inert(cell);
  switch (kind) {
    case 'time':
      return wallText(toWall(cell));
    case 'day':
      return wallText(toWall(cell)).slice(0, 10);
    case 'fen':
      return Number.isInteger(cell) ? (cell / 100).toFixed(2) : String(cell / 100);
    case 'percent':
      return `${Number((cell * 100).toPrecision(15))}%`;
    default:
      return String(cell);
  }
}

function xlsxWriter(columns: readonly SheetColumn[]): Writer {
  const data: XlsxCell[][] = [
    columns.map(({ head }) => ({ value: xlsxText(head), type: String, fontWeight: 'bold' })),
  ];
  return {
    add: rows => {
      for (const row of rows) data.push(columns.map(({ kind }, at) => xlsxCell(row[at] ?? null, kind)));
    },
    end: () =>
      writeXlsxFile(data, {
        columns: columns.map(({ kind }) => ({ width: WIDTH[kind] })),
        stickyRowsCount: 1,
      }).toBuffer(),
  };
}

/** In characters. */
const WIDTH: Readonly<Record<SheetColumn['kind'], number>> = {
  text: 20,
  list: 28,
  number: 12,
  time: 20,
  day: 12,
  fen: 14,
  percent: 10,
};

function xlsxCell(cell: Cell, kind: SheetColumn['kind']): XlsxCell {
  if (cell === null || cell === '') return null;
  // typed as a text: nothing in it is ever computed
  if (typeof cell === 'string') return { value: xlsxText(cell), type: String };
  switch (kind) {
    case 'time':
      return { value: toWall(cell), type: Date, format: 'yyyy-mm-dd hh:mm:ss' };
    case 'day':
      return {
        value: new Date(`${wallText(toWall(cell)).slice(0, 10)}T00:00:00Z`),
        type: Date,
        format: 'yyyy-mm-dd',
      };
    case 'fen':
      return { value: cell / 100, type: Number, format: '#,##0.00' };
    case 'percent':
      return { value: cell, type: Number, format: '0.00%' };
    default:
      return { value: cell, type: Number };
  }
}

/** More letters than a cell may hold make the whole file unreadable. */
const LONGEST_CELL = 32_767;

/**
 * Letters that XML does not carry are written by their number, as the format has it; and so is a text that only looks
 * like such a number, and one that the library would mistake for a property of every object.
 */
function xlsxText(text: string): string {
  const short = text.toWellFormed().slice(0, LONGEST_CELL);
  if (short in {}) return numbered(short.slice(0, 1)) + short.slice(1);
  return short.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replaceAll(UNCARRIED, numbered);
}

/** Each unit of UTF-16 by itself. */
const numbered = (letters: string) =>
  letters
    .split('')
    .map(unit => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .join('');

const UNCARRIED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML lacks or changes, or the library drops
  /[\u0000-\u0008\u000b-\u001f\u007f-\u0084\u0086-\u009f\ufffd]|\p{Noncharacter_Code_Point}/gu;
