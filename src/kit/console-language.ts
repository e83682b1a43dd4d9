/** The languages of the pages behind the sign-in form, which speaks more. */
import { type Language, readLanguage } from './language.ts';

export const CONSOLE_LANGUAGES = ['zh', 'en'] as const satisfies readonly Language[];
export type ConsoleLanguage = (typeof CONSOLE_LANGUAGES)[number];

/** The language of the pages: English for who has chosen one that they do not speak. */
export function readConsoleLanguage(): ConsoleLanguage {
  const language = readLanguage();
  return CONSOLE_LANGUAGES.find(known => known === language) ?? 'en';
}
