/** The one table of routes, derived from the features. Whatever knows a path asks here. */
import { isAllowed, type May, type Rights } from '../contract/grammar/may.ts';
import type { CapabilityName } from '../contract/platform.ts';
import type { Feature, OutLink, Page, ResourcePage, Section } from './feature.ts';

export type Route = { kind: 'page'; page: Page } | { kind: 'list' | 'create' | 'edit'; page: ResourcePage };

/** Who asks, as far as routes care. */
export interface Visitor {
  rights: Rights;
  roleKeys: readonly string[];
}

/** Without the pages that this upstream has nothing for; what it has less for, in its place. */
export const offeredBy = (
  features: readonly Feature[],
  capabilities: ReadonlySet<CapabilityName>,
): Feature[] =>
  features.map(feature => {
    const isOffered = ({ capability }: Page | ResourcePage) =>
      capability === undefined || capabilities.has(capability);
    const { pages, resources } = feature;
    return {
      ...feature,
      ...(pages && { pages: pages.filter(isOffered) }),
      ...(resources && {
        resources: resources.map(page => pageAt(page, capabilities)).filter(isOffered),
      }),
    };
  });

/** The page as this upstream serves it: nothing is added or edited where it lacks the capability. */
export function pageAt(page: ResourcePage, capabilities: ReadonlySet<CapabilityName>): ResourcePage {
  const { capability, otherwise, path, section, title, icon, order, needs, isLive } = page;
  if (!otherwise || capability === undefined || capabilities.has(capability)) return page;
  return { path, section, title, icon, order, needs, isLive, ...otherwise };
}

const isUnder = (path: string, parent: string) => path.startsWith(`${parent}/`);

export const sectionsOf = (features: readonly Feature[]): Section[] =>
  features.flatMap(({ sections = [] }) => sections).sort((one, other) => one.order - other.order);

/** Pages and lists, feature by feature. */
export const pagesOf = (features: readonly Feature[]): (Page | ResourcePage)[] =>
  features.flatMap(({ pages = [], resources = [] }) => [...pages, ...resources]);

export const outLinksOf = (features: readonly Feature[]): OutLink[] =>
  features.flatMap(({ links = [] }) => links);

export const resourcesOf = (features: readonly Feature[]): ResourcePage[] =>
  features.flatMap(({ resources = [] }) => resources);

/** Names of the resources that this person sees and whose changes are told. */
export const liveResourcesOf = (features: readonly Feature[], rights: Rights): ReadonlySet<string> =>
  new Set(
    resourcesOf(features)
      .filter(
        ({ isLive, needs, may }) => isLive && [...needs, may.read].every(right => isAllowed(right, rights)),
      )
      .map(resourceName),
  );

/** react-admin's name of a resource. */
export const resourceName = (page: ResourcePage) => page.path.slice(1);

/** The route that a path leads to; null where there is none. */
export function routeOf(features: readonly Feature[], path: string): Route | null {
  const wanted = withoutSlash(path);
  for (const { pages = [], resources = [] } of features) {
    const page = pages.find(candidate => candidate.path === wanted);
    if (page) return { kind: 'page', page };
    for (const resource of resources) {
      if (resource.path === wanted) return { kind: 'list', page: resource };
      if (!isUnder(wanted, resource.path)) continue;
      const rest = wanted.slice(resource.path.length + 1);
      if (rest === 'create' && resource.create) return { kind: 'create', page: resource };
      if (rest && rest !== 'create' && !rest.includes('/') && resource.edit)
        return { kind: 'edit', page: resource };
    }
  }
  return null;
}

export const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** All of these are needed. A record may be looked at by whoever sees the list; its page decides the rest. */
export function needsOf(route: Route): readonly May[] {
  const { needs } = route.page;
  const create = route.kind === 'create' ? route.page.may.create : undefined;
  return create ? [...needs, create] : needs;
}

export function mayOpen(route: Route, visitor: Visitor): boolean {
  const { role } = route.page;
  if (role !== undefined && !visitor.roleKeys.includes(role)) return false;
  return needsOf(route).every(may => isAllowed(may, visitor.rights));
}

/** A section and those it lies in, from the outside in. */
export function sectionsAround(sections: readonly Section[], path: string | undefined): Section[] {
  const around: Section[] = [];
  for (let next = path; next !== undefined; ) {
    const section = sections.find(candidate => candidate.path === next);
    // one that lies in itself lies nowhere
    if (!section || around.includes(section)) break;
    around.unshift(section);
    next = section.parent;
  }
  return around;
}
