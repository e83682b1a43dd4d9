/** Deleting records of a resource, in the words that all of them share. */
import { type RaRecord, useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';
import { RemoveDialog } from '../record/RemoveDialog.tsx';

interface RemoveRecordsProps<Row extends RaRecord>
  extends Omit<ComponentProps<typeof RemoveDialog<Row>>, 'words'> {
  /** What goes with them. */
  note?: string | undefined;
}

export function RemoveRecords<Row extends RaRecord>({ note, ...props }: RemoveRecordsProps<Row>) {
  const translate = useTranslate();
  const { rows, nameOf } = props;
  const [first] = rows;
  const question =
    first && rows.length === 1
      ? translate('entity.removeOne', { name: nameOf(first) })
      : translate('entity.removeMany', { smart_count: rows.length });
  const remove = translate('entity.remove');
  const asked = note === undefined ? question : `${question} ${note}`;
  return <RemoveDialog {...props} words={{ title: remove, question: asked, confirm: remove }} />;
}
