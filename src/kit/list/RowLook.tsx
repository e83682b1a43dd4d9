/** The record under the focus, beside its list: it follows from row to row. */
import Button from '@mui/material/Button';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { QuickLook } from '../record/QuickLook.tsx';
import { allowed, type RowAction } from './column.ts';

/** What is seen of a record without leaving its list. */
export interface RowLooks<Row extends RaRecord> {
  titleOf: (row: Row) => string;
  statusOf?: (row: Row) => ReactNode;
  body: (row: Row) => ReactNode;
}

interface RowLookProps<Row extends RaRecord> {
  id: string;
  looks: RowLooks<Row>;
  rowActions?: (row: Row) => RowAction<Row>[];
  onClose: () => void;
}

export function RowLook<Row extends RaRecord>({ id, looks, rowActions, onClose }: RowLookProps<Row>) {
  const translate = useTranslate();
  const { data, isPending } = useListContext<Row>();
  const row = data?.find(one => String(one.id) === id);
  const isLost = row === undefined && !isPending;
  // another page, or other filters: there is nothing left to look at
  useEffect(() => {
    if (isLost) onClose();
  }, [isLost, onClose]);
  if (!row) return null;
  const actions = allowed(rowActions?.(row) ?? []).filter(({ isInLook }) => isInLook);
  return (
    <QuickLook
      isBeside
      title={looks.titleOf(row)}
      status={looks.statusOf?.(row)}
      actions={
        actions.length > 0 &&
        actions.map(({ key, label, onClick }) => (
          <Button key={key} variant="outlined" color="inherit" onClick={() => onClick(row)}>
            {label}
          </Button>
        ))
      }
      onClose={onClose}
    >
      <section aria-live="polite" aria-label={translate('kit.list.lookedAt')}>
        {looks.body(row)}
      </section>
    </QuickLook>
  );
}
