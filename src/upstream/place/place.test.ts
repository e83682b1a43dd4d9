import { isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJsonServer } from '../../../tests/builders/json-server.ts';
import { planOf } from '../../../tests/builders/plans.ts';
import { aClock } from '../../../tests/builders/time-and-chance.ts';
import { anUpstream, type Person, type Upstream } from '../../../tests/builders/upstream.ts';
import { placeCalls } from '../../contract/place.ts';
import { gazetteerOf } from '../../simulator/city/geography/gazetteer.ts';
import { createGeography } from '../../simulator/city/geography/geography.ts';
import { CITY_SEED } from '../../simulator/city/profiles.ts';
import { addPlaces } from '../../simulator/demonstration/places.ts';
import { searchKey } from '../core/search-key.ts';
import { place } from '../domain/places.ts';
import { geocoderPlaces } from '../ports/geocoder.ts';
import { placesThatBegin } from './queries.ts';

let upstream: Upstream;
let dispatcher: Person;
beforeAll(async () => {
  upstream = await anUpstream();
  await addPlaces(upstream.store.db, CITY_SEED);
  dispatcher = await upstream.signIn('dispatcher');
});
afterAll(() => upstream.close());

const find = async (query: object) => (await dispatcher.ask(placeCalls.listPlaces, { query })).data.places;
const names = async (query: object) => (await find(query)).map(({ name }) => name);

it('has the places of the demonstration city, the best known first', async () => {
  const places = await find({ limit: 3 });
  expect(places.map(({ name }) => name)).toEqual(['机场航站楼', '火车站', '火车东站']);
  expect(places[1]).toMatchObject({ kind: 'railway', coordType: 1, distance: null });
});

it('finds by characters, by pinyin and by initials, what begins so first', async () => {
  for (const keyword of ['火车东站', 'huochedongzhan', 'HCDZ', '车东']) {
    expect(await names({ keyword, limit: 1 })).toEqual(['火车东站']);
  }
  await upstream.store.db.insert(place).values(
    ['城北老火车货场', '火车头公园'].map(name => ({
      name,
      kind: 'park' as const,
      addressType: '450103',
      lng: 108.4,
      lat: 22.8,
      searchKey: searchKey('', name),
    })),
  );
  expect(await names({ keyword: 'huoche' })).toEqual(['火车站', '火车东站', '火车头公园', '城北老火车货场']);
  expect(await names({ keyword: '%' })).toEqual([]);
});

it('finds the road where nothing is called by the house number, which stays with it', async () => {
  const road = (await find({ keyword: '大道' })).find(({ kind }) => kind === 'road');
  if (!road) throw new Error('no road');
  expect(road.houseNumber).toBeNull();
  for (const keyword of [`${road.name}61号`, `${road.name} 61号`]) {
    expect((await find({ keyword }))[0]).toEqual({ ...road, houseNumber: '61号' });
  }
  const [around] = await find({ keyword: `${road.name}7A号`, lng: road.lng, lat: road.lat });
  expect(around).toMatchObject({ name: road.name, houseNumber: '7A号', distance: 0 });
  expect(await names({ keyword: '没有这条路61号' })).toEqual([]);
  expect(await names({ keyword: '61号' })).toEqual([]);
});

it('answers the nearest first around a point, and how far they are', async () => {
  const [station] = await find({ keyword: '火车站' });
  if (!station) throw new Error('no station');
  const around = await find({ lng: station.lng, lat: station.lat, limit: 20 });
  expect(around[0]).toMatchObject({ name: '火车站', distance: 0 });
  const distances = around.map(({ distance }) => distance ?? Number.NaN);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(distances.at(-1)).toBeLessThan(1_500);
  expect(await find({ lng: 0, lat: 0 })).toEqual([]);
});

it('takes a point whole or not at all', async () => {
  const refused = await dispatcher.ask(placeCalls.listPlaces, { query: { lng: 108.4 } });
  expect(refused).toMatchObject({ errCode: 3007, data: { fields: [{ field: 'lat' }] } });
});

