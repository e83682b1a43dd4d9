/** Deleting records of an entity, in the words that all of them share. */
import { type RaRecord, useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';
import { RemoveDialog } from '../record/RemoveDialog.tsx';

export function RemoveEntities<Row extends RaRecord>(
  props: Omit<ComponentProps<typeof RemoveDialog<Row>>, 'words'>,
) {
  const translate = useTranslate();
  const { rows, nameOf } = props;
  const [first] = rows;
  const question =
    first && rows.length === 1
      ? translate('entity.removeOne', { name: nameOf(first) })
      : translate('entity.removeMany', { smart_count: rows.length });
  const remove = translate('entity.remove');
  return <RemoveDialog {...props} words={{ title: remove, question, confirm: remove }} />;
}
