/** Rows as they come out of a file, of which no more is kept than an import takes. */
import { LARGEST_IMPORT_ROWS, LAST_HEAD_ROW } from '../../../contract/job.ts';
import { Failure, refuse } from '../../core/failure.ts';
import type { Cell } from '../cells.ts';

/** As many as fields may name. */
export const MOST_COLUMNS = 200;
const MOST_LETTERS = 60_000_000;
const LAST_ROW = LARGEST_IMPORT_ROWS + LAST_HEAD_ROW;

/** Fails with OVER_LIMIT: TOO_MANY_ROWS, FILE_TOO_WIDE, FILE_TOO_LARGE. @param empty what an empty cell holds */
export function tableOfRows(empty: Cell) {
  const rows: Cell[][] = [];
  let letters = 0;
  return {
    /** Each as long as its last cell that is not empty; those in between stand in their place. */
    rows,
    /** @param row, column from 1 @param cell not empty */
    put(row: number, column: number, cell: Cell) {
      if (row > LAST_ROW) throw tooMany(row - 1);
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

export const tooMany = (matching: number) =>
  new Failure('OVER_LIMIT', { reason: 'TOO_MANY_ROWS', matching, most: LARGEST_IMPORT_ROWS });

/** Half of a letter is none. */
const clean = (text: string) => text.toWellFormed();
