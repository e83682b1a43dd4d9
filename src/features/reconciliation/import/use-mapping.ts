/** A mapping while it is made of a file: what was typed, kept as a draft of that file, and the table that it is about. */
import { useState } from 'react';
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { SavedMapping, StatementFile } from '../../../contract/reconciliation-files.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { useSavedInput } from '../../../kit/form/use-saved-input.ts';
import type { TablePlace } from '../../../resource/imports/TableChoice.tsx';
import type { Table } from './column-guess.ts';
import { draftFrom, draftOf, mappingOf, NOTHING_SAID } from './mapping-draft.ts';

interface MappingOptions {
  file: StatementFile;
  /** As it was guessed when the file came in. */
  firstTable: Table;
  day: string;
  /** The one that is changed; null: a new one is made. */
  used: SavedMapping | null;
}

export function useMapping({ file: { fileId, sha256 }, firstTable, day, used }: MappingOptions) {
  const [begun] = useState(() => ({
    // one that a colleague has changed since is begun with anew
    place: `reconciliation/mapping/${sha256}/${used ? `${used.id}.${used.version}` : ''}`,
    empty: { name: used?.name ?? '', ...(used ? draftFrom(used) : NOTHING_SAID) },
  }));
  const kept = useSavedInput(begun.place, begun.empty);
  const { sheet, headRow } = kept.typed;
  const looked = useAnswer(
    reconciliationCalls.readStatementFile,
    { body: { fileId, day, ...(sheet !== '' && { sheet }), ...(headRow > 0 && { headRow }) } },
    { enabled: sheet !== '' || headRow > 0, staleTime: Number.POSITIVE_INFINITY, keepsLast: true },
  );
  const table = looked.data?.table ?? firstTable;
  const draft = draftOf(table, kept.typed);
  return {
    kept,
    table,
    draft,
    mapping: mappingOf(draft, table),
    /** Another part of the file is being read. */
    isLooking: looked.isFetching,
    error: looked.error,
    /** The sheet is named only where another one than the first is meant. */
    lookAt: (place: TablePlace) =>
      kept.change({
        headRow: place.headRow ?? 0,
        ...(place.sheet !== undefined && place.sheet !== table.sheetName && { sheet: place.sheet }),
      }),
  };
}
