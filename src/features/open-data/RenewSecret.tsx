/** A new secret, shown once; the one before is good for a day more. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { OpenDataAccount } from '../../contract/open-data.ts';
import { openDoorCalls } from '../../contract/open-door.ts';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { CopyOnce } from '../../kit/bulk/CopyOnce.tsx';
import { DraggablePaper } from '../../kit/dialog/DraggablePaper.tsx';
import { formatTime } from '../../kit/format/time.ts';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';

interface RenewSecretProps {
  account: OpenDataAccount;
  onRenewed: () => Promise<unknown>;
}

export function RenewSecret({ account, onRenewed }: RenewSecretProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const heading = useId();
  const [isAsking, setAsking] = useState(false);
  const renew = useCall(openDoorCalls.renewSecret);
  const handleRenew = () =>
    renew.mutate(
      { body: { id: account.id, version: account.version } },
      { onSuccess: () => setAsking(false) },
    );
  const handleCopied = () => {
    renew.reset();
    void onRenewed();
  };
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
        {translate('openDataAccount.renew.label')}
      </Button>
      <Dialog
        PaperComponent={DraggablePaper}
        open={isAsking}
        onClose={() => setAsking(false)}
        aria-labelledby={heading}
        maxWidth="xs"
      >
        <DialogTitle id={heading}>{translate('openDataAccount.renew.label')}</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {translate('openDataAccount.renew.question', { name: account.name })}
          </DialogContentText>
          {renew.error && <RecordNotice {...describe(renew.error)} />}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setAsking(false)}>
            {translate('common.cancel')}
          </Button>
          <Button variant="contained" disabled={renew.isPending} onClick={handleRenew}>
            {translate('openDataAccount.renew.label')}
          </Button>
        </DialogActions>
      </Dialog>
      {renew.data && (
        <CopyOnce
          title={translate('openDataAccount.renew.done', { name: account.name })}
          why={translate('openDataAccount.renew.until', { time: formatTime(renew.data.oldSecretUntil) })}
          secret={renew.data.secret}
          onClose={handleCopied}
        />
      )}
    </>
  );
}
