/** Asked once before a day is closed: what is locked, and that nothing of it can be changed afterwards. */
import { useNotify, useTranslate } from 'ra-core';
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { DayOverview } from '../../../contract/reconciliation-records.ts';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { formatCount } from '../../../kit/format/count.ts';

interface CloseDialogProps {
  overview: DayOverview;
  onEnd: () => void;
}

export function CloseDialog({ overview, onEnd }: CloseDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const close = useCall(reconciliationCalls.closeDay);
  const { day, version, payments, state, closedBy } = overview;
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.close.${key}`, more);
  // a colleague has been faster while this was read
  const isClosed = state === 'closed' && !close.isPending;
  const handleClose = () =>
    close.mutate(
      { body: { day, version } },
      {
        onSuccess: () => {
          notify('reconciliationDesk.close.done', { type: 'success', messageArgs: { day } });
          onEnd();
        },
      },
    );
  return (
    <ConfirmDialog
      title={word('title', { day })}
      confirmLabel={word('confirm')}
      isBarred={isClosed}
      isPending={close.isPending}
      problem={close.error && describe(close.error)}
      onConfirm={handleClose}
      onClose={onEnd}
    >
      {isClosed
        ? word('wasClosed', { by: closedBy ?? '' })
        : word('what', { smart_count: payments, count: formatCount(payments) })}
    </ConfirmDialog>
  );
}
