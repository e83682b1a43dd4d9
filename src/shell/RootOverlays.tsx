/** What holds for every page at the moment: no session, no network. */
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { leavePreview } from '../data/preview.ts';
import { useIsLocked } from '../data/screen-lock.ts';
import type { Session } from '../data/session.ts';
import { late, loadAhead } from '../kit/late.tsx';
import type { ShellActions } from './actions.ts';
import { Banner } from './Banner.tsx';
import { OfflineBanner } from './push/OfflineBanner.tsx';
import { useSessionOver } from './use-session-over.ts';

const loadDialog = () => import('./SessionOverDialog.tsx');
const SessionOverDialog = late(loadDialog, 'default');
/** Not with the first page, and long before any session is over: it may be over because the network is. */
const DIALOG_AFTER_MS = 20_000;

export function RootOverlays({ session, actions }: { session: Session; actions: ShellActions }) {
  const translate = useTranslate();
  const over = useSessionOver(session, actions);
  const isLocked = useIsLocked();
  useEffect(() => {
    const soon = setTimeout(() => loadAhead(loadDialog).catch(() => undefined), DIALOG_AFTER_MS);
    return () => clearTimeout(soon);
  }, []);
  return (
    <>
      {/* without a session there is no connection, and nothing to wait for */}
      {over.state === 'no' && <OfflineBanner />}
      {over.state === 'declined' && (
        <Banner
          role="alert"
          action={
            over.isPreview
              ? { label: translate('shell.preview.end'), onClick: leavePreview }
              : { label: translate('shell.over.again'), onClick: over.ask }
          }
        >
          {translate(over.isPreview ? 'shell.preview.over' : 'shell.over.declined')}
        </Banner>
      )}
      {/* under a lock the way back is the lock's own */}
      {over.state === 'asking' && !isLocked && (
        <SessionOverDialog
          account={session.user.account}
          reason={over.reason}
          mountSignIn={actions.mountSignIn}
          onSession={over.handleSession}
          onClose={over.decline}
        />
      )}
    </>
  );
}
