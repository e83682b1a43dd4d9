/** The next step of an agreement, asked once more: a draft takes effect, one in effect is withdrawn. */
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type Agreement, agreement as entity, IN_EFFECT, WITHDRAWN } from '../../contract/agreement.ts';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';

interface StateActionProps {
  agreement: Agreement;
  onDone: () => Promise<unknown>;
}

export function StateAction({ agreement, onDone }: StateActionProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, error, isPending, reset } = useCall(entity.calls.update);
  if (agreement.state === WITHDRAWN) return null;
  const act = agreement.state === IN_EFFECT ? 'withdraw' : 'publish';
  const { id, version, title, versionName } = agreement;
  const state = agreement.state === IN_EFFECT ? WITHDRAWN : IN_EFFECT;
  const handleDone = () => {
    setAsking(false);
    void onDone();
  };
  const handleClose = () => {
    setAsking(false);
    reset();
  };
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
        {translate(`agreement.act.${act}`)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={translate(`agreement.act.${act}`)}
          confirmLabel={translate(`agreement.act.${act}`)}
          isPending={isPending}
          problem={error && describe(error)}
          onConfirm={() => mutate({ params: { id }, body: { state, version } }, { onSuccess: handleDone })}
          onClose={handleClose}
        >
          {translate(`agreement.question.${act}`, { name: `${title} ${versionName}` })}
        </ConfirmDialog>
      )}
    </>
  );
}
