/** After a bulk action on a list: what was done is no longer selected, and the list is read anew. */
import { useListContext, useRefresh } from 'ra-core';

interface Ended {
  id: string;
  problem?: string;
}

/** For a dialog inside the list's page. */
export function useBulkEnd(onClose: () => void): (outcomes: readonly Ended[]) => void {
  const { selectedIds = [], onSelect } = useListContext();
  const refresh = useRefresh();
  return outcomes => {
    const done = new Set(outcomes.flatMap(({ id, problem }) => (problem === undefined ? [id] : [])));
    if (done.size > 0) onSelect(selectedIds.filter(id => !done.has(String(id))));
    if (outcomes.length > 0) refresh();
    onClose();
  };
}
