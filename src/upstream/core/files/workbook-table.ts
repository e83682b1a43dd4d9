/** The table of a spreadsheet: the rows of one of its visible sheets. */
import { Failure, refuse } from '../failure.ts';
import { type Archive, openArchive } from './archive.ts';
import type { Cell } from './cell.ts';
import type { RowBounds } from './cell-table.ts';
import { sheetRows } from './sheet-rows.ts';
import { readWorkbook } from './workbook.ts';

export interface WorkbookTable {
  rows: Cell[][];
  /** Of the sheet. */
  name: string | null;
  /** Of all that are visible. */
  names: string[];
}

const unreadable = () => refuse('PARAMETER', 'FILE_UNREADABLE');

/**
 * Of the sheet of that name, else of the first visible one with a table; where none has one, of the first with anything.
 * Fails with PARAMETER (FILE_UNREADABLE) and OVER_LIMIT (TOO_MANY_ROWS, FILE_TOO_WIDE, FILE_TOO_LARGE).
 */
export async function workbookTable(
  bytes: Buffer,
  wanted: string | undefined,
  bounds: RowBounds,
): Promise<WorkbookTable> {
  const archive = await openArchive(bytes);
  if (archive === 'broken') throw unreadable();
  if (archive === 'too large') throw refuse('OVER_LIMIT', 'FILE_TOO_LARGE');
  return tableOfArchive(archive, wanted, bounds);
}

/** The same of an archive that is open already. */
export function tableOfArchive(
  { entry }: Archive,
  wanted: string | undefined,
  bounds: RowBounds,
): WorkbookTable {
  try {
    const book = readWorkbook(entry);
    if (!book) throw unreadable();
    const visible = book.sheets.filter(({ isHidden }) => !isHidden);
    const names = visible.map(({ name }) => name);
    let found: WorkbookTable = { rows: [], name: null, names };
    for (const { name, path } of visible) {
      const sheet = wanted === undefined || wanted === name ? entry(path) : undefined;
      if (!sheet) continue;
      const rows = sheetRows(sheet, book, bounds);
      if (isTable(rows)) return { rows, name, names };
      if (found.rows.length === 0) found = { rows, name, names };
    }
    return found;
  } catch (error) {
    throw error instanceof Failure ? error : unreadable();
  }
}

/** A table has a head, and rows below it. */
const isTable = (rows: readonly (readonly Cell[])[]) => rows.filter(row => row.length > 0).length > 1;
