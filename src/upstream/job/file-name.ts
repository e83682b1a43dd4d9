import { dateInShanghai } from '../core/day.ts';

const LONGEST_TITLE = 60;

/** What a file is called when it is saved: its title and day, in letters that every system takes. */
export function fileName(title: string, now: number, extension: string): string {
  const safe = title
    .toWellFormed()
    .replaceAll(/[\p{C}\\/:*?"<>|]/gu, '_')
    .slice(0, LONGEST_TITLE)
    .toWellFormed()
    .replaceAll('\uFFFD', '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${safe || 'file'} ${dateInShanghai(now)}.${extension}`;
}
