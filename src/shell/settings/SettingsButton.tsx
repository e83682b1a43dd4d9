/** The way to the settings, and the place of the frame's own panels and keys. */
import IconButton from '@mui/material/IconButton';
import { Settings2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { screenLock } from '../../data/screen-lock.ts';
import { late } from '../../kit/late.tsx';
import { Tip } from '../../kit/Tip.tsx';
import { useShortcut } from '../../kit/use-shortcut.ts';
import type { ShellActions } from '../actions.ts';
import { openPanel, useOpenPanel } from './panels.ts';

export const LOCK_KEYS = 'ctrl+alt+l';
const MAP_KEY = '?';

const SettingsDrawer = late(() => import('./SettingsDrawer.tsx'), 'default', { words: ['settingsDrawer'] });
const KeyboardMap = late(() => import('./KeyboardMap.tsx'), 'default');

const close = () => openPanel(null);

export function SettingsButton({ onLanguage }: { onLanguage: ShellActions['changeLanguage'] }) {
  const translate = useTranslate();
  const open = useOpenPanel();
  const label = translate('settings.open');
  useShortcut(MAP_KEY, () => openPanel('keys'), { label: 'settings.keys.map' });
  useShortcut(LOCK_KEYS, screenLock.lock, { inFields: true, label: 'settings.keys.lock' });
  return (
    <>
      <Tip title={label}>
        <IconButton aria-label={label} aria-haspopup="dialog" onClick={() => openPanel('settings')}>
          <Settings2 strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tip>
      {open === 'settings' && <SettingsDrawer onClose={close} onLanguage={onLanguage} />}
      {open === 'keys' && <KeyboardMap onClose={close} />}
    </>
  );
}
