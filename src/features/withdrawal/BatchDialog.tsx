/**
 * Several withdrawals at once. The clerk types up to which sum, so that one row too many is noticed; what became of each
 * stays in view until the dialog is closed, and what failed stays chosen.
 */
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Withdrawal } from '../../contract/withdrawal.ts';
import { withdrawalCalls } from '../../contract/withdrawal-calls.ts';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { ItemList } from '../../kit/bulk/ItemList.tsx';
import { type BulkItem, type BulkOutcome, failedOf, failuresFirst } from '../../kit/bulk/results.ts';
import { DialogBody, TitledDialog } from '../../kit/dialog/TitledDialog.tsx';
import { YUAN } from '../../kit/form/NumberField.tsx';
import { formatYuan } from '../../kit/format/count.ts';
import { useBulkEnd } from '../../kit/list/use-bulk-end.ts';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { type BatchAct, batchOf } from './batch.ts';
import { CapField } from './CapField.tsx';
import { useOutcomes } from './use-outcomes.ts';

interface BatchDialogProps {
  act: BatchAct;
  /** Everything that is chosen. */
  ids: readonly string[];
  /** Without those that could not be read. */
  rows: readonly Withdrawal[];
  onClose(): void;
}

export function BatchDialog({ act, ids, rows, onClose }: BatchDialogProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const refresh = useRefresh();
  const end = useBulkEnd(onClose);
  const outcomesOf = useOutcomes();
  const { mutateAsync, isPending } = useCall(
    act === 'approve' ? withdrawalCalls.approveWithdrawals : withdrawalCalls.payWithdrawals,
  );
  const [typed, setTyped] = useState('');
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { fitting, unfitting, tooMany, sum } = batchOf(act, rows);
  const cap = YUAN.read(typed.trim());
  const isEnough = cap !== undefined && cap >= sum;
  const leftOut = ids.length - fitting.length;
  const told = { smart_count: fitting.length, amount: formatYuan(sum) };

  const close = () => {
    if (!isPending) end(outcomes ?? []);
  };
  const send = async () => {
    setFailure(null);
    try {
      const items = fitting.map(({ id, version }) => ({ id, version }));
      const results = await mutateAsync({ body: { items, sum } });
      setOutcomes(outcomesOf(act, fitting, results));
    } catch (error) {
      setFailure(error);
      // what is chosen may be otherwise by now
      refresh();
    }
  };
  const items: BulkItem[] = fitting.map(row => ({
    id: row.id,
    name: `${row.driverName} ${formatYuan(row.amount)}`,
    note: [row.plateNum, row.withdrawNo].filter(Boolean).join(' · '),
  }));
  const failed = outcomes ? failedOf(outcomes).length : 0;
  return (
    <TitledDialog title={translate(`withdrawal.batch.${act}.title`)} maxWidth="sm" onClose={close}>
      {failure !== null && <RecordNotice {...describe(failure)} />}
      <DialogBody
        actions={
          outcomes ? (
            <Button variant="contained" autoFocus onClick={close}>
              {translate('kit.bulk.close')}
            </Button>
          ) : (
            <>
              <Button color="inherit" disabled={isPending} onClick={close}>
                {translate('common.cancel')}
              </Button>
              <Button
                variant="contained"
                disabled={!isEnough || fitting.length === 0}
                loading={isPending}
                onClick={() => void send()}
              >
                {translate(`withdrawal.batch.${act}.confirm`, told)}
              </Button>
            </>
          )
        }
      >
        <DialogContentText aria-live="polite">
          {outcomes
            ? translate('kit.bulk.sum', {
                done: outcomes.length - failed,
                failed,
                total: outcomes.length,
              })
            : translate(`withdrawal.batch.${act}.question`, told)}
        </DialogContentText>
        {!outcomes && leftOut > 0 && (
          <DialogContentText>
            {translate(unfitting.length > 0 ? 'withdrawal.batch.leftOut' : 'withdrawal.batch.tooMany', {
              smart_count: unfitting.length > 0 ? leftOut - tooMany.length : leftOut,
            })}
          </DialogContentText>
        )}
        {!outcomes && (
          <CapField
            value={typed}
            isBelow={cap !== undefined && cap < sum}
            sum={sum}
            onChange={setTyped}
            onEnter={() => isEnough && !isPending && fitting.length > 0 && void send()}
          />
        )}
        <ItemList
          items={outcomes ? failuresFirst(outcomes) : items}
          hasOutcomes={outcomes !== null}
          label={translate(`withdrawal.batch.${act}.title`)}
        />
      </DialogBody>
    </TitledDialog>
  );
}
