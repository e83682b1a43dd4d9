import Box from '@mui/material/Box';
import { useI18nProvider, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { chosenLanguage, isLanguage, LANGUAGES, type Language } from '../kit/language.ts';
import { MenuItem } from '../kit/menu/menu.tsx';
import { MenuButton } from './MenuButton.tsx';
import { useChangeLanguage } from './settings/use-change-language.ts';

const ALL = Object.keys(LANGUAGES).filter(isLanguage);

export function LanguageMenu({ onChange }: { onChange: (language: Language) => Promise<void> }) {
  const translate = useTranslate();
  const change = useChangeLanguage(onChange);
  const current = useI18nProvider().getLocale();
  useFollowing(current, onChange);
  const mark = LANGUAGES[isLanguage(current) ? current : 'zh'].mark;
  return (
    <MenuButton
      label={`${mark}, ${translate('shell.language.label')}`}
      face={
        <Box component="span" sx={{ fontWeight: 600 }}>
          {mark}
        </Box>
      }
    >
      {close =>
        ALL.map(language => (
          <MenuItem
            key={language}
            lang={language}
            disabled={language === current}
            onClick={() => {
              close();
              change(language);
            }}
          >
            {LANGUAGES[language].name}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}

/** What was chosen in another window is spoken here when this one is looked at again. */
function useFollowing(current: string, onChange: (language: Language) => Promise<void>) {
  useEffect(() => {
    const handleLook = () => {
      const chosen = chosenLanguage();
      if (!document.hidden && chosen && chosen !== current) onChange(chosen).catch(() => undefined);
    };
    window.addEventListener('focus', handleLook);
    document.addEventListener('visibilitychange', handleLook);
    return () => {
      window.removeEventListener('focus', handleLook);
      document.removeEventListener('visibilitychange', handleLook);
    };
  }, [current, onChange]);
}
