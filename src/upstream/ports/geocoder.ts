/** Places as a server outside knows them: remembered for a while, and none while it is away. */
import type { Clock } from '../core/context.ts';
import type { OutsidePlace, Places } from '../core/outside/places.ts';
import type { PortNote } from '../core/outside/port-watch.ts';
import type { Box } from '../core/positions/last-positions.ts';
import { boxAround } from '../core/positions/sphere.ts';
import { createShortMemory } from '../core/short-memory.ts';
import { createBreaker } from './breaker.ts';
import type { GeocoderApi, Question } from './geocoder-api.ts';
import { nominatim } from './nominatim.ts';
import { askJson, NoAnswer } from './outside-json.ts';
import { photon } from './photon.ts';

export const GEOCODER_KINDS = ['photon', 'nominatim'] as const;
export type GeocoderKind = (typeof GEOCODER_KINDS)[number];

export interface GeocoderSettings {
  url: string;
  kind: GeocoderKind;
  /** Where no point is named, places are sought in here alone: degrees of WGS-84. */
  box?: Box;
}

interface Circumstances {
  clock: Clock;
  say(line: string): void;
  note?: PortNote;
  timeoutMs?: number;
}

const APIS: Readonly<Record<GeocoderKind, GeocoderApi>> = { photon, nominatim };
/** Places do not move, but a clerk who types asks for the same again and again. */
const KEPT_MS = 600_000;
const MOST_KEPT = 2_000;
const TIMEOUT_MS = 1_500;
/** Nothing further away is near: metres. */
const NEAR = 30_000;

export function geocoderPlaces(
  { url, kind, box }: GeocoderSettings,
  { clock, say, note, timeoutMs = TIMEOUT_MS }: Circumstances,
): Places {
  const api = APIS[kind];
  const base = url.replace(/\/+$/, '');
  const breaker = createBreaker({ name: 'Geocoder', clock, say, note });
  const memory = createShortMemory<OutsidePlace[]>({ clock, keptMs: KEPT_MS, most: MOST_KEPT });

  async function ask({ path, query }: Question): Promise<OutsidePlace[] | undefined> {
    const address = `${base}${path}?${new URLSearchParams(query)}`;
    const known = memory.recall(address);
    if (known) return known;
    const found = await breaker.ask(async () => {
      const places = api.read(await askJson(address, { timeoutMs }));
      if (!places) throw new NoAnswer('GARBAGE');
      return places;
    });
    if (found) memory.keep(address, found);
    return found;
  }

  return {
    called: (keyword, limit, near) =>
      ask(api.called(keyword, limit, { near, box: near ? boxAround(near, NEAR) : box })),
    at: (point, limit) => ask(api.at(point, limit)),
  };
}
