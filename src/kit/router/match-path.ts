/** Whether a pathname is one of a pattern, as `/user/:id`, `/log/:id?` or `/user/*`. */
import type { RouterMatch } from 'ra-core';

export interface PathPattern {
  path: string;
  /** Whether nothing may follow; true unless it says otherwise. */
  end?: boolean;
}

/**
 * @returns `params` decoded, what `*` stands for under `*`; `pathnameBase` without what `*` stands for; null where
 * it does not match
 */
export function matchPath(pattern: string | PathPattern, pathname: string): RouterMatch | null {
  const { path, end = true } = typeof pattern === 'string' ? { path: pattern } : pattern;
  const { expression, names } = expressionOf(path, end);
  const found = expression.exec(pathname);
  if (!found) return null;
  const [matched, ...values] = found;
  const params = Object.fromEntries(
    names.map((name, at) => [name, decoded(values[at] ?? (name === '*' ? '' : undefined))]),
  );
  // counted as it stands in the address
  const rest = names.includes('*') ? (values.at(-1) ?? '') : '';
  return {
    params,
    pathname: matched,
    pathnameBase: matched.slice(0, matched.length - rest.length).replace(/(.)\/+$/, '$1'),
  };
}

/** The parts of a pattern, without the slashes at both ends. */
export const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

function expressionOf(path: string, end: boolean) {
  const names: string[] = [];
  let source = '';
  for (const segment of segmentsOf(path)) {
    const [, name, optional] = /^:([\w-]+)(\?)?$/.exec(segment) ?? [];
    if (name) {
      names.push(name);
      source += optional ? '(?:/([^/]+))?' : '/([^/]+)';
    } else if (segment === '*') {
      names.push('*');
      source += '(?:/(.*))?';
    } else source += `/${segment.replaceAll(/[\\^$.|+()[\]{}*?]/g, '\\$&')}`;
  }
  const tail = end ? '/*$' : '(?=/|$)';
  return { expression: new RegExp(`^${source || '(?=/)'}${tail}`, 'i'), names };
}

/** As it stands, where it is no encoding of anything. */
function decoded(value: string | undefined): string | undefined {
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return value;
  }
}
