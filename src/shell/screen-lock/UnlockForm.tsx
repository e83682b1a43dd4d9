/** The sign-in, as proof of who is there: with its limits, and whatever further step the account needs. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
import type { UserInfo } from '../../contract/session.ts';
import type { ShellActions } from '../actions.ts';
import { useUnlock } from './use-unlock.ts';

interface UnlockFormProps {
  user: UserInfo;
  actions: ShellActions;
}

export default function UnlockForm({ user, actions }: UnlockFormProps) {
  const translate = useTranslate();
  const [round, setRound] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const { mountSignIn } = actions;
  const { account } = user;
  const label = translate('settings.lock.unlock');
  const unlock = useRef(useUnlock(user, actions));
  const host = useCallback(
    (node: HTMLElement | null) => {
      if (!node) return;
      let isGone = false;
      let empty = () => {};
      mountSignIn(node, { account, label, onSession: session => unlock.current(session) }).then(
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
  if (hasFailed) {
    const handleRetry = () => {
      setFailed(false);
      setRound(round + 1);
    };
    return (
      <Alert severity="error" action={<Button onClick={handleRetry}>{translate('kit.state.retry')}</Button>}>
        {translate('settings.lock.notLoaded')}
      </Alert>
    );
  }
  return <Box key={round} ref={host} className="sign-in sign-in-again" />;
}
