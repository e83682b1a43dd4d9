/** Lays the roads of the city: the grid of its lines, rings, bridges and tunnels, the banks of the river, the airport. */
import type { Stream } from '../../../upstream/core/streams.ts';
import { distance, HALF_WIDTH, type Spot } from '../geometry/plane.ts';
import type { Road, RoadKind, Stretch } from '../geometry/road.ts';
import { CORE, createBend, INNER_RING, kindAt, LINES, OUTER_RING, oneWayAt } from './lines.ts';
import type { Names } from './names.ts';
import type { River } from './river.ts';
import { createRoads } from './road-names.ts';

/** Columns that cross the river on a bridge. */
const BRIDGES: ReadonlySet<number> = new Set([-28, -22, -14, -8, 0, 8, 14, 22, 28]);
/** Columns one of which goes under it: where the river runs aslant the first way is too long. */
const RIVER_TUNNELS: readonly number[] = [4, -4, 6, -6, 10, -10];
/** Metres. */
const LONGEST_TUNNEL = 950;
/** The first of these whose mouths are dry and not too far apart goes under the railway, from one column to another. */
const RAILWAY_TUNNELS: readonly RailwayTunnel[] = [
  { row: 8, from: -8, to: -5 },
  { row: 12, from: -8, to: -5 },
  { row: 8, from: -8, to: -6 },
];
/** From the middle of the river to the first junction, at least. */
const BANK = 215;
/** How many of the lanes a town has built over, within the inner ring and outside it. */
const BUILT_OVER = { inside: 0.12, outside: 0.35 };

export interface StreetPlan {
  readonly stretches: readonly Stretch[];
  readonly airport: Spot;
}

export function layStreets(river: River, names: Names, chance: Stream): StreetPlan {
  const bend = createBend(chance);
  const roads = createRoads(names);
  const underRailway = railwayTunnel(river, bend);
  const spotAt = junctions(river, bend, underRailway);
  const underRiver = riverTunnel(river, spotAt);
  const stretches: Stretch[] = [];
  const banks: Record<'north' | 'south', Spot[]> = { north: [], south: [] };

  for (const isColumn of [true, false]) {
    for (const leg of LINES.flatMap(line => legsOf(line, isColumn, spotAt))) {
      const { from, to, line, kind, way } = leg;
      const isOverWater = river.northOf(from) * river.northOf(to) < 0;
      if (isOverWater && isColumn) {
        banks.north.push(river.northOf(from) > 0 ? from : to);
        banks.south.push(river.northOf(from) > 0 ? to : from);
      }
      const over = isOverWater
        ? crossing(leg, underRiver)
        : isRailwayTunnel(leg, underRailway)
          ? 'tunnel'
          : 'land';
      if (!over || (over === 'land' && (!keepsOff(river, from, to) || isBuiltOver(leg, chance)))) continue;
      const road = roads.of(line, isColumn, kind, over);
      const [first, last] = way < 0 ? [to, from] : [from, to];
      stretches.push({ from: first, to: last, road, isOneWay: way !== 0, over });
    }
  }
  const promenades = [
    ...promenade(banks.north, '江北滨江路', river),
    ...promenade(banks.south, '江南滨江路', river),
  ].filter(({ from, to }) => !stretches.some(laid => isBetween(laid, from, to)));
  const { airport, road } = airportRoad(river, spotAt);
  return { stretches: [...stretches, ...promenades, ...road], airport };
}

const isBetween = ({ from, to }: Stretch, a: Spot, b: Spot): boolean =>
  (from === a && to === b) || (from === b && to === a);

type Bend = (column: number, row: number) => Spot;
type SpotAt = (column: number, row: number) => Spot | undefined;

/** Where a column meets a row, if both are there and neither runs under the other or in the river. */
function junctions(river: River, bend: Bend, underRailway: RailwayTunnel): SpotAt {
  const known = new Map<string, Spot | undefined>();
  return (column, row) => {
    const key = `${column}:${row}`;
    if (!known.has(key)) {
      const spot = kindAt(column, row) && kindAt(row, column) && bend(column, row);
      const isUnderground =
        row === underRailway.row && column > underRailway.from && column < underRailway.to;
      known.set(key, spot && !isUnderground && isDry(river, spot) ? spot : undefined);
    }
    return known.get(key);
  };
}

const isDry = (river: River, spot: Spot): boolean => Math.abs(river.northOf(spot)) > BANK;

interface Leg {
  from: Spot;
  to: Spot;
  line: number;
  isColumn: boolean;
  /** The crossing lines at which it begins and ends. */
  span: readonly [number, number];
  kind: RoadKind;
  way: -1 | 0 | 1;
}

