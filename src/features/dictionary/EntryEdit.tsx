import { useTranslate } from 'ra-core';
import { type DictionaryRecord, dictionaryRecord } from '../../contract/dictionary-record.ts';
import { useShippedName } from '../../data/use-shipped-name.ts';
import { EditDialog } from '../../resource/record/EditDialog.tsx';
import { EntryInputs } from './EntryInputs.tsx';
import { DICTIONARY } from './paths.ts';
import { useDictionaryWords } from './use-dictionary-words.ts';

interface EntryEditProps {
  id: string;
  onClose: () => void;
}

export function EntryEdit({ id, onClose }: EntryEditProps) {
  const translate = useTranslate();
  const say = useShippedName();
  const words = useDictionaryWords();
  return (
    <EditDialog<DictionaryRecord>
      resource={DICTIONARY}
      id={id}
      call={dictionaryRecord.calls.update}
      titleOf={entry => translate('dictionary.edit', { name: say(entry.description) })}
      words={words}
      fields={dictionaryRecord.inputs}
      onClose={onClose}
    >
      {(entry, isReadOnly) => <EntryInputs isDictionary={entry.parentCode === ''} isReadOnly={isReadOnly} />}
    </EditDialog>
  );
}
