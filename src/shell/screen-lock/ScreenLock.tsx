/**
 * Takes the console out of sight while the screen is locked. What was open stays as it was, typed text included; after
 * a reload nothing of it is there until the lock is off.
 */
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslate } from 'ra-core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIsLocked } from '../../data/screen-lock.ts';
import type { Session } from '../../data/session.ts';
import { useLate } from '../../kit/late.tsx';
import type { ShellActions } from '../actions.ts';
import { coverAll, type Uncover } from './cover-all.ts';
import { LockCover } from './LockCover.tsx';

const loadForm = () => import('./UnlockForm.tsx');

interface ScreenLockProps {
  session: Session | null;
  appTitle: string;
  actions: ShellActions;
  children: ReactNode;
}

export function ScreenLock({ session, appTitle, actions, children }: ScreenLockProps) {
  const isLocked = useIsLocked() && session !== null;
  const [hasBeenOpen, setHasBeenOpen] = useState(!isLocked);
  if (!isLocked && !hasBeenOpen) setHasBeenOpen(true);
  return (
    <>
      {hasBeenOpen && children}
      {isLocked && <Locked session={session} appTitle={appTitle} actions={actions} />}
    </>
  );
}

interface LockedProps {
  session: Session;
  appTitle: string;
  actions: ShellActions;
}

function Locked({ session, appTitle, actions }: LockedProps) {
  const translate = useTranslate();
  const [place] = useState(() => document.createElement('div'));
  const { code: form, error, retry } = useLate(loadForm);
  const hasFailed = error !== undefined;
  const title = `${translate('settings.lock.page')} - ${appTitle}`;
  // before the browser paints: nothing of the page is seen
  useLayoutEffect(() => {
    const uncover: Uncover = coverAll(place);
    return uncover;
  }, [place]);
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  return createPortal(
    <>
      <GlobalStyles styles={{ '[data-under-lock]': { visibility: 'hidden !important' as 'hidden' } }} />
      <LockCover
        user={session.user}
        isLoading={!form && !hasFailed}
        onRetry={hasFailed ? retry : undefined}
        onSignOut={actions.signOut}
      >
        {form && <form.default user={session.user} actions={actions} />}
      </LockCover>
    </>,
    place,
  );
}
