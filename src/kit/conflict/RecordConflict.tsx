import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormSaved } from '../form/form-saved.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { type Choice, conflictsOf, merged, rebased } from './merge.ts';

type Values = Record<string, unknown>;

interface SaveConflict {
  loaded: Values;
  theirs: Values;
  mine: Values;
  /** Who saved, and when; null where nobody says. */
  by: string | null;
  on: number | null;
}

/** The part of saving a record that a conflict needs. */
interface Saving {
  conflict: SaveConflict | null;
  isSaving: boolean;
  isSame: (name: string, one: unknown, other: unknown) => boolean;
  /** Answers errors; without any, everything is saved. */
  saveMerged: (values: Values) => Promise<Record<string, string> | undefined>;
  closeConflict: () => void;
}

interface RecordConflictProps {
  save: Saving;
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
  const tellForm = useFormSaved();
  const handleSave = async (choices: Record<string, Choice>) => {
    const values = { ...merged(theirs, mine, choices) };
    if (!(await save.saveMerged(values))) tellForm(values);
  };
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
