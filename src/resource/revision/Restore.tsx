/** Asks what will change and what will not, brings the version back, and where somebody was faster, lets one choose. */
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Revision, RevisionComparison, RevisionField } from '../../contract/revision.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { ConflictDialog } from '../../kit/conflict/ConflictDialog.tsx';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { formatTime } from '../../kit/format/time.ts';
import { FieldTable } from './FieldTable.tsx';
import type { RevisionWords } from './revision-words.ts';
import { isSameValue, useRestore } from './use-restore.ts';

interface RestoreProps extends RevisionWords {
  version: Revision;
  /** With the record as it is when this is asked. */
  comparison: RevisionComparison;
  onClose: () => void;
  onRestored: (anewId?: string) => void;
}

export function Restore({ version, comparison: latest, onClose, onRestored, ...words }: RestoreProps) {
  // what was read is what is confirmed: who was faster meanwhile is told of as a conflict
  const [comparison] = useState(latest);
  const translate = useTranslate();
  const describe = useFailureText();
  const { restore, failure, conflict, isSaving } = useRestore({ version, comparison, onClose, onRestored });
  const { labelOf, show } = words;
  if (conflict) {
    return (
      <ConflictDialog
        conflicts={conflict.fields}
        by={conflict.by}
        on={conflict.on}
        isSame={(_name, one, other) => isSameValue(one, other)}
        labelOf={labelOf}
        show={(name, value) => show(name, value, conflict.fields.find(field => field.name === name)?.theirs)}
        isSaving={isSaving}
        onSave={choices => {
          const fields = Object.keys(choices).filter(name => choices[name] === 'mine');
          if (fields.length === 0) onClose();
          else void restore({ version: conflict.version, fields });
        }}
        onClose={onClose}
      />
    );
  }
  const back = comparison.fields.filter(field => field.canRestore);
  const kept = comparison.fields.filter(field => !field.canRestore);
  const isAnew = comparison.currentVersion === null;
  const names = (fields: readonly RevisionField[]) =>
    fields.map(({ name }) => labelOf(name)).join(translate('common.listSeparator'));
  return (
    <ConfirmDialog
      title={translate(isAnew ? 'revision.ask.anew' : 'revision.ask.title')}
      maxWidth="md"
      confirmLabel={translate('revision.ask.confirm')}
      isPending={isSaving}
      problem={failure === null ? null : describe(failure)}
      onConfirm={() => restore({ version: comparison.currentVersion ?? undefined })}
      onClose={onClose}
    >
      <DialogContentText>
        {translate(isAnew ? 'revision.ask.anewText' : 'revision.ask.text', {
          time: formatTime(version.createdOn),
          smart_count: back.length,
        })}
      </DialogContentText>
      <FieldTable
        {...words}
        fields={back}
        heads={[translate('revision.head.now'), translate('revision.head.becomes')]}
      />
      <DialogContentText>
        {kept.length > 0
          ? translate('revision.ask.keptAnd', { fields: names(kept) })
          : translate('revision.ask.kept')}
      </DialogContentText>
    </ConfirmDialog>
  );
}
