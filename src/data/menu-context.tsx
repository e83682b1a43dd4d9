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
  /** Never empty; sections within this one stand after its own pages. */
  pages: readonly MenuEntry[];
}

export type MenuEntry = MenuLink | MenuSection;

export const isSection = (entry: MenuEntry): entry is MenuSection => 'pages' in entry;

/** The pages of an entry, those of the sections within it too. */
export const linksIn = (entry: MenuEntry): MenuLink[] =>
  isSection(entry) ? entry.pages.flatMap(linksIn) : [entry];

const MenuContext = createContext<readonly MenuEntry[]>([]);

export function MenuProvider({ menu, children }: { menu: readonly MenuEntry[]; children: ReactNode }) {
  return <MenuContext.Provider value={menu}>{children}</MenuContext.Provider>;
}

export const useMenu = () => useContext(MenuContext);
