import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';

interface LeaveDialogProps {
  /** How many pages hold something unsaved, where one goes out of all of them. */
  count?: number;
  /** What is typed outlives it as a draft. */
  isKept: boolean;
  onDiscard: () => void;
  onClose: () => void;
}

/** Before a page with something unsaved goes: says what becomes of that. */
export default function LeaveDialog({ count, isKept, onDiscard, onClose }: LeaveDialogProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      title={translate('leave.title')}
      isBackMain
      cancelLabel={translate('leave.back')}
      confirmLabel={
        isKept ? translate(count === undefined ? 'leave.leave' : 'leave.signOut') : translate('leave.discard')
      }
      onConfirm={onDiscard}
      onClose={onClose}
    >
      {count === undefined
        ? translate(isKept ? 'leave.textKept' : 'leave.text')
        : translate(isKept ? 'leave.allKept' : 'leave.all', { smart_count: count })}
    </ConfirmDialog>
  );
}
