import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { COLOUR_MODES, chooseColourMode, useColourMode } from '../kit/colour-mode.ts';
import { MenuItem } from '../kit/menu/menu.tsx';
import { MenuButton } from './MenuButton.tsx';

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

export function ColourModeMenu() {
  const translate = useTranslate();
  const chosen = useColourMode();
  const Face = ICONS[chosen];
  return (
    <MenuButton
      label={translate('shell.mode.label')}
      face={<Face size={16} strokeWidth={1.75} aria-hidden />}
    >
      {close =>
        COLOUR_MODES.map(mode => {
          const Icon = ICONS[mode];
          return (
            <MenuItem
              key={mode}
              role="menuitemradio"
              aria-checked={mode === chosen}
              selected={mode === chosen}
              onClick={() => {
                chooseColourMode(mode);
                close();
              }}
            >
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              {translate(`shell.mode.${mode}`)}
            </MenuItem>
          );
        })
      }
    </MenuButton>
  );
}
