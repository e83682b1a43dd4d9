import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { DraggablePaper } from '../../kit/dialog/DraggablePaper.tsx';

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
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      PaperComponent={DraggablePaper}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{translate('leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {count === undefined
            ? translate(isKept ? 'leave.textKept' : 'leave.text')
            : translate(isKept ? 'leave.allKept' : 'leave.all', { smart_count: count })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onDiscard}>
          {isKept
            ? translate(count === undefined ? 'leave.leave' : 'leave.signOut')
            : translate('leave.discard')}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('leave.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
