/** What rings, pops up and listens to keys in this browser. */
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { DesktopNote } from '../../kit/desktop/DesktopNote.tsx';
import { DesktopSwitch } from '../../kit/desktop/DesktopSwitch.tsx';
import { type Preference, usePreference } from '../../kit/preference.ts';
import { hasDesktopNotifications, hasSingleKeys, hasSound } from '../../kit/preferences.ts';
import { Section } from './profile-parts.tsx';

export function OwnSettings() {
  return (
    <Section>
      <Choice name="sound" of={hasSound} />
      <Choice name="desktop" of={hasDesktopNotifications} control={<DesktopSwitch />} />
      <DesktopNote />
      <Choice name="singleKeys" of={hasSingleKeys} />
    </Section>
  );
}

interface ChoiceProps {
  name: string;
  of: Preference<boolean>;
  /** In place of a plain switch. */
  control?: ReactElement;
}

function Choice({ name, of, control }: ChoiceProps) {
  const translate = useTranslate();
  const isOn = usePreference(of);
  return (
    <FormControlLabel
      control={control ?? <Switch checked={isOn} onChange={(_, checked) => of.write(checked)} />}
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
