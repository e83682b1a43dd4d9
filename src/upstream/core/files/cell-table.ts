/** Rows as they come out of a file, of which no more is kept than the reader takes. */
import { Failure, refuse } from '../failure.ts';
import type { Cell } from './cell.ts';

/** As many as fields may name. */
export const MOST_COLUMNS = 200;
const MOST_LETTERS = 60_000_000;

export interface RowBounds {
  most: number;
  /** Rows that may be above the first of them. */
  above: number;
}

/** Fails with OVER_LIMIT: TOO_MANY_ROWS, FILE_TOO_WIDE, FILE_TOO_LARGE. @param empty what an empty cell holds */
export function tableOfRows(empty: Cell, { most, above }: RowBounds) {
  const rows: Cell[][] = [];
  let letters = 0;
  return {
    /** Each as long as its last cell that is not empty; those in between stand in their place. */
    rows,
    /** @param row, column from 1 @param cell not empty */
    put(row: number, column: number, cell: Cell) {
      if (row > most + above) throw tooMany(row - 1, most);
      if (column > MOST_COLUMNS) throw refuse('OVER_LIMIT', 'FILE_TOO_WIDE');
      letters += typeof cell === 'string' ? cell.length : 1;
      if (letters > MOST_LETTERS) throw refuse('OVER_LIMIT', 'FILE_TOO_LARGE');
      while (rows.length < row) rows.push([]);
      const cells = rows[row - 1] ?? [];
      while (cells.length < column - 1) cells.push(empty);
      cells[column - 1] = typeof cell === 'string' ? clean(cell) : cell;
    },
  };
}

export const tooMany = (matching: number, most: number) =>
  new Failure('OVER_LIMIT', { reason: 'TOO_MANY_ROWS', matching, most });

/** Half of a letter is none. */
const clean = (text: string) => text.toWellFormed();
