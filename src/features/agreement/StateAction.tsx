/** The next step of an agreement, asked once more: a draft takes effect, one in effect is withdrawn. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { type Agreement, agreement as entity, IN_EFFECT, WITHDRAWN } from '../../contract/agreement.ts';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { DraggablePaper } from '../../kit/dialog/DraggablePaper.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';

interface StateActionProps {
  agreement: Agreement;
  onDone: () => Promise<unknown>;
}

export function StateAction({ agreement, onDone }: StateActionProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const heading = useId();
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
      <Dialog
        open={isAsking}
        onClose={handleClose}
        aria-labelledby={heading}
        slots={{ paper: DraggablePaper }}
      >
        <DialogTitle id={heading}>{translate(`agreement.act.${act}`)}</DialogTitle>
        <DialogContent>
          {error && <RecordNotice {...describe(error)} />}
          <DialogContentText>
            {translate(`agreement.question.${act}`, { name: `${title} ${versionName}` })}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={handleClose}>
            {translate('kit.cancel')}
          </Button>
          <Button
            variant="contained"
            loading={isPending}
            onClick={() => mutate({ params: { id }, body: { state, version } }, { onSuccess: handleDone })}
          >
            {translate(`agreement.act.${act}`)}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
