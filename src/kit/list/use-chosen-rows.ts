/** The selected rows with what is in them: a selection reaches over pages, and stays when the page is loaded anew. */
import { type RaRecord, useDataProvider, useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';

/** Answers what fetches them: rows seen on any page as they were seen, the others read now. */
export function useChosenRows<Row extends RaRecord>(): () => Promise<Row[]> {
  const { resource, data, selectedIds = [] } = useListContext<Row>();
  const provider = useDataProvider();
  const seen = useRef(new Map<string, Row>());
  useEffect(() => {
    for (const row of data ?? []) seen.current.set(String(row.id), row);
  }, [data]);
  return async () => {
    const unseen = selectedIds.filter(id => !seen.current.has(String(id)));
    if (unseen.length > 0) {
      // without an answer the action can still name them by their ids
      const read = await provider
        .getMany<Row>(resource, { ids: unseen })
        .catch((): { data: Row[] } => ({ data: [] }));
      for (const row of read.data) seen.current.set(String(row.id), row);
    }
    return selectedIds.flatMap(id => seen.current.get(String(id)) ?? []);
  };
}
