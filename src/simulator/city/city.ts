/**
 * The simulated city: taxis that are driven about an invented town, and what their terminals send of it. It knows no
 * database, no network and no clock; the same seed, fleet and start give the same reports to the bit, in whatever
 * portions it is run.
 */
import type { BusinessStatus } from '../../upstream/core/positions/fix.ts';
import type { Point } from '../../upstream/core/positions/last-positions.ts';
import { streamOf } from '../../upstream/core/streams.ts';
import { Cab } from './driving/cab.ts';
import { SECOND_MS } from './driving/day.ts';
import { createDemand } from './driving/demand.ts';
import { createDriving } from './driving/driving.ts';
import { kerbAt, namedSpot } from './driving/kerbs.ts';
import { createRides } from './driving/rides.ts';
import { createRoster } from './driving/roster.ts';
import { createRota } from './driving/rota.ts';
import { setOut } from './driving/setting-out.ts';
import { type Accident, createTraffic } from './driving/traffic.ts';
import { createGeography, type Geography } from './geography/geography.ts';
import { toPoint, toSpot } from './geometry/plane.ts';
import type { RoadEdge } from './graph/road-graph.ts';
import type { CitySink, ErrandNews, Ride, ShiftNews, Truth } from './news.ts';
import type { CityLoad } from './profiles.ts';
import { createTerminals } from './terminals/terminals.ts';

/** A vehicle of the register that is driven in the city. */
export interface CityVehicle {
  readonly vehicleId: string;
  /** Who delivers its reports: 1 the own platform, 4501001 the industry feed. */
  readonly dataFrom: number;
  /** By day and by night; one drives alone. Without them the rota invents as many as a town has. */
  readonly driverIds?: readonly string[];
}

export interface CityOptions {
  profile: CityLoad;
  seed: number;
  /** Milliseconds since 1970; whole seconds count. */
  startOn: number;
  fleet: readonly CityVehicle[];
  /** Of the same seed, where it has been built already. */
  geography?: Geography;
  /** Who orders a taxi is heard of (`CitySink.wish`) and fetched when he is told to (`fetch`), not by himself. */
  hasOrders?: boolean;
}

/** What a driver has taken. Degrees of WGS-84. */
export interface Fetching {
  vehicleId: string;
  orderId: string;
  from: Point;
  to: Point | null;
  /** Seconds until the passenger gets in once the cab is there; null where he does not come. */
  boardsAfter: number | null;
  /** He is aboard already. */
  isAboard?: boolean;
}

export interface CityState {
  /** The city's clock, milliseconds since 1970. */
  on: number;
  vehicles: number;
  byStatus: Readonly<Record<BusinessStatus, number>>;
  /** Reports that have come in. */
  sent: number;
  /** How full the roads are, 0 to 1. */
  congestion: number;
  /** 0 dry, 1 a downpour. */
  rain: number;
  accidents: readonly { road: string; lng: number; lat: number; isClosed: boolean }[];
}

export interface City {
  readonly geography: Geography;
  readonly fleet: readonly CityVehicle[];
  readonly on: number;
  /** Runs to this time; pauses and speed are the business of whoever runs it. */
  run(until: number, sink: CitySink): void;
  state(): CityState;
  /** 0 dry, 1 a downpour: slower roads, more passengers. */
  rain(strength: number): void;
  /** On the edge given, or on one that is driven much. */
  accident(options: { isClosed: boolean; edge?: RoadEdge }): Accident;
  /** The road is free again. */
  clear(accident: Accident): void;
  /** Sends the vehicle for who has ordered; false where it is not free, or not of this city. */
  fetch(order: Fetching): boolean;
  /** The order is nobody's any more. Without effect once its passenger is aboard. */
  release(orderId: string): void;
  /** So large a share of the terminals falls silent, 0 to 1; the others speak. */
  cut(share: number): void;
}

