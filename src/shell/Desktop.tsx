/** Everything of somebody who is signed in: the frame, the kept pages in it, and what asks before they go. */
import Box from '@mui/material/Box';
import { useRouterProvider, useTranslate } from 'ra-core';
import { Activity, useCallback, useMemo } from 'react';
import type { Feature } from '../data/feature.ts';
import type { Visitor } from '../data/routes.ts';
import { serverNow } from '../data/server-clock.ts';
import type { Session } from '../data/session.ts';
import { formatTime } from '../kit/format/time.ts';
import { usePreference } from '../kit/preference.ts';
import { hasTagsView } from '../kit/preferences.ts';
import { PrintedByContext } from '../kit/print/printed-by.ts';
import type { ShellActions } from './actions.ts';
import type { Decision } from './decide.ts';
import { Frame } from './Frame.tsx';
import { KeptPages } from './kept/KeptPages.tsx';
import { LeaveGuard } from './kept/LeaveGuard.tsx';
import { useGuardedSignOut } from './kept/use-guarded-sign-out.tsx';
import { usePageInView } from './kept/use-page-in-view.ts';
import { OwnPages } from './OwnPages.tsx';
import { RootOverlays } from './RootOverlays.tsx';
import { RoutedPage } from './RoutedPage.tsx';

interface DesktopProps {
  decision: Decision;
  features: readonly Feature[];
  session: Session;
  visitor: Visitor;
  /** Keys of the catalogue from the outside in: the breadcrumb. */
  titles: readonly string[];
  actions: ShellActions;
}

export function Desktop({ decision, features, session, visitor, titles, actions }: DesktopProps) {
  const { Navigate } = useRouterProvider();
  const translate = useTranslate();
  const { userName } = session.user;
  const printedBy = useCallback(
    () => translate('kit.print.printed', { by: userName, time: formatTime(serverNow()) }),
    [translate, userName],
  );
  const areKept = usePreference(hasTagsView);
  const { signOut, question } = useGuardedSignOut(actions.signOut);
  const guarded = useMemo(() => ({ ...actions, signOut }), [actions, signOut]);

  const route = decision.kind === 'show' ? decision.route : null;
  const frameless = route?.page.isFrameless ? route : null;
  const { inView, tagAt } = usePageInView(features, visitor, frameless ? null : route);

  const standing = <RootOverlays session={session} actions={guarded} />;
  return (
    <PrintedByContext value={printedBy}>
      <LeaveGuard tagAt={tagAt} areKept={areKept} />
      {question}
      <Activity mode={frameless ? 'hidden' : 'visible'}>
        <Frame
          titles={titles}
          actions={guarded}
          isMap={route?.page.isMap}
          standing={frameless ? null : standing}
        >
          <KeptPages inView={inView} tagAt={tagAt} userId={visitor.rights.userId} areKept={areKept} />
          {decision.kind === 'own' && <OwnPages page={decision.page} features={features} isSignedIn />}
          {decision.kind === 'redirect' && <Navigate to={decision.to} replace />}
        </Frame>
      </Activity>
      {frameless && (
        <Box component="main">
          {standing}
          <RoutedPage key={frameless.page.path} route={frameless} />
        </Box>
      )}
    </PrintedByContext>
  );
}
