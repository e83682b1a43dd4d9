/** A server that speaks the HTTP API of OSRM, version 1: https://project-osrm.org/docs/v5.24.0/api/ */
import * as z from 'zod/mini';
import type { DrawnWay, Start, Way } from '../core/outside/roads.ts';
import type { Point } from '../core/positions/last-positions.ts';
import { askJson, NoAnswer } from './outside-json.ts';

export interface RoadServer {
  /** No more coordinates at once, of both ends together. */
  readonly mostCoordinates: number;
  /** A row for each of `from`; null where there is no way, or no road near an end. Fails with NoAnswer. */
  table(from: readonly Start[], to: readonly Point[]): Promise<(Way | null)[][]>;
  /** The same for one way with its shape. */
  draw(from: Point, to: Point): Promise<DrawnWay | null>;
}

/** What a server takes unless it is told otherwise (`--max-table-size`). */
const MOST_COORDINATES = 100;
/** Degrees to either side: a road that leads away from where somebody drives is not the one he is on. */
const MOST_ASKEW = 75;
/** Metres: a road that is further off is another town's. */
const FARTHEST_ROAD = 1_500;
/** The server has understood, and there is no such way: that is an answer. */
const NO_WAY = new Set(['NoTable', 'NoRoute', 'NoSegment']);

const Waypoint = z.object({ distance: z.optional(z.number()) });
const Matrix = z.array(z.array(z.nullable(z.number())));
const Table = z.object({
  code: z.literal('Ok'),
  durations: Matrix,
  distances: Matrix,
  sources: z.array(Waypoint),
  destinations: z.array(Waypoint),
});
const Route = z.object({
  code: z.literal('Ok'),
  waypoints: z.array(Waypoint),
  routes: z
    .array(
      z.object({
        duration: z.number(),
        distance: z.number(),
        geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }),
      }),
    )
    .check(z.minLength(1)),
});
const Refusal = z.object({ code: z.string().check(z.regex(/^(?!Ok$)[A-Z][A-Za-z]{1,30}$/)) });

/** @param url without the service and its version, as in http://127.0.0.1:5000 */
export function osrmServer(url: string, timeoutMs = 1_500): RoadServer {
  const base = url.replace(/\/+$/, '');

  async function ask<Answer>(path: string, answer: z.ZodMiniType<Answer>): Promise<Answer | null> {
    // what it refuses has status 400
    const body = await askJson(`${base}${path}`, { timeoutMs, alsoTold: [400] });
    const read = answer.safeParse(body);
    if (read.success) return read.data;
    const refusal = Refusal.safeParse(body);
    if (refusal.success && NO_WAY.has(refusal.data.code)) return null;
    throw new NoAnswer(refusal.success ? refusal.data.code : 'GARBAGE');
  }

  /** Of one who drives where there is no such road, as of one who stands. */
  async function askTable(path: string, bearings: string | undefined) {
    const ahead = bearings === undefined ? null : await ask(`${path}&bearings=${bearings}`, Table);
    return { found: ahead ?? (await ask(path, Table)), isAhead: ahead !== null };
  }

  return {
    mostCoordinates: MOST_COORDINATES,
    async table(from, to) {
      const sources = from.map((_, index) => index).join(';');
      const destinations = to.map((_, index) => from.length + index).join(';');
      const { found, isAhead } = await askTable(
        `/table/v1/driving/${coordinates([...from, ...to])}` +
          `?sources=${sources}&destinations=${destinations}&annotations=duration,distance`,
        bearingsOf([...from, ...to]),
      );
      return from.map(({ heading }, row) =>
        to.map((_, column) => {
          if (!found || isFar(found.sources[row]) || isFar(found.destinations[column])) return null;
          const way = wayOf(found.durations[row]?.[column], found.distances[row]?.[column]);
          return way && isAhead && heading !== undefined ? { ...way, isAhead } : way;
        }),
      );
    },
    async draw(from, to) {
      const found = await ask(
        `/route/v1/driving/${coordinates([from, to])}?overview=full&geometries=geojson`,
        Route,
      );
      const [route] = found?.routes ?? [];
      if (!found || !route || found.waypoints.some(isFar)) return null;
      const way = wayOf(route.duration, route.distance);
      return way && { ...way, line: route.geometry.coordinates };
    },
  };
}

const isFar = (waypoint: z.output<typeof Waypoint> | undefined) => (waypoint?.distance ?? 0) > FARTHEST_ROAD;

function wayOf(seconds: number | null | undefined, metres: number | null | undefined): Way | null {
  if (typeof seconds !== 'number' || typeof metres !== 'number') return null;
  return { seconds: Math.round(seconds), metres: Math.round(metres) };
}

/** One for each coordinate, empty where any will do; undefined where nobody's matters. */
function bearingsOf(places: readonly Start[]): string | undefined {
  if (places.every(({ heading }) => heading === undefined)) return undefined;
  return places
    .map(({ heading }) => (heading === undefined ? '' : `${Math.round(heading) % 360},${MOST_ASKEW}`))
    .join(';');
}

/** A tenth of a metre is exact enough. */
const coordinates = (points: readonly Point[]) =>
  points.map(({ lng, lat }) => `${lng.toFixed(6)},${lat.toFixed(6)}`).join(';');
