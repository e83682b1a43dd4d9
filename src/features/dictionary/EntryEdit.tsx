import { useGetOne, useNotify, useRefresh, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { type DictionaryRecord, dictionaryRecord } from '../../contract/dictionary-record.ts';
import { useRecordLive } from '../../data/live/use-record-live.ts';
import { useMay } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useRecordSave } from '../../data/use-record-save.ts';
import { useShippedName } from '../../data/use-shipped-name.ts';
import { RecordConflict } from '../../kit/conflict/RecordConflict.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { RecordNotices } from '../../kit/record/RecordNotices.tsx';
import { UnsavedWatch } from '../../kit/record/UnsavedWatch.tsx';
import { EntryInputs } from './EntryInputs.tsx';
import { DICTIONARY } from './paths.ts';
import { useDictionaryWords } from './use-dictionary-words.ts';

interface EntryEditProps {
  id: string;
  onClose: () => void;
}

export function EntryEdit({ id, onClose }: EntryEditProps) {
  const notify = useNotify();
  const describe = useFailureText();
  const { data, error, refetch } = useGetOne<DictionaryRecord>(DICTIONARY, { id });
  useEffect(() => {
    if (!error || data) return;
    notify(describe(error).text, { type: 'error' });
    onClose();
  }, [error, data, notify, describe, onClose]);
  if (!data) return null;
  return <EntryForm entry={data} refetch={refetch} onClose={onClose} />;
}

interface EntryFormProps {
  entry: DictionaryRecord;
  refetch: () => Promise<unknown>;
  onClose: () => void;
}

function EntryForm({ entry, refetch, onClose }: EntryFormProps) {
  const translate = useTranslate();
  const say = useShippedName();
  const notify = useNotify();
  const refresh = useRefresh();
  const describe = useFailureText();
  const { labelOf, show } = useDictionaryWords();
  const mayEdit = useMay(dictionaryRecord.calls.update);
  const live = useRecordLive({ resource: DICTIONARY, recordId: entry.id, mayEdit, refetch });
  const save = useRecordSave({
    resource: DICTIONARY,
    call: dictionaryRecord.calls.update,
    record: entry,
    onSaved: () => {
      notify('kit.record.saved', { type: 'success' });
      refresh();
      onClose();
    },
  });
  return (
    <DialogForm
      title={translate('dictionary.edit', { name: say(entry.description) })}
      record={entry}
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
      <EntryInputs isDictionary={entry.parentCode === ''} isReadOnly={live.isReadOnly} />
      <RecordConflict save={save} fields={dictionaryRecord.inputs} labelOf={labelOf} show={show} />
    </DialogForm>
  );
}
