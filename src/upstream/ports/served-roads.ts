/** Roads as a server knows them: remembered for a minute, in questions that it takes, and as the crow flies while it is away. */
import { chunk } from 'es-toolkit';
import type { Clock } from '../core/context.ts';
import type { PortNote } from '../core/outside/port-watch.ts';
import type { Roads, Start, Way } from '../core/outside/roads.ts';
import { roughRoads, roughWay } from '../core/outside/rough-roads.ts';
import type { Point } from '../core/positions/last-positions.ts';
import { createShortMemory } from '../core/short-memory.ts';
import { createBreaker } from './breaker.ts';
import type { RoadServer } from './osrm-server.ts';

interface Circumstances {
  clock: Clock;
  say(line: string): void;
  note?: PortNote;
}

const KEPT_MS = 60_000;
const MOST_KEPT = 50_000;
/** Degrees, some fifty metres: whoever moves less is where he was. */
const STEP = 0.0005;
/** Degrees: whoever turned less than that drives where he drove. */
const COURSE = 30;
/** So many questions at once. */
const AT_ONCE = 4;
/** After so long the rest of a large table is a guess. */
const PATIENCE_MS = 3_000;

export function servedRoads(server: RoadServer, { clock, say, note }: Circumstances): Roads {
  const breaker = createBreaker({ name: 'Routing server', clock, say, note });
  const memory = createShortMemory<Way | null>({ clock, keptMs: KEPT_MS, most: MOST_KEPT });

  async function table(from: readonly Start[], to: readonly Point[]) {
    const known = from.map(start => to.map(end => memory.recall(keyOf(start, end))));
    const starts = [...from.entries()].filter(([row]) => known[row]?.includes(undefined));
    const ends = [...to.entries()].filter(([column]) => known.some(row => row[column] === undefined));
    const blocks = blocksOf(starts, ends, server.mostCoordinates);
    const began = clock();
    while (blocks.length > 0 && Math.abs(clock() - began) < PATIENCE_MS) {
      await Promise.all(blocks.splice(0, AT_ONCE).map(block => fill(known, block)));
    }
    return {
      ways: from.map((start, row) => to.map((end, column) => known[row]?.[column] ?? roughWay(start, end))),
      isRough: known.some(row => row.some(way => !way)),
    };
  }

  async function fill(known: (Way | null | undefined)[][], { starts, ends }: Block): Promise<void> {
    const points = <Place>(each: Numbered<Place>[]) => each.map(([, point]) => point);
    const found = await breaker.ask(() => server.table(points(starts), points(ends)));
    for (const [at, [row, start]] of starts.entries()) {
      for (const [place, [column, end]] of ends.entries()) {
        const way = found?.[at]?.[place];
        if (way === undefined) continue;
        known[row]?.splice(column, 1, way);
        memory.keep(keyOf(start, end), way);
      }
    }
  }

  return {
    table,
    waysTo: async (to, from) => {
      const { ways, isRough } = await table(from, [to]);
      return { ways: ways.flat(), isRough };
    },
    draw: async (from, to) => {
      const way = await breaker.ask(() => server.draw(from, to));
      return way ? { ...way, isRough: false } : roughRoads.draw(from, to);
    },
  };
}

type Numbered<Place = Point> = [index: number, point: Place];

interface Block {
  starts: Numbered<Start>[];
  ends: Numbered[];
}

/** Parts of a table, none with more coordinates than are taken at once. */
function blocksOf(starts: readonly Numbered<Start>[], ends: readonly Numbered[], most: number): Block[] {
  return chunk(ends, Math.floor(most / 2)).flatMap(some =>
    chunk(starts, most - some.length).map(others => ({ starts: others, ends: some })),
  );
}

const keyOf = (from: Start, to: Point) => `${cellOf(from)} ${courseOf(from)} ${cellOf(to)}`;
const courseOf = ({ heading }: Start) =>
  heading === undefined ? '' : Math.round(heading / COURSE) % (360 / COURSE);
const cellOf = ({ lng, lat }: Point) => `${Math.round(lng / STEP)},${Math.round(lat / STEP)}`;
