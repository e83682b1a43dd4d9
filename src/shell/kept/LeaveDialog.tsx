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
  onDiscard: () => void;
  onClose: () => void;
}

/** Before what is not saved goes. */
export default function LeaveDialog({ count, onDiscard, onClose }: LeaveDialogProps) {
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
      <DialogTitle id={`${id}-title`}>{translate('shell.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {count === undefined
            ? translate('shell.leave.text')
            : translate('shell.leave.all', { smart_count: count })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onDiscard}>
          {translate('shell.leave.discard')}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('shell.leave.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
