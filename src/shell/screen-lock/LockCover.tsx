/** What is seen of a locked screen: whose it is, and the ways on. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Lock } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import type { UserInfo } from '../../contract/session.ts';

interface LockCoverProps {
  user: UserInfo;
  isLoading: boolean;
  /** Where the form did not come. */
  onRetry?: () => void;
  onSignOut: () => Promise<void>;
  children: ReactNode;
}

export function LockCover({ user, isLoading, onRetry, onSignOut, children }: LockCoverProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Cover role="dialog" aria-modal="true" aria-labelledby={id} aria-describedby={`${id}-text`}>
      <Card>
        <Lock size={20} strokeWidth={1.75} aria-hidden />
        <h1 id={id}>{translate('settings.lock.title')}</h1>
        <p className="who">{user.userName || user.account}</p>
        <p id={`${id}-text`}>{translate('settings.lock.text')}</p>
        {isLoading && <p role="status">{translate('settings.lock.loading')}</p>}
        {onRetry && (
          <p role="alert">
            {translate('settings.lock.notLoaded')}
            <Button onClick={onRetry}>{translate('kit.state.retry')}</Button>
          </p>
        )}
        {children}
        <Button color="inherit" onClick={onSignOut}>
          {translate('settings.lock.signOut')}
        </Button>
      </Card>
    </Cover>
  );
}

const Cover = styled('main')(({ theme: { tokens, zIndex } }) => ({
  position: 'fixed',
  inset: 0,
  // above whatever else floats
  zIndex: zIndex.tooltip + 1000,
  display: 'flex',
  overflowY: 'auto',
  padding: 16,
  backgroundColor: tokens.canvas,
}));

const Card = styled('div')(({ theme: { tokens } }) => ({
  width: 320,
  maxWidth: '100%',
  margin: 'auto',
  color: tokens.text.plain,
  h1: { margin: '8px 0 0', color: tokens.text.strong, fontSize: 20, fontWeight: 600 },
  p: { margin: '4px 0 0', overflowWrap: 'anywhere' },
  '.who': { color: tokens.text.strong, fontWeight: 600 },
  '& > .MuiButton-root': { marginTop: 8, marginLeft: -10 },
  '.sign-in': { marginTop: 16 },
}));
