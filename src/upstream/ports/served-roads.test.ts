/** The server here is written from OSRM's own description of its HTTP API. */
import { afterEach, describe, expect, it } from 'vitest';
import { aJsonServer, FAILINGS, type JsonAnswer } from '../../../tests/builders/json-server.ts';
import { aClock } from '../../../tests/builders/time-and-chance.ts';
import { roughWay } from '../core/outside/rough-roads.ts';
import type { Point } from '../core/positions/last-positions.ts';
import { osrmServer } from './osrm-server.ts';
import { servedRoads } from './served-roads.ts';

const CENTRE = { lng: 108.366, lat: 22.817 };
/** So many hundredths of a degree to the east. */
const east = (hundredths: number): Point => ({ lng: CENTRE.lng + hundredths / 100, lat: CENTRE.lat });

/** Roads on a chessboard: a degree of latitude and one of longitude are 100 km each, at 10 m/s. */
const metres = ([a, b]: number[], [c, d]: number[]) =>
  (Math.abs((a ?? 0) - (c ?? 0)) + Math.abs((b ?? 0) - (d ?? 0))) * 100_000;

function osrm(url: URL): JsonAnswer {
  const [, service, version, profile, list = ''] = url.pathname.split('/');
  if (version !== 'v1' || profile !== 'driving') return [400, { code: 'InvalidUrl' }];
  const places = list.split(';').map(place => place.split(',').map(Number));
  if (places.length > 100) return [400, { code: 'TooBig', message: 'Too many table coordinates' }];
  const waypoints = places.map(location => ({ hint: 'x', name: '', distance: 4.2, location }));
  if (service === 'table') {
    const chosen = (name: string) => (url.searchParams.get(name) ?? '').split(';').map(Number);
    const [sources, destinations] = [chosen('sources'), chosen('destinations')];
    const all = sources.map(from => destinations.map(to => metres(places[from] ?? [], places[to] ?? [])));
    const at = (indexes: number[]) => indexes.map(index => waypoints[index]);
    return [
      200,
      {
        code: 'Ok',
        durations: all.map(row => row.map(each => each / 10 + 0.04)),
        distances: all,
        sources: at(sources),
        destinations: at(destinations),
      },
    ];
  }
  const [from = [], to = []] = places;
  const [distance, geometry] = [
    metres(from, to),
    { type: 'LineString', coordinates: [from, [from[0], to[1]], to] },
  ];
  const route = { distance, duration: distance / 10, weight: 1, weight_name: 'x', legs: [], geometry };
  return [200, { code: 'Ok', waypoints, routes: [route] }];
}

let open: Awaited<ReturnType<typeof aJsonServer>> | undefined;
afterEach(() => open?.close());

async function someRoads(tell: (url: URL) => JsonAnswer = osrm, timeoutMs?: number) {
  open = await aJsonServer(tell);
  const clock = aClock();
  const said: string[] = [];
  const roads = servedRoads(osrmServer(`${open.url}/`, timeoutMs), { clock, say: line => said.push(line) });
  return { ...open, clock, said, roads };
}

