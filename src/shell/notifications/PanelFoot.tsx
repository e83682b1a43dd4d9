/** How news make themselves heard: sound and desktop, to be switched where they are read. */
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { DesktopNote } from '../../kit/desktop/DesktopNote.tsx';
import { DesktopSwitch } from '../../kit/desktop/DesktopSwitch.tsx';
import { usePreference } from '../../kit/preference.ts';
import { hasSound } from '../../kit/preferences.ts';

export function PanelFoot() {
  const translate = useTranslate();
  const isLoud = usePreference(hasSound);
  return (
    <Foot>
      <FormControlLabel
        control={<Switch checked={isLoud} onChange={(_, isOn) => hasSound.write(isOn)} />}
        label={translate('notification.sound.label')}
      />
      <FormControlLabel control={<DesktopSwitch />} label={translate('notification.desktop.label')} />
      <DesktopNote />
    </Foot>
  );
}

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  flex: 'none',
  padding: '4px 16px',
  borderTop: `1px solid ${theme.tokens.line}`,
  fontSize: 12,
  '& .MuiFormControlLabel-root': { minHeight: 28, marginRight: 0 },
  '& .MuiFormControlLabel-label': { fontSize: 12, marginLeft: 4 },
}));
