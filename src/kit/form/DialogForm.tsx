/** A form in a dialog, with the guards of one in a page: nothing typed is lost by a key or a click beside it. */
import Button from '@mui/material/Button';
import { useResourceContext, useTranslate } from 'ra-core';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useCallback, useState } from 'react';
import { BesideButtons, DialogBody, TitledDialog } from '../dialog/TitledDialog.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { RecordForm } from './RecordForm.tsx';
import { UnsavedWatch } from './UnsavedWatch.tsx';
import { useSavingWords } from './use-saving-words.ts';

interface DialogFormProps extends Pick<ComponentProps<typeof RecordForm>, 'record' | 'onSubmit'> {
  title: string;
  isSaving: boolean;
  /** A record that is not there yet can be saved as it stands. */
  isNew?: boolean;
  /**
   * What is typed is kept under this name within the page's resource: where several such dialogs differ in more than
   * the id of their record, as new values of two dictionaries do.
   */
  draftOf?: string;
  saveLabel?: string;
  /** Why it was not saved, or what others do with it. */
  notice?: ReactNode;
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
  /** Saved or given up: the caller closes it. */
  onClose: () => void;
  /** Inputs; a `RecordConflict` among them opens above. */
  children: ReactNode;
}

export function DialogForm(props: DialogFormProps) {
  const { title, isSaving, isNew = false, saveLabel, maxWidth = 'sm', onClose } = props;
  const translate = useTranslate();
  const resource = useResourceContext();
  // a record in a dialog is not the record of the page under it
  const draftAs = `${resource ?? ''}/dialog/${props.draftOf ?? ''}/${props.record?.id ?? 'create'}`;
  const [isUnsaved, setUnsaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const handleUnsaved = useCallback((is: boolean) => {
    setUnsaved(is);
    if (!is) setAsking(false);
  }, []);
  const { text, isSlow } = useSavingWords(isSaving, true);
  const leave = () => {
    // one that takes long goes on by itself, and what was typed is kept until its end is known
    if (isSaving) return isSlow ? onClose() : undefined;
    if (isUnsaved) setAsking(true);
    else onClose();
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    // the page under it has a save of its own
    event.preventDefault();
    event.stopPropagation();
    if (canSave) event.currentTarget.querySelector('form')?.requestSubmit();
  };
  const canSave = (isNew || isUnsaved) && !isSaving;
  const actions = isAsking ? (
    <>
      <BesideButtons role="alert">{translate('kit.form.leave')}</BesideButtons>
      <Button color="inherit" onClick={onClose}>
        {translate('kit.record.discard')}
      </Button>
      <Button variant="contained" onClick={() => setAsking(false)} autoFocus>
        {translate('kit.form.keepOn')}
      </Button>
    </>
  ) : (
    <>
      <BesideButtons role="status">{text}</BesideButtons>
      <Button color="inherit" onClick={leave} disabled={isSaving && !isSlow}>
        {translate(isSlow ? 'kit.wait.leave' : 'common.cancel')}
      </Button>
      <Button type="submit" variant="contained" disabled={!canSave} aria-keyshortcuts="Control+S">
        {saveLabel ?? translate('kit.record.save')}
      </Button>
    </>
  );
  return (
    <TitledDialog
      title={title}
      maxWidth={maxWidth}
      onClose={leave}
      onKeyDown={handleKey}
      form={inside => (
        <RecordForm record={props.record} draftAs={draftAs} onSubmit={props.onSubmit}>
          <UnsavedWatch onChange={handleUnsaved} />
          {inside}
        </RecordForm>
      )}
    >
      <DraftNotice />
      {props.notice}
      <DialogBody sx={{ p: 0 }} actions={actions}>
        {props.children}
      </DialogBody>
    </TitledDialog>
  );
}
