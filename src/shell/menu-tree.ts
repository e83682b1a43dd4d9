/** The menu of one visitor, derived from the table of routes. */
import type { Feature, Page, ResourcePage } from '../data/feature.ts';
import type { MenuEntry, MenuLink } from '../data/menu-context.tsx';
import { mayOpen, pagesOf, type Route, sectionsOf, type Visitor } from './routes.ts';

/** What the visitor may open and find in menu and search, in the order of the menu. */
export const visiblePages = (features: readonly Feature[], visitor: Visitor) =>
  pagesOf(features).filter(
    page => !page.isHidden && !page.isFrameless && mayOpen(routeOfPage(page), visitor),
  );

/** Pages without a section stand first; a section without a permitted page does not stand at all. */
export function menuTree(features: readonly Feature[], visitor: Visitor): MenuEntry[] {
  const pages = visiblePages(features, visitor);
  const single = pages.filter(({ section }) => section === undefined).map(toLink);
  const grouped = sectionsOf(features).map(section => ({
    path: section.path,
    title: section.title,
    icon: section.icon,
    pages: pages.filter(page => page.section === section.path).map(toLink),
  }));
  return [...single, ...grouped.filter(section => section.pages.length > 0)];
}

/** Where a section's own path leads; null where nothing in it is permitted, undefined where it is no section. */
export function firstChild(
  features: readonly Feature[],
  path: string,
  visitor: Visitor,
): string | null | undefined {
  if (!sectionsOf(features).some(section => section.path === path)) return undefined;
  return visiblePages(features, visitor).find(page => page.section === path)?.path ?? null;
}

const toLink = ({ path, title, icon }: Page | ResourcePage): MenuLink => ({ path, title, icon });

const routeOfPage = (page: Page | ResourcePage): Route =>
  'load' in page ? { kind: 'page', page } : { kind: 'list', page };
