/** Signing in again over the page: whatever is typed behind it stays, and what was asked for goes on. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useCallback, useId, useRef, useState } from 'react';
import type push from '../../i18n/zh/push.ts';
import { addressOf } from '../data/base-path.ts';
import { DraggablePaper } from '../kit/dialog/DraggablePaper.tsx';
import type { ShellActions, SignInAgain } from './actions.ts';

interface SessionOverDialogProps {
  account: string;
  /** Why, as in the login log; null where nobody said. */
  reason: string | null;
  mountSignIn: ShellActions['mountSignIn'];
  onSession: SignInAgain['onSession'];
  onClose: () => void;
}

export default function SessionOverDialog(props: SessionOverDialogProps) {
  const { account, reason, mountSignIn, onSession, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const [hasFailed, setFailed] = useState(false);
  const label = translate('shell.over.again');
  // what the form calls may change, the form that is being typed into may not
  const latest = useRef(onSession);
  latest.current = onSession;
  const host = useCallback(
    (node: HTMLElement | null) => {
      if (!node) return;
      let isGone = false;
      let empty = () => {};
      mountSignIn(node, { account, label, onSession: session => latest.current(session) }).then(
        unmount => {
          empty = unmount;
          if (isGone) unmount();
        },
        () => setFailed(true),
      );
      return () => {
        isGone = true;
        empty();
      };
    },
    [mountSignIn, account, label],
  );
  return (
    <Dialog
      PaperComponent={DraggablePaper}
      open
      // a click beside it is no answer
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{translate('shell.over.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div" id={`${id}-text`}>
          {reason && REASONS.has(reason) && (
            <Box sx={{ mb: 1, color: 'text.primary', fontWeight: 600 }}>
              {translate(`push.over.${reason}`)}
            </Box>
          )}
          {translate('shell.over.text')}
        </DialogContentText>
        {hasFailed && <Alert severity="error">{translate('shell.over.notLoaded')}</Alert>}
        <Box ref={host} className="sign-in sign-in-again" />
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between' }}>
        <Button color="inherit" href={addressOf('/login')} target="_blank" rel="noopener">
          {translate('shell.over.otherTab')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {translate('common.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Those that there are words for. */
const REASONS: ReadonlySet<string> = new Set<keyof typeof push.over>([
  'logout',
  'password',
  'disabled',
  'deleted',
  'expired',
  'replaced',
  'own',
  'forced',
  'restored',
]);