describe('with a geocoder', () => {
  const feature = (name: string, [lng, lat]: number[], osm_id: number) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: {
      osm_type: 'N',
      osm_id,
      osm_key: 'amenity',
      osm_value: 'hospital',
      name,
      district: '青秀区',
    },
  });
  let geocoder: Awaited<ReturnType<typeof aJsonServer>>;
  let beside: Upstream;
  let clerk: Person;
  beforeAll(async () => {
    geocoder = await aJsonServer(() => [200, { type: 'FeatureCollection', features: [] }]);
    const told = { clock: aClock(), say: () => {}, timeoutMs: 30_000 };
    const places = geocoderPlaces({ url: geocoder.url, kind: 'photon' }, told);
    beside = await anUpstream({ places });
    await addPlaces(beside.store.db, CITY_SEED);
    clerk = await beside.signIn('dispatcher');
  });
  afterAll(async () => {
    await beside.close();
    await geocoder.close();
  });
  const answerTo = async (query: object) => (await clerk.ask(placeCalls.listPlaces, { query })).data;
  const ask = async (query: object) => (await answerTo(query)).places;
  const answer = (...features: unknown[]) =>
    geocoder.answer(() => [200, { type: 'FeatureCollection', features }]);

  it('places are of both, each once, and say of which', async () => {
    const [own] = await ask({ limit: 1 });
    if (!own) throw new Error('no place');
    expect(own).toMatchObject({ isOwn: 1, address: null });
    answer(
      feature(own.name, [own.lng, own.lat], 4),
      feature('医院', [108.4, 22.8], 5),
      feature('医院', [108.4, 22.8], 6),
    );
    const found = await ask({ keyword: own.name });
    expect(found.map(({ id, name, isOwn }) => [id, name, isOwn])).toEqual([
      [own.id, own.name, 1],
      ['91000000000000005', '医院', 0],
    ]);
    expect(found[1]).toMatchObject({
      kind: 'hospital',
      addressType: '450103',
      address: '青秀区',
      coordType: 1,
    });
  });

  it('the nearest of both come first around a point, and a point alone is asked about', async () => {
    const [station] = await ask({ keyword: '火车站', limit: 1 });
    if (!station) throw new Error('no station');
    const { lng, lat } = station;
    answer(feature('远', [lng + 0.2, lat], 7), feature('近', [lng + 0.0001, lat], 8));
    const around = await ask({ lng, lat, limit: 3 });
    expect(around.slice(0, 2).map(({ name }) => name)).toEqual(['火车站', '近']);
    expect(geocoder.asked.at(-1)?.pathname).toBe('/reverse');
    expect((await ask({ keyword: '某处', lng, lat })).map(({ name }) => name)).toEqual(['近', '远']);
  });

  it('places are the own ones while it is away, which is said, and when it knows none', async () => {
    answer();
    expect(await answerTo({ keyword: '车东' })).toMatchObject({
      places: [{ name: '火车东站' }],
      isGeocoderAway: 0,
    });
    geocoder.answer(() => [503, '']);
    expect(await answerTo({ keyword: 'HCDZ' })).toMatchObject({
      places: [{ name: '火车东站', isOwn: 1 }],
      isGeocoderAway: 1,
    });
    // it was not asked
    expect(await answerTo({})).toMatchObject({ isGeocoderAway: 0 });
  });
});

describe('a longer gazetteer', () => {
  const PLACES = 40_000;
  beforeAll(async () => {
    await upstream.store.db.execute(sql`
      insert into place (name, kind, area_id, lng, lat, search_key)
      select '第' || n || '号', 'estate', '450103', 108.4, 22.8, 'di' || n || 'hao d' || n || 'h 第' || n || '号'
      from generate_series(1, ${PLACES}::int) n`);
    await upstream.store.db.execute(sql`analyze place`);
  });
  afterAll(async () => {
    await upstream.store.db.delete(place).where(isNull(place.citySeed));
  });

  it.each(['huoche', 'hc', '火车', '第777'])(
    'is read through its indexes for what begins with %s',
    async text => {
      const query = placesThatBegin(upstream.store.db, text, 10).getSQL();
      const steps = await planOf(upstream.store.db, query);
      const indexes = steps.flatMap(step => step['Index Name'] ?? []).sort();
      expect(indexes).toEqual(['place_initials', 'place_pinyin', 'place_words']);
      expect(steps.map(step => step['Node Type'])).not.toContain('Seq Scan');
    },
  );

  it('is found in by number, too', async () => {
    expect(await names({ keyword: 'd777h' })).toEqual(['第777号']);
    expect(await names({ keyword: '39999号' })).toEqual(['第39999号']);
  });
});

describe('the places of a city', () => {
  const all = () => upstream.store.db.select().from(place).orderBy(place.id);

  it('are added once, and stay for the same seed', async () => {
    const before = await all();
    await addPlaces(upstream.store.db, CITY_SEED);
    expect(await all()).toEqual(before);
  });

  it('make room for those of another seed, and these once, though two processes add them', async () => {
    const { db } = upstream.store;
    await Promise.all([addPlaces(db, CITY_SEED + 1), addPlaces(db, CITY_SEED + 1)]);
    const wanted = gazetteerOf(createGeography(CITY_SEED + 1)).map(({ name }) => name);
    expect((await all()).map(({ name }) => name)).toEqual(wanted);
  });

  it('leave an operator’s own gazetteer alone', async () => {
    const { db } = upstream.store;
    await db.update(place).set({ citySeed: null });
    const before = await all();
    await addPlaces(db, CITY_SEED);
    expect(await all()).toEqual(before);
  });
});
