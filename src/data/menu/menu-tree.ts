/** The menu of one visitor, derived from the table of routes. */
import { isAllowed } from '../../contract/grammar/may.ts';
import type { Feature, Page, ResourcePage, Section } from '../feature.ts';
import { isSection, linksIn, type MenuEntry, type MenuLink, type MenuSection } from '../menu-context.tsx';
import { mayOpen, outLinksOf, pagesOf, type Route, sectionsOf, type Visitor } from '../routes.ts';

/** What the visitor may open and find in menu and search, as the features have it. */
export const visiblePages = (features: readonly Feature[], visitor: Visitor) =>
  pagesOf(features).filter(
    page => !page.isHidden && !page.isFrameless && mayOpen(routeOfPage(page), visitor),
  );

/**
 * By their order; without records pages come first, and what stands in no section before all others. A section without
 * anything that is permitted does not stand at all.
 */
export function menuTree(features: readonly Feature[], visitor: Visitor): MenuEntry[] {
  const sections = sectionsOf(features);
  const paths = new Set<string>(sections.map(({ path }) => path));
  const within = new Map<string | undefined, Ordered[]>();
  const add = (section: string | undefined, entry: Ordered) => {
    const entries = within.get(section);
    if (entries) entries.push(entry);
    else within.set(section, [entry]);
  };
  for (const page of visiblePages(features, visitor)) {
    add(page.section, { order: page.order ?? 0, entry: toPageLink(page) });
  }
  for (const { key, href, title, icon, section, order, needs } of outLinksOf(features)) {
    if (!needs.every(may => isAllowed(may, visitor.rights))) continue;
    add(section, { order, entry: { path: key, href, title, icon } });
  }
  for (const section of sections) {
    const parent = section.parent && paths.has(section.parent) ? section.parent : undefined;
    add(parent, { order: section.order, section });
  }
  const entriesIn = (path: string | undefined): MenuEntry[] =>
    (within.get(path) ?? [])
      .toSorted((one, other) => one.order - other.order)
      .flatMap(item => {
        if ('entry' in item) return [item.entry];
        const { section } = item;
        const pages = entriesIn(section.path);
        return pages.length > 0 ? [{ ...toLink(section), icon: section.icon, pages }] : [];
      });
  return entriesIn(undefined);
}

type Ordered = { order: number } & ({ entry: MenuEntry } | { section: Section });

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
