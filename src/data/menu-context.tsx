/** What this user may open, as the menu shows it; for the sidebar and for pages that link to it. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Icon } from './feature.ts';

export interface MenuLink {
  path: string;
  /** Key of the catalogue, as all titles here. */
  title: string;
  icon?: Icon;
  /** Fetches the number at the right of its row. */
  badge?: () => Promise<{ default: ComponentType }>;
}

export interface MenuSection extends MenuLink {
  icon: Icon;
  /** In their order; never empty. */
  pages: readonly MenuEntry[];
}

/** Leads out of the console: a window of its own, which learns nothing of this one. */
export interface MenuOutLink {
  path: string;
  title: string;
  icon: Icon;
  href: string;
}

export type MenuEntry = MenuLink | MenuSection | MenuOutLink;

export const isSection = (entry: MenuEntry): entry is MenuSection => 'pages' in entry;

export const isOutLink = (entry: MenuEntry): entry is MenuOutLink => 'href' in entry;

/** The pages of an entry, those of the sections within it too. */
export const linksIn = (entry: MenuEntry): MenuLink[] => {
  if (isSection(entry)) return entry.pages.flatMap(linksIn);
  return isOutLink(entry) ? [] : [entry];
};

const MenuContext = createContext<readonly MenuEntry[]>([]);

export function MenuProvider({ menu, children }: { menu: readonly MenuEntry[]; children: ReactNode }) {
  return <MenuContext.Provider value={menu}>{children}</MenuContext.Provider>;
}

export const useMenu = () => useContext(MenuContext);

/** Whether the menu leads this user to the page. */
export function useLeadsTo(path: string): boolean {
  return useMenu().some(entry => linksIn(entry).some(page => page.path === path));
}
