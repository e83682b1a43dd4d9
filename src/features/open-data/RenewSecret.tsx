/** A new secret, shown once; the one before is good for a day more. */
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { OpenDataAccount } from '../../contract/open-data.ts';
import { openDoorCalls } from '../../contract/open-door.ts';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { CopyOnce } from '../../kit/bulk/CopyOnce.tsx';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { formatTime } from '../../kit/format/time.ts';

interface RenewSecretProps {
  account: OpenDataAccount;
  onRenewed: () => Promise<unknown>;
}

export function RenewSecret({ account, onRenewed }: RenewSecretProps) {
  const translate = useTranslate();
  const describe = useFailureText();
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
      {isAsking && (
        <ConfirmDialog
          title={translate('openDataAccount.renew.label')}
          confirmLabel={translate('openDataAccount.renew.label')}
          isPending={renew.isPending}
          problem={renew.error && describe(renew.error)}
          onConfirm={handleRenew}
          onClose={() => setAsking(false)}
        >
          {translate('openDataAccount.renew.question', { name: account.name })}
        </ConfirmDialog>
      )}
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
