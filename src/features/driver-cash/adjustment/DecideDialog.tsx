/** An adjustment that waits, decided from the list of all that waits for a second person. */
import type { ApprovalDialogProps } from '../../../data/feature.ts';
import { AdjustmentDialog } from './AdjustmentDialog.tsx';

export default function DecideDialog({ waiting, isMine, onClose }: ApprovalDialogProps) {
  return <AdjustmentDialog id={waiting.recordId} isMine={isMine} onClose={onClose} />;
}
