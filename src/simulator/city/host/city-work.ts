/** A city that is asked for its next moments; on whichever thread. */
import type { CityProfile, Rain } from '../../../contract/city.ts';
import { INDUSTRY_FEED } from '../../../contract/vehicle-location.ts';
import type { Fix } from '../../../upstream/core/positions/fix.ts';
import { type Stream, streamOf } from '../../../upstream/core/streams.ts';
import { type City, type CityVehicle, createCity, type Fetching } from '../city.ts';
import { namedSpot } from '../driving/kerbs.ts';
import type { Accident } from '../driving/traffic.ts';
import { createIndustryFeed, type IndustryFeed } from '../feed/industry-feed.ts';
import type { ErrandNews, Ride, ShiftNews, Wish } from '../news.ts';
import { CITY_LOADS } from '../profiles.ts';
import { fixesOf } from '../terminals/fix-batch.ts';
import type { LeftRide } from './loss-stories.ts';

/** How it is out there; what is no longer named is over. */
export interface Conditions {
  rain: Rain;
  /** Of the terminals, in percent. */
  silent: number;
  /** Numbers of the accidents there are. */
  accidents: readonly number[];
}

export type CityRequest =
  | { kind: 'begin'; profile: CityProfile; seed: number; startOn: number; fleet: readonly CityVehicle[] }
  | ({ kind: 'run'; until: number; fetch: readonly Fetching[]; release: readonly string[] } & Conditions);

export interface ShiftReport extends ShiftNews {
  isBegin: boolean;
}

/** What has happened since it was last asked. */
export interface Moments {
  cityTime: number;
  fixes: Fix[];
  shifts: ShiftReport[];
  carrying: number;
  taken: number;
  empty: number;
  out: number;
  /** Who orders a taxi. */
  wishes: Wish[];
  /** What drivers with orders have come to. */
  errands: ErrandNews[];
  /** Orders whose drivers were not free any more. */
  refused: string[];
  /** Rides in which something was left behind. */
  losses: LeftRide[];
  /** Names of roads by the numbers of the accidents on them. */
  roads: Readonly<Record<number, string>>;
}

export interface CityThread {
  ask(asked: CityRequest): Promise<Moments>;
  end(): Promise<void>;
}

/** Vehicles of which the industry feed passes on what it hears. */
const MOST_FED = 1_500;

/** 0 dry to 1 a downpour. */
const STRENGTH: Readonly<Record<Rain, number>> = { 0: 0, 1: 0.5, 2: 1 };

export function createCityWork(): (asked: CityRequest) => Moments {
  let city: City | undefined;
  let feed: IndustryFeed | undefined;
  let forgetting: { chance: Stream; share: number } | undefined;
  const accidents = new Map<number, Accident>();

  function bringAbout(here: City, { rain, silent, accidents: wanted }: Conditions): void {
    if (STRENGTH[rain] !== here.state().rain) here.rain(STRENGTH[rain]);
    here.cut(silent / 100);
    for (const [number, accident] of accidents) {
      if (wanted.includes(number)) continue;
      here.clear(accident);
      accidents.delete(number);
    }
    for (const number of wanted) {
      if (!accidents.has(number)) accidents.set(number, here.accident({ isClosed: number % 2 === 0 }));
    }
  }

  return asked => {
    const fixes: Fix[] = [];
    const shifts: ShiftReport[] = [];
    const wishes: Wish[] = [];
    const errands: ErrandNews[] = [];
    const losses: LeftRide[] = [];
    let refused: string[] = [];
    if (asked.kind === 'begin') {
      const { profile, seed, startOn, fleet } = asked;
      accidents.clear();
      city = createCity({ profile: CITY_LOADS[profile], seed, startOn, fleet, hasOrders: true });
      forgetting = {
        chance: streamOf(seed, `forgetting ${startOn}`),
        share: 1 / CITY_LOADS[profile].ridesPerLoss,
      };
      // larger ones are there to be measured on: each of their reports comes once
      const hasFeed = fleet.length <= MOST_FED;
      feed = hasFeed
        ? createIndustryFeed(
            fleet.map(({ dataFrom }) => dataFrom),
            seed,
          )
        : undefined;
    }
    const here = city;
    if (!here) throw new Error('no city was begun');
    if (asked.kind === 'run') {
      bringAbout(here, asked);
      for (const orderId of asked.release) here.release(orderId);
      refused = asked.fetch.filter(order => !here.fetch(order)).map(({ orderId }) => orderId);
      here.run(asked.until, {
        fixes: batch => {
          feed?.hear(batch);
          for (const [row, fix] of fixesOf(batch, here.fleet).entries())
            if (!feed?.isUnheard(batch.vehicle[row] ?? 0)) fixes.push(fix);
        },
        shiftBegan: news => shifts.push({ ...news, isBegin: true }),
        shiftEnded: news => shifts.push({ ...news, isBegin: false }),
        wish: wish => wishes.push(wish),
        errand: news => errands.push(news),
        ride: ride => {
          if (forgetting?.chance.happens(forgetting.share)) losses.push(leftIn(here, ride));
        },
      });
    }
    const { on, byStatus } = here.state();
    for (const { vehicle, ...row } of feed?.due(on) ?? []) {
      const vehicleId = here.fleet[vehicle]?.vehicleId ?? '';
      fixes.push({ ...row, vehicleId, dataFrom: INDUSTRY_FEED });
    }
    return {
      cityTime: on,
      fixes,
      shifts,
      wishes,
      errands,
      losses,
      refused,
      carrying: byStatus[1],
      taken: byStatus[2],
      empty: byStatus[3],
      out: byStatus[4],
      roads: Object.fromEntries([...accidents].map(([number, { edge }]) => [number, edge.road.name])),
    };
  };
}

function leftIn({ fleet, geography: { landmarks } }: City, ride: Ride): LeftRide {
  const { beganOn, endedOn, metres } = ride;
  return {
    vehicleId: fleet[ride.vehicle]?.vehicleId ?? '',
    beganOn,
    endedOn,
    metres: Math.round(metres),
    from: namedSpot({ edge: ride.from, offset: ride.fromOffset }, landmarks),
    to: namedSpot({ edge: ride.to, offset: ride.toOffset }, landmarks),
  };
}
