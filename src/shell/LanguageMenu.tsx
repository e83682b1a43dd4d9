import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useI18nProvider, useNotify, useTranslate } from 'ra-core';
import { LANGUAGES, type Language } from '../kit/language.ts';
import { MenuButton } from './MenuButton.tsx';

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
  const all = Object.entries(LANGUAGES) as [Language, (typeof LANGUAGES)[Language]][];
  const mark = all.find(([language]) => language === current)?.[1].mark;
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
        all.map(([language, { name }]) => (
          <MenuItem
            key={language}
            lang={language}
            disabled={language === current}
            onClick={() => {
              close();
              handleChoose(language);
            }}
          >
            {name}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
