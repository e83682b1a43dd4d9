/** A form as high as its page. It warns before what was typed is left behind. */
import { styled } from '@mui/material/styles';
import { Form, type RaRecord } from 'ra-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

interface RecordFormProps {
  record?: Partial<RaRecord>;
  /** Answers errors by field; without any, everything is saved. */
  onSubmit: (values: Record<string, unknown>) => Promise<Record<string, string> | undefined>;
  children: ReactNode;
}

export function RecordForm({ record, onSubmit, children }: RecordFormProps) {
  const underWay = useRef<Promise<Record<string, string> | undefined>>(null);
  // a second click before the first has drawn the button off is the same save
  const handleSubmit = (values: Record<string, unknown>) => {
    underWay.current ??= onSubmit(values).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
  return (
    <Filling
      record={record}
      onSubmit={handleSubmit}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      noValidate
      mode="onTouched"
    >
      <Guard />
      {children}
    </Filling>
  );
}

/** The form itself warns of leaving for another page of the console; this, of closing or reloading the tab. */
function Guard() {
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    if (!isDirty) return;
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleLeave);
    return () => window.removeEventListener('beforeunload', handleLeave);
  }, [isDirty]);
  return null;
}

const Filling = styled(Form)({ height: '100%', minHeight: 0 });
