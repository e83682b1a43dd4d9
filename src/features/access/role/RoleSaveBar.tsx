import { useTranslate } from 'ra-core';
import { useFormState, useWatch } from 'react-hook-form';
import { FormSaveBar } from '../../../kit/form/FormSaveBar.tsx';
import { changesOf } from '../permission/tree.ts';
import { codesIn } from '../permission/use-permission-field.ts';

interface RoleSaveBarProps {
  isSaving: boolean;
  label?: string;
  isNew?: boolean;
}

/** Says what is not saved as rights gained and lost, which is what a role is about. */
export function RoleSaveBar({ isSaving, label, isNew }: RoleSaveBarProps) {
  const translate = useTranslate();
  const { defaultValues, dirtyFields } = useFormState();
  const now = useWatch({ name: 'permissions' });
  const { adds, takes } = changesOf(codesIn(defaultValues?.permissions), codesIn(now), []);
  const others = Object.keys(dirtyFields).filter(field => field !== 'permissions').length;
  const parts = [
    adds.length > 0 && translate('access.change.adds', { smart_count: adds.length }),
    takes.length > 0 && translate('access.change.takes', { smart_count: takes.length }),
    others > 0 && translate('access.change.fields', { smart_count: others }),
  ].filter(part => part !== false);
  const sum = translate('access.change.unsaved', { parts: parts.join(translate('access.comma')) });
  return (
    <FormSaveBar isSaving={isSaving} isNew={isNew} label={label} sum={parts.length > 0 ? sum : undefined} />
  );
}
