/** Paths as text and in parts. */
import type { RouterTo } from 'ra-core';

export interface Path {
  pathname: string;
  /** Empty, or with its question mark. */
  search: string;
  /** Empty, or with its number sign. */
  hash: string;
}

export const createPath = ({ pathname = '/', search = '', hash = '' }: Partial<Path>): string =>
  pathname + marked('?', search) + marked('#', hash);

const marked = (mark: string, text: string) => (text === '' || text.startsWith(mark) ? text : mark + text);

/** Of a text that begins with its pathname, its query or its fragment. */
export function parsePath(text: string): Path {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? [];
  // a mark alone says nothing
  return { pathname, search: search.length > 1 ? search : '', hash: hash.length > 1 ? hash : '' };
}

/**
 * Where a link leads.
 *
 * @param to without a pathname it stays at `from`; with a relative one it leads on from there
 */
export function resolvePath(to: RouterTo, from: string): Path {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return {
    pathname: pathname ? resolvePathname(pathname, from) : from,
    search: marked('?', search),
    hash: marked('#', hash),
  };
}

function resolvePathname(pathname: string, from: string): string {
  if (pathname.startsWith('/')) return pathname.replaceAll(/\/{2,}/g, '/');
  const segments = from.split('/').filter(Boolean);
  for (const segment of pathname.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}
