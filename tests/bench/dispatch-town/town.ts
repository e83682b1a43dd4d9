/**
 * Two hours of a town whose truth is known: the same callers, cabs and minds of drivers for every way to choose a driver.
 * Cabs cruise along the roads of the simulated city, and who is sent somewhere drives on to the end of his road first.
 */
import { createTraffic } from '../../../src/simulator/city/driving/traffic.ts';
import { createGeography } from '../../../src/simulator/city/geography/geography.ts';
import { type Spot, toPoint, toSpot } from '../../../src/simulator/city/geometry/plane.ts';
import { createNearestRoad } from '../../../src/simulator/city/graph/nearest-road.ts';
import { type RoadEdge, spotAlong } from '../../../src/simulator/city/graph/road-graph.ts';
import { createWays, type OnRoad } from '../../../src/simulator/city/graph/ways.ts';
import type { Point } from '../../../src/upstream/core/positions/last-positions.ts';
import { metresBetween } from '../../../src/upstream/core/positions/sphere.ts';
import { type Stream, streamOf } from '../../../src/upstream/core/streams.ts';

/** Times are seconds since the beginning. */
export interface Cab {
  id: number;
  edge: RoadEdge;
  along: number;
  /** When it was there. */
  seenOn: number;
  freeFrom: number;
  isAsked: boolean;
  /** How likely its driver takes what he is asked for, and how many of his last forty he took. */
  mood: number;
  taken: number;
  star: number;
}

export interface Caller {
  id: number;
  on: number;
  from: Point;
  to: Point;
  /** So long he waits for somebody who takes his order. */
  patience: number;
  /** Drivers who did not want to. */
  refusedBy: Set<number>;
  isAsking: boolean;
}

export interface Choice {
  caller: Caller;
  cab: Cab;
}

export interface Chooser {
  name: string;
  /** Seconds between two looks at who waits. */
  every: number;
  /** Nobody twice. */
  choose(waiting: readonly Caller[], free: readonly Cab[], now: number): Promise<Choice[]>;
}

export interface Outcome {
  callers: number;
  served: number;
  /** From the call to the door, seconds, of those who were served: all, who called in the first hour, and in the second. */
  pickUp: number;
  pickUpUsually: number;
  pickUpAtPeak: number;
  /** Kilometres driven empty to a passenger, for each one served. */
  emptyKilometres: number;
}

export interface TownSize {
  cabs: number;
  /** Of the two parts, each. */
  minutes: number;
}

/** Calls for each cab and hour: as usual, and at the peak. */
const CALLS_A_CAB = [0.8, 1.35];
/** 17:00 at the beginning. */
const BEGIN_MS = Date.UTC(2026, 5, 15, 9);
const ASKED_OF_LATE = 40;
/** Somebody who does not answer has this long. */
const ANSWER_SECONDS = 15;
const BOARDING_SECONDS = 45;
const PATIENCE = { least: 90, mean: 420 };
const CENTRE_METRES = 4_500;
const SHORTEST_RIDE = 1_200;
/** Nobody is sent from further away: metres. */
export const FARTHEST = 3_000;

