/** The bar at the top: where one is, how it looks, who one is. */
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Menu as MenuIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ShellActions } from './actions.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { ColourModeMenu } from './ColourModeMenu.tsx';
import { ErrorLogButton } from './errors/ErrorLogButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { NavbarParts } from './NavbarParts.tsx';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { SoundChip } from './notifications/SoundChip.tsx';
import { PreviewMark } from './PreviewMark.tsx';
import { RouteSearch } from './search/RouteSearch.tsx';
import { FullScreenButton } from './settings/FullScreenButton.tsx';
import { SettingsButton } from './settings/SettingsButton.tsx';
import { SizeMenu } from './settings/SizeMenu.tsx';
import { UserMenu } from './UserMenu.tsx';

const HEIGHT = 44;
const HEIGHT_NARROW = 48;

interface NavbarProps {
  titles: readonly string[];
  actions: ShellActions;
  /** Opens the menu, where it is a drawer. */
  onMenu?: () => void;
}

export function Navbar({ titles, actions, onMenu }: NavbarProps) {
  const translate = useTranslate();
  return (
    <Box
      component="header"
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        flex: 'none',
        gap: 1,
        height: onMenu ? HEIGHT_NARROW : HEIGHT,
        pl: onMenu ? 1.5 : 4,
        pr: 2,
        borderBottom: `1px solid ${theme.tokens.line}`,
      })}
    >
      {onMenu && (
        <IconButton onClick={onMenu} aria-label={translate('shell.openMenu')}>
          <MenuIcon strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      <Breadcrumb titles={titles} isShort={onMenu !== undefined} />
      <RouteSearch />
      <Box sx={{ flex: 1 }} />
      <PreviewMark isShort={onMenu !== undefined} />
      <NavbarParts place="widget" />
      <NavbarParts place="ticker" />
      <NavbarParts place="counter" />
      <SoundChip />
      <NotificationBell />
      <ErrorLogButton />
      <FullScreenButton />
      <ColourModeMenu />
      <SizeMenu />
      <LanguageMenu onChange={actions.changeLanguage} />
      <SettingsButton />
      <UserMenu isShort={onMenu !== undefined} onSignOut={actions.signOut} />
    </Box>
  );
}
