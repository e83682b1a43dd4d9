/** The selected rows with what is in them: a selection reaches over pages, and stays when the page is loaded anew. */
import { type RaRecord, useDataProvider, useListContext } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';

export interface ChosenRows<Row> {
  /** Fetches them: rows seen on any page as they were seen, the others read now. */
  chosenRows(): Promise<Row[]>;
  /** These were read elsewhere. */
  remember(rows: readonly Row[]): void;
}

export function useChosenRows<Row extends RaRecord>(): ChosenRows<Row> {
  const { resource, data, selectedIds = [] } = useListContext<Row>();
  const provider = useDataProvider();
  const seen = useRef(new Map<string, Row>());
  const remember = useCallback((rows: readonly Row[]) => {
    for (const row of rows) seen.current.set(String(row.id), row);
  }, []);
  useEffect(() => remember(data ?? []), [data, remember]);
  const chosenRows = async () => {
    const unseen = selectedIds.filter(id => !seen.current.has(String(id)));
    if (unseen.length > 0) {
      // without an answer the action can still name them by their ids
      const read = await provider
        .getMany<Row>(resource, { ids: unseen })
        .catch((): { data: Row[] } => ({ data: [] }));
      remember(read.data);
    }
    return selectedIds.flatMap(id => seen.current.get(String(id)) ?? []);
  };
  return { chosenRows, remember };
}