export function createTown(seed: number, { cabs: count, minutes }: TownSize) {
  const { roads } = createGeography(seed);
  const traffic = createTraffic(roads);
  const ways = createWays(roads);
  const nearest = createNearestRoad(roads);
  let minute = -1;
  const clock = () => BEGIN_MS + minute * 60_000;
  const update = (now: number) => {
    if (Math.floor(now / 60) === minute) return;
    minute = Math.floor(now / 60);
    traffic.update(clock());
    ways.weigh(edge => edge.length / traffic.speedOn(edge) + traffic.stopAfter(edge) * traffic.stopSeconds);
  };

  function someSpot(chance: Stream, spread: number): Spot {
    for (;;) {
      const edge = roads.edges[chance.below(roads.edges.length)];
      if (!edge) continue;
      const spot = spotAlong(edge, chance.next() * edge.length);
      const share = Math.exp(-((Math.hypot(spot.x, spot.y) / CENTRE_METRES) ** 2));
      if (chance.happens(spread + (1 - spread) * share)) return spot;
    }
  }

  function someCallers(): Caller[] {
    const chance = streamOf(seed, 'callers');
    const callers: Caller[] = [];
    for (const [part, calls] of CALLS_A_CAB.entries()) {
      const end = (part + 1) * minutes * 60;
      let on = part * minutes * 60 + chance.wait(3_600 / (calls * count));
      for (; on < end; on += chance.wait(3_600 / (calls * count))) {
        const from = someSpot(chance, 0.1);
        let to = someSpot(chance, 0.5);
        while (Math.hypot(to.x - from.x, to.y - from.y) < SHORTEST_RIDE) to = someSpot(chance, 0.5);
        callers.push({
          id: callers.length,
          on,
          from: toPoint(from),
          to: toPoint(to),
          patience: PATIENCE.least + chance.wait(PATIENCE.mean - PATIENCE.least),
          refusedBy: new Set(),
          isAsking: false,
        });
      }
    }
    return callers;
  }

  function someCabs(): Cab[] {
    const chance = streamOf(seed, 'cabs');
    return Array.from({ length: count }, (_, id): Cab => {
      const edge = roads.edges[chance.below(roads.edges.length)];
      if (!edge) throw new Error('no road');
      const mood = chance.between(0.45, 0.98);
      const taken = Array.from({ length: ASKED_OF_LATE }, () => chance.happens(mood)).filter(Boolean).length;
      const star = Math.min(5, Math.round((4.5 + chance.normal() * 0.3) * 10) / 10);
      return {
        id,
        edge,
        along: 0,
        seenOn: 0,
        freeFrom: -chance.between(0, 1_200),
        isAsked: false,
        mood,
        taken,
        star,
      };
    });
  }

  /** Where an empty cab has got to meanwhile. */
  function cruise(cab: Cab, now: number, chance: Stream): void {
    let left = now - cab.seenOn;
    while (left > 0) {
      const speed = traffic.speedOn(cab.edge);
      const rest = (cab.edge.length - cab.along) / speed;
      if (rest > left) {
        cab.along += left * speed;
        break;
      }
      left -= rest;
      const onward = cab.edge.to.out.filter(({ to }) => to !== cab.edge.from);
      cab.edge = onward[chance.below(onward.length)] ?? (cab.edge.to.out[0] as RoadEdge);
      cab.along = 0;
    }
    cab.seenOn = now;
  }

  const onRoad = (point: Point) => {
    const found = nearest(toSpot(point));
    if (!found) throw new Error('no road near');
    return found;
  };
  /** By the truth: on the same side of the road, as it is driven. */
  function drive(start: OnRoad, to: Point): { seconds: number; metres: number } {
    const [way] = ways.to(onRoad(to), [start]);
    if (!way) throw new Error('no way');
    return way;
  }

  async function run(chooser: Chooser): Promise<Outcome> {
    const callers = someCallers();
    const cabs = someCabs();
    const cruising = streamOf(seed, 'cruising');
    const pickUps: { seconds: number; isPeak: boolean; metres: number }[] = [];
    const coming = callers.values();
    let next = coming.next();
    let waiting: Caller[] = [];
    const answers: { on: number; caller: Caller; cab: Cab; takes: boolean }[] = [];

    const serve = (caller: Caller, cab: Cab, now: number) => {
      cruise(cab, now, cruising);
      const there = drive(
        { edge: cab.edge, back: undefined, part: cab.along / cab.edge.length },
        caller.from,
      );
      const ride = drive(onRoad(caller.from), caller.to);
      const atDoor = now + there.seconds;
      pickUps.push({ seconds: atDoor - caller.on, isPeak: caller.on >= minutes * 60, metres: there.metres });
      const end = onRoad(caller.to);
      cab.freeFrom = atDoor + BOARDING_SECONDS + ride.seconds;
      Object.assign(cab, { edge: end.edge, along: end.part * end.edge.length, seenOn: cab.freeFrom });
    };

    for (let now = 0; now < minutes * 120 || waiting.length > 0; now += 1) {
      update(now);
      for (; !next.done && next.value.on <= now; next = coming.next()) waiting.push(next.value);
      for (const answer of answers.filter(({ on }) => on <= now)) {
        answers.splice(answers.indexOf(answer), 1);
        const { caller, cab, takes } = answer;
        caller.isAsking = false;
        cab.isAsked = false;
        if (takes) {
          waiting = waiting.filter(each => each !== caller);
          serve(caller, cab, now);
        } else caller.refusedBy.add(cab.id);
      }
      waiting = waiting.filter(({ isAsking, on, patience }) => isAsking || now - on < patience);
      if (now % chooser.every !== 0) continue;
      const open = waiting.filter(({ isAsking }) => !isAsking);
      if (open.length === 0) continue;
      const free = cabs.filter(({ freeFrom, isAsked }) => !isAsked && freeFrom <= now);
      for (const cab of free) cruise(cab, now, cruising);
      for (const { caller, cab } of await chooser.choose(open, free, now)) {
        // the same driver makes the same of the same order, however he came by it
        const mind = streamOf(seed, `mind ${caller.id} ${cab.id}`);
        const takes = mind.happens(cab.mood);
        const isSilent = !takes && mind.happens(0.5);
        const seconds = isSilent ? ANSWER_SECONDS : 2 + mind.below(7);
        answers.push({ on: now + seconds, caller, cab, takes });
        caller.isAsking = true;
        cab.isAsked = true;
      }
    }

    const peak = pickUps.filter(({ isPeak }) => isPeak);
    return {
      callers: callers.length,
      served: pickUps.length,
      pickUp: meanOf(pickUps.map(({ seconds }) => seconds)),
      pickUpUsually: meanOf(pickUps.filter(({ isPeak }) => !isPeak).map(({ seconds }) => seconds)),
      pickUpAtPeak: meanOf(peak.map(({ seconds }) => seconds)),
      emptyKilometres: meanOf(pickUps.map(({ metres }) => metres)) / 1_000,
    };
  }

  return { run, clock };
}

export const spotOf = ({ edge, along }: Cab): Point => toPoint(spotAlong(edge, along));

/** Cabs that may be asked, the nearest as the crow flies first. */
export function around(caller: Caller, free: readonly Cab[]): { cab: Cab; metres: number }[] {
  return free
    .filter(({ id }) => !caller.refusedBy.has(id))
    .map(cab => ({ cab, metres: metresBetween(spotOf(cab), caller.from) }))
    .filter(({ metres }) => metres <= FARTHEST)
    .sort((a, b) => a.metres - b.metres);
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
