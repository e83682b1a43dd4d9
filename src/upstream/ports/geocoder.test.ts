/** The servers here answer as Photon and Nominatim say of themselves that they do. */
import { afterEach, describe, expect, it } from 'vitest';
import { aJsonServer, FAILINGS, type JsonAnswer } from '../../../tests/builders/json-server.ts';
import { aClock } from '../../../tests/builders/time-and-chance.ts';
import { createPortWatch } from '../core/outside/port-watch.ts';
import type { Box } from '../core/positions/last-positions.ts';
import { GEOCODER_KINDS, type GeocoderKind, geocoderPlaces } from './geocoder.ts';
import { kindOf } from './osm-kinds.ts';

const CENTRE = { lng: 108.366, lat: 22.817 };

const photonAnswer = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: {
        osm_type: 'W',
        osm_id: 27913,
        osm_key: 'railway',
        osm_value: 'station',
        type: 'house',
        name: '南宁东站',
        street: '凤岭北路',
        district: '青秀区',
        city: '南宁市',
        country: '中国',
        countrycode: 'CN',
        extent: [108.4, 22.9, 108.5, 22.8],
      },
      geometry: { type: 'Point', coordinates: [108.4012, 22.8433] },
    },
    {
      type: 'Feature',
      properties: {
        osm_type: 'N',
        osm_id: 5,
        osm_key: 'place',
        osm_value: 'house',
        street: '民族大道',
        housenumber: '131号',
        city: '南宁市',
      },
      geometry: { type: 'Point', coordinates: [108.37, 22.81] },
    },
    {
      type: 'Feature',
      properties: { type: 'other', postcode: '530000' },
      geometry: { type: 'Point', coordinates: [1, 2] },
    },
  ],
};
const station = {
  place_id: 100149,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
  osm_type: 'way',
  osm_id: 27913,
  lat: '22.8433',
  lon: '108.4012',
  category: 'railway',
  type: 'station',
  place_rank: 30,
  importance: 0.4,
  addresstype: 'railway',
  name: '南宁东站',
  display_name: '南宁东站, 凤岭北路, 青秀区, 南宁市, 广西壮族自治区, 中国',
  address: {
    railway: '南宁东站',
    road: '凤岭北路',
    city_district: '青秀区',
    city: '南宁市',
    country: '中国',
    country_code: 'cn',
  },
  boundingbox: ['22.8', '22.9', '108.4', '108.5'],
};
const nominatimAnswer = (url: URL): JsonAnswer => [
  200,
  url.pathname === '/search'
    ? [
        station,
        { place_id: 7, lat: '1', lon: '2', category: 'place', type: 'postcode', display_name: '530000' },
      ]
    : station,
];
const EAST_STATION = {
  osm: { type: 'W', id: 27913 },
  name: '南宁东站',
  address: '青秀区 凤岭北路',
  kind: 'railway',
  areas: ['青秀区', '南宁市'],
  lng: 108.4012,
  lat: 22.8433,
};

let open: Awaited<ReturnType<typeof aJsonServer>> | undefined;
afterEach(() => open?.close());

async function someGeocoder(
  kind: GeocoderKind,
  tell: (url: URL) => JsonAnswer,
  about: { timeoutMs?: number; box?: Box } = {},
) {
  open = await aJsonServer(tell);
  const clock = aClock();
  const said: string[] = [];
  const { box, timeoutMs = 30_000 } = about;
  const settings = { url: `${open.url}/`, kind, ...(box && { box }) };
  const watch = createPortWatch(clock);
  const note = watch.noteOf('geocoder');
  const places = geocoderPlaces(settings, { clock, timeoutMs, note, say: line => said.push(line) });
  const paths = () =>
    open?.asked.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)]);
  return { ...open, clock, said, watch, places, paths };
}

