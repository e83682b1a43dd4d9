/** What is done with one entry beside the page: adding, editing, looking back, deleting. */
import Button from '@mui/material/Button';
import { useRefresh, useTranslate } from 'ra-core';
import { type DictionaryRecord, dictionaryRecord } from '../../contract/dictionary-record.ts';
import { useMay } from '../../data/session-context.tsx';
import { useShippedName } from '../../data/use-shipped-name.ts';
import { DialogBody, TitledDialog } from '../../kit/dialog/TitledDialog.tsx';
import { late } from '../../kit/late.tsx';
import { RemoveRecords } from '../../resource/pages/RemoveRecords.tsx';
import { EntryCreate } from './EntryCreate.tsx';
import { EntryEdit } from './EntryEdit.tsx';
import { DICTIONARY } from './paths.ts';
import { useDictionaryWords } from './use-dictionary-words.ts';

const RevisionPanel = late(() => import('../../resource/revision/RevisionPanel.tsx'), 'RevisionPanel');

export type Task =
  | { kind: 'add'; parentCode: string; parentValue?: string }
  | { kind: 'edit' | 'history' | 'remove'; entry: DictionaryRecord };

interface EntryDialogsProps {
  task: Task | null;
  onClose: () => void;
  onCreated: (created: Pick<DictionaryRecord, 'id' | 'parentCode'>) => void;
  onRemoved: (removed: DictionaryRecord) => void;
}

export function EntryDialogs({ task, onClose, onCreated, onRemoved }: EntryDialogsProps) {
  switch (task?.kind) {
    case 'add':
      return <EntryCreate {...task} onCreated={onCreated} onClose={onClose} />;
    case 'edit':
      return <EntryEdit id={task.entry.id} onClose={onClose} />;
    case 'history':
      return <EntryHistory entry={task.entry} onClose={onClose} />;
    case 'remove':
      return <EntryRemove entry={task.entry} onClose={onClose} onRemoved={onRemoved} />;
    default:
      return null;
  }
}

interface EntryProps {
  entry: DictionaryRecord;
  onClose: () => void;
}

function EntryRemove({ entry, onClose, onRemoved }: EntryProps & Pick<EntryDialogsProps, 'onRemoved'>) {
  return (
    <RemoveRecords
      resource={DICTIONARY}
      objectType={dictionaryRecord.name}
      rows={[entry]}
      nameOf={({ description }) => description}
      onClose={removed => {
        onClose();
        if (removed.length > 0) onRemoved(entry);
      }}
    />
  );
}

function EntryHistory({ entry, onClose }: EntryProps) {
  const translate = useTranslate();
  const say = useShippedName();
  const refresh = useRefresh();
  const words = useDictionaryWords();
  const mayRestore = useMay(dictionaryRecord.calls.update);
  return (
    <TitledDialog
      title={translate('dictionary.history', { name: say(entry.description) })}
      onClose={onClose}
      maxWidth="md"
    >
      <DialogBody
        sx={{ height: '60vh', p: 0 }}
        actions={
          <Button color="inherit" onClick={onClose}>
            {translate('dictionary.close')}
          </Button>
        }
      >
        <RevisionPanel
          {...words}
          objectType={dictionaryRecord.name}
          objectId={entry.id}
          mayRestore={mayRestore}
          onRestored={refresh}
        />
      </DialogBody>
    </TitledDialog>
  );
}
