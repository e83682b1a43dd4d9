/** Who is signed in, and what he does with his own account. */
import Box from '@mui/material/Box';
import { ChevronDown, CircleUser, House, Keyboard, KeyRound, Lock, LogOut, Settings2 } from 'lucide-react';
import { LinkBase, useTranslate } from 'ra-core';
import { useChangePassword } from '../data/change-password-context.ts';
import { screenLock } from '../data/screen-lock.ts';
import { useSession } from '../data/session-context.tsx';
import { Divider, ListSubheader, MenuItem } from '../kit/menu/menu.tsx';
import { HOME, PROFILE } from './decide.ts';
import { MenuButton } from './MenuButton.tsx';
import { openPanel } from './settings/panels.ts';

const glyph = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface UserMenuProps {
  isShort: boolean;
  onSignOut: () => Promise<void>;
}

export function UserMenu({ isShort, onSignOut }: UserMenuProps) {
  const translate = useTranslate();
  const { user } = useSession();
  const changePassword = useChangePassword();
  const name = user.userName || user.account;
  return (
    <MenuButton
      label={isShort ? `${name}, ${translate('shell.user.menu')}` : undefined}
      face={
        <>
          <Initial name={name} />
          {!isShort && (
            <>
              <Box
                component="span"
                sx={{ maxWidth: 120, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
              >
                {name}
              </Box>
              <ChevronDown {...glyph} size={14} />
            </>
          )}
        </>
      }
    >
      {close => [
        <ListSubheader
          key="who"
          role="presentation"
          sx={{ px: 2, py: 1, lineHeight: 1.5, background: 'none' }}
        >
          <Box sx={{ color: 'text.primary', fontWeight: 600 }}>{name}</Box>
          <Box sx={{ fontSize: 12, fontWeight: 400 }}>{user.account}</Box>
        </ListSubheader>,
        <Divider key="line" component="li" sx={{ my: 1 }} />,
        <MenuItem key="home" component={LinkBase} to={HOME} onClick={close}>
          <House {...glyph} />
          {translate('shell.user.dashboard')}
        </MenuItem>,
        <MenuItem key="profile" component={LinkBase} to={PROFILE} onClick={close}>
          <CircleUser {...glyph} />
          {translate('shell.user.profile')}
        </MenuItem>,
        <MenuItem
          key="password"
          onClick={() => {
            close();
            changePassword();
          }}
        >
          <KeyRound {...glyph} />
          {translate('shell.user.changePassword')}
        </MenuItem>,
        <MenuItem
          key="settings"
          onClick={() => {
            close();
            openPanel('settings');
          }}
        >
          <Settings2 {...glyph} />
          {translate('settings.user.settings')}
        </MenuItem>,
        <MenuItem
          key="keys"
          onClick={() => {
            close();
            openPanel('keys');
          }}
        >
          <Keyboard {...glyph} />
          {translate('settings.user.keys')}
        </MenuItem>,
        <Divider key="end" component="li" sx={{ my: 1 }} />,
        <MenuItem
          key="lock"
          onClick={() => {
            close();
            screenLock.lock();
          }}
        >
          <Lock {...glyph} />
          {translate('settings.user.lock')}
        </MenuItem>,
        <MenuItem
          key="out"
          onClick={() => {
            // what is not saved may be asked about first
            close();
            onSignOut();
          }}
        >
          <LogOut {...glyph} />
          {translate('shell.user.signOut')}
        </MenuItem>,
      ]}
    </MenuButton>
  );
}

function Initial({ name }: { name: string }) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        flex: 'none',
        width: 22,
        height: 22,
        borderRadius: '50%',
        lineHeight: 1,
        fontSize: 12,
        fontWeight: 600,
        color: theme.tokens.text.strong,
        backgroundColor: theme.tokens.line,
      })}
    >
      {[...name][0]}
    </Box>
  );
}
