/** How tightly everything is set; the button shows what holds. */
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { MenuItem } from '../../kit/menu/menu.tsx';
import { usePreference } from '../../kit/preference.ts';
import { SIZES, size } from '../../kit/preferences.ts';
import { MenuButton } from '../MenuButton.tsx';
import { useChooseSize } from './use-choose-size.ts';

export function SizeMenu() {
  const translate = useTranslate();
  const current = usePreference(size);
  const choose = useChooseSize();
  const mark = translate(`settings.size.${current}`);
  return (
    <MenuButton
      label={`${mark}, ${translate('settings.size.label')}`}
      face={
        <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          {mark}
        </Box>
      }
    >
      {close =>
        SIZES.map(each => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === current}
            selected={each === current}
            onClick={() => {
              close();
              choose(each);
            }}
          >
            {translate(`settings.size.${each}`)}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
