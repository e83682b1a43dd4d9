/** What a tag is, and which page belongs to which. */
import type { Feature } from '../../data/feature.ts';
import { type Route, withoutSlash } from '../../data/routes.ts';
import { titlesOf } from '../titles.ts';

export interface Tag {
  /** Its identity: path and what the route declares besides; never filters. */
  key: string;
  /** Where it stands now: path, query and hash, as last seen. */
  at: string;
  /** Keys of the catalogue from the outside in, as the breadcrumb shows them. */
  titles: readonly string[];
  /** What the page calls its record, once it is known. */
  name?: string;
  isPinned: boolean;
}

export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** A list whose records open beside it is one place with them; every other address is one of its own. */
export function tagKey(route: Route, pathname: string, search: string): string {
  const { page } = route;
  const path = isOnePlace(route) ? page.path : withoutSlash(pathname);
  const query = new URLSearchParams(search);
  const named = (page.identity ?? []).flatMap(name =>
    query.getAll(name).map(value => `${name}=${encodeURIComponent(value)}`),
  );
  return named.length > 0 ? `${path}?${named.join('&')}` : path;
}

/** The tag of an address; `features` and `route` as the table of routes has them. */
export function tagOf(features: readonly Feature[], route: Route, { pathname, search, hash }: Address): Tag {
  // the record that is open beside its list does not name the place
  const named: Route =
    route.kind !== 'page' && isOnePlace(route) ? { kind: 'list', page: route.page } : route;
  return {
    key: tagKey(route, pathname, search),
    at: pathname + search + hash,
    titles: titlesOf(features, named),
    isPinned: route.page.isPinned === true,
  };
}

/** Whether its records open beside the list. */
export const isOnePlace = ({ page }: Route) => 'list' in page && page.list === page.edit;
