/** A form as high as its page. What is typed in it stays until it is saved or given up, whatever comes meanwhile. */
import { styled } from '@mui/material/styles';
import {
  Form,
  type RaRecord,
  SaveContextProvider,
  type SaveHandler,
  type SaveHandlerCallbacks,
} from 'ra-core';
import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { DraftOfferContext } from './drafts-context.ts';
import { createFormFields, FormFieldsContext } from './form-fields.ts';
import { FormSavedContext } from './form-saved.ts';
import { useUnsavedReport } from './unsaved-context.ts';
import { type SaveWatch, useDraft } from './use-draft.ts';

type Values = Record<string, unknown>;
type FormRecord = Partial<RaRecord>;
type SubmitErrors = Record<string, string> | undefined;

interface RecordFormProps {
  record?: FormRecord;
  /** Names its draft, where the page's resource and the record do not tell it from others. */
  draftAs?: string;
  /** What the draft was written for, where that is told with it. */
  draftAbout?: string;
  /**
   * Answers errors by field; without any, everything is saved.
   * @param loaded the record that the values were typed on: `record` may be newer
   * @param callbacks of a part of react-admin that saves: in place of what is told and shown otherwise
   */
  onSubmit: (values: Values, loaded?: FormRecord, callbacks?: SaveHandlerCallbacks) => Promise<SubmitErrors>;
  children: ReactNode;
}

export function RecordForm({ record, draftAs, draftAbout, onSubmit, children }: RecordFormProps) {
  const [fields] = useState(createFormFields);
  const [stood, setBase] = useState(record);
  const base = stood?.id === record?.id ? stood : record;
  const settle = useRef<Settle>(() => {});
  const saving = useRef<SaveWatch>(NO_DRAFT);
  const submitted = useRef<Values>(null);
  const handleSaved = useCallback((values: Values) => settle.current(values, submitted.current), []);

  const underWay = useRef<Promise<SubmitErrors>>(null);
  const submit = async (values: Values, { transform, ...callbacks }: SaveHandlerCallbacks = {}) => {
    saving.current.begin();
    submitted.current = values;
    let isSaved = false;
    try {
      const sent = transform ? await transform(values, { previousData: base }) : values;
      const errors = await onSubmit(sent, base, callbacks);
      isSaved = !errors;
      if (!errors) settle.current(values, values);
      return errors;
    } finally {
      saving.current.end(isSaved);
    }
  };
  // a second click before the first has drawn the button off is the same save
  const handleSubmit = (values: Values, callbacks?: SaveHandlerCallbacks) => {
    underWay.current ??= submit(values, callbacks).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
  // a part of react-admin may save some of the fields: the others stay as they were
  const handleSave: SaveHandler<FormRecord> = (values, callbacks) =>
    handleSubmit({ ...base, ...values }, callbacks);
  return (
    <Filling
      record={base}
      resetOptions={KEEP_TYPED}
      onSubmit={(values: Values) => handleSubmit(values)}
      disableInvalidFormNotification
      noValidate
      mode="onTouched"
    >
      <FormSavedContext.Provider value={handleSaved}>
        <SaveContextProvider value={{ save: handleSave, mutationMode: 'pessimistic' }}>
          <FormFieldsContext value={fields}>
            <Keeper record={record} base={base} settle={settle} onBase={setBase} />
            <Drafting
              record={record}
              draftAs={draftAs}
              draftAbout={draftAbout}
              onBase={setBase}
              saving={saving}
            >
              {children}
            </Drafting>
          </FormFieldsContext>
        </SaveContextProvider>
      </FormSavedContext.Provider>
    </Filling>
  );
}

/**
 * react-admin's form resets to its record in an effect, and effects run again whenever a kept page is shown: without
 * this, coming back would empty it. After its own save the form is told apart by `settle`.
 */
const KEEP_TYPED = {
  keepDirtyValues: true,
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
} as const;

/**
 * What differs from these values is typed and not saved.
 * @param sent what the form sent off; null where another way than its submit has saved all that is in it
 */
type Settle = (values: Values, sent: Values | null) => void;

interface KeeperProps {
  record?: FormRecord;
  base?: FormRecord;
  settle: RefObject<Settle>;
  onBase: (record: FormRecord | undefined) => void;
}

function Keeper({ record, base, settle, onBase }: KeeperProps) {
  const id = useId();
  const unsaved = useUnsavedReport();
  const { getValues, reset, setValue } = useFormContext<Values>();
  const { dirtyFields } = useFormState();
  const dirty = Object.keys(dirtyFields).join(' ');
  // typed on while the save was under way: the next record is the answer to it
  const isAnswerDue = useRef(false);

  useEffect(() => {
    settle.current = (values, sent) => {
      const now = { ...getValues() };
      const isTypedBeside = (name: string) =>
        sent !== null && !isSame(now[name], sent[name]) && !isSame(now[name], values[name]);
      const later = Object.keys(now).filter(isTypedBeside);
      reset(values);
      for (const name of later) setValue(name, now[name], { shouldDirty: true });
      isAnswerDue.current = later.length > 0;
      unsaved.report(id, later.length > 0);
    };
  }, [settle, getValues, reset, setValue, unsaved, id]);

  // a newer record is taken over, unless it differs in what is being typed: then saving tells of the conflict
  useEffect(() => {
    if (record === base) return;
    const isClash = dirty.split(' ').some(name => name !== '' && !isSame(record?.[name], base?.[name]));
    if (isClash && !isAnswerDue.current) return;
    isAnswerDue.current = false;
    onBase(record);
  }, [record, base, dirty, onBase]);

  useEffect(() => unsaved.report(id, dirty !== ''), [unsaved, id, dirty]);
  useEffect(() => () => unsaved.leave(id), [unsaved, id]);
  return null;
}

const NO_DRAFT: SaveWatch = { begin: () => {}, end: () => {} };

interface DraftingProps extends Pick<KeeperProps, 'record' | 'onBase'> {
  draftAs?: string;
  draftAbout?: string;
  saving: RefObject<SaveWatch>;
  children: ReactNode;
}

function Drafting({ children, ...about }: DraftingProps) {
  return <DraftOfferContext value={useDraft(about)}>{children}</DraftOfferContext>;
}

/** Values of a form are what JSON can hold. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const Filling = styled(Form)({ height: '100%', minHeight: 0 });
