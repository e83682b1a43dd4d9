/** Which entry of the menu an address belongs to. */
import { isOutLink, isSection, type MenuEntry } from '../data/menu-context.tsx';

export interface ActivePage {
  path: string;
  /** Paths of the sections around it, from the outside in. */
  sections: readonly string[];
}

/** A record belongs to its list; of two entries the longer path is meant. */
export function activePage(menu: readonly MenuEntry[], pathname: string): ActivePage | undefined {
  return placesIn(menu)
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
}

const placesIn = (entries: readonly MenuEntry[], sections: readonly string[] = []): ActivePage[] =>
  entries.flatMap(entry => {
    if (isSection(entry)) return placesIn(entry.pages, [...sections, entry.path]);
    return isOutLink(entry) ? [] : [{ path: entry.path, sections }];
  });
