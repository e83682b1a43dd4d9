/** Sidebar, bar at the top, the row of tags, and the work area under them. */
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChangePasswordProvider } from '../data/change-password-context.ts';
import { afterFirstPage } from '../data/first-page.ts';
import { CARDS_LEFT_OF_PAGES, useCardsBeside } from '../kit/cards-place.ts';
import { useFoldOnScroll } from '../kit/fold-on-scroll.ts';
import { late } from '../kit/late.tsx';
import { Drawer, loadMenus } from '../kit/menu/menu.tsx';
import { usePreference } from '../kit/preference.ts';
import { hasFixedHeader, hasTagsView } from '../kit/preferences.ts';
import { loadCode } from '../late/load-code.ts';
import type { ShellActions } from './actions.ts';
import { RootDrawer } from './drawers/RootDrawer.tsx';
import { Navbar } from './Navbar.tsx';
import { ROOM } from './notifications/use-free-place.ts';
import { OnPaper } from './OnPaper.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { SIDEBAR_WIDTH, useSidebarFold } from './sidebar-state.ts';
import { TagsBar } from './tags/TagsBar.tsx';

const ChangePasswordDialog = late(() => import('./ChangePasswordDialog.tsx'), 'default', {
  words: ['ownPassword'],
});

const CONTENT = 'content';
const DRAWER_WIDTH = 264;
/** Pixels between the menu and cards of news. */
const CARDS_EDGE = 12;

interface FrameProps {
  /** Keys of the catalogue from the outside in: the breadcrumb. */
  titles: readonly string[];
  actions: ShellActions;
  /** A map fills the page. */
  isMap?: boolean;
  /** What holds for every page at the moment. */
  standing: ReactNode;
  children: ReactNode;
}

export function Frame({ titles, actions, isMap = false, standing, children }: FrameProps) {
  const isNarrow = useMediaQuery(theme => theme.breakpoints.down('md'), { noSsr: true });
  const isFixed = usePreference(hasFixedHeader);
  const hasTags = usePreference(hasTagsView) && !isNarrow;
  const { isFolded, toggle } = useSidebarFold(isMap);
  const translate = useTranslate();
  const { pathname } = useLocation();
  // whoever has gone somewhere is done with the menu
  const [openAt, setOpenAt] = useState<string | null>(null);
  const handleClose = () => setOpenAt(null);
  const [isChangingPassword, setChangingPassword] = useState(false);
  const queryClient = useQueryClient();
  useEffect(
    // who opens one before that, or while they do not come, asks again
    () => afterFirstPage(queryClient, () => void loadMenus().catch(() => undefined)),
    [queryClient],
  );
  const content = useRef<HTMLElement>(null);
  useCardsBeside(content, CARDS_EDGE, CARDS_LEFT_OF_PAGES);
  useFoldOnScroll(content, !isFixed, pathname);
  useEffect(() => {
    let end: (() => void) | undefined;
    let last: Element | null = null;
    const handleFocus = ({ target }: FocusEvent) => {
      last = target as Element;
    };
    document.addEventListener('focusin', handleFocus);
    const cancel = afterFirstPage(queryClient, () => {
      const begin = ({ keepFocus }: typeof import('./focus-keeper.ts')) => {
        if (content.current) end = keepFocus(content.current, last);
        document.removeEventListener('focusin', handleFocus);
      };
      void loadCode(() => import('./focus-keeper.ts')).then(begin, () => undefined);
    });
    return () => {
      cancel();
      document.removeEventListener('focusin', handleFocus);
      end?.();
    };
  }, [queryClient]);

  return (
    <ChangePasswordProvider value={() => setChangingPassword(true)}>
      <Box sx={{ display: 'flex', height: `calc(100dvh - var(${ROOM}, 0px))`, overflow: 'hidden' }}>
        <SkipLink to={CONTENT} />
        {isNarrow ? (
          <Drawer
            open={openAt === pathname}
            onClose={handleClose}
            slotProps={{ paper: { 'aria-label': translate('shell.menu') } }}
          >
            <Sidebar isFolded={false} width={DRAWER_WIDTH} onOpenPage={handleClose} />
          </Drawer>
        ) : (
          <Sidebar
            isFolded={isFolded}
            width={isFolded ? SIDEBAR_WIDTH.folded : SIDEBAR_WIDTH.open}
            onFold={toggle}
          />
        )}
        <RootDrawer slot="call" />
        {/* either all of it scrolls, or only the page under the bars; what fills its place has scrollers of its own */}
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            flex: 1,
            minWidth: 0,
            overflow: isFixed ? 'hidden' : 'auto',
            backgroundColor: 'background.paper',
          }}
        >
          <Navbar
            titles={titles}
            actions={actions}
            onMenu={isNarrow ? () => setOpenAt(pathname) : undefined}
          />
          {hasTags && <TagsBar />}
          <Box sx={{ position: 'sticky', top: 0, zIndex: 'appBar', flex: 'none' }}>{standing}</Box>
          <Box
            component="main"
            id={CONTENT}
            ref={content}
            tabIndex={-1}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              flex: 1,
              minHeight: 0,
              overflow: isFixed ? 'auto' : 'visible',
              '&:focus-visible': { outline: 'none' },
            }}
          >
            <OnPaper content={CONTENT} />
            <ProgressBar />
            {children}
          </Box>
        </Box>
      </Box>
      <RootDrawer slot="contactRecords" />
      {isChangingPassword && <ChangePasswordDialog onClose={() => setChangingPassword(false)} />}
    </ChangePasswordProvider>
  );
}
