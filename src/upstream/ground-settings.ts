/** Settings that say who knows the ground: roads, and places by name. */
import * as z from 'zod/mini';
import type { Box } from './core/positions/last-positions.ts';
import { isServerAddress, SERVER_EXPECTED } from './network-settings.ts';
import { GEOCODER_KINDS, type GeocoderSettings } from './ports/geocoder.ts';

const address = z.optional(z.string().check(z.refine(isServerAddress)));

export const groundSettings = {
  ROUTING_URL: address,
  GEOCODER_URL: address,
  GEOCODER_KIND: z._default(z.enum(GEOCODER_KINDS), GEOCODER_KINDS[0]),
  GEOCODER_BOX: z.optional(z.string().check(z.refine(text => boxOf(text) !== undefined))),
};

export const GROUND_EXPECTED: Readonly<Record<keyof typeof groundSettings, string>> = {
  ROUTING_URL: SERVER_EXPECTED,
  GEOCODER_URL: SERVER_EXPECTED,
  GEOCODER_KIND: GEOCODER_KINDS.join(' or '),
  GEOCODER_BOX: 'west,south,east,north in degrees, as in 107.9,22.4,108.9,23.3',
};

export interface GroundConfig {
  /** A server that speaks the API of OSRM. Unset: the roads of the simulated city, or as the crow flies. */
  routingUrl?: string;
  /** Unset: places are those of the own gazetteer. */
  geocoder?: GeocoderSettings;
}

type Read = z.output<z.ZodMiniObject<typeof groundSettings>>;

export function groundOf(read: Read): GroundConfig {
  const { ROUTING_URL: routingUrl, GEOCODER_URL: url, GEOCODER_KIND: kind } = read;
  const box = boxOf(read.GEOCODER_BOX ?? '');
  return {
    ...(routingUrl && { routingUrl }),
    ...(url && { geocoder: { url, kind, ...(box && { box }) } }),
  };
}

function boxOf(text: string): Box | undefined {
  const degrees = text.split(',').map(Number);
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = degrees;
  const isBox = west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;
  return isBox && degrees.length === 4 ? [west, south, east, north] : undefined;
}
