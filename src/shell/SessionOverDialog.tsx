/** Asks to sign in again when the session is over; the page behind stays, so that nothing typed is lost. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { onSessionOver } from '../data/session-over.ts';

export function SessionOverDialog({ onSignInAgain }: { onSignInAgain: () => void }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  useEffect(() => onSessionOver(() => setIsOpen(true)), []);
  const handleClose = () => setIsOpen(false);
  return (
    <Dialog
      open={isOpen}
      onClose={handleClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{translate('shell.over.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate('shell.over.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={handleClose}>
          {translate('common.cancel')}
        </Button>
        <Button variant="contained" onClick={onSignInAgain} autoFocus>
          {translate('shell.over.again')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
