import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { SaveConflict, useRecordSave } from '../../data/use-record-save.ts';
import { ConflictDialog } from '../../kit/conflict/ConflictDialog.tsx';
import { type Choice, conflictsOf, merged, rebased } from '../../kit/conflict/merge.ts';

interface RecordConflictProps {
  save: ReturnType<typeof useRecordSave>;
  fields: readonly string[];
  labelOf: (field: string) => string;
  /** @param loaded the value as it was opened, for what is best said as a difference */
  show: (field: string, value: unknown, loaded: unknown) => ReactNode;
  /** Lists in which both changes hold together, and what names their entries. */
  lists?: Readonly<Record<string, (entry: unknown) => string>>;
}

/** The conflict dialog of a record being saved; nothing while there is no conflict. */
export function RecordConflict(props: RecordConflictProps) {
  const { conflict } = props.save;
  // another conflict on the way is another dialog, with choices of its own
  return conflict ? <Open key={String(conflict.on)} {...props} conflict={conflict} /> : null;
}

function Open({
  save,
  fields,
  labelOf,
  show,
  lists = {},
  conflict,
}: RecordConflictProps & { conflict: SaveConflict }) {
  const translate = useTranslate();
  const { loaded, theirs } = conflict;
  const mine = { ...conflict.mine };
  for (const [name, keyOf] of Object.entries(lists)) {
    mine[name] = rebased(asList(loaded[name]), asList(theirs[name]), asList(mine[name]), keyOf);
  }
  const conflicts = conflictsOf(fields, { loaded, theirs, mine }, save.isSame).map(entry =>
    entry.name in lists ? { ...entry, isContested: false } : entry,
  );
  const handleSave = (choices: Record<string, Choice>) =>
    save.saveMerged({ ...merged(theirs, mine, choices) });
  return (
    <ConflictDialog
      conflicts={conflicts}
      by={conflict.by}
      on={conflict.on}
      isSame={save.isSame}
      labelOf={labelOf}
      show={(field, value) => {
        const shown = show(field, value, loaded[field]);
        return shown === '' || shown === null || shown === undefined ? translate('common.none') : shown;
      }}
      isSaving={save.isSaving}
      onSave={handleSave}
      onClose={save.closeConflict}
    />
  );
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
