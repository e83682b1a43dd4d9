/** Another language: fetched first, so that one that does not come changes nothing. */
import { useNotify } from 'ra-core';
import type { Language } from '../../kit/language.ts';
import type { ShellActions } from '../actions.ts';

export function useChangeLanguage(onChange: ShellActions['changeLanguage']) {
  const notify = useNotify();
  return async (language: Language) => {
    try {
      await onChange(language);
      // shown in the language that was chosen
      notify('shell.language.switched', { type: 'success' });
    } catch {
      notify('shell.language.failed', { type: 'error' });
    }
  };
}
