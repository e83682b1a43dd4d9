/** The rows of a file that somebody sent, which its content says the kind of, not its name. Synchronous work. */
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/universal';
import { LARGEST_IMPORT_ROWS } from '../../../contract/job.ts';
import { Failure, refuse } from '../../core/failure.ts';
import { type Cell, GARBLED } from '../cells.ts';
import { asGiven } from '../inert.ts';
import { wallText } from '../wall-time.ts';
import { isSoundArchive } from './archive.ts';
import type { ReadSheet } from './sheets.ts';

const MOST_COLUMNS = 200;
const MOST_LETTERS = 60_000_000;
const MOST_CELLS = LARGEST_IMPORT_ROWS * MOST_COLUMNS;

const unreadable = () => refuse('PARAMETER', 'FILE_UNREADABLE');

/** Fails as `Sheets.read`. */
export async function readRows(bytes: Buffer): Promise<ReadSheet> {
  const isText = !(bytes[0] === 0x50 && bytes[1] === 0x4b);
  const rows = (isText ? textRows(bytes) : await xlsxRows(bytes)).map(trimmed);
  while (rows.length > 0 && rows.at(-1)?.length === 0) rows.pop();
  const matching = rows.length - 1;
  if (matching > LARGEST_IMPORT_ROWS) {
    throw new Failure('OVER_LIMIT', { reason: 'TOO_MANY_ROWS', matching, most: LARGEST_IMPORT_ROWS });
  }
  if (rows.some(row => row.length > MOST_COLUMNS)) throw unreadable();
  return { rows, isText };
}

function trimmed(row: readonly Cell[]): Cell[] {
  const last = row.findLastIndex(cell => cell !== null && cell !== '');
  return row.slice(0, last + 1);
}

async function xlsxRows(bytes: Buffer): Promise<Cell[][]> {
  if (!(await isSoundArchive(bytes))) throw unreadable();
  try {
    const content = new Uint8Array(bytes).buffer;
    const rows = await readSheet(content, { trim: false });
    return rows.map(row => row.map(cell => xlsxCell(cell)));
  } catch {
    throw unreadable();
  }
}

function xlsxCell(cell: unknown): Cell {
  if (cell === null || cell === undefined) return null;
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return typeof cell === 'number' ? cell : clean(String(cell));
}

/** A date of a spreadsheet shows the wall's clock in its UTC fields; without a clock it is a day. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  // days are counted in fractions, which miss a second by a little
  return wallText(new Date(Math.round(date.getTime() / 1000) * 1000)).replace(/ 00:00:00$/, '');
}

/** `="00012345"`, as other programs write a number that is to keep its noughts. */
const asText = (cell: string) => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;

/** No database keeps a NUL in a text. */
const clean = (text: string) => text.replaceAll('\u0000', '').toWellFormed();

function textRows(bytes: Buffer): Cell[][] {
  const { text: whole, isDamaged } = decoded(bytes);
  // a line for spreadsheets, which is no row
  const [line = '', said] = /^sep=([,;\t|])(?:\r\n|\n|\r)/i.exec(whole) ?? [];
  const text = whole.slice(line.length);
  const delimiter = said ?? delimiterOf(text);
  const marked = (cell: string) => (isDamaged ? cell.replaceAll('\ufffd', GARBLED) : cell);
  // what has these is no text, whatever else it is
  if (text.includes('\u0000') || countOf(text, delimiter) > MOST_CELLS) throw unreadable();
  try {
    const rows = parse(text, {
      delimiter,
      // also mixed, as programs leave them that add to a file of another one
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      // one more than fit, and the head, so that too many are seen
      to: LARGEST_IMPORT_ROWS + 2,
      max_record_size: MOST_LETTERS,
    }) as string[][];
    return rows.map(row => row.map(cell => marked(clean(asGiven(asText(cell))))));
  } catch {
    throw unreadable();
  }
}

/** UTF-8 with or without its mark, UTF-16 with one, else the encoding of Chinese spreadsheets. */
function decoded(bytes: Buffer): { text: string; isDamaged: boolean } {
  const read = (encoding: string) => ({ text: new TextDecoder(encoding).decode(bytes), isDamaged: false });
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return read('utf-16le');
  if (mark === 'feff') return read('utf-16be');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isDamaged: false };
  } catch {
    // behind its mark one bad byte does not make another encoding of it: its cell is named
    const isMarked = bytes.subarray(0, 3).toString('hex') === 'efbbbf';
    return isMarked ? { ...read('utf-8'), isDamaged: true } : read('gb18030');
  }
}

/** What parts most cells of the head. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 10_000).split(/\r\n|\n|\r/, 1)[0] ?? '';
  const bare = head.replaceAll(/"(?:[^"]|"")*"/g, '');
  const [most] = [',', ';', '\t'].toSorted((a, b) => bare.split(b).length - bare.split(a).length);
  return most ?? ',';
}

function countOf(text: string, letter: string): number {
  let count = 0;
  for (let at = text.indexOf(letter); at >= 0; at = text.indexOf(letter, at + 1)) count += 1;
  return count;
}
