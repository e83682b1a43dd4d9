/** How news make themselves heard: sound and desktop, to be switched where they are read. */
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useDesktopNotifications } from '../../kit/desktop/use-desktop-notifications.tsx';
import { usePreference } from '../../kit/preference.ts';
import { hasSound } from '../../kit/preferences.ts';

export function PanelFoot() {
  const translate = useTranslate();
  const isLoud = usePreference(hasSound);
  const desktop = useDesktopNotifications();
  return (
    <Foot>
      <FormControlLabel
        control={<Switch checked={isLoud} onChange={(_, isOn) => hasSound.write(isOn)} />}
        label={translate('notification.sound.label')}
      />
      {desktop.isOffered && (
        <FormControlLabel
          control={
            <Switch
              checked={desktop.isOn}
              onChange={(_, isOn) => (isOn ? desktop.enable() : desktop.disable())}
            />
          }
          label={translate('notification.desktop.label')}
        />
      )}
      {desktop.permission === 'denied' && (
        <Link component="button" type="button" onClick={desktop.showHelp}>
          {translate('notification.desktop.how')}
        </Link>
      )}
      {desktop.help}
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
  '& .MuiLink-root': { minHeight: 24, fontSize: 12 },
}));
