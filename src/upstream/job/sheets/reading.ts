/** The rows of a file that somebody sent, which its content says the kind of, not its name. Synchronous work. */
import { LARGEST_IMPORT_ROWS, LAST_HEAD_ROW } from '../../../contract/job.ts';
import { refuse } from '../../core/failure.ts';
import { type Cell, GARBLED } from '../../core/files/cell.ts';
import { type RowBounds, tableOfRows, tooMany } from '../../core/files/cell-table.ts';
import { csvRows, delimiterOf, LEAST_COLUMNS, withoutFormulaQuotes } from '../../core/files/csv.ts';
import { decoded } from '../../core/files/encoding.ts';
import { workbookTable } from '../../core/files/workbook-table.ts';
import { fromInert } from '../inert.ts';
import type { ReadSheet, TablePlace } from './sheets.ts';

const BOUNDS: RowBounds = { most: LARGEST_IMPORT_ROWS, above: LAST_HEAD_ROW };
/** Fails as `Sheets.read`. */
export async function readRows(bytes: Buffer, place: TablePlace = {}): Promise<ReadSheet> {
  const isText = !(bytes[0] === 0x50 && bytes[1] === 0x4b);
  const read = isText
    ? { rows: textRows(bytes), name: null, names: [] }
    : await workbookTable(bytes, place.sheet, BOUNDS);
  const headRow = place.headRow ?? headRowOf(read.rows);
  const matching = read.rows.length - headRow;
  if (matching > LARGEST_IMPORT_ROWS) throw tooMany(matching, BOUNDS.most);
  return { ...read, headRow, isText };
}

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

function textRows(bytes: Buffer): Cell[][] {
  const { text: whole, isDamaged } = decoded(bytes);
  // a line for spreadsheets, which is no row
  const [line = '', said] = /^sep=([,;\t|])(?:\r\n|\n|\r)/i.exec(whole) ?? [];
  const text = whole.slice(line.length);
  // what has these is no text, whatever else it is
  if (text.includes('\u0000')) throw refuse('PARAMETER', 'FILE_UNREADABLE');
  const table = tableOfRows('', BOUNDS);
  let row = 0;
  csvRows(text, said ?? delimiterOf(text, LAST_HEAD_ROW), cells => {
    row += 1;
    for (const [at, cell] of cells.entries()) {
      const given = fromInert(withoutFormulaQuotes(isDamaged ? cell.replaceAll('\ufffd', GARBLED) : cell));
      if (given !== '') table.put(row, at + 1, given);
    }
  });
  return table.rows;
}
