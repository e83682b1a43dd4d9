/** What a clerk sees in the cells of a row, to tell afterwards which of them have changed. */

/** By the key of the column. */
export type CellClasses = ReadonlyMap<string, string>;

export function looksOf(row: HTMLTableRowElement | undefined): CellClasses {
  const cells = [...(row?.cells ?? [])].filter(({ dataset }) => dataset.cell !== undefined);
  return new Map(cells.map(cell => [cell.dataset.cell ?? '', lookOf(cell)]));
}

export function changedCells(before: CellClasses, after: CellClasses): ReadonlySet<string> {
  return new Set(
    [...after].flatMap(([key, look]) => (before.has(key) && before.get(key) !== look ? [key] : [])),
  );
}

/** Its text; a time by when it was, since how long ago that is goes on by itself. */
function lookOf(cell: HTMLTableCellElement): string {
  const times = [...cell.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  if (times.length === 0) return cell.textContent ?? '';
  const bare = cell.cloneNode(true) as HTMLTableCellElement;
  for (const time of bare.querySelectorAll('time')) time.textContent = '';
  return [bare.textContent, ...times].join('\n');
}
