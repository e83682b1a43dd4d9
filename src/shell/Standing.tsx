/** What holds for every page at the moment: no session, no network. */
import { useTranslate } from 'ra-core';
import { leavePreview } from '../data/preview.ts';
import type { Session } from '../data/session.ts';
import type { ShellActions } from './actions.ts';
import { Banner } from './Banner.tsx';
import { SessionOverDialog } from './SessionOverDialog.tsx';
import { useOnline } from './use-online.ts';
import { useSessionOver } from './use-session-over.ts';

export function Standing({ session, actions }: { session: Session; actions: ShellActions }) {
  const translate = useTranslate();
  const isOnline = useOnline();
  const over = useSessionOver(session, actions);
  return (
    <>
      {!isOnline && <Banner tone="warning" text={translate('shell.offline')} />}
      {over.state === 'declined' && (
        <Banner
          tone="warning"
          text={translate(over.isPreview ? 'shell.preview.over' : 'shell.over.declined')}
          action={
            over.isPreview
              ? { label: translate('shell.preview.end'), onClick: leavePreview }
              : { label: translate('shell.over.again'), onClick: over.ask }
          }
        />
      )}
      {over.state === 'asking' && (
        <SessionOverDialog
          account={session.user.account}
          mountSignIn={actions.mountSignIn}
          onSession={over.handleSession}
          onCancel={over.decline}
        />
      )}
    </>
  );
}
