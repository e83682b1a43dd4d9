/** Everything of somebody who is signed in: the frame, the kept pages in it, and what asks before they go. */
import Box from '@mui/material/Box';
import { useLocation, useRouterProvider } from 'ra-core';
import { Activity, useCallback, useLayoutEffect, useMemo } from 'react';
import type { Feature } from '../data/feature.ts';
import type { Session } from '../data/session.ts';
import { usePreference } from '../kit/preference.ts';
import { hasTagsView } from '../kit/preferences.ts';
import type { ShellActions } from './actions.ts';
import type { Decision } from './decide.ts';
import { Frame } from './Frame.tsx';
import type { Address } from './kept/frozen-router.tsx';
import { KeptPages } from './kept/KeptPages.tsx';
import { LeaveGuard } from './kept/LeaveGuard.tsx';
import { useGuardedSignOut } from './kept/use-guarded-sign-out.tsx';
import { OwnPages } from './OwnPages.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { mayOpen, type Route, routeOf, type Visitor } from './routes.ts';
import { Standing } from './Standing.tsx';
import { tagKey, tagOf } from './tags/tag.ts';
import { useTags } from './tags/tags-context.tsx';

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
  const { pathname, search } = useLocation();
  const areKept = usePreference(hasTagsView);
  const { signOut, question } = useGuardedSignOut(actions.signOut);
  const guarded = useMemo(() => ({ ...actions, signOut }), [actions, signOut]);

  const keyAt = useCallback(
    (address: Address) => {
      const route = routeOf(features, address.pathname);
      const hasTag = route && !route.page.isFrameless && mayOpen(route, visitor);
      return hasTag ? tagKey(route, address.pathname, address.search) : null;
    },
    [features, visitor],
  );
  const route = decision.kind === 'show' ? decision.route : null;
  const frameless = route?.page.isFrameless ? route : null;
  const inView = route && !frameless ? { key: tagKey(route, pathname, search), route } : null;
  useVisit(features, inView?.route ?? null);

  const standing = <Standing session={session} actions={guarded} />;
  return (
    <>
      <LeaveGuard keyAt={keyAt} areKept={areKept} />
      {question}
      <Activity mode={frameless ? 'hidden' : 'visible'}>
        <Frame titles={titles} actions={guarded} standing={frameless ? null : standing}>
          <KeptPages inView={inView} keyAt={keyAt} userId={visitor.rights.userId} areKept={areKept} />
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
    </>
  );
}

/** Every page that is shown has its tag, before anything in it can name it. */
function useVisit(features: readonly Feature[], route: Route | null) {
  const { visit } = useTags();
  const { pathname, search, hash } = useLocation();
  const tag = route && tagOf(features, route, { pathname, search, hash });
  const said = JSON.stringify(tag);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as it says the same, it is the same tag
  useLayoutEffect(() => {
    if (tag) visit(tag);
  }, [visit, said]);
}
