/** The words of each language, by rooms: those of the start together, each other one when it is first said. */
import { wordAt } from '../data/catalogues-context.ts';
import type { Feature } from '../data/feature.ts';
import type { Messages } from '../data/i18n-provider.ts';
import type { Language } from '../kit/language.ts';
import { loadCode } from '../late/load-code.ts';
import { fileOf, START_ROOMS, TRANSLATED_ROOM } from './rooms.ts';

type Rooms = Readonly<Record<string, object>>;

/** Every room of every language but those of the sign-in, which brings its own. */
const files = import.meta.glob<{ default: object }>([
  '../../i18n/*/*.ts',
  '!../../i18n/*/{demo,login-code,renewal,sign-in,sign-in-problem}.ts',
]);

/** The words of these rooms by their names. Fails where a file does not come, or there is none. */
export async function loadRooms(language: Language, rooms: readonly string[]): Promise<Rooms> {
  const loaded = await Promise.all(
    rooms.map(async room => {
      const load = files[`../../i18n/${language}/${fileOf(room)}.ts`];
      if (!load) throw new Error(`NO_WORDS: ${room}`);
      return [room, (await loadCode(load)).default] as const;
    }),
  );
  return Object.fromEntries(loaded);
}

/** The words of the start. Fails when they cannot be fetched. */
export async function loadStart(language: Language): Promise<Rooms> {
  const rooms = language === 'zh' ? START_ROOMS : [...START_ROOMS, TRANSLATED_ROOM];
  const { raCore: ra = {}, ...words } = await loadRooms(language, rooms);
  return { ra, ...words };
}

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
function resourceNames(features: readonly Feature[], words: Rooms) {
  const resources = features.flatMap(feature => feature.resources ?? []);
  return Object.fromEntries(
    resources.map(({ path, title }) => [path.slice(1), { name: wordAt(words, title) ?? title }]),
  );
}
