/** A server that speaks the API of Photon: https://github.com/komoot/photon/blob/master/docs/api-v1.md */
import * as z from 'zod/mini';
import type { OutsidePlace } from '../core/outside/places.ts';
import type { GeocoderApi } from './geocoder-api.ts';
import { kindOf } from './osm-kinds.ts';

const text = z.optional(z.string());
const Feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_type: z.enum(['N', 'W', 'R']),
    osm_id: z.int(),
    osm_key: text,
    osm_value: text,
    name: text,
    housenumber: text,
    street: text,
    locality: text,
    district: text,
    city: text,
    county: text,
  }),
});
const Answer = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });

// without `lang` names are as they are called there; a server refuses languages that it was not made with
export const photon: GeocoderApi = {
  called: (keyword, limit, { near, box }) => ({
    path: '/api',
    query: {
      q: keyword,
      limit: String(limit),
      ...(near && { lon: String(near.lng), lat: String(near.lat) }),
      ...(box && { bbox: box.join(',') }),
    },
  }),
  at: ({ lng, lat }, limit) => ({
    path: '/reverse',
    query: { lon: String(lng), lat: String(lat), limit: String(limit) },
  }),
  read: body => {
    const read = Answer.safeParse(body);
    return read.success ? read.data.features.flatMap(placeOf) : undefined;
  },
};

/** None of what is no place, as a postcode. */
function placeOf(feature: unknown): OutsidePlace[] {
  const read = Feature.safeParse(feature);
  if (!read.success) return [];
  const { geometry, properties } = read.data;
  const { name, street, housenumber, locality, district, city, county } = properties;
  const door = [street, housenumber].filter(Boolean).join(' ');
  const called = name || door;
  if (!called) return [];
  const [lng, lat] = geometry.coordinates;
  return [
    {
      osm: { type: properties.osm_type, id: properties.osm_id },
      name: called,
      address: [district ?? city, door === called ? '' : door].filter(Boolean).join(' ') || null,
      kind: kindOf(properties.osm_key ?? '', properties.osm_value ?? ''),
      areas: [locality, district, city, county].filter(area => area !== undefined),
      lng,
      lat,
    },
  ];
}
