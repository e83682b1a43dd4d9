/** Which columns a file can have, from those of a list: the heads, formats and words that the screen shows. */
import type { RaRecord } from 'ra-core';
import type { ExportColumn } from '../../contract/job.ts';
import { wordsUnder } from '../../data/catalogues-context.ts';
import { allowed, type Column, type FileCell } from '../../kit/list/column.ts';

/** What is written into one column of the file. */
export interface FileColumn {
  key: string;
  head: string;
  cell: FileCell & { field: string };
  /** Its column is shown in the list now. */
  isShown: boolean;
}

/** @param columns in the order of the screen; @param hidden keys of those that the clerk has put away */
export function fileColumns<Row extends RaRecord>(
  columns: readonly Column<Row>[],
  hidden: readonly string[],
): FileColumn[] {
  return allowed(columns).flatMap(({ key, head, exported }) =>
    cellsOf(exported).map(cell => {
      const field = cell.field ?? key;
      return {
        key: [key, field, cell.of].filter(Boolean).join(' '),
        head: cell.head ?? head,
        cell: { ...cell, field },
        isShown: !hidden.includes(key),
      };
    }),
  );
}

function cellsOf(exported: Column['exported']): readonly FileCell[] {
  if (exported === null) return [];
  if (exported === undefined) return [{}];
  return Array.isArray(exported) ? exported : [exported as FileCell];
}

/** As the upstream takes them. @param catalogue the words of the reader's language */
export const toExportColumns = (columns: readonly FileColumn[], catalogue: object): ExportColumn[] =>
  columns.map(({ head, cell: { field, kind = 'text', of, words, wordsUnder: keys = [] } }) => {
    const known = new Map(
      [...(words ?? []), ...keys.flatMap(key => wordsUnder(catalogue, key))]
        .filter(({ value, label }) => value.length <= LONGEST && label.length <= LONGEST)
        // the first word of a value holds
        .reverse()
        .map(({ value, label }) => [value, label]),
    );
    return {
      field,
      head: head.slice(0, LONGEST),
      kind,
      ...(of !== undefined && { of }),
      ...(known.size > 0 && { words: [...known].map(([value, label]) => ({ value, label })) }),
    };
  });

const LONGEST = 80;
