/** Columns as wide as their words need, where a list has room for it. */
import type { Column } from './column.ts';
import { FREE_WIDTH } from './table-parts.ts';

type Widths = Pick<Column, 'width' | 'roomyWidth'>;

/**
 * Shares what is left among those that are narrower than they would be, each by as much as it misses. Where the columns do
 * not fit at all, the list scrolls sideways, and each has what it needs. A column without a width of its own gets its share
 * as the rest that the others leave.
 */
export function roomy<C extends Widths>(columns: readonly C[], spare: number): readonly C[] {
  const total = columns.reduce((sum, column) => sum + missing(column), 0);
  const share = spare < 0 ? 1 : Math.min(1, spare / total);
  if (!(share > 0) || total === 0) return columns;
  return columns.map(column =>
    missing(column) === 0 || column.width === undefined
      ? column
      : { ...column, width: column.width + Math.floor(missing(column) * share) },
  );
}

/** What is left once every column has what it needs goes to all of them, by their widths. */
export function spread<C extends Widths>(columns: readonly C[], spare: number): readonly C[] {
  const needed = roomy(columns, spare);
  const left = spare - columns.reduce((sum, column) => sum + missing(column), 0);
  if (!(left > 0)) return needed;
  const total = needed.reduce((sum, column) => sum + wanted(column), 0);
  return needed.map(column =>
    column.width === undefined
      ? column
      : { ...column, width: column.width + Math.floor((left * column.width) / total) },
  );
}

/** Columns whose content is cut want the room that shows it whole. @param needs pixels, by the key of the column */
export const withNeeds = <C extends Widths & { key: string }>(
  columns: readonly C[],
  needs: ReadonlyMap<string, number>,
): readonly C[] =>
  needs.size === 0
    ? columns
    : columns.map(column => {
        const need = needs.get(column.key);
        return need === undefined
          ? column
          : { ...column, roomyWidth: Math.max(column.roomyWidth ?? 0, need) };
      });

const least = ({ width = FREE_WIDTH }: Widths) => width;
const wanted = (column: Widths) => Math.max(least(column), column.roomyWidth ?? 0);
const missing = (column: Widths) => wanted(column) - least(column);
