/** A closed day is opened again, with a reason that stays in the record. */
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useNotify, useTranslate } from 'ra-core';
import type { FormEvent } from 'react';
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { DayOverview } from '../../../contract/reconciliation-records.ts';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { DialogBody, TitledDialog } from '../../../kit/dialog/TitledDialog.tsx';
import { Framed } from '../../../kit/Framed.tsx';
import { useSavedInput } from '../../../kit/form/use-saved-input.ts';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';

const EMPTY = { reason: '' };

interface ReopenDialogProps {
  overview: DayOverview;
  onEnd: () => void;
}

export function ReopenDialog({ overview: { day, version }, onEnd }: ReopenDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const reopen = useCall(reconciliationCalls.reopenDay);
  const kept = useSavedInput(`reconciliation/reopen/${day}`, EMPTY);
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.reopen.${key}`, more);
  const reason = kept.typed.reason.trim();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason === '' || reopen.isPending) return;
    try {
      await kept.save(() => reopen.mutateAsync({ body: { day, version, reason } }));
    } catch {
      // said above the field
      return;
    }
    notify('reconciliationDesk.reopen.done', { type: 'success', messageArgs: { day } });
    onEnd();
  };
  return (
    <TitledDialog
      title={word('title', { day })}
      maxWidth="xs"
      onClose={onEnd}
      form={inside => <form onSubmit={handleSubmit}>{inside}</form>}
    >
      {reopen.error && <RecordNotice {...describe(reopen.error)} />}
      <DialogBody
        actions={
          <>
            <Button color="inherit" onClick={onEnd}>
              {translate('common.cancel')}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color="error"
              loading={reopen.isPending}
              disabled={reason === ''}
            >
              {word('confirm')}
            </Button>
          </>
        }
      >
        <DialogContentText>{word('what')}</DialogContentText>
        <Framed
          autoFocus
          fullWidth
          multiline
          minRows={2}
          value={kept.typed.reason}
          placeholder={word('why')}
          inputProps={{ 'aria-label': word('why'), maxLength: 200 }}
          onChange={event => kept.change({ reason: event.target.value })}
          sx={{ mt: 1 }}
        />
      </DialogBody>
    </TitledDialog>
  );
}
