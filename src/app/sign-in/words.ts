/** The words of the form. Chinese stands in the page and is read there; what is not there is fetched. */
import type { Catalogue } from '../../../i18n/catalogue.ts';
import type zh from '../../../i18n/zh/sign-in.ts';
import { chooseLanguage, type Language, speak } from '../../kit/language.ts';
import { loadCode } from '../../late/load-code.ts';

export type Words = Catalogue<typeof zh>;

/** Something to be told, in the language of the moment. */
export interface Saying {
  (): string;
  /** When it is over, by the server's clock: told beside it, counting down. */
  until?: number;
  /** No fault: told without the colour of one. */
  isGood?: boolean;
}

const onPage = wordsOnPage();

const load: Record<Language, () => Promise<Words>> = {
  zh: async () => onPage ?? (await loadCode(() => import('../../../i18n/zh/sign-in.ts'))).default,
  en: async () => (await loadCode(() => import('../../../i18n/en/sign-in.ts'))).default,
  es: async () => (await loadCode(() => import('../../../i18n/es/sign-in.ts'))).default,
  ja: async () => (await loadCode(() => import('../../../i18n/ja/sign-in.ts'))).default,
};

// where there is no form, words are taken before any is asked for
let words = onPage as Words;
let spoken: Language = 'zh';
const listeners = new Set<() => void>();
const others = new Set<(language: Language) => Promise<void>>();

export const theWords = () => words;
export const theLanguage = () => spoken;

/** Called now and whenever the language has changed. Answers what ends it. */
export function onWords(listener: () => void): () => void {
  listeners.add(listener);
  listener();
  return () => listeners.delete(listener);
}

/** Words of a further step: fetched now, and with every later language before anything is written in it. */
export async function alsoTake(fetchWords: (language: Language) => Promise<void>): Promise<() => void> {
  others.add(fetchWords);
  await fetchWords(spoken);
  return () => others.delete(fetchWords);
}

/** Takes a language's words, and says so to nobody but who writes them. */
export async function takeWords(language: Language, told = (_: Language) => {}): Promise<void> {
  const fetched = load[language]();
  for (const fetchWords of others) await fetchWords(language);
  words = await fetched;
  spoken = language;
  told(language);
  for (const listener of listeners) listener();
}

/** Writes the form in a language; when its words do not come, the present ones stay. */
export async function write(language: Language, isChoice: boolean): Promise<void> {
  try {
    await takeWords(language, isChoice ? chooseLanguage : speak);
  } finally {
    delete document.documentElement.dataset.words;
  }
}

/** A test compares what stands there with the catalogue. */
function wordsOnPage(): Words | undefined {
  const page = document.getElementById('sign-in');
  if (!page) return undefined;
  const words = JSON.parse(page.dataset.words ?? '{}');
  for (const node of page.querySelectorAll<HTMLElement>('[data-word], [data-label]')) {
    const { word, label } = node.dataset;
    if (word) words[word] = node.textContent;
    if (label) words[label] = node.ariaLabel;
  }
  return words;
}
