/** Takes back the last merge: its number has a record of its own again. */
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type Passenger, passengerCalls } from '../../contract/passenger.ts';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';

interface SplitCallerProps {
  caller: Passenger;
  onSplit: () => Promise<unknown>;
}

export function SplitCaller({ caller, onSplit }: SplitCallerProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const [isOpen, setOpen] = useState(false);
  const split = useCall(passengerCalls.splitCallers);
  const run = () =>
    split.mutate(
      { body: { id: caller.id, version: caller.version } },
      {
        onSuccess: () => {
          notify('passenger.split.done', { type: 'success' });
          setOpen(false);
          void onSplit();
        },
      },
    );
  return (
    <>
      <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('passenger.split.open')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={translate('passenger.split.title', { mobile: caller.mobile2 ?? '' })}
          confirmLabel={translate('passenger.split.confirm')}
          isPending={split.isPending}
          problem={split.error && describe(split.error)}
          onConfirm={run}
          onClose={() => setOpen(false)}
        >
          {translate('passenger.split.what')}
        </ConfirmDialog>
      )}
    </>
  );
}
