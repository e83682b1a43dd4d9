/** Asks that an entry be taken back by another one, for which a second person decides. */
import Button from '@mui/material/Button';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type CashEntry, driverCashCalls } from '../../../contract/driver-cash.ts';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { DialogBody, TitledDialog } from '../../../kit/dialog/TitledDialog.tsx';
import { useSavedInput } from '../../../kit/form/use-saved-input.ts';
import { formatYuan } from '../../../kit/format/count.ts';
import { Facts } from '../../../kit/record/Facts.tsx';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { WhyField } from '../WhyField.tsx';

const NO_REASON = { reason: '' };

export function ReverseDialog({ entry, onClose }: { entry: CashEntry; onClose(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const describe = useFailureText();
  const { mutateAsync, isPending } = useCall(driverCashCalls.askCashReversal);
  // there again where it fails
  const kept = useSavedInput(`cashReversal/${entry.id}`, NO_REASON);
  const [failure, setFailure] = useState<unknown>(null);
  const reason = kept.typed.reason.trim();
  const send = async () => {
    setFailure(null);
    try {
      await kept.save(() => mutateAsync({ body: { entryId: entry.id, reason } }));
      notify('driverCash.adjust.asked', { type: 'success' });
      onClose();
      refresh();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <TitledDialog
      title={translate('driverCash.reverse.title', { no: entry.entryNo })}
      maxWidth="xs"
      onClose={onClose}
    >
      {failure !== null && <RecordNotice {...describe(failure)} />}
      <DialogBody
        sx={{ p: 0 }}
        actions={
          <>
            <Button color="inherit" onClick={onClose}>
              {translate('common.cancel')}
            </Button>
            <Button
              variant="contained"
              disabled={reason === ''}
              loading={isPending}
              onClick={() => void send()}
            >
              {translate('driverCash.reverse.send')}
            </Button>
          </>
        }
      >
        <Facts
          isOneColumn
          facts={[
            { label: translate('field.driverName'), value: entry.driverName },
            {
              label: translate('cashEntry.field.bizType'),
              value: translate(`cashEntry.bizType.${entry.bizType}`),
            },
            { label: translate('driverCash.reverse.booked'), value: formatYuan(entry.amount) },
            { label: translate('driverCash.reverse.becomes'), value: formatYuan(-entry.amount) },
          ]}
        />
        <WhyField
          label={translate('cashAdjustment.field.reason')}
          value={kept.typed.reason}
          onChange={value => kept.change({ reason: value })}
        />
      </DialogBody>
    </TitledDialog>
  );
}
