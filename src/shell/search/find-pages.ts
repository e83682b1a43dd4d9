/** Which pages of the menu are meant by what was typed. */
import Fuse from 'fuse.js';
import { isOutLink, isSection, type MenuEntry } from '../../data/menu-context.tsx';
import { soundsAt } from '../../kit/pinyin/sounds.ts';

export interface FindablePage {
  path: string;
  /** In the language of the moment, as the section. */
  name: string;
  /** From the outside in; empty where the page stands in none. */
  sections: readonly string[];
}

/** Every page of a menu, however deep it lies. */
export function pagesOfMenu(
  menu: readonly MenuEntry[],
  translate: (key: string) => string,
  sections: readonly string[] = [],
): FindablePage[] {
  return menu.flatMap(entry => {
    if (isOutLink(entry)) return [];
    return isSection(entry)
      ? pagesOfMenu(entry.pages, translate, [...sections, translate(entry.title)])
      : [{ path: entry.path, name: translate(entry.title), sections }];
  });
}

/** As the specification has it. */
const FUZZY = {
  threshold: 0.4,
  keys: [
    { name: 'name', weight: 0.7 },
    { name: 'path', weight: 0.3 },
  ],
  includeScore: true,
  ignoreDiacritics: true,
};
/** Found by its sound from the first character on: as good as nearly the same letters. */
const SOUNDED = 0.02;
const SOUNDED_LATER = 0.03;

/** The best first. */
export function findPages(pages: readonly FindablePage[], typed: string): FindablePage[] {
  const text = typed.trim();
  if (!text) return [];
  const scores = new Map<FindablePage, number>();
  for (const { item, score = 1 } of new Fuse(pages, FUZZY).search(text)) scores.set(item, score);
  for (const page of pages) {
    const at = soundsAt(page.name, text);
    if (at === null) continue;
    const score = SOUNDED + at * SOUNDED_LATER;
    scores.set(page, Math.min(score, scores.get(page) ?? 1));
  }
  return [...scores].sort(([, one], [, other]) => one - other).map(([page]) => page);
}
