/** Changes one record in a dialog: its form, its lock and what others do with it meanwhile, and what a conflict asks. */
import { type RaRecord, useGetOne, useNotify, useRefresh } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import type { AnyCall } from '../../contract/grammar/call.ts';
import { useRecordLive } from '../../data/live/use-record-live.ts';
import { useMay } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useRecordSave } from '../../data/use-record-save.ts';
import { RecordConflict } from '../../kit/conflict/RecordConflict.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { UnsavedWatch } from '../../kit/form/UnsavedWatch.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { RecordNotices } from '../../kit/record/RecordNotices.tsx';
import type { RevisionWords } from '../revision/revision-words.ts';

interface EditDialogProps<Row extends RaRecord> {
  resource: string;
  id: string;
  /** The call that saves it. */
  call: AnyCall;
  /** The resource whose record of the same id is locked and tells news, where it is another one. */
  lockedAs?: string;
  titleOf(record: Row): string;
  words: RevisionWords;
  /** What a conflict asks about. */
  fields: readonly string[];
  onClose(): void;
  children(record: Row, isReadOnly: boolean): ReactNode;
}

export function EditDialog<Row extends RaRecord>(props: EditDialogProps<Row>) {
  const { resource, id, onClose } = props;
  const notify = useNotify();
  const describe = useFailureText();
  const { data, error, refetch } = useGetOne<RaRecord>(resource, { id });
  useEffect(() => {
    if (!error || data) return;
    notify(describe(error).text, { type: 'error' });
    onClose();
  }, [error, data, notify, describe, onClose]);
  return data ? <Edited {...props} record={data as Row} refetch={refetch} /> : null;
}

interface EditedProps<Row extends RaRecord> extends EditDialogProps<Row> {
  record: Row;
  refetch(): Promise<unknown>;
}

function Edited<Row extends RaRecord>(props: EditedProps<Row>) {
  const { resource, id, call, lockedAs = resource, titleOf, words, fields } = props;
  const { record, refetch, onClose, children } = props;
  const notify = useNotify();
  const refresh = useRefresh();
  const describe = useFailureText();
  const mayEdit = useMay(call);
  const live = useRecordLive({ resource: lockedAs, recordId: id, mayEdit, refetch });
  const save = useRecordSave({
    resource,
    call,
    record,
    onSaved: () => {
      notify('kit.record.saved', { type: 'success' });
      refresh();
      onClose();
    },
  });
  return (
    <DialogForm
      title={titleOf(record)}
      record={record}
      isSaving={save.isSaving}
      notice={
        <>
          <RecordNotices notices={live.notices} />
          {save.failure ? <RecordNotice {...describe(save.failure)} /> : null}
        </>
      }
      onSubmit={save.save}
      onClose={onClose}
    >
      <UnsavedWatch onChange={live.setUnsaved} />
      {children(record, live.isReadOnly)}
      <RecordConflict save={save} fields={fields} {...words} />
    </DialogForm>
  );
}
