/** The same values for many records at once: each kind of record says only its fields. */
import { type RaRecord, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { AnyCall } from '../../contract/grammar/call.ts';
import { isOutage, useBulkEdit } from '../../data/use-bulk-edit.ts';
import { BulkEditDialog } from '../../kit/bulk/BulkEditDialog.tsx';
import type { EditWords } from '../../kit/bulk/edited.ts';
import { fits, type Judge } from '../../kit/form/fits.ts';
import { TextField } from '../../kit/form/TextField.tsx';
import { useBulkEnd } from '../../kit/list/use-bulk-end.ts';
import { useOfferUndo } from '../undo/use-offer-undo.ts';

/** What a bulk action hands over. */
export interface Selected<Row extends RaRecord> {
  /** Everything selected. */
  ids: readonly string[];
  /** Without those that could not be read. */
  rows: readonly Row[];
}

export interface EditDialogProps<Row extends RaRecord> extends Selected<Row> {
  onClose: () => void;
}

export interface FieldToEdit {
  source: string;
  input: (field: { source: string; label: string }) => ReactNode;
  /** What an empty field stands for; without it, the field has to be filled. */
  empty?: unknown;
}

interface EditRecordsProps<Row extends RaRecord>
  extends EditDialogProps<Row>,
    Pick<EditWords, 'labelOf' | 'show'> {
  resource: string;
  /** As the operate log calls them. */
  objectType: string;
  /** The one that saves. */
  call: AnyCall & { body: { shape: { remark: Judge } } };
  nameOf: (row: Row) => string;
  /** What tells it from others of the same name. */
  noteOf: (row: Row) => string | null;
  /** In order; the remark, which all records have, comes last by itself. */
  fields: readonly FieldToEdit[];
}

export function EditRecords<Row extends RaRecord>(props: EditRecordsProps<Row>) {
  const { resource, objectType, call, ids, rows, nameOf, noteOf, labelOf, show } = props;
  const translate = useTranslate();
  const { edit, isSame, describe } = useBulkEdit(resource, call);
  const offerUndo = useOfferUndo(objectType);
  const end = useBulkEnd(changed => {
    props.onClose();
    void offerUndo('changed', changed);
  });
  const read = new Map(rows.map(row => [String(row.id), row]));
  const remark: FieldToEdit = {
    source: 'remark',
    empty: null,
    input: field => <TextField {...field} validate={fits(call.body.shape.remark)} isMultiline />,
  };
  return (
    <BulkEditDialog
      title={translate('kit.bulk.edit.label')}
      fields={[...props.fields, remark].map(({ input, ...field }) => {
        const label = labelOf(field.source);
        return { ...field, label, input: input({ source: field.source, label }) };
      })}
      items={ids.map(id => {
        const row = read.get(id);
        return row
          ? { id, name: nameOf(row), note: noteOf(row) ?? undefined, record: { ...row } }
          : { id, name: id };
      })}
      edit={({ id, record }, values) => edit({ ...record, id }, values)}
      isSame={isSame}
      show={show}
      describe={describe}
      isOutage={isOutage}
      onClose={end}
    />
  );
}
