/** react-admin's translations of one language, from catalogues that have been loaded already. */
import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { spokenKey } from './catalogues-context.ts';

/** Words by room: some of those that there are. */
export type Messages = Readonly<Record<string, unknown>>;

export interface GrowingI18nProvider extends I18nProvider {
  /** Rooms of words that have come since. What is drawn already is not drawn anew. */
  add(rooms: Messages): void;
}

/**
 * One provider for each language: a new one given to `I18nContext` draws every text anew, where changing a
 * provider's own locale would mount the whole console again and lose what is being typed.
 * @param figure how a number is written in a text
 * @param labelKeyOf key of what a resource calls a field; react-admin asks for `resources.<name>.fields.<field>`
 */
export function createI18nProvider(
  locale: string,
  messages: Messages,
  figure: (count: number) => string = String,
  labelKeyOf: (resource: string, field: string) => string | undefined = () => undefined,
): GrowingI18nProvider {
  const replace = withFigures(figure);
  let all = messages;
  const speak = () =>
    polyglotI18nProvider(() => all as unknown as TranslationMessages, locale, [], { replace });
  let spoken = speak();
  /** What a text is to name and nobody has told, as fields that an upstream leaves out, is said to be nothing. */
  const withNothing = (options: Readonly<Record<string, unknown>>) => {
    const told = { ...options };
    for (const name in told) if (isMissing(name, told[name])) told[name] = spoken.translate(NONE);
    return told;
  };
  const keyOf = (key: string) => {
    if (OF_NOTHING.test(key)) return NONE;
    const [, resource, field] = OF_RESOURCE.exec(key) ?? [];
    return spokenKey(all, (resource && field && labelKeyOf(resource, field)) || key);
  };
  return {
    ...spoken,
    translate: (key, options) => spoken.translate(keyOf(key), options && withNothing(options)),
    add(rooms) {
      all = { ...all, ...rooms };
      spoken = speak();
    },
  };
}

/** What polyglot puts in the place of `%{name}`; what is counted by `smart_count` among it. */
const withFigures = (figure: (count: number) => string) =>
  function replace(this: string, pattern: RegExp, told: (token: string, name: string) => unknown): string {
    return this.replace(pattern, (token, name) => {
      const value = told(token, name);
      return typeof value === 'number' ? figure(value) : String(value);
    });
  };

const NONE = 'common.none';
/** The word for a value, `map.status.1`, where there is no value. */
const OF_NOTHING = /\.(?:null|undefined|NaN)$/;
const OF_RESOURCE = /^resources\.(.+)\.fields\.(.+)$/;

/** `_` is what stands for a missing text itself. */
const isMissing = (name: string, value: unknown) => name !== '_' && (value ?? Number.NaN) !== value;