describe('a geocoder', () => {
  it('that is a Photon is asked as it is documented', async () => {
    const { places, paths } = await someGeocoder('photon', () => [200, photonAnswer], {
      box: [107.9, 22.4, 108.9, 23.3],
    });
    expect(await places.called('南宁东站', 10)).toEqual([
      EAST_STATION,
      {
        osm: { type: 'N', id: 5 },
        name: '民族大道 131号',
        address: '南宁市',
        kind: 'estate',
        areas: ['南宁市'],
        lng: 108.37,
        lat: 22.81,
      },
    ]);
    await places.called('南宁东站', 10, CENTRE);
    await places.at(CENTRE, 3);
    expect(paths()).toEqual([
      ['/api', { q: '南宁东站', limit: '10', bbox: '107.9,22.4,108.9,23.3' }],
      [
        '/api',
        {
          q: '南宁东站',
          limit: '10',
          lon: '108.366',
          lat: '22.817',
          bbox: expect.stringMatching(/^108\.07.*,22\.54.*,108\.65.*,23\.08/),
        },
      ],
      ['/reverse', { lon: '108.366', lat: '22.817', limit: '3' }],
    ]);
  });

  it('that is a Nominatim is asked as it is documented', async () => {
    const { places, paths, answer } = await someGeocoder('nominatim', nominatimAnswer);
    expect(await places.called('南宁东站', 10)).toEqual([EAST_STATION]);
    expect(await places.at(CENTRE, 3)).toEqual([EAST_STATION]);
    await places.called('x', 5, CENTRE);
    expect(paths()).toEqual([
      ['/search', { format: 'jsonv2', addressdetails: '1', q: '南宁东站', limit: '10' }],
      ['/reverse', { format: 'jsonv2', addressdetails: '1', lon: '108.366', lat: '22.817', zoom: '18' }],
      ['/search', expect.objectContaining({ bounded: '1', viewbox: expect.stringContaining('108.07') })],
    ]);
    answer(() => [200, { error: 'Unable to geocode' }]);
    expect(await places.at({ lng: 0, lat: 0 }, 3)).toEqual([]);
  });

  it('is asked for the same once in ten minutes', async () => {
    const { places, asked, clock } = await someGeocoder('photon', () => [200, photonAnswer]);
    for (let count = 0; count < 3; count += 1) await places.called('东站', 10);
    await places.called('东站', 11);
    expect(asked).toHaveLength(2);
    clock.advance(600_000);
    await places.called('东站', 10);
    expect(asked).toHaveLength(3);
  });

  it.each(GEOCODER_KINDS.flatMap(kind => FAILINGS.map(failing => [kind, ...failing] as const)))(
    'that is a %s and %s is away',
    async (kind, _, code, told) => {
      const { places, said, asked } = await someGeocoder(kind, () => told, told ? {} : { timeoutMs: 100 });
      expect(await places.called('x', 10)).toBeUndefined();
      expect(await places.at(CENTRE, 10)).toBeUndefined();
      expect(asked).toHaveLength(1);
      expect(said).toEqual([`Geocoder is away: ${code}`]);
    },
  );

  it('is noted as away after a minute of failures, until it answers', async () => {
    const { places, clock, watch, answer } = await someGeocoder('photon', () => [503, {}]);
    await places.called('x', 10);
    clock.advance(60_001);
    await places.called('x', 10);
    expect(watch.away()).toMatchObject([{ port: 'geocoder', code: 'HTTP_503' }]);
    answer(() => [200, photonAnswer]);
    clock.advance(5_000);
    await places.called('x', 10);
    expect(watch.away()).toEqual([]);
  });
});

it.each([
  ['amenity', 'hospital', 'hospital'],
  ['tourism', 'hotel', 'hotel'],
  ['tourism', 'museum', 'park'],
  ['office', 'government', 'government'],
  ['office', 'company', 'office'],
  ['highway', 'residential', 'road'],
  ['highway', 'crossing', 'crossing'],
  ['natural', 'peak', 'road'],
  ['constructor', '', 'road'],
])('what OpenStreetMap calls %s=%s is here of kind %s', (key, value, kind) => {
  expect(kindOf(key, value)).toBe(kind);
});
