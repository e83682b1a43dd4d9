/** The bar at the top: where one is, what waits, how it looks, who one is. */
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Menu as MenuIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { memo, type ReactNode, useRef } from 'react';
import { BarWidth, ROOMY_BAR } from '../kit/bar/bar-width.ts';
import { BAR } from '../kit/bars.ts';
import { FOLDS } from '../kit/fold-on-scroll.ts';
import { usePreference } from '../kit/preference.ts';
import { hasTagsView } from '../kit/preferences.ts';
import { useWidth } from '../kit/use-width.ts';
import type { ShellActions } from './actions.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { NavbarParts } from './NavbarParts.tsx';
import { NavbarTools } from './NavbarTools.tsx';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { SoundChip } from './notifications/SoundChip.tsx';
import { PreviewMark } from './PreviewMark.tsx';
import { RouteSearch } from './search/RouteSearch.tsx';
import { TagsButton } from './tags/TagsButton.tsx';
import { UserMenu } from './UserMenu.tsx';

const HEIGHT = 44;
const HEIGHT_NARROW = 48;
/** Of what says where one is, in pixels: with less beside the tools it stands in a line of its own. */
const LEAST_TITLE = 88;

interface NavbarProps {
  titles: readonly string[];
  actions: ShellActions;
  /** Opens the menu, where it is a drawer. */
  onMenu?: () => void;
}

export function Navbar({ titles, actions, onMenu }: NavbarProps) {
  const translate = useTranslate();
  const bar = useRef<HTMLElement>(null);
  const width = useWidth(bar);
  const isNarrow = onMenu !== undefined;
  return (
    <Box
      component="header"
      ref={bar}
      {...BAR}
      {...FOLDS}
      sx={theme => ({
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        flex: 'none',
        flexWrap: isNarrow ? 'wrap' : undefined,
        gap: isNarrow ? 0 : 1,
        minHeight: isNarrow ? HEIGHT_NARROW : HEIGHT,
        ...(isNarrow && { py: 1 }),
        pl: isNarrow ? 1.5 : 4,
        pr: 2,
        borderBottom: `1px solid ${theme.tokens.line}`,
      })}
    >
      {isNarrow && (
        <IconButton onClick={onMenu} aria-label={translate('shell.openMenu')} sx={{ mr: 1 }}>
          <MenuIcon strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      <Breadcrumb titles={titles} least={isNarrow ? LEAST_TITLE : undefined} />
      {!isNarrow && <RouteSearch />}
      <Controls width={width} isNarrow={isNarrow} actions={actions} />
    </Box>
  );
}

interface ControlsProps {
  /** Of the bar, in pixels. */
  width: number;
  isNarrow: boolean;
  actions: ShellActions;
}

/** The same on every page. */
const Controls = memo(function Controls({ width, isNarrow, actions }: ControlsProps) {
  const hasTags = usePreference(hasTagsView);
  return (
    <BarWidth value={width}>
      <Tools isNarrow={isNarrow}>
        <PreviewMark isShort={isNarrow} />
        <NavbarParts place="widget" />
        <NavbarParts place="ticker" />
        <NavbarParts place="counter" isPressing={isNarrow || undefined} />
        {isNarrow && <RouteSearch />}
        {isNarrow && hasTags && <TagsButton />}
        <SoundChip />
        <NotificationBell />
        <NavbarTools
          width={isNarrow ? 0 : width}
          onLanguage={actions.changeLanguage}
          waiting={isNarrow && <NavbarParts place="counter" isPressing={false} />}
        />
        <UserMenu isShort={isNarrow || width < ROOMY_BAR} onSignOut={actions.signOut} />
      </Tools>
    </BarWidth>
  );
});

/** Together at the right, in a second line where the first has no room for them. */
function Tools({ isNarrow, children }: { isNarrow: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        flex: isNarrow ? '0 1 auto' : '1 0 auto',
        gap: isNarrow ? 0 : 1,
        minWidth: isNarrow ? 0 : undefined,
        minHeight: isNarrow ? HEIGHT_NARROW - 8 : undefined,
        ml: isNarrow ? 'auto' : undefined,
        // so that all of them have room at 360 pixels, also the one that says that sounds are blocked
        mr: isNarrow ? -2 : undefined,
      }}
    >
      {children}
    </Box>
  );
}
