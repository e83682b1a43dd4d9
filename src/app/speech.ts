/** What the console speaks: a language, its words of the start, and those that came on demand. */
import type { Catalogues } from '../data/catalogues-context.ts';
import type { Feature } from '../data/feature.ts';
import { createI18nProvider, type GrowingI18nProvider, type Messages } from '../data/i18n-provider.ts';
import { formatCount } from '../kit/format/count.ts';
import { isLanguage, LANGUAGES, type Language } from '../kit/language.ts';
import { type LabelSource, labelKey } from '../resource/pages/field-keys.ts';
import { type FirstWords, loadMessages, loadRooms, loadStart } from './catalogues.ts';
import type { NeededWords } from './words-on-demand.ts';

export interface Speech extends NeededWords {
  language(): Language;
  provider(): GrowingI18nProvider;
  /** Whether it has words for this reason of a failure. Fails when they cannot be fetched. */
  saysWhy(reason: string): Promise<boolean>;
  /** With every room that has been needed so far. Fails, and nothing changes, when the words cannot be fetched. */
  change(next: Language): Promise<GrowingI18nProvider>;
  /** For whoever needs more than a key: the words of the start and of every room that has been needed so far. */
  catalogues: Catalogues;
}

export function createSpeech(
  { language, messages }: Omit<FirstWords, 'isInstead'>,
  features: readonly Feature[],
): Speech {
  const sources = new Map<string, LabelSource>();
  const labelKeyOf = (resource: string, field: string) => {
    const source = sources.get(resource);
    return source && labelKey(source, field);
  };
  const speak = (of: Language, words: Messages) => createI18nProvider(of, words, formatCount, labelKeyOf);
  let spoken = { language, provider: speak(language, messages) };
  const there = new Set<string>();

  /** Of react-admin's words there is only a part from the start. */
  const isWhole = (room: string) => room !== 'ra' && Object.hasOwn(messages, room);

  const need = async (rooms: readonly string[]): Promise<void> => {
    const missing = rooms.filter(room => !there.has(room) && !isWhole(room));
    if (missing.length === 0) return;
    const asked = spoken;
    const words = await loadRooms(asked.language, missing);
    // another language has been chosen meanwhile
    if (asked !== spoken) return need(rooms);
    spoken.provider.add(words);
    for (const room of missing) there.add(room);
  };

  return {
    language: () => spoken.language,
    provider: () => spoken.provider,
    need,
    labels: (resource, of) => void sources.set(resource, of),
    async saysWhy(reason) {
      await need(['reason']);
      return spoken.provider.translate(`reason.${reason}`, { _: '' }) !== '';
    },
    async change(next) {
      const [start, rooms] = await Promise.all([loadMessages(next, features), loadRooms(next, [...there])]);
      const provider = speak(next, start);
      provider.add(rooms);
      spoken = { language: next, provider };
      return provider;
    },
    catalogues: {
      languages: Object.keys(LANGUAGES),
      async load(wanted) {
        const known = isLanguage(wanted) ? wanted : 'zh';
        const [start, rooms] = await Promise.all([loadStart(known), loadRooms(known, [...there])]);
        return { ...start, ...rooms };
      },
    },
  };
}
