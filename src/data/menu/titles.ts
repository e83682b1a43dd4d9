/** What menu records call their entries, in four languages; a key stands for them wherever titles are keys. */
import type { Menu } from '../../contract/access-records.ts';

export interface OwnTitle {
  /** Chinese first; null where the record has none in that language. */
  words: Readonly<Record<'zh' | 'en' | 'es' | 'ja', string | null>>;
  /** The feature's own words, as a key; null where there are none. */
  instead: string | null;
}

/** No key of a catalogue has such a sign. */
export const titleKey = (id: string) => `~menu ${id}`;

/** Null where the record says nothing. */
export function ownTitle(
  { title, titleEn, titleEs, titleJa }: Menu,
  instead: string | null,
): OwnTitle | null {
  const words = { zh: tidy(title), en: tidy(titleEn), es: tidy(titleEs), ja: tidy(titleJa) };
  return Object.values(words).some(text => text !== null) ? { words, instead } : null;
}

/** In this language, else in Chinese, else in the feature's own words, else in any language. */
export function titleIn({ words, instead }: OwnTitle, locale: string, translate: (key: string) => string) {
  const { zh, en, es, ja } = words;
  const own = { zh, en, es, ja }[locale] ?? zh;
  if (own !== null) return own;
  return instead === null ? (en ?? es ?? ja ?? '') : translate(instead);
}

const LONGEST = 80;

/** One line without signs that are none. */
function tidy(text: string | null): string | null {
  const line = (text ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim();
  return line === '' ? null : line.slice(0, LONGEST);
}
