/** Everything that can be chosen about this browser's console. What is chosen holds at once, in every window. */
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useI18nProvider, useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { release } from '../../data/release.ts';
import { COLOUR_MODES, chooseColourMode, colourMode, useColourMode } from '../../kit/colour-mode.ts';
import { DesktopNote } from '../../kit/desktop/DesktopNote.tsx';
import { DesktopSwitch } from '../../kit/desktop/DesktopSwitch.tsx';
import { formatDay } from '../../kit/format/time.ts';
import { isLanguage, LANGUAGES } from '../../kit/language.ts';
import { Drawer } from '../../kit/menu/menu.tsx';
import { usePreference } from '../../kit/preference.ts';
import {
  hasFixedHeader,
  hasSidebarLogo,
  hasSingleKeys,
  hasSound,
  hasTagsView,
  restoreDefaults,
  SIZES,
  size,
} from '../../kit/preferences.ts';
import type { ShellActions } from '../actions.ts';
import { AccentPicker } from './AccentPicker.tsx';
import { Choice, ChoiceRow } from './Choice.tsx';
import { Segment } from './Segment.tsx';
import { useChangeLanguage } from './use-change-language.ts';
import { useChooseSize } from './use-choose-size.ts';

const WIDTH = 320;
const ALL_LANGUAGES = Object.keys(LANGUAGES).filter(isLanguage);

interface SettingsDrawerProps {
  onClose: () => void;
  onLanguage: ShellActions['changeLanguage'];
}

export default function SettingsDrawer({ onClose, onLanguage }: SettingsDrawerProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const mode = useColourMode();
  const density = usePreference(size);
  const language = useI18nProvider().getLocale();
  const { version, build } = release();
  const chooseSize = useChooseSize();
  const changeLanguage = useChangeLanguage(onLanguage);
  const handleRestore = () => {
    restoreDefaults();
    chooseColourMode(colourMode.fallback);
    notify('settingsDrawer.restored', { type: 'success' });
  };

  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: theme => ({
            width: WIDTH,
            maxWidth: '100%',
            borderLeft: `1px solid ${theme.tokens.line}`,
            boxShadow: theme.tokens.shadow,
          }),
        },
        // the page beside it shows what is chosen
        backdrop: { invisible: true },
      }}
    >
      <Head>
        <h2 id={id}>{translate('settingsDrawer.title')}</h2>
        <IconButton onClick={onClose} aria-label={translate('settingsDrawer.close')}>
          <X strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Head>
      <Body>
        <p>{translate('settingsDrawer.hint')}</p>
        <section aria-label={translate('settingsDrawer.look')}>
          <AccentPicker />
          <Segment
            label={translate('shell.mode.label')}
            value={mode}
            options={COLOUR_MODES.map(value => ({ value, label: translate(`shell.mode.${value}`) }))}
            onChange={chooseColourMode}
          />
          <Segment
            label={translate('settings.size.label')}
            value={density}
            options={SIZES.map(value => ({ value, label: translate(`settings.size.${value}`) }))}
            onChange={chooseSize}
          />
          <Segment
            label={translate('settingsDrawer.language.label')}
            value={language}
            options={ALL_LANGUAGES.map(value => ({ value, label: LANGUAGES[value].name, lang: value }))}
            onChange={value => isLanguage(value) && changeLanguage(value)}
          />
        </section>
        <section>
          <h3>{translate('settingsDrawer.frame')}</h3>
          <Choice of={hasTagsView} label={translate('settingsDrawer.tagsView')} />
          <Choice of={hasFixedHeader} label={translate('settingsDrawer.fixedHeader')} />
          <Choice of={hasSidebarLogo} label={translate('settingsDrawer.sidebarLogo')} />
        </section>
        <section>
          <h3>{translate('settingsDrawer.sounds')}</h3>
          <Choice of={hasSound} label={translate('settingsDrawer.sound')} />
          <ChoiceRow
            labelPlacement="start"
            label={translate('settingsDrawer.desktop')}
            control={<DesktopSwitch slotProps={{ input: { role: 'switch' } }} />}
          />
          <DesktopNote />
        </section>
        <section>
          <h3>{translate('settings.keys.title')}</h3>
          <Choice
            of={hasSingleKeys}
            label={translate('settings.keys.single')}
            hint={translate('settings.keys.singleHint')}
          />
        </section>
        <Button variant="outlined" color="inherit" onClick={handleRestore}>
          {translate('settingsDrawer.restore')}
        </Button>
        <p>
          {build
            ? translate('settingsDrawer.release.built', {
                version,
                commit: build.commit,
                date: formatDay(build.date),
              })
            : translate('settingsDrawer.release.unknown', { version })}
        </p>
      </Body>
    </Drawer>
  );
}

const Head = styled('header')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 48,
  padding: '0 12px 0 16px',
  borderBottom: `1px solid ${tokens.line}`,
  h2: { margin: 0, fontSize: 16, fontWeight: 600 },
}));

const Body = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  padding: 16,
  overflowY: 'auto',
  '> p': { margin: 0, color: tokens.text.faint, fontSize: 12 },
  h3: { margin: '0 0 4px', fontSize: 13, fontWeight: 600 },
  'section:first-of-type': { display: 'flex', flexDirection: 'column', gap: 16 },
  '> .MuiButton-root': { alignSelf: 'flex-start', flex: 'none' },
}));
