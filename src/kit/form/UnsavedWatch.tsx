import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Tells of the form around whether something in it is not saved; once it is gone, nothing is. */
export function UnsavedWatch({ onChange }: { onChange: (isUnsaved: boolean) => void }) {
  const { dirtyFields } = useFormState();
  const isUnsaved = Object.keys(dirtyFields).length > 0;
  useEffect(() => onChange(isUnsaved), [isUnsaved, onChange]);
  return null;
}
