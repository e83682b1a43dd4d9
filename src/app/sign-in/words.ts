/** The words of the form. Chinese stands in the page; another language is fetched when it is asked for. */
import type { Catalogue } from '../../../i18n/catalogue.ts';
import zh from '../../../i18n/zh/sign-in.ts';
import { chooseLanguage, type Language, speak } from '../../kit/language.ts';

export type Words = Catalogue<typeof zh>;
/** Something to be told, in the language of the moment. */
export type Saying = () => string;

const load: Record<Language, () => Promise<Words>> = {
  zh: async () => zh,
  en: async () => (await import('../../../i18n/en/sign-in.ts')).default,
};

let words: Words = zh;
let spoken: Language = 'zh';
const listeners: (() => void)[] = [];

export const theWords = () => words;
export const theLanguage = () => spoken;

/** Called now and whenever the language has changed. */
export function onWords(listener: () => void) {
  listeners.push(listener);
  listener();
}

/** Writes the form in a language; when its words do not come, the present ones stay. */
export async function write(language: Language, isChoice: boolean): Promise<void> {
  try {
    words = await load[language]();
    spoken = language;
    if (isChoice) chooseLanguage(language);
    else speak(language);
    for (const listener of listeners) listener();
  } finally {
    delete document.documentElement.dataset.words;
  }
}
