/** After a save that was refused, the tab with the first field at fault comes to the front, and the cursor goes there. */
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useFormFields } from '../form/form-fields.ts';

interface TabFaultsProps {
  active: string | undefined;
  onFaults: (tabs: readonly string[]) => void;
  onOpen: (tab: string) => void;
}

/** Inside a form; tells which tabs hold a field at fault. */
export function TabFaults({ active, onFaults, onOpen }: TabFaultsProps) {
  const fields = useFormFields();
  const { errors, submitCount, isSubmitting } = useFormState();
  const seen = useRef(submitCount);
  const tabs = fields.flatMap(({ source, tab }) => (tab !== undefined && source in errors ? [tab] : []));
  const faulty = [...new Set(tabs)].join(' ');
  useEffect(() => onFaults(faulty === '' ? [] : faulty.split(' ')), [faulty, onFaults]);
  useEffect(() => {
    if (isSubmitting || seen.current === submitCount) return;
    seen.current = submitCount;
    const [first] = faulty.split(' ');
    if (!first || (active !== undefined && faulty.split(' ').includes(active))) return;
    onOpen(first);
  }, [submitCount, isSubmitting, faulty, active, onOpen]);
  return null;
}
