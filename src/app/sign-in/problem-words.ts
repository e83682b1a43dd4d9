/** What the sign-in says when something is in the way. Fetched with the call, not with the form. */
import type { Catalogue } from '../../../i18n/catalogue.ts';
import zh from '../../../i18n/zh/sign-in-problem.ts';
import type { Language } from '../../kit/language.ts';
import { loadCode } from '../../late/load-code.ts';
import { alsoTake } from './words.ts';

export type ProblemWords = Catalogue<typeof zh>;

const load: Record<Language, () => Promise<ProblemWords>> = {
  zh: async () => zh,
  en: async () => (await loadCode(() => import('../../../i18n/en/sign-in-problem.ts'))).default,
  es: async () => (await loadCode(() => import('../../../i18n/es/sign-in-problem.ts'))).default,
  ja: async () => (await loadCode(() => import('../../../i18n/ja/sign-in-problem.ts'))).default,
};

let words: ProblemWords = zh;

export const problemWords = () => words;

// begun when the module comes; not awaited at its top level, which would cut the first script into pieces
const taken = alsoTake(async language => {
  words = await load[language]();
}).catch(() => undefined);

/** Resolves when the words of the present language are there; without them the Chinese ones stand. */
export const takeProblemWords = async () => void (await taken);
