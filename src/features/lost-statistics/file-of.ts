/** The columns of a file of one part: the call's own rows, whichever part it is. */
import type { Column, FileCell } from '../../kit/list/column.ts';

/** @param of how the file has what its rows are told apart by */
export const fileOf = (word: (key: string) => string, of: FileCell & { head: string }): Column[] => [
  { key: 'of', head: of.head, cell: nothing, exported: of },
  ...(['total', 'returned'] as const).map(key => ({
    key,
    head: word(key),
    cell: nothing,
    exported: { kind: 'number' as const },
  })),
  { key: 'recoverRate', head: word('recoverRatePercent'), cell: nothing, exported: { kind: 'number' } },
];

const nothing = () => null;