describe('roads of an OSRM server', () => {
  it('are asked about as it is documented, and answered in whole seconds and metres', async () => {
    const { roads, asked } = await someRoads();
    expect(await roads.waysTo(CENTRE, [east(1), east(3)])).toEqual({
      ways: [
        { seconds: 100, metres: 1_000 },
        { seconds: 300, metres: 3_000 },
      ],
      isRough: false,
    });
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
      '/table/v1/driving/108.376000,22.817000;108.396000,22.817000;108.366000,22.817000' +
        '?sources=0;1&destinations=2&annotations=duration,distance',
    ]);
    const { line, seconds } = await roads.draw(CENTRE, east(2));
    expect([line.length, seconds]).toEqual([3, 200]);
    expect(asked[1]?.search).toBe('?overview=full&geometries=geojson');
  });

  it('begin where somebody drives to, unless no road leads there', async () => {
    const { roads, asked, answer } = await someRoads();
    const table = '/table/v1/driving/108.376000,22.817000;108.396000,22.817000;108.366000,22.817000';
    expect(await roads.waysTo(CENTRE, [{ ...east(1), heading: 359.6 }, east(3)])).toEqual({
      ways: [
        { seconds: 100, metres: 1_000, isAhead: true },
        { seconds: 300, metres: 3_000 },
      ],
      isRough: false,
    });
    expect(asked[0]?.pathname).toBe(table);
    expect(asked[0]?.searchParams.get('bearings')).toBe('0,75;;');
    // who has turned round is asked about again
    answer(url => (url.searchParams.has('bearings') ? [400, { code: 'NoSegment' }] : osrm(url)));
    expect(await roads.waysTo(CENTRE, [{ ...east(1), heading: 180 }])).toEqual({
      ways: [{ seconds: 100, metres: 1_000 }],
      isRough: false,
    });
    expect(asked).toHaveLength(3);
  });

  it('are asked about in parts that it takes', async () => {
    const { roads, asked } = await someRoads();
    const from = Array.from({ length: 230 }, (_, index) => east(index));
    const to = Array.from({ length: 60 }, (_, index) => east(-index));
    const { ways, isRough } = await roads.table(from, to);
    expect(isRough).toBe(false);
    expect(ways.map(row => row.map(({ metres: far }) => far / 1_000))).toEqual(
      from.map((_, row) => to.map((__, column) => row + column)),
    );
    expect(asked.length).toBeGreaterThan(5);
  });

  it('are a guess for the rest of a table where it goes away in the middle', async () => {
    let answered = 0;
    const { roads, said } = await someRoads(url => (++answered <= 4 ? osrm(url) : [503, '']));
    const from = Array.from({ length: 230 }, (_, index) => east(index));
    const to = Array.from({ length: 60 }, (_, index) => east(-index));
    const { ways, isRough } = await roads.table(from, to);
    expect(isRough).toBe(true);
    const cells = ways.flatMap((row, at) => row.map((way, column) => ({ way, at, column })));
    const exact = cells.filter(({ way, at, column }) => way.metres === (at + column) * 1_000);
    const guessed = cells.filter(
      ({ way, at, column }) => way.metres === roughWay(east(at), east(-column)).metres,
    );
    expect(exact.length).toBeGreaterThan(100);
    expect(guessed.length).toBeGreaterThan(100);
    expect(exact.length + guessed.length).toBeGreaterThanOrEqual(cells.length);
    expect(said).toEqual(['Routing server is away: HTTP_503']);
  });

  it('are remembered for a minute for whoever is about where he was; only what is new is asked', async () => {
    const { roads, asked, clock } = await someRoads();
    await roads.waysTo(CENTRE, [east(1), east(2)]);
    const stays = { lng: east(1).lng + 0.0002, lat: east(1).lat };
    await roads.waysTo(CENTRE, [stays, east(3)]);
    expect(asked[1]?.pathname).toBe('/table/v1/driving/108.396000,22.817000;108.366000,22.817000');
    clock.advance(60_000);
    await roads.waysTo(CENTRE, [stays]);
    await roads.waysTo(CENTRE, []);
    expect(asked).toHaveLength(3);
  });

  it('are a guess where it knows no way, or none near', async () => {
    const nowhere = (url: URL): JsonAnswer => {
      const told = osrm(url);
      const body = told?.[1] as { durations: (number | null)[][]; sources: { distance: number }[] };
      body.durations[0] = [null];
      if (body.sources[1]) body.sources[1].distance = 2_000;
      return [200, body];
    };
    const { roads, said, answer } = await someRoads(nowhere);
    const guessed = [roughWay(east(1), CENTRE), roughWay(east(2), CENTRE)];
    expect(await roads.waysTo(CENTRE, [east(1), east(2)])).toEqual({ ways: guessed, isRough: true });
    answer(() => [400, { code: 'NoRoute', message: 'Impossible route between points' }]);
    expect(await roads.draw(east(5), CENTRE)).toMatchObject({ isRough: true, line: { length: 2 } });
    expect(said).toEqual([]);
  });

  it.each(FAILINGS)('are a guess while it %s', async (_, code, told) => {
    const { roads, said } = await someRoads(() => told, told ? 30_000 : 100);
    expect(await roads.waysTo(CENTRE, [east(1)])).toEqual({
      ways: [roughWay(east(1), CENTRE)],
      isRough: true,
    });
    expect(await roads.draw(east(1), CENTRE)).toMatchObject({ isRough: true });
    expect(said).toEqual([`Routing server is away: ${code}`]);
  });

  it('are a guess while nobody listens', async () => {
    const { roads, close } = await someRoads();
    await close();
    expect(await roads.table([east(1)], [CENTRE])).toMatchObject({ isRough: true });
  });

  it('wait for nobody who is away: one question tries again after a while', async () => {
    const { roads, asked, clock, said, answer } = await someRoads(() => [503, '']);
    const ask = () => roads.waysTo(CENTRE, [east(asked.length + 1)]);
    await ask();
    for (let count = 0; count < 5; count += 1) expect(await ask()).toMatchObject({ isRough: true });
    expect(asked).toHaveLength(1);
    clock.advance(5_000);
    await Promise.all([ask(), ask(), ask()]);
    expect(asked).toHaveLength(2);
    answer(osrm);
    expect(await ask()).toMatchObject({ isRough: true });
    // a clock that was set back leaves it alone no longer
    clock.advance(-3_600_000);
    expect(await ask()).toMatchObject({ isRough: false });
    expect(said).toEqual(['Routing server is away: HTTP_503', 'Routing server is there']);
  });
});
