/** What the console's page may load and from where: its own origin, and what its maps are set up with. */
import type { MapSettings } from '../../../contract/map-settings.ts';

export interface Outsiders {
  map?: MapSettings;
  /** Origins that the base map is fetched from, besides its own address. */
  mapHosts?: readonly string[];
}

/** As Google lists them for its Maps script; styles carry the page's nonce, which the script takes over. */
const GOOGLE: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  'style-src': ['https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.ggpht.com',
  ],
  'connect-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'data:',
    'blob:',
  ],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:'],
};

/** Scripts and styles of this origin only, or with the answer's nonce: emotion writes its styles at run time. */
export function pagePolicy(outsiders: Outsiders): (nonce: string) => string {
  const google = outsiders.map?.googleKey ? GOOGLE : {};
  const hosts = [...new Set([...originOf(outsiders.map?.base?.url), ...(outsiders.mapHosts ?? [])])];
  const line = (name: string, own: readonly string[]) => [name, ...own, ...(google[name] ?? [])].join(' ');
  return nonce =>
    [
      "default-src 'self'",
      line('script-src', ["'self'", `'nonce-${nonce}'`]),
      line('style-src', ["'self'", `'nonce-${nonce}'`]),
      line('img-src', ["'self'", 'data:', 'blob:', ...hosts]),
      ...(hosts.length > 0 || google['connect-src'] ? [line('connect-src', ["'self'", ...hosts])] : []),
      ...['font-src', 'frame-src', 'worker-src']
        .filter(name => google[name])
        .map(name => line(name, ["'self'"])),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
}

/** None for a path: that is our own. */
const originOf = (url: string | undefined): string[] =>
  url && !url.startsWith('/') ? [new URL(url).origin] : [];
