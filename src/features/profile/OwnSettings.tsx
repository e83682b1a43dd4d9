/** What rings, pops up and listens to keys in this browser. */
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type Preference, usePreference } from '../../kit/preference.ts';
import { hasDesktopNotifications, hasSingleKeys, hasSound } from '../../kit/preferences.ts';
import { Section } from './profile-parts.tsx';

export function OwnSettings() {
  return (
    <Section>
      <Choice name="sound" of={hasSound} />
      <Choice name="desktop" of={hasDesktopNotifications} />
      <Choice name="singleKeys" of={hasSingleKeys} />
    </Section>
  );
}

function Choice({ name, of }: { name: string; of: Preference<boolean> }) {
  const translate = useTranslate();
  const isOn = usePreference(of);
  return (
    <FormControlLabel
      control={<Switch checked={isOn} onChange={(_, checked) => of.write(checked)} />}
      label={
        <>
          {translate(`profile.settings.${name}.label`)}
          <Hint>{translate(`profile.settings.${name}.hint`)}</Hint>
        </>
      }
      sx={{ display: 'flex', alignItems: 'flex-start', py: 2, mx: 0, gap: 2 }}
    />
  );
}

const Hint = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: 12,
  color: theme.tokens.text.faint,
}));
