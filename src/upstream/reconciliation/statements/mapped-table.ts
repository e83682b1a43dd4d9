/** The rows of a file whose columns a mapping names: a CSV text, or a sheet. */
import type { StatementMapping } from '../../../contract/reconciliation-statement.ts';
import { Failure } from '../../core/failure.ts';
import type { Archive } from '../../core/files/archive.ts';
import { type Cell, shownText, UNREAD } from '../../core/files/cell.ts';
import { csvRows, delimiterOf, withoutFormulaQuotes } from '../../core/files/csv.ts';
import { tableOfArchive } from '../../core/files/workbook-table.ts';
import { StatementRefused } from './statement.ts';
import { statementText } from './statement-text.ts';

export interface TableRow {
  /** Of the text, or row of the sheet. */
  lineNo: number;
  cells: string[];
  raw: string;
}

export interface MappedTable {
  /** The rows from the head on, without those in which all cells are empty. */
  rows: TableRow[];
  /** A row is as long as it is written, so that a shorter one was cut. */
  isText: boolean;
  /** Whether the last row has a line end. */
  isEnded: boolean;
}

/** More rows are no statement of one month. */
const MOST_ROWS = 500_000;

/** Fails with STATEMENT_ENCODING, STATEMENT_BAD_ROW and STATEMENT_TOO_LARGE. */
export function textTable(bytes: Buffer, mapping: StatementMapping): MappedTable {
  const { headRow, encoding } = mapping;
  const text = statementText(bytes, encoding);
  const rows: TableRow[] = [];
  let [row, lineNo, counted] = [0, 1, 0];
  csvRows(text, mapping.delimiter ?? delimiterOf(text, headRow), (cells, begin, end) => {
    row += 1;
    // a quoted cell may hold line ends
    for (; counted < begin; counted++) if (text[counted] === '\n') lineNo += 1;
    if (row < headRow || cells.every(cell => cell.trim() === '')) return;
    if (rows.length > MOST_ROWS) throw new StatementRefused('STATEMENT_TOO_LARGE');
    // behind a stray quote it is not known which cell belongs to which column
    if (cells.some(cell => UNREAD.test(cell))) throw new StatementRefused('STATEMENT_BAD_ROW', lineNo);
    rows.push({ lineNo, cells: cells.map(withoutFormulaQuotes), raw: text.slice(begin, end) });
  });
  return { rows, isText: true, isEnded: /[\r\n]$/.test(text) };
}

/** Fails with STATEMENT_ARCHIVE_BROKEN and STATEMENT_TOO_LARGE. */
export function sheetTable(archive: Archive, { sheet, headRow }: StatementMapping): MappedTable {
  const rows = readSheet(archive, sheet, headRow).flatMap((cells, at) => {
    if (at + 1 < headRow || cells.length === 0) return [];
    const texts = cells.map(textOf);
    return [{ lineNo: at + 1, cells: texts, raw: texts.map(shownText).join('\t') }];
  });
  return { rows, isText: false, isEnded: true };
}

function readSheet(archive: Archive, sheet: string | undefined, headRow: number): Cell[][] {
  try {
    return tableOfArchive(archive, sheet, { most: MOST_ROWS, above: headRow }).rows;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const isBroken = error.data.reason === 'FILE_UNREADABLE';
    throw new StatementRefused(isBroken ? 'STATEMENT_ARCHIVE_BROKEN' : 'STATEMENT_TOO_LARGE');
  }
}

/** A spreadsheet keeps so many figures of a number; the rest is what counting in twos leaves behind. */
const MOST_FIGURES = 15;

function textOf(cell: Cell): string {
  if (typeof cell !== 'number') return cell ?? '';
  // it stays readable as a number whose digits were cut
  if (Math.abs(cell) >= 10 ** MOST_FIGURES) return cell.toExponential();
  return String(Number(cell.toPrecision(MOST_FIGURES)));
}
