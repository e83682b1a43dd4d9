/** Sidebar, bar at the top, and the work area between them. */
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation, useTranslate } from 'ra-core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ChangePasswordProvider } from '../data/change-password-context.ts';
import type { ShellActions } from './actions.ts';
import { Navbar } from './Navbar.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SIDEBAR_WIDTH, useSidebarFold } from './sidebar-state.ts';

const ChangePasswordDialog = lazy(() => import('./ChangePasswordDialog.tsx'));

const CONTENT = 'content';
const DRAWER_WIDTH = 264;

interface FrameProps {
  /** Keys of the catalogue from the outside in: the breadcrumb. */
  titles: readonly string[];
  actions: ShellActions;
  /** What holds for every page at the moment. */
  standing: ReactNode;
  children: ReactNode;
}

export function Frame({ titles, actions, standing, children }: FrameProps) {
  const isNarrow = useMediaQuery(theme => theme.breakpoints.down('md'), { noSsr: true });
  const { isFolded, toggle } = useSidebarFold();
  const translate = useTranslate();
  const { pathname } = useLocation();
  // whoever has gone somewhere is done with the menu
  const [openAt, setOpenAt] = useState<string | null>(null);
  const handleClose = () => setOpenAt(null);
  const [isChangingPassword, setChangingPassword] = useState(false);

  return (
    <ChangePasswordProvider value={() => setChangingPassword(true)}>
      <Box sx={{ display: 'flex', height: '100dvh', overflow: 'hidden' }}>
        <SkipLink />
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
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            flex: 1,
            minWidth: 0,
            backgroundColor: 'background.paper',
          }}
        >
          <Navbar
            titles={titles}
            actions={actions}
            onMenu={isNarrow ? () => setOpenAt(pathname) : undefined}
          />
          {standing}
          <Box
            component="main"
            id={CONTENT}
            tabIndex={-1}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              flex: 1,
              minHeight: 0,
              overflow: 'auto',
              '&:focus-visible': { outline: 'none' },
            }}
          >
            {children}
          </Box>
        </Box>
      </Box>
      {isChangingPassword && (
        <Suspense fallback={null}>
          <ChangePasswordDialog onClose={() => setChangingPassword(false)} />
        </Suspense>
      )}
    </ChangePasswordProvider>
  );
}

/** The first stop of the keyboard: past the menu. */
function SkipLink() {
  const translate = useTranslate();
  return (
    <Box
      component="a"
      href={`#${CONTENT}`}
      onClick={event => {
        event.preventDefault();
        document.getElementById(CONTENT)?.focus();
      }}
      sx={theme => ({
        position: 'fixed',
        top: -100,
        left: 8,
        zIndex: 'tooltip',
        p: 2,
        borderRadius: 1,
        color: theme.tokens.accent.ink,
        backgroundColor: theme.tokens.float,
        '&:focus': { top: 8 },
      })}
    >
      {translate('shell.skip')}
    </Box>
  );
}
