/** Which language is spoken: the clerk's own choice, else the browser's, else Chinese. */
import { readCookie, writeCookie } from './cookie.ts';

/** What the sign-in form speaks. */
export const LANGUAGES = {
  zh: { name: '中文', mark: '中' },
  en: { name: 'English', mark: 'EN' },
  es: { name: 'Español', mark: 'ES' },
  ja: { name: '日本語', mark: '日' },
} as const;

export type Language = keyof typeof LANGUAGES;

const COOKIE = 'language';

export const isLanguage = (code: string | undefined): code is Language =>
  code !== undefined && Object.hasOwn(LANGUAGES, code);

/** Undefined where none was chosen, or cookies are refused. */
export function chosenLanguage(): Language | undefined {
  const chosen = readCookie(COOKIE);
  return isLanguage(chosen) ? chosen : undefined;
}

export function readLanguage(): Language {
  const wanted = [chosenLanguage(), ...navigator.languages.map(tag => tag.slice(0, 2).toLowerCase())];
  return wanted.find(isLanguage) ?? 'zh';
}

/** Remembers the choice and tells screen readers and the browser's line breaking. */
export function chooseLanguage(language: Language) {
  writeCookie(COOKIE, language);
  speak(language);
}

export function speak(language: Language) {
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : language;
}
