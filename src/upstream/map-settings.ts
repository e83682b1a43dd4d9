/** Settings that say on which base map the console draws. */
import * as z from 'zod/mini';
import type { MapSettings } from '../contract/map-settings.ts';

const address = z.optional(z.string().check(z.refine(isMapAddress)));

export const mapSettings = {
  GOOGLE_MAPS_API_KEY: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  BASE_MAP_STYLE_URL: address,
  BASE_MAP_TILES_URL: z.optional(z.string().check(z.refine(isTemplate))),
  BASE_MAP_PMTILES_URL: address,
  BASE_MAP_COORDINATES: z._default(z.enum(['wgs84', 'gcj02']), 'wgs84'),
  BASE_MAP_ATTRIBUTION: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  BASE_MAP_HOSTS: z._default(z.string().check(z.refine(areOrigins)), ''),
};

const ADDRESS_EXPECTED = 'an http or https address, or a path of this server, without user';

export const MAP_EXPECTED: Readonly<Record<keyof typeof mapSettings, string>> = {
  GOOGLE_MAPS_API_KEY: 'a key of letters, digits, - and _',
  BASE_MAP_STYLE_URL: ADDRESS_EXPECTED,
  BASE_MAP_TILES_URL: `${ADDRESS_EXPECTED}, with {z}, {x} and {y}`,
  BASE_MAP_PMTILES_URL: ADDRESS_EXPECTED,
  BASE_MAP_COORDINATES: 'wgs84 or gcj02',
  BASE_MAP_ATTRIBUTION: 'at most 200 characters',
  BASE_MAP_HOSTS: 'origins as in https://tiles.example.com, separated by commas',
};

/** No two of them: there is one base map. */
export const BASE_MAPS = ['BASE_MAP_STYLE_URL', 'BASE_MAP_TILES_URL', 'BASE_MAP_PMTILES_URL'] as const;

export interface MapConfig {
  map: MapSettings;
  /** Origins that the base map is fetched from, besides its own address. */
  mapHosts: readonly string[];
}

type Read = z.output<z.ZodMiniObject<typeof mapSettings>>;

export function mapOf(read: Read): MapConfig {
  const {
    GOOGLE_MAPS_API_KEY: googleKey,
    BASE_MAP_COORDINATES: coordinates,
    BASE_MAP_ATTRIBUTION: attribution,
  } = read;
  const { BASE_MAP_STYLE_URL: style, BASE_MAP_TILES_URL: tiles, BASE_MAP_PMTILES_URL: pmtiles } = read;
  const url = style ?? tiles ?? pmtiles;
  const kind = style ? 'style' : tiles ? 'tiles' : 'pmtiles';
  return {
    map: { ...(googleKey && { googleKey }), ...(url && { base: { kind, url, coordinates, attribution } }) },
    mapHosts: originsIn(read.BASE_MAP_HOSTS),
  };
}

function originsIn(text: string): string[] {
  const parts = text.split(',').map(part => part.trim());
  return parts.filter(part => part !== '');
}

/** Names in braces are filled in by who fetches. */
function isMapAddress(text: string): boolean {
  if (/[\s;,'"]/.test(text)) return false;
  if (/^\/[^/]/.test(text)) return true;
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password;
}

function isTemplate(text: string): boolean {
  return isMapAddress(text) && ['{z}', '{x}', '{y}'].every(part => text.includes(part));
}

function areOrigins(text: string): boolean {
  return originsIn(text).every(
    part => URL.canParse(part) && /^https?:$/.test(new URL(part).protocol) && new URL(part).origin === part,
  );
}
