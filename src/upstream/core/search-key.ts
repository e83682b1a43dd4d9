import { pinyin } from 'pinyin-pro';

/**
 * The text that a search is run against, filled on write: for each value its full pinyin, its initials and the
 * value itself, in lower case, one space between them. 韦春燕 gives `weichunyan wcy 韦春燕`.
 * The first value is read as a person's name: 单 is shan there, not dan.
 */
export function searchKey(name: string, ...others: readonly (string | null | undefined)[]): string {
  return [spelt(name, 'head'), ...others.map(value => (value ? spelt(value, 'off') : ''))]
    .filter(text => text !== '')
    .join(' ');
}

function spelt(value: string, surname: 'head' | 'off'): string {
  const options = { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true, surname } as const;
  const full = pinyin(value, options).join('');
  const initials = pinyin(value, { ...options, pattern: 'first' }).join('');
  const texts = [full, initials, value].map(text => text.toLowerCase().replaceAll(/\s+/g, ''));
  return [...new Set([...texts, value.toLowerCase()])].join(' ');
}
