/** The frame, the guard, and the one page that is open. */
import Box from '@mui/material/Box';
import { Folder, SquareArrowOutUpRight } from 'lucide-react';
import { useLocation, useRouterProvider } from 'ra-core';
import { useEffect, useMemo } from 'react';
import type { CapabilityName } from '../contract/platform.ts';
import { ExtensionsProvider } from '../data/extensions-context.tsx';
import type { Feature } from '../data/feature.ts';
import { arrange } from '../data/menu/arrange.ts';
import type { FirstMenu } from '../data/menu/first-menu.ts';
import { menuIcon } from '../data/menu/menu-icons.ts';
import { menuTree } from '../data/menu/menu-tree.ts';
import { MenuWords } from '../data/menu/menu-words.tsx';
import { RoutesContext } from '../data/menu/routes-context.tsx';
import { useMenuRecords } from '../data/menu/use-menu-records.ts';
import { MenuProvider } from '../data/menu-context.tsx';
import { offeredBy, type Visitor } from '../data/routes.ts';
import type { Session } from '../data/session.ts';
import { readToken } from '../data/token.ts';
import type { ShellActions } from './actions.ts';
import { Desktop } from './Desktop.tsx';
import { type Decision, decide } from './decide.ts';
import { extensionsFor } from './extensions.ts';
import { NewsListener } from './notifications/NewsListener.tsx';
import { OwnPages, ownTitle } from './OwnPages.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { ScreenLock } from './screen-lock/ScreenLock.tsx';
import { Toasts } from './Toasts.tsx';
import { TagsProvider } from './tags/TagsProvider.tsx';
import { isActTitle, titlesOf } from './titles.ts';
import { useTitles } from './use-titles.ts';

interface ShellProps {
  features: readonly Feature[];
  /** Null on the few pages that are open to everybody. */
  session: Session | null;
  appTitle: string;
  actions: ShellActions;
  /** The menu records of the start; without them the features' own order serves. */
  menu?: FirstMenu | null;
}

export function Shell({ features: all, session, appTitle, actions, menu: first = null }: ShellProps) {
  const records = useMenuRecords(session, first);
  const arranged = useMemo(() => arrange(all, records, ICONS), [all, records]);
  const features = useMemo(
    () => offeredBy(arranged.features, session?.capabilities ?? NONE),
    [arranged, session],
  );
  const routes = useMemo(() => ({ all, arranged: features }), [all, features]);
  const visitor = useMemo(() => session && visitorOf(session), [session]);
  const menu = useMemo(() => (visitor ? menuTree(features, visitor) : []), [features, visitor]);
  const extensions = useMemo(
    () => extensionsFor(visitor ? features : [], visitor ?? NOBODY, session?.capabilities ?? NONE),
    [features, visitor, session],
  );
  return (
    <ScreenLock session={session} appTitle={appTitle} actions={actions}>
      <ExtensionsProvider extensions={extensions}>
        <MenuWords titles={arranged.titles}>
          <RoutesContext.Provider value={routes}>
            <MenuProvider menu={menu}>
              <TagsProvider features={features} visitor={visitor}>
                <GuardedPage
                  features={features}
                  session={session}
                  visitor={visitor}
                  appTitle={appTitle}
                  actions={actions}
                />
              </TagsProvider>
              <Toasts />
              <NewsListener />
            </MenuProvider>
          </RoutesContext.Provider>
        </MenuWords>
      </ExtensionsProvider>
    </ScreenLock>
  );
}

const ICONS = { byName: menuIcon, directory: Folder, link: SquareArrowOutUpRight };

const NONE: ReadonlySet<CapabilityName> = new Set();

const NOBODY: Visitor = {
  rights: { userId: '', codes: new Set(), subjectsGrantActions: false },
  roleKeys: [],
};

const visitorOf = ({ rights, user }: Session): Visitor => ({
  rights,
  roleKeys: user.roles.flatMap(({ roleKey }) => roleKey ?? []),
});

function GuardedPage({
  features,
  session,
  visitor,
  appTitle,
  actions,
}: ShellProps & { visitor: Visitor | null }) {
  const { pathname, search, hash } = useLocation();
  // another tab may have signed out meanwhile
  const decision = decide(features, readToken() ? visitor : null, pathname, search);
  const route = decision.kind === 'show' ? decision.route : null;
  const titles = route ? titlesOf(features, route) : decision.kind === 'own' ? [ownTitle(decision.page)] : [];
  useTitles(decision.kind === 'redirect' ? null : titles, hasActTitle(titles), appTitle);

  const mustSignIn = decision.kind === 'signIn';
  const path = pathname + search + hash;
  useEffect(() => {
    if (mustSignIn) actions.toSignIn(path);
  }, [mustSignIn, actions, path]);

  if (mustSignIn) return null;
  if (session && visitor) {
    return (
      <Desktop
        decision={decision}
        features={features}
        session={session}
        visitor={visitor}
        titles={titles}
        actions={actions}
      />
    );
  }
  return <Bare decision={decision} features={features} />;
}

const hasActTitle = (titles: readonly string[]) => isActTitle(titles.at(-1) ?? '');

/** Open to everybody: nothing but the page. */
function Bare({ decision, features }: { decision: Decision; features: readonly Feature[] }) {
  const { Navigate } = useRouterProvider();
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  if (decision.kind === 'signIn') return null;
  return (
    <Box component="main">
      {decision.kind === 'show' ? (
        <RoutedPage key={decision.route.page.path} route={decision.route} />
      ) : (
        <OwnPages page={decision.page} features={features} isSignedIn={false} />
      )}
    </Box>
  );
}
