/** After an action on records: what was done is no longer selected, and what is shown is read anew. */
import { ListContext, useRefresh } from 'ra-core';
import { useContext } from 'react';

interface Ended {
  id: string;
  problem?: string;
}

/**
 * For a dialog inside the page of a list or of a record, where nothing is selected.
 * @param onClose is given the ids of what was done
 */
export function useBulkEnd(onClose: (done: readonly string[]) => void): (outcomes: readonly Ended[]) => void {
  // react-admin's types promise a list that a record's page does not have
  const list = useContext(ListContext) as React.ContextType<typeof ListContext> | undefined;
  const refresh = useRefresh();
  return outcomes => {
    const done = outcomes.flatMap(({ id, problem }) => (problem === undefined ? [id] : []));
    const isDone = new Set(done);
    if (list && done.length > 0) list.onSelect(list.selectedIds.filter(id => !isDone.has(String(id))));
    if (outcomes.length > 0) refresh();
    onClose(done);
  };
}
