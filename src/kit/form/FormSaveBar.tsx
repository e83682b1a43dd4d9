import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { SaveBar } from './SaveBar.tsx';

interface FormSaveBarProps {
  label?: string;
  isNew?: boolean;
  isSaving: boolean;
  /** In words of its own what is not saved; without it, how many fields. */
  sum?: string;
}

/** Save and discard for the form around it. */
export function FormSaveBar({ label, isNew, isSaving, sum }: FormSaveBarProps) {
  const translate = useTranslate();
  const place = useRef<HTMLSpanElement>(null);
  const { reset } = useFormContext();
  const { dirtyFields } = useFormState();
  const dirty = Object.keys(dirtyFields).length;
  return (
    <>
      <span ref={place} hidden />
      <SaveBar
        unsaved={dirty === 0 ? undefined : (sum ?? translate('kit.record.unsaved', { smart_count: dirty }))}
        label={label ?? translate('kit.record.save')}
        isNew={isNew}
        isSaving={isSaving}
        onSave={() => place.current?.closest('form')?.requestSubmit()}
        onDiscard={() => reset()}
      />
    </>
  );
}
