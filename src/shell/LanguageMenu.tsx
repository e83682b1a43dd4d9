import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useI18nProvider, useNotify, useTranslate } from 'ra-core';
import { CONSOLE_LANGUAGES, type ConsoleLanguage } from '../kit/console-language.ts';
import { LANGUAGES } from '../kit/language.ts';
import { MenuButton } from './MenuButton.tsx';

export function LanguageMenu({ onChange }: { onChange: (language: ConsoleLanguage) => Promise<void> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const current = useI18nProvider().getLocale();
  const handleChoose = async (language: ConsoleLanguage) => {
    try {
      await onChange(language);
      // shown in the language that was chosen
      notify('shell.language.switched', { type: 'success' });
    } catch {
      notify('shell.language.failed', { type: 'error' });
    }
  };
  const mark = LANGUAGES[CONSOLE_LANGUAGES.find(language => language === current) ?? 'zh'].mark;
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
        CONSOLE_LANGUAGES.map(language => (
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
