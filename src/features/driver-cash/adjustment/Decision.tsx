/** Books an adjustment or refuses it with a reason. Who has asked for it can only take it back. */
import Button from '@mui/material/Button';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ADJUSTMENT_WAITS } from '../../../contract/cash-states.ts';
import { type CashAdjustment, driverCashCalls } from '../../../contract/driver-cash.ts';
import { useMay } from '../../../data/session-context.tsx';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { DialogBody } from '../../../kit/dialog/TitledDialog.tsx';
import { useSavedInput } from '../../../kit/form/use-saved-input.ts';
import { formatYuan } from '../../../kit/format/count.ts';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { CashAccountPanel } from '../../../nouns/cash/CashAccountPanel.tsx';
import { WhyField } from '../WhyField.tsx';
import { AdjustmentFacts } from './AdjustmentFacts.tsx';

const NO_REASON = { reason: '' };

interface DecisionProps {
  row: CashAdjustment;
  isMine: boolean;
  onClose(): void;
  /** Reads it again: a colleague may have been first. */
  onFailed(): Promise<unknown>;
}

export function Decision({ row, isMine, onClose, onFailed }: DecisionProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const describe = useFailureText();
  const mayApprove = useMay(driverCashCalls.approveCashAdjustment);
  const approve = useCall(driverCashCalls.approveCashAdjustment);
  const refuse = useCall(driverCashCalls.refuseCashAdjustment);
  const [isRefusing, setRefusing] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // there again where the refusal is taken back, or fails
  const kept = useSavedInput(`cashAdjustment/${row.id}`, NO_REASON);
  const reason = kept.typed.reason.trim();
  const { id, version } = row;
  const isPending = approve.isPending || refuse.isPending;
  const isOver = row.state !== ADJUSTMENT_WAITS;

  const decide = async (isApproved: boolean) => {
    setFailure(null);
    try {
      if (isApproved) await approve.mutateAsync({ body: { id, version } });
      else await kept.save(() => refuse.mutateAsync({ body: { id, version, reason } }));
      notify(`driverCash.decide.${isApproved ? 'approved' : 'refused'}`, {
        type: 'success',
        messageArgs: { amount: formatYuan(row.amount), name: row.driverName },
      });
      onClose();
      refresh();
    } catch (error) {
      setFailure(error);
      await onFailed();
    }
  };
  const refusing = (
    <Button
      variant="contained"
      color="error"
      disabled={reason === ''}
      loading={isPending}
      onClick={() => void decide(false)}
    >
      {translate('driverCash.decide.refuse')}
    </Button>
  );
  const choosing = (
    <>
      <Button color="inherit" disabled={isPending} onClick={() => setRefusing(true)}>
        {translate(isMine ? 'driverCash.decide.takeBack' : 'driverCash.decide.toRefuse')}
      </Button>
      {mayApprove && !isMine && (
        <Button variant="contained" loading={isPending} onClick={() => void decide(true)}>
          {translate('driverCash.decide.approve')}
        </Button>
      )}
    </>
  );
  return (
    <>
      {failure !== null && <RecordNotice {...describe(failure)} />}
      {isMine && !isOver && <RecordNotice tone="warning" text={translate('driverCash.decide.mine')} />}
      <DialogBody
        sx={{ p: 0 }}
        actions={
          <>
            <Button color="inherit" onClick={onClose}>
              {translate('common.cancel')}
            </Button>
            {!isOver && (isRefusing ? refusing : choosing)}
          </>
        }
      >
        <AdjustmentFacts row={row} />
        <CashAccountPanel driverId={row.driverId} isBesideForm />
        {isRefusing && !isOver && (
          <WhyField
            label={translate('cashAdjustment.field.closeReason')}
            value={kept.typed.reason}
            onChange={value => kept.change({ reason: value })}
          />
        )}
      </DialogBody>
    </>
  );
}
