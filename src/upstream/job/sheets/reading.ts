/** The rows of a file that somebody sent, which its content says the kind of, not its name. Synchronous work. */
import { LARGEST_IMPORT_ROWS, LAST_HEAD_ROW } from '../../../contract/job.ts';
import { Failure, refuse } from '../../core/failure.ts';
import { type Cell, GARBLED } from '../cells.ts';
import { fromInert } from '../inert.ts';
import { openArchive } from './archive.ts';
import { csvRows } from './csv.ts';
import { decoded } from './encoding.ts';
import { sheetRows } from './sheet-rows.ts';
import type { ReadSheet, TablePlace } from './sheets.ts';
import { tableOfRows, tooMany } from './table.ts';
import { readWorkbook } from './workbook.ts';

const unreadable = () => refuse('PARAMETER', 'FILE_UNREADABLE');

/** Fails as `Sheets.read`. */
export async function readRows(bytes: Buffer, place: TablePlace = {}): Promise<ReadSheet> {
  const isText = !(bytes[0] === 0x50 && bytes[1] === 0x4b);
  const read = isText ? { rows: textRows(bytes), name: null, names: [] } : await tableIn(bytes, place.sheet);
  const headRow = place.headRow ?? headRowOf(read.rows);
  const matching = read.rows.length - headRow;
  if (matching > LARGEST_IMPORT_ROWS) throw tooMany(matching);
  return { ...read, headRow, isText };
}

type ReadTable = Pick<ReadSheet, 'rows' | 'name' | 'names'>;

/** A table has a head, and rows below it. */
const isTable = (rows: readonly (readonly Cell[])[]) => rows.filter(row => row.length > 0).length > 1;

/** Of the sheet of that name, else of the first visible one with a table; where none has one, of the first with anything. */
async function tableIn(bytes: Buffer, wanted: string | undefined): Promise<ReadTable> {
  const archive = await openArchive(bytes);
  if (archive === 'broken') throw unreadable();
  if (archive === 'too large') throw refuse('OVER_LIMIT', 'FILE_TOO_LARGE');
  try {
    const book = readWorkbook(archive);
    if (!book) throw unreadable();
    const visible = book.sheets.filter(({ isHidden }) => !isHidden);
    const names = visible.map(({ name }) => name);
    let found: ReadTable = { rows: [], name: null, names };
    for (const { name, path } of visible) {
      const sheet = wanted === undefined || wanted === name ? archive(path) : undefined;
      if (!sheet) continue;
      const rows = sheetRows(sheet, book);
      if (isTable(rows)) return { rows, name, names };
      if (found.rows.length === 0) found = { rows, name, names };
    }
    return found;
  } catch (error) {
    throw error instanceof Failure ? error : unreadable();
  }
}

/** Below so many columns one cell in a row may well be the head. */
const LEAST_COLUMNS = 3;
/** A title is one cell, or of a wide table a few: what it is, for when, and by whom. */
const TITLE_PART = 4;

/** Titles and empty rows may stand above it. */
function headRowOf(rows: readonly (readonly Cell[])[]): number {
  const filled = rows
    .slice(0, 2 * LAST_HEAD_ROW)
    .map(row => row.filter(cell => cell !== null && cell !== '').length);
  const widest = Math.max(...filled, 0);
  const most = widest < LEAST_COLUMNS ? 0 : Math.max(1, Math.floor(widest / TITLE_PART));
  const head = filled.slice(0, LAST_HEAD_ROW).findIndex(count => count > most);
  return Math.max(head, 0) + 1;
}

/** `="00012345"`, as other programs write a number that is to keep its noughts. */
const asText = (cell: string) => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;

function textRows(bytes: Buffer): Cell[][] {
  const { text: whole, isDamaged } = decoded(bytes);
  // a line for spreadsheets, which is no row
  const [line = '', said] = /^sep=([,;\t|])(?:\r\n|\n|\r)/i.exec(whole) ?? [];
  const text = whole.slice(line.length);
  // what has these is no text, whatever else it is
  if (text.includes('\u0000')) throw unreadable();
  const table = tableOfRows('');
  let row = 0;
  csvRows(text, said ?? delimiterOf(text), cells => {
    row += 1;
    for (const [at, cell] of cells.entries()) {
      const given = fromInert(asText(isDamaged ? cell.replaceAll('\ufffd', GARBLED) : cell));
      if (given !== '') table.put(row, at + 1, given);
    }
  });
  return table.rows;
}

const DELIMITERS = [',', ';', '\t'];

/** What parts most cells of the head; below titles, what parts each line into some. */
function delimiterOf(text: string): string {
  const bare = text.slice(0, 10_000).replaceAll(/"(?:[^"]|"")*"/g, '');
  const [head = '', ...lines] = bare.split(/\r\n|\n|\r/).slice(0, LAST_HEAD_ROW + 1);
  const parts = (line: string, delimiter: string) => line.split(delimiter).length;
  const [most = ','] = DELIMITERS.toSorted((a, b) => parts(head, b) - parts(head, a));
  if (parts(head, most) > 1) return most;
  const isParted = (delimiter: string) =>
    lines.filter(line => parts(line, delimiter) >= LEAST_COLUMNS).length * 2 > lines.length;
  return DELIMITERS.find(isParted) ?? most;
}
