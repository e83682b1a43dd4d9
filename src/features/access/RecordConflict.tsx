import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { SaveConflict, useRecordSave } from '../../data/use-record-save.ts';
import { ConflictDialog } from '../../kit/conflict/ConflictDialog.tsx';
import { type Choice, conflictsOf, merged } from '../../kit/conflict/merge.ts';

interface RecordConflictProps {
  save: ReturnType<typeof useRecordSave>;
  fields: readonly string[];
  labelOf: (field: string) => string;
  show: (field: string, value: unknown) => ReactNode;
}

/** The conflict dialog of a record being saved; nothing while there is no conflict. */
export function RecordConflict(props: RecordConflictProps) {
  const { conflict } = props.save;
  // another conflict on the way is another dialog, with choices of its own
  return conflict ? <Open key={String(conflict.on)} {...props} conflict={conflict} /> : null;
}

function Open({ save, fields, labelOf, show, conflict }: RecordConflictProps & { conflict: SaveConflict }) {
  const translate = useTranslate();
  const handleSave = (choices: Record<string, Choice>) =>
    save.saveMerged({ ...merged(conflict.theirs, conflict.mine, choices) });
  return (
    <ConflictDialog
      conflicts={conflictsOf(fields, conflict, save.isSame)}
      by={conflict.by}
      on={conflict.on}
      isSame={save.isSame}
      labelOf={labelOf}
      show={(field, value) => {
        const shown = show(field, value);
        return shown === '' || shown === null || shown === undefined ? translate('common.none') : shown;
      }}
      isSaving={save.isSaving}
      onSave={handleSave}
      onClose={save.closeConflict}
    />
  );
}
