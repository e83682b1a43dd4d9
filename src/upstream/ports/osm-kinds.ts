/** What OpenStreetMap's tags mean here: https://wiki.openstreetmap.org/wiki/Map_features */
import type { PlaceKind } from '../../contract/place.ts';

/** By `key=value`, or by the key alone. */
const KINDS = new Map<string, PlaceKind>(
  Object.entries({
    railway: 'railway',
    'public_transport=station': 'railway',
    aeroway: 'airport',
    'amenity=bus_station': 'coach',
    'amenity=hospital': 'hospital',
    'amenity=clinic': 'hospital',
    'amenity=university': 'university',
    'amenity=college': 'university',
    'amenity=school': 'school',
    'amenity=kindergarten': 'school',
    'amenity=marketplace': 'market',
    'amenity=townhall': 'government',
    'amenity=police': 'government',
    'amenity=courthouse': 'government',
    'office=government': 'government',
    office: 'office',
    'building=office': 'office',
    'building=commercial': 'office',
    shop: 'mall',
    leisure: 'park',
    'tourism=hotel': 'hotel',
    'tourism=hostel': 'hotel',
    'tourism=motel': 'hotel',
    'tourism=guest_house': 'hotel',
    tourism: 'park',
    'landuse=residential': 'estate',
    building: 'estate',
    place: 'estate',
    'man_made=bridge': 'bridge',
    bridge: 'bridge',
    tunnel: 'tunnel',
    'highway=crossing': 'crossing',
    'highway=traffic_signals': 'crossing',
    junction: 'crossing',
  }),
);

export const kindOf = (key: string, value: string): PlaceKind =>
  KINDS.get(`${key}=${value}`) ?? KINDS.get(key) ?? 'road';
