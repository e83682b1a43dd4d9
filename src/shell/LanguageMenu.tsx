import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useI18nProvider, useNotify, useTranslate } from 'ra-core';

import { isLanguage, LANGUAGES, type Language } from '../kit/language.ts';
import { MenuButton } from './MenuButton.tsx';

const ALL = Object.keys(LANGUAGES).filter(isLanguage);

export function LanguageMenu({ onChange }: { onChange: (language: Language) => Promise<void> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const current = useI18nProvider().getLocale();
  const handleChoose = async (language: Language) => {
    try {
      await onChange(language);
      // shown in the language that was chosen
      notify('shell.language.switched', { type: 'success' });
    } catch {
      notify('shell.language.failed', { type: 'error' });
    }
  };
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
              handleChoose(language);
            }}
          >
            {LANGUAGES[language].name}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
