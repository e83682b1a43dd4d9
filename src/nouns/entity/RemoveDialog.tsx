/** Removing one or several records, with what became of each. */
import { type RaRecord, useDataProvider, useRefresh, useTranslate, useUnselect } from 'ra-core';
import type { ItemResult } from '../../data/data-provider.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { BulkResultDialog } from '../../kit/bulk/BulkResultDialog.tsx';

interface RemoveDialogProps<Row extends RaRecord> {
  resource: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** @param removed ids of those that are gone */
  onClose: (removed: readonly string[]) => void;
}

export function RemoveDialog<Row extends RaRecord>({
  resource,
  rows,
  nameOf,
  onClose,
}: RemoveDialogProps<Row>) {
  const translate = useTranslate();
  const describe = useFailureText();
  const provider = useDataProvider();
  const refresh = useRefresh();
  const unselect = useUnselect(resource);
  const items = rows.map(row => ({ id: String(row.id), name: nameOf(row) }));
  const handleAct = async (id: string) => {
    const results: ItemResult[] = [];
    await provider.deleteMany(resource, { ids: [id], meta: { results, records: rows } });
    if (results[0]?.error) throw results[0].error;
    return undefined;
  };
  return (
    <BulkResultDialog
      title={translate('entity.remove')}
      question={
        items.length === 1
          ? translate('entity.removeOne', { name: items[0]?.name })
          : translate('entity.removeMany', { smart_count: items.length })
      }
      confirmLabel={translate('entity.remove')}
      isDangerous
      items={items}
      act={handleAct}
      describe={error => describe(error).text}
      onClose={outcomes => {
        const removed = outcomes.filter(({ problem }) => problem === undefined).map(({ id }) => id);
        unselect(removed);
        if (outcomes.length > 0) refresh();
        onClose(removed);
      }}
    />
  );
}
