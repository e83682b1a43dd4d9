/** Signing in again over the page: whatever is typed behind it stays, and what was asked for goes on. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'ra-core';
import { useCallback, useId, useState } from 'react';
import type push from '../../i18n/zh/push.ts';
import { addressOf } from '../data/base-path.ts';
import { BesideButtons, DialogBody, TitledDialog } from '../kit/dialog/TitledDialog.tsx';
import { useStableCallback } from '../kit/use-stable-callback.ts';
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
  const text = useId();
  const [hasFailed, setFailed] = useState(false);
  const label = translate('shell.over.again');
  // what the form calls may change, the form that is being typed into may not
  const goOn = useStableCallback(onSession);
  const host = useCallback(
    (node: HTMLElement | null) => {
      if (!node) return;
      let isGone = false;
      let empty = () => {};
      mountSignIn(node, { account, label, onSession: goOn }).then(
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
    [mountSignIn, account, label, goOn],
  );
  return (
    <TitledDialog
      title={translate('shell.over.title')}
      // a click beside it is no answer
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-describedby={text}
      maxWidth="xs"
    >
      <DialogBody
        actions={
          <>
            <Button color="inherit" href={addressOf('/login')} target="_blank" rel="noopener">
              {translate('shell.over.otherTab')}
            </Button>
            <BesideButtons />
            <Button color="inherit" onClick={onClose}>
              {translate('common.cancel')}
            </Button>
          </>
        }
      >
        <DialogContentText component="div" id={text}>
          {reason && REASONS.has(reason) && (
            <Box sx={{ mb: 1, color: 'text.primary', fontWeight: 600 }}>
              {translate(`push.over.${reason}`)}
            </Box>
          )}
          {translate('shell.over.text')}
        </DialogContentText>
        {hasFailed && <Alert severity="error">{translate('shell.over.notLoaded')}</Alert>}
        <Box ref={host} className="sign-in sign-in-again" />
      </DialogBody>
    </TitledDialog>
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
