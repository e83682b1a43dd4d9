/** The catalogues, for who needs more of them than a key: the words of all values of a field, a label in every language. */
import { createContext, useContext } from 'react';

export interface Catalogues {
  languages: readonly string[];
  /** Fails when the words cannot be fetched. */
  load(language: string): Promise<object>;
}

/** Where nobody has given any, there are no words. */
export const CataloguesContext = createContext<Catalogues>({ languages: [], load: async () => ({}) });

export const useCatalogues = () => useContext(CataloguesContext);

/** The word that a key with dots leads to. */
export function wordAt(words: object, key: string): string | undefined {
  const found = placeAt(words, spokenKey(words, key));
  return typeof found === 'string' ? found : undefined;
}

/** Labels that several records share, in every language. */
export const SHARED_LABELS = 'field';

/** `field.remark` of `order.field.remark`. */
const LABEL = /\.(field\.\w+)$/;

/** The key whose word is said: a room without a word for a field calls it by the shared label. */
export function spokenKey(words: object, key: string): string {
  const [, shared] = LABEL.exec(key) ?? [];
  const isShared = shared !== undefined && placeAt(words, key) === undefined;
  return isShared && placeAt(words, shared) !== undefined ? shared : key;
}

/** All words under a key, each by the rest of its key. */
export function wordsUnder(words: object, key: string): { value: string; label: string }[] {
  const place = placeAt(words, key);
  return typeof place === 'object' && place !== null ? flattened(place, '') : [];
}

const placeAt = (words: object, key: string) =>
  key
    .split('.')
    .reduce<unknown>(
      (place, part) => (place instanceof Object ? (place as Record<string, unknown>)[part] : undefined),
      words,
    );

function flattened(place: object, before: string): { value: string; label: string }[] {
  return Object.entries(place).flatMap(([name, own]) =>
    typeof own === 'string'
      ? [{ value: before + name, label: own }]
      : typeof own === 'object' && own !== null
        ? flattened(own, `${before}${name}.`)
        : [],
  );
}
