/** A payment that waits for a decision, read when it is opened. */
import type { ReactNode } from 'react';
import { outlayCalls, type WaitingOutlay } from '../../contract/outlay.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { TitledDialog } from '../../kit/dialog/TitledDialog.tsx';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';
import { ErrorState } from '../../kit/state/PageState.tsx';

interface OutlayDialogProps {
  id: string;
  title: string;
  onClose(): void;
  draw(outlay: WaitingOutlay): ReactNode;
}

export function OutlayDialog({ id, title, onClose, draw }: OutlayDialogProps) {
  const describe = useFailureText();
  const { data, error, refetch } = useAnswer(outlayCalls.getWaitingOutlay, { query: { id } });
  const waiting = error ? (
    <ErrorState {...describe(error)} onRetry={() => void refetch()} />
  ) : (
    <SkeletonBar style={{ height: 160, margin: 16 }} />
  );
  return (
    <TitledDialog title={title} maxWidth="xs" onClose={onClose}>
      {data ? draw(data) : waiting}
    </TitledDialog>
  );
}
