/** Files of rows: made and read away from the event loop, or, in tests, on it. */
import type { CellFormat } from '../../../contract/job.ts';
import type { Cell } from '../../core/files/cell.ts';

export interface SheetColumn {
  head: string;
  kind: CellFormat['kind'];
}

export interface SheetSpec {
  format: 'csv' | 'xlsx';
  columns: readonly SheetColumn[];
  /** JSON: lists of rows, each its id and then its cells. A row whose id has been there is left out; null is none. */
  parts: AsyncIterable<string>;
}

export interface SheetFile {
  bytes: Buffer;
  /** Without the head. */
  rowCount: number;
}

export interface ReadSheet {
  /** Each as long as its last cell that is not empty; titles and the head among them. */
  rows: Cell[][];
  /** From 1. */
  headRow: number;
  /** Of the sheet; null of a file of text. */
  name: string | null;
  /** Of all that are visible. */
  names: string[];
  /** Of a file of text, where formulas were made inert. */
  isText: boolean;
}

/** Where the table of a file is, as far as somebody has said it. */
export interface TablePlace {
  /** Name of the sheet. */
  sheet?: string | undefined;
  headRow?: number | undefined;
}

export interface Sheets {
  /** Fails with OVER_LIMIT (FILE_TOO_COMPLEX). */
  write(spec: SheetSpec): Promise<SheetFile>;
  /** Fails with PARAMETER (FILE_UNREADABLE) and OVER_LIMIT (TOO_MANY_ROWS, FILE_TOO_WIDE, FILE_TOO_LARGE, FILE_TOO_COMPLEX). */
  read(bytes: Buffer, place: TablePlace): Promise<ReadSheet>;
}
