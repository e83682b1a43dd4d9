/**
 * The features' routes joined with the menu records: one pure function. The features alone say which pages there are
 * and what they need; a record that names a page by its path renames it, puts it elsewhere, gives it an icon, hides
 * it, or asks for more rights. What no record names stands at the end of its own section.
 */
import type { Menu } from '../../contract/access-records.ts';
import { anyOf, type May } from '../../contract/grammar/may.ts';
import type { PermissionCode } from '../../contract/grammar/permissions.ts';
import type { Feature, Icon, OutLink, Page, ResourcePage, Section } from '../feature.ts';
import { pagesOf, sectionsOf } from '../routes.ts';
import { type Entry, entriesOf } from './records.ts';
import { type OwnTitle, ownTitle, titleKey } from './titles.ts';

export interface Arranged {
  /** As before, but for where pages stand and what they are called. */
  features: readonly Feature[];
  /** Words of the titles that records give, by the key that stands for them. */
  titles: ReadonlyMap<string, OwnTitle>;
}

export interface Icons {
  /** Undefined for a name that nobody knows. */
  byName(name: string): Icon | undefined;
  /** Of a directory and of a link that bring none. */
  directory: Icon;
  link: Icon;
}

/** Sections within sections; what lies deeper stands in the last of them. */
export const DEEPEST = 4;

export function arrange(features: readonly Feature[], records: readonly Menu[], icons: Icons): Arranged {
  const pages = new Map(pagesOf(features).map(page => [page.path as string, page]));
  const ownSections = new Map(sectionsOf(features).map(section => [section.path as string, section]));
  const entries = entriesOf(records, path => ownSections.has(path));
  if (entries.length === 0) return { features, titles: new Map() };

  const titles = new Map<string, OwnTitle>();
  const places = new Map<string, Place>();
  const sections = new Map<string, Section>();
  const around = new Map<string, Around>();
  const links: OutLink[] = [];
  let order = 1;

  const titleOf = ({ record }: Entry, instead: string | null): string | null => {
    const own = ownTitle(record, instead);
    if (!own) return instead;
    titles.set(titleKey(record.id), own);
    return titleKey(record.id);
  };
  const iconOf = ({ record }: Entry) => (record.icon ? icons.byName(record.icon) : undefined);

  const place = (within: readonly Entry[], outer: Around) => {
    for (const entry of within) {
      const inner: Around = {
        ...outer,
        isHidden: outer.isHidden || entry.isHidden,
        codes: [...outer.codes, ...entry.codes],
      };
      if (entry.kind === 'directory') place(entry.children, placeDirectory(entry, inner));
      else {
        if (entry.kind === 'page') placePage(entry, inner);
        // what lies below a page or a button is no reason to lose it
        place(entry.children, outer);
      }
    }
  };

  const placeDirectory = (entry: Entry, inner: Around): Around => {
    const isFree = entry.path !== null && !sections.has(entry.path) && !pages.has(entry.path);
    const known = isFree && entry.path !== null ? ownSections.get(entry.path) : undefined;
    const title = titleOf(entry, known?.title ?? null);
    // without a name there is nothing to open, and too deep nobody finds it
    if (title === null || inner.depth >= DEEPEST) return inner;
    const path = isFree && entry.path !== null ? toPath(entry.path) : toPath(`/~${entry.id}`);
    sections.set(path, {
      path,
      parent: inner.section,
      title,
      icon: iconOf(entry) ?? known?.icon ?? icons.directory,
      order: order++,
    });
    const here = { ...inner, section: path, depth: inner.depth + 1 };
    around.set(path, here);
    return here;
  };

  const placePage = (entry: Entry, inner: Around) => {
    const { href, path, record } = entry;
    if (href !== null) {
      const title = titleOf(entry, null);
      if (title === null || inner.isHidden) return;
      const key = `~${record.id}`;
      const icon = iconOf(entry) ?? icons.link;
      links.push({
        key,
        href,
        title,
        icon,
        section: inner.section,
        order: order++,
        needs: inner.codes.map(toMay),
      });
      return;
    }
    const page = path === null ? undefined : pages.get(path);
    if (!page || places.has(page.path)) return;
    const title = titleOf(entry, page.title) ?? page.title;
    places.set(page.path, { around: inner, title, icon: iconOf(entry) ?? page.icon, order: order++ });
  };

  place(entries, { section: undefined, isHidden: false, codes: [], depth: 0 });

  // what no record names: pages before sections, both as the features have them
  const lastOrder = order + pages.size;
  for (const [path, section] of ownSections) {
    if (!sections.has(path)) sections.set(path, { ...section, order: lastOrder + section.order });
  }
  const aroundOf = (path: string | undefined, seen: readonly string[] = []): Around => {
    const known = path === undefined ? undefined : around.get(path);
    if (known) return known;
    const section = path === undefined || seen.includes(path) ? undefined : ownSections.get(path);
    if (!section) return { section: undefined, isHidden: false, codes: [], depth: 0 };
    return { ...aroundOf(section.parent, [...seen, section.path]), section: section.path };
  };
  const placed = <P extends Page | ResourcePage>(page: P): P => {
    const own = places.get(page.path);
    const { section, isHidden, codes } = own?.around ?? aroundOf(page.section);
    return {
      ...page,
      section: own ? section : page.section,
      title: own?.title ?? page.title,
      icon: own?.icon ?? page.icon,
      isHidden: page.isHidden || isHidden,
      needs: [...page.needs, ...codes.map(toMay)],
      // what stands in no section comes first, as it does without records
      order: own?.order ?? (page.section === undefined ? 0 : order),
    };
  };
  return {
    titles,
    features: [
      ...features.map(feature => ({
        ...feature,
        sections: [],
        ...(feature.pages && { pages: feature.pages.map(placed) }),
        ...(feature.resources && { resources: feature.resources.map(placed) }),
      })),
      { name: 'menu records', sections: [...sections.values()], links },
    ],
  };
}

interface Around {
  section: `/${string}` | undefined;
  isHidden: boolean;
  codes: readonly string[];
  depth: number;
}

interface Place {
  around: Around;
  title: string;
  icon: Icon | undefined;
  order: number;
}

/** Whatever an upstream calls a right: as one of a list it is only ever held or not, and never a word of ours. */
const toMay = (code: string): May => anyOf(code as PermissionCode);

const toPath = (path: string) => path as `/${string}`;
