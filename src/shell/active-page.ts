/** Which entry of the menu an address belongs to. */
import { isSection, type MenuEntry } from '../data/menu-context.tsx';

export interface ActivePage {
  path: string;
  section?: string;
}

/** A record belongs to its list; of two entries the longer path is meant. */
export function activePage(menu: readonly MenuEntry[], pathname: string): ActivePage | undefined {
  return menu
    .flatMap<ActivePage>(entry =>
      isSection(entry)
        ? entry.pages.map(({ path }) => ({ path, section: entry.path }))
        : { path: entry.path },
    )
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
}
