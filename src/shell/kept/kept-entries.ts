/** Which pages stay mounted. Pure. */
import type { Route } from '../../data/routes.ts';
import type { Place } from '../../kit/router/router.ts';
import { isSamePlace } from '../frozen-router.tsx';

export interface KeptEntry {
  /** Of its tag. */
  key: string;
  route: Route;
  /** Where it stands; out of view, where it stood last. */
  place: Place;
}

/** With the one in view. */
export const MAX_KEPT_PAGES = 10;

interface Keeping {
  /** Null while the view belongs to no tag. */
  inView: KeptEntry | null;
  /** Keys of all tags. */
  open: ReadonlySet<string>;
  /** Keys, last looked at first. */
  recent: readonly string[];
  isUnsaved: (key: string) => boolean;
  most?: number;
}

/** In the order in which they were opened, so that none is ever moved in the document; the same array if it may be. */
export function keep(entries: readonly KeptEntry[], keeping: Keeping): readonly KeptEntry[] {
  const { inView, open, recent, isUnsaved, most = MAX_KEPT_PAGES } = keeping;
  const byAge = [...(inView ? [inView.key] : []), ...recent.filter(key => key !== inView?.key)];
  const known = new Set(entries.map(({ key }) => key));
  const ranked = byAge.filter(key => known.has(key) || key === inView?.key);
  const young = new Set(ranked.slice(0, most));
  const stays = ({ key }: KeptEntry) =>
    key === inView?.key || (open.has(key) && (young.has(key) || isUnsaved(key)));
  const next = entries
    .map(entry => (inView && entry.key === inView.key ? updated(entry, inView) : entry))
    .filter(stays);
  if (inView && !known.has(inView.key)) next.push(inView);
  const isSame = next.length === entries.length && next.every((entry, at) => entry === entries[at]);
  return isSame ? entries : next;
}

function updated(entry: KeptEntry, seen: KeptEntry): KeptEntry {
  const isSameRoute = entry.route.kind === seen.route.kind && entry.route.page === seen.route.page;
  return isSameRoute && isSamePlace(entry.place, seen.place) ? entry : seen;
}
