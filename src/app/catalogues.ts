/** The words of each language, fetched when it is first spoken. Only here are catalogues loaded. */
import { wordAt } from '../data/catalogues-context.ts';
import type { Feature } from '../data/feature.ts';
import type { Messages } from '../data/i18n-provider.ts';
import type { Language } from '../kit/language.ts';
import type { catalogue as en } from './catalogue-en.ts';
import type { catalogue as zh } from './catalogue-zh.ts';

type Words = typeof zh | typeof en;

/** Fetches the file of a room, by the path of the file from here. */
type Rooms = Readonly<Record<string, () => Promise<{ default: object }>>>;

const load: Record<Language, () => Promise<{ catalogue: Words; rooms: Rooms }>> = {
  zh: () => import('./catalogue-zh.ts'),
  en: () => import('./catalogue-en.ts'),
  es: () => import('./catalogue-es.ts'),
  ja: () => import('./catalogue-ja.ts'),
};

/** The words of the start. Fails when they cannot be fetched. */
export const loadStart = async (language: Language): Promise<Words> => (await load[language]()).catalogue;

/** Where all other words of a language are: known together with those of its start. */
export const loadRoomFiles = async (language: Language): Promise<Rooms> => (await load[language]()).rooms;

/** The same, and the names of resources. */
export async function loadMessages(language: Language, features: readonly Feature[]): Promise<Messages> {
  const words = await loadStart(language);
  return { ...words, resources: resourceNames(features, words) };
}

export interface FirstWords {
  language: Language;
  messages: Messages;
  /** Another language than was wanted, whose words did not come. */
  isInstead: boolean;
}

/** The words to start with: Chinese where the wanted ones do not come. Null when nothing comes at all. */
export async function loadFirstWords(
  wanted: Language,
  features: readonly Feature[],
): Promise<FirstWords | null> {
  for (const language of [wanted, 'zh'] as const) {
    try {
      const messages = await loadMessages(language, features);
      return { language, messages, isInstead: language !== wanted };
    } catch {
      // the next one
    }
  }
  return null;
}

/** react-admin names a resource by `resources.<name>.name`: its page's title. */
function resourceNames(features: readonly Feature[], words: Words) {
  const resources = features.flatMap(feature => feature.resources ?? []);
  return Object.fromEntries(
    resources.map(({ path, title }) => [path.slice(1), { name: wordAt(words, title) ?? title }]),
  );
}
