/** Columns as wide as their words need, where a list has room for it. */
import type { Column } from './column.ts';

/**
 * Shares what is left among those that are narrower than they would be, each by as much as it misses. Where the columns do
 * not fit at all, the list scrolls sideways, and each has what it needs.
 */
export function roomy<C extends Pick<Column, 'width' | 'roomyWidth'>>(
  columns: readonly C[],
  spare: number,
): readonly C[] {
  const missing = ({ width, roomyWidth }: C) => (width && roomyWidth ? Math.max(0, roomyWidth - width) : 0);
  const total = columns.reduce((sum, column) => sum + missing(column), 0);
  const share = spare < 0 ? 1 : Math.min(1, spare / total);
  if (!(share > 0) || total === 0) return columns;
  return columns.map(column =>
    missing(column) === 0
      ? column
      : { ...column, width: (column.width ?? 0) + Math.floor(missing(column) * share) },
  );
}
