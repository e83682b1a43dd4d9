/** What a tag is, and which page belongs to which. */
import { type Route, withoutSlash } from '../routes.ts';

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

/** A list whose records open beside it is one place with them; every other address is one of its own. */
export function tagKey({ page }: Route, pathname: string, search: string): string {
  const isOnePlace = 'list' in page && page.list === page.edit;
  const path = isOnePlace ? page.path : withoutSlash(pathname);
  const query = new URLSearchParams(search);
  const named = (page.identity ?? []).flatMap(name =>
    query.getAll(name).map(value => `${name}=${encodeURIComponent(value)}`),
  );
  return named.length > 0 ? `${path}?${named.join('&')}` : path;
}
