/** The record under the focus, beside its list: it follows from row to row. */
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { QuickLook } from '../record/QuickLook.tsx';

/** What is seen of a record without leaving its list. */
export interface RowLooks<Row extends RaRecord> {
  titleOf: (row: Row) => string;
  statusOf?: (row: Row) => ReactNode;
  actionsOf?: (row: Row) => ReactNode;
  body: (row: Row) => ReactNode;
}

interface RowLookProps<Row extends RaRecord> {
  id: string;
  looks: RowLooks<Row>;
  onClose: () => void;
}

export function RowLook<Row extends RaRecord>({ id, looks, onClose }: RowLookProps<Row>) {
  const translate = useTranslate();
  const { data, isPending } = useListContext<Row>();
  const row = data?.find(one => String(one.id) === id);
  const isLost = row === undefined && !isPending;
  // another page, or other filters: there is nothing left to look at
  useEffect(() => {
    if (isLost) onClose();
  }, [isLost, onClose]);
  if (!row) return null;
  return (
    <QuickLook
      isBeside
      title={looks.titleOf(row)}
      status={looks.statusOf?.(row)}
      actions={looks.actionsOf?.(row)}
      onClose={onClose}
    >
      <section aria-live="polite" aria-label={translate('kit.list.lookedAt')}>
        {looks.body(row)}
      </section>
    </QuickLook>
  );
}
