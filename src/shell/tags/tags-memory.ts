/** The tags of this window, through a reload. What is read back is judged anew: rights and pages may have changed. */
import type { Feature } from '../../data/feature.ts';
import { mayOpen, pagesOf, routeOf, type Visitor } from '../../data/routes.ts';
import { type Tag, tagOf } from './tag.ts';
import { MOST_TAGS } from './tags-state.ts';

const STORED = 'tags';

/** Empty where nothing is stored, where it is another person's, and where it cannot be read. */
export function rememberedTags(features: readonly Feature[], visitor: Visitor): Tag[] {
  return readStored(visitor.rights.userId)
    .slice(0, MOST_TAGS)
    .flatMap(({ at, name }) => {
      const tag = permittedTag(features, visitor, at);
      return tag ? [name === undefined ? tag : { ...tag, name }] : [];
    });
}

export function rememberTags({ rights }: Visitor, tags: readonly Tag[]) {
  try {
    const kept = tags.map(({ at, name }) => ({ at, name }));
    sessionStorage.setItem(STORED, JSON.stringify({ of: rights.userId, tags: kept }));
  } catch {
    // refused or full: a reload then begins with the pinned ones
  }
}

/** In the order of the table of routes. */
export const pinnedTags = (features: readonly Feature[], visitor: Visitor): Tag[] =>
  pagesOf(features)
    .filter(({ isPinned }) => isPinned)
    .flatMap(({ path }) => permittedTag(features, visitor, path) ?? []);

/** Undefined where the address leads to no page, or to one that may not be opened. */
export function permittedTag(features: readonly Feature[], visitor: Visitor, at: string): Tag | undefined {
  const address = addressIn(at);
  const route = address && routeOf(features, address.pathname);
  if (!route || route.page.isFrameless || !mayOpen(route, visitor)) return undefined;
  return tagOf(features, route, address);
}

interface Stored {
  at: string;
  name?: string;
}

function readStored(userId: string): Stored[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? 'null');
    if (!isRecord(stored) || stored.of !== userId || !Array.isArray(stored.tags)) return [];
    return stored.tags.filter(isStored);
  } catch {
    return [];
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isStored = (value: unknown): value is Stored =>
  isRecord(value) &&
  typeof value.at === 'string' &&
  (value.name === undefined || typeof value.name === 'string');

/** Split by hand: a path that begins with two slashes would be another host to whoever resolves it. */
function addressIn(at: string) {
  const [, pathname, search = '', hash = ''] = /^(\/(?![/\\])[^?#]*)(\?[^#]*)?(#.*)?$/s.exec(at) ?? [];
  return pathname === undefined ? undefined : { pathname, search, hash };
}
