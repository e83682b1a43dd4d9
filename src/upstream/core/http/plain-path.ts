/** Paths that mean the same to everybody who reads them. */

/** How often a path may have been encoded over: once is usual, and no server decodes for ever. */
const DEEPEST = 4;
const ENCODED = /%[\da-f]{2}/i;

/**
 * The path decoded; null where two servers could read it differently: steps up or aside (`..`, `..;`), empty
 * segments (`//host`), separators or control characters that are encoded, whichever times over.
 *
 * @param raw as it stands in the request, without its query
 */
export function plainPath(raw: string): string | null {
  if (!raw.startsWith('/') || raw.includes('#')) return null;
  const segments = raw.slice(1).split('/');
  const isClean = segments.every(
    (segment, at) => isPlain(segment) && (segment !== '' || at === segments.length - 1),
  );
  return isClean ? decodeURIComponent(raw) : null;
}

function isPlain(segment: string): boolean {
  let decoded = segment;
  for (let depth = 0; depth < DEEPEST; depth++) {
    if (hasTrick(decoded)) return false;
    const further = decode(decoded);
    // a bare `%` beside something encoded: some servers would decode the one and leave the other
    if (further === null) return depth > 0 && !ENCODED.test(decoded);
    if (further === decoded) return true;
    decoded = further;
  }
  return false;
}

// parameters of a segment (`;x=1`) are cut off by some servers before they look for dots
const hasTrick = (text: string) => /[/\\\p{Cc}]/u.test(text) || /^\.{1,2}(?:;|$)/.test(text);

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