export function createCity({
  profile,
  seed,
  startOn,
  fleet,
  geography: given,
  hasOrders = false,
}: CityOptions): City {
  const geography = given ?? createGeography(seed);
  const chanceOf = (concern: string) => streamOf(seed, concern);
  const traits = chanceOf('fleet');
  const events = chanceOf('events');
  const demand = createDemand(geography.roads, geography.landmarks, chanceOf('demand'));
  const traffic = createTraffic(geography.roads);
  const roster = createRoster(fleet.map((_, index) => newCab(index)));
  const rota = createRota(
    fleet.map(({ driverIds }) => ((driverIds ? driverIds.length > 1 : traits.happens(0.8)) ? 2 : 1)),
    chanceOf('rota'),
  );
  let sink: CitySink = {};
  const terminals = createTerminals(
    fleet.length,
    {
      noise: chanceOf('noise'),
      faults: chanceOf('faults'),
      packets: chanceOf('packets'),
      cuts: chanceOf('cuts'),
    },
    batch => sink.fixes?.(batch),
  );
  const driving = createDriving({
    roster,
    traffic,
    demand,
    rota,
    chance: chanceOf('driving'),
    news: {
      shiftBegan: (cab, shift, on) => sink.shiftBegan?.(shiftNews(cab, shift, on)),
      shiftEnded: (cab, shift, on) => sink.shiftEnded?.(shiftNews(cab, shift, on)),
      doorReached: (cab, on) => tellErrand(cab, 'there', on),
      passengerBoarded: (cab, on) => {
        tellErrand(cab, 'aboard', on);
        if (cab.rideBegan >= start) rides.fetched((on - cab.rideBegan) / SECOND_MS);
      },
      rideEnded: (cab, on) => {
        tellErrand(cab, 'over', on);
        if (cab.errand) byOrder.delete(cab.errand.orderId);
        // who was on board at the beginning got in nobody knows when
        if (cab.rideBegan < start) return;
        rides.rode((on - cab.rideBegan) / SECOND_MS);
        sink.ride?.(rideOf(cab, on));
      },
    },
  });
  const wishes = chanceOf('wishes');
  const hearWish = (edge: RoadEdge, on: number) => {
    const to = demand.destination(edge);
    const spotOn = (on: RoadEdge) =>
      namedSpot({ edge: on, offset: on.length * wishes.between(0.1, 0.9) }, geography.landmarks);
    sink.wish?.({ on, from: spotOn(edge), to: spotOn(to) });
  };
  const rides = createRides(
    roster,
    demand,
    driving,
    chanceOf('rides'),
    hasOrders ? { ordersADay: profile.ordersADay, hear: hearWish } : undefined,
  );
  const places = new Map(fleet.map(({ vehicleId }, index) => [vehicleId, index]));
  const byOrder = new Map<string, Cab>();
  const start = Math.ceil(startOn / SECOND_MS) * SECOND_MS;
  let on = start;
  let rain = 0;
  const truth: Truth = blankTruth(geography.roads.edges[0]);

  function newCab(index: number): Cab {
    const cab = new Cab(index, demand.home(traits));
    cab.pace = traits.between(0.92, 1.1);
    return cab;
  }
  function shiftNews(cab: Cab, shift: 0 | 1, when: number): ShiftNews {
    const vehicle = fleet[cab.index];
    return { vehicleId: vehicle?.vehicleId ?? '', driverId: vehicle?.driverIds?.[shift], shift, on: when };
  }
  function tellErrand(cab: Cab, kind: ErrandNews['kind'], when: number): void {
    if (cab.errand)
      sink.errand?.({ orderId: cab.errand.orderId, kind, on: when, metres: Math.round(cab.rideMetres) });
  }
  function fetchFor({ vehicleId, orderId, from, to, boardsAfter, isAboard = false }: Fetching): boolean {
    const cab = roster.cabs[places.get(vehicleId) ?? -1];
    if (!cab || cab.errand || cab.status !== EMPTY) return false;
    const { edges } = geography.roads;
    const goal = to && kerbAt(edges, demand, toSpot(to));
    const errand = {
      orderId,
      edge: goal?.edge,
      offset: goal?.offset ?? 0,
      boardsAfter: boardsAfter ?? Number.POSITIVE_INFINITY,
    };
    byOrder.set(orderId, cab);
    if (isAboard) driving.carry(cab, errand, on);
    else driving.fetch(cab, errand, kerbAt(edges, demand, toSpot(from)), on);
    return true;
  }
  function release(orderId: string): void {
    const cab = byOrder.get(orderId);
    if (!cab || cab.doing === 'carrying' || cab.doing === 'alighting') return;
    byOrder.delete(orderId);
    driving.release(cab);
  }
  function second(): void {
    on += SECOND_MS;
    traffic.update(on);
    demand.update(on);
    terminals.second(on);
    rides.second(on);
    // each second another part of the fleet has its turn
    const { interval } = profile;
    const turn = (on / SECOND_MS) % interval;
    for (let index = turn; index < fleet.length; index += interval) {
      const cab = roster.cabs[index];
      if (!cab) continue;
      driving.step(cab, on, interval);
      const { edge, offset } = cab;
      const part = offset / edge.length;
      const x = edge.from.x + (edge.to.x - edge.from.x) * part;
      const y = edge.from.y + (edge.to.y - edge.from.y) * part;
      terminals.report(cab, x, y, on);
      if (sink.truth) tell(cab, x, y);
    }
  }
  function tell(cab: Cab, x: number, y: number): void {
    truth.vehicle = cab.index;
    truth.on = on;
    truth.edge = cab.edge;
    truth.offset = cab.offset;
    truth.x = x;
    truth.y = y;
    truth.speed = cab.speed * 3.6;
    truth.status = cab.status;
    sink.truth?.(truth);
  }
  function run(until: number, into: CitySink): void {
    sink = into;
    while (on + SECOND_MS <= until) second();
    terminals.flush();
    sink = {};
  }

  traffic.update(on);
  demand.update(on);
  setOut({ roster, rota, demand, chance: chanceOf('setting out'), on });

  return {
    geography,
    fleet,
    get on() {
      return on;
    },
    run,
    rain: strength => {
      rain = strength;
      traffic.rain(strength);
      rides.appetite = 1 + 0.3 * strength;
    },
    accident: ({ isClosed, edge = demand.busyRoad(events) }) => {
      const accident = { edge, isClosed };
      traffic.add(accident);
      return accident;
    },
    clear: accident => traffic.remove(accident),
    fetch: fetchFor,
    release,
    cut: share => terminals.cut(share),
    state: () => ({
      on,
      vehicles: fleet.length,
      byStatus: { 1: roster.count(1), 2: roster.count(2), 3: roster.count(3), 4: roster.count(4) },
      sent: terminals.sent,
      congestion: traffic.congestion,
      rain,
      accidents: traffic.accidents().map(({ edge, isClosed }) => ({
        road: edge.road.name,
        ...toPoint(edge.to),
        isClosed,
      })),
    }),
  };
}

const EMPTY = 3;

function rideOf(cab: Cab, endedOn: number): Ride {
  return {
    vehicle: cab.index,
    beganOn: cab.rideBegan,
    endedOn,
    from: cab.rideFrom,
    fromOffset: cab.rideFromOffset,
    to: cab.edge,
    toOffset: cab.offset,
    metres: cab.rideMetres,
  };
}

function blankTruth(edge: RoadEdge | undefined): Truth {
  if (!edge) throw new Error('A city without roads has no truth.');
  return { vehicle: 0, on: 0, edge, offset: 0, x: 0, y: 0, speed: 0, status: 4 };
}
