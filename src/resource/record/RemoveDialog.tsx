/** Deleting one or several records, with what became of each. */
import { type RaRecord, useDataProvider } from 'ra-core';
import type { ItemResult } from '../../data/data-provider.ts';
import { isOutage } from '../../data/use-bulk-edit.ts';
import { useInvalidateCalls } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { BulkResultDialog } from '../../kit/bulk/BulkResultDialog.tsx';
import { useBulkEnd } from '../../kit/list/use-bulk-end.ts';
import { useOfferUndo } from '../undo/use-offer-undo.ts';

interface RemoveDialogProps<Row extends RaRecord> {
  resource: string;
  /** As the operate log calls them, where what is deleted can be made anew. */
  objectType?: string | undefined;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** As they are read. */
  words: { title: string; question: string; confirm: string };
  /** @param removed ids of those that are gone */
  onClose: (removed: readonly string[]) => void;
}

export function RemoveDialog<Row extends RaRecord>(props: RemoveDialogProps<Row>) {
  const { resource, objectType, rows, nameOf, words, onClose } = props;
  const describe = useFailureText();
  const provider = useDataProvider();
  const forgetAnswers = useInvalidateCalls();
  const offerUndo = useOfferUndo(objectType);
  const end = useBulkEnd(removed => {
    onClose(removed);
    void offerUndo('removed', removed);
  });
  const handleAct = async (id: string) => {
    const results: ItemResult[] = [];
    await provider.deleteMany(resource, { ids: [id], meta: { results, records: rows } });
    if (results[0]?.error) throw results[0].error;
    forgetAnswers();
    return undefined;
  };
  return (
    <BulkResultDialog
      title={words.title}
      question={words.question}
      confirmLabel={words.confirm}
      isDangerous
      items={rows.map(row => ({ id: String(row.id), name: nameOf(row) }))}
      act={handleAct}
      describe={error => describe(error).text}
      isOutage={isOutage}
      onClose={end}
    />
  );
}
