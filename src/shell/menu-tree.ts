/** The menu of one visitor, derived from the table of routes. */
import type { Feature, Page, ResourcePage, Section } from '../data/feature.ts';
import {
  isSection,
  linksIn,
  type MenuEntry,
  type MenuLink,
  type MenuSection,
} from '../data/menu-context.tsx';
import { mayOpen, pagesOf, type Route, sectionsOf, type Visitor } from './routes.ts';

/** What the visitor may open and find in menu and search, in the order of the menu. */
export const visiblePages = (features: readonly Feature[], visitor: Visitor) =>
  pagesOf(features).filter(
    page => !page.isHidden && !page.isFrameless && mayOpen(routeOfPage(page), visitor),
  );

/** What stands in no section comes first; a section without a permitted page does not stand at all. */
export function menuTree(features: readonly Feature[], visitor: Visitor): MenuEntry[] {
  const pages = visiblePages(features, visitor);
  const sections = sectionsOf(features);
  const isSectionPath = (path: string | undefined) => sections.some(section => section.path === path);
  const within = (path: string | undefined): MenuEntry[] => [
    ...pages.filter(({ section }) => section === path).map(toPageLink),
    ...sections
      .filter(({ parent }) => (isSectionPath(parent) ? parent : undefined) === path)
      .map(section => ({ ...toLink(section), icon: section.icon, pages: within(section.path) }))
      .filter(section => section.pages.length > 0),
  ];
  return within(undefined);
}

/** Where a section's own path leads; null where nothing in it is permitted, undefined where it is no section. */
export function firstChild(
  features: readonly Feature[],
  path: string,
  visitor: Visitor,
): string | null | undefined {
  if (!sectionsOf(features).some(section => section.path === path)) return undefined;
  const [first] = sectionsIn(menuTree(features, visitor))
    .filter(section => section.path === path)
    .flatMap(linksIn);
  return first?.path ?? null;
}

const sectionsIn = (entries: readonly MenuEntry[]): MenuSection[] =>
  entries.filter(isSection).flatMap(section => [section, ...sectionsIn(section.pages)]);

const toLink = ({ path, title, icon }: Page | ResourcePage | Section): MenuLink => ({ path, title, icon });

const toPageLink = (page: Page | ResourcePage): MenuLink => ({ ...toLink(page), badge: page.badge });

const routeOfPage = (page: Page | ResourcePage): Route =>
  'load' in page ? { kind: 'page', page } : { kind: 'list', page };