/** A line as it runs from one junction to the next. */
function legsOf(line: number, isColumn: boolean, spotAt: SpotAt): Leg[] {
  const stops = LINES.flatMap(at => {
    const spot = isColumn ? spotAt(line, at) : spotAt(at, line);
    const kind = kindAt(line, at);
    return spot && kind ? [{ at, spot, kind }] : [];
  });
  return stops.slice(1).flatMap((end, index) => {
    const start = stops[index];
    if (!start) return [];
    return {
      from: start.spot,
      to: end.spot,
      line,
      isColumn,
      span: [start.at, end.at],
      kind: end.kind === 'ring' ? start.kind : end.kind,
      way: Math.abs(start.at) > CORE ? 0 : oneWayAt(line, end.at),
    };
  });
}

interface RailwayTunnel {
  row: number;
  from: number;
  to: number;
}

function railwayTunnel(river: River, bend: Bend): RailwayTunnel {
  const tunnel = RAILWAY_TUNNELS.find(({ row, from, to }) => {
    const [west, east] = [bend(from, row), bend(to, row)];
    return isDry(river, west) && isDry(river, east) && distance(west, east) < LONGEST_TUNNEL;
  });
  if (!tunnel) throw new Error('The railway has no room for a tunnel.');
  return tunnel;
}

/** The column that goes under the river. */
function riverTunnel(river: River, spotAt: SpotAt): number {
  const isShort = ({ from, to }: Leg) =>
    river.northOf(from) * river.northOf(to) < 0 && distance(from, to) < LONGEST_TUNNEL;
  const column = RIVER_TUNNELS.find(line => legsOf(line, true, spotAt).some(isShort));
  if (column === undefined) throw new Error('The river is too wide for a tunnel.');
  return column;
}

function crossing({ line, isColumn }: Leg, tunnel: number): 'bridge' | 'tunnel' | undefined {
  if (!isColumn) return undefined;
  if (line === tunnel) return 'tunnel';
  return BRIDGES.has(line) ? 'bridge' : undefined;
}

const isRailwayTunnel = ({ line, isColumn, span }: Leg, { row, from }: RailwayTunnel): boolean =>
  !isColumn && line === row && span[0] === from;

function isBuiltOver({ kind, way, line, span }: Leg, chance: Stream): boolean {
  if (kind !== 'lane' || way !== 0) return false;
  const isInside = Math.abs(line) <= INNER_RING && Math.abs(span[1]) <= INNER_RING;
  return chance.happens(isInside ? BUILT_OVER.inside : BUILT_OVER.outside);
}

/** False where a straight road between two spots of one bank would get its feet wet. */
function keepsOff(river: River, from: Spot, to: Spot): boolean {
  const steps = Math.ceil(distance(from, to) / 100);
  for (let step = 1; step < steps; step += 1) {
    const part = step / steps;
    const spot = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    if (Math.abs(river.northOf(spot)) < river.halfWidth + 25) return false;
  }
  return true;
}

/** A road along the bank, through the last junctions before the water. */
function promenade(bank: readonly Spot[], name: string, river: River): Stretch[] {
  const road: Road = { name, kind: 'street' };
  const spots = bank.toSorted((a, b) => a.x - b.x);
  return spots.slice(1).flatMap((to, index) => {
    const from = spots[index];
    if (!from || distance(from, to) > 1_300 || !keepsOff(river, from, to)) return [];
    return { from, to, road, isOneWay: false, over: 'land' };
  });
}

/** From the outer ring in the west to the airport before the city's edge, on the side of the river where it begins. */
function airportRoad(river: River, spotAt: SpotAt): { airport: Spot; road: Stretch[] } {
  const road: Road = { name: '机场高速', kind: 'ring' };
  for (const row of LINES) {
    const gate = Math.abs(row) < 12 && spotAt(-OUTER_RING, row);
    if (!gate) continue;
    const airport = { x: 700 - HALF_WIDTH, y: gate.y + 300 };
    const halfway = { x: (gate.x + airport.x) / 2, y: gate.y + 400 };
    const isOneBank = [airport, halfway].every(spot => river.northOf(spot) * river.northOf(gate) > 0);
    if (!isOneBank || !keepsOff(river, gate, halfway) || !keepsOff(river, halfway, airport)) continue;
    return {
      airport,
      road: [
        { from: gate, to: halfway, road, isOneWay: false, over: 'land' },
        { from: halfway, to: airport, road, isOneWay: false, over: 'land' },
      ],
    };
  }
  throw new Error('The outer ring has no dry way out to the airport.');
}
