/** A server that speaks the API of Nominatim: https://nominatim.org/release-docs/latest/api/Overview/ */
import * as z from 'zod/mini';
import type { OutsidePlace } from '../core/outside/places.ts';
import type { GeocoderApi } from './geocoder-api.ts';
import { kindOf } from './osm-kinds.ts';

const text = z.optional(z.string());
const Found = z.object({
  osm_type: z.enum(['node', 'way', 'relation']),
  osm_id: z.int(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  name: text,
  display_name: z.string(),
  category: z.string(),
  type: z.string(),
  address: z.optional(z.record(z.string(), z.string())),
});
/** A search answers a list, a point one place or, with status 200, why there is none. */
const Answer = z.union([
  z.array(z.unknown()),
  z.object({ place_id: z.unknown(), lat: z.unknown() }),
  z.object({ error: z.string() }),
]);

const SHAPE = { format: 'jsonv2', addressdetails: '1' };
const LETTERS = { node: 'N', way: 'W', relation: 'R' } as const;
/** Of an address, the smallest first. */
const AREAS = ['neighbourhood', 'suburb', 'borough', 'city_district', 'district', 'town', 'city', 'county'];

export const nominatim: GeocoderApi = {
  called: (keyword, limit, { box }) => ({
    path: '/search',
    query: {
      ...SHAPE,
      q: keyword,
      limit: String(limit),
      ...(box && { viewbox: box.join(','), bounded: '1' }),
    },
  }),
  // it knows one place for a point
  at: ({ lng, lat }) => ({
    path: '/reverse',
    query: { ...SHAPE, lon: String(lng), lat: String(lat), zoom: '18' },
  }),
  read: body => {
    if (!Answer.safeParse(body).success) return undefined;
    return [body].flat().flatMap(placeOf);
  },
};

/** None of what is no place of OpenStreetMap, as a postcode. */
function placeOf(found: unknown): OutsidePlace[] {
  const read = Found.safeParse(found);
  if (!read.success) return [];
  const { osm_type, osm_id, lat, lon, category, type, display_name, address = {} } = read.data;
  const name = read.data.name || display_name.split(',')[0]?.trim();
  if (!name) return [];
  const { road, house_number, city_district, district, suburb, city } = address;
  const door = [road, house_number].filter(Boolean).join(' ');
  const area = city_district ?? district ?? suburb ?? city;
  return [
    {
      osm: { type: LETTERS[osm_type], id: osm_id },
      name,
      address: [area, door === name ? '' : door].filter(Boolean).join(' ') || null,
      kind: kindOf(category, type),
      areas: AREAS.flatMap(part => address[part] ?? []),
      lng: lon,
      lat,
    },
  ];
}
