/** What is asked for, by whom and why, beside the account that it changes, before it is booked or refused. */
import { useGetOne, useTranslate } from 'ra-core';
import { type CashAdjustment, cashAdjustment } from '../../../contract/driver-cash.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { TitledDialog } from '../../../kit/dialog/TitledDialog.tsx';
import { SkeletonBar } from '../../../kit/SkeletonBar.tsx';
import { ErrorState } from '../../../kit/state/PageState.tsx';
import { Decision } from './Decision.tsx';

interface AdjustmentDialogProps {
  id: string;
  /** Who looks has asked for it himself. */
  isMine: boolean;
  onClose(): void;
}

export function AdjustmentDialog({ id, isMine, onClose }: AdjustmentDialogProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { data, error, refetch } = useGetOne<CashAdjustment>(cashAdjustment.resource, { id });
  return (
    <TitledDialog title={translate('driverCash.decide.title')} maxWidth="sm" onClose={onClose}>
      {data && <Decision row={data} isMine={isMine} onClose={onClose} onFailed={refetch} />}
      {!data && error && <ErrorState {...describe(error)} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonBar style={{ height: 160, margin: 16 }} />}
    </TitledDialog>
  );
}
