import { ResourceContextProvider, useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { DictionaryRecord } from '../../contract/dictionary-record.ts';
import { useRecordCreate } from '../../data/use-record-create.ts';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { EntryInputs } from './EntryInputs.tsx';
import { DICTIONARY } from './paths.ts';

interface EntryCreateProps {
  /** Empty for a new dictionary. */
  parentCode: string;
  parentValue?: string;
  onCreated: (created: Pick<DictionaryRecord, 'id' | 'parentCode'>) => void;
  onClose: () => void;
}

export function EntryCreate({ parentCode, parentValue, onCreated, onClose }: EntryCreateProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const isDictionary = parentCode === '';
  const [record] = useState(() => ({
    parentCode,
    ...(!isDictionary && { parentValue: parentValue ?? null, listClass: 'default', state: 1, isDefault: 0 }),
  }));
  const { create, isSaving, problem } = useRecordCreate({
    resource: DICTIONARY,
    onCreated: ({ id }) => {
      notify('dictionary.created', { type: 'success' });
      refresh();
      onClose();
      onCreated({ id: String(id), parentCode });
    },
  });
  const title = isDictionary
    ? translate('dictionary.create')
    : translate(parentValue === undefined ? 'dictionary.newValue' : 'dictionary.newBelow', {
        code: parentCode,
        value: parentValue,
      });
  return (
    // what is typed for one dictionary is no draft for another
    <ResourceContextProvider value={[DICTIONARY, parentCode, parentValue].filter(Boolean).join('/')}>
      <DialogForm
        title={title}
        record={record}
        isNew
        isSaving={isSaving}
        saveLabel={translate('kit.list.create')}
        notice={problem && <RecordNotice {...problem} />}
        onSubmit={create}
        onClose={onClose}
      >
        <EntryInputs isNew isDictionary={isDictionary} />
      </DialogForm>
    </ResourceContextProvider>
  );
}
