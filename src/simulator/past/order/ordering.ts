/** The orders of a day of the past: who orders from where to where, how it goes on, and who drives. Pure. */
import { HOUR_MS } from '../../../upstream/core/day.ts';
import { metresBetween } from '../../../upstream/core/positions/sphere.ts';
import type { Stream } from '../../../upstream/core/streams.ts';
import { hourOf } from '../../city/driving/day.ts';
import type { NamedPlace } from '../../city/geography/gazetteer.ts';
import { channelOf } from '../../city/host/city-passengers.ts';
import { type PastDay, shareOfHour, timesOn } from '../frame/days.ts';
import { type Duty, oneOf, type Town } from '../frame/town.ts';
import { type Busy, createDutyPick, freePerson } from './free.ts';
import { liveOrder, type OrderLife } from './order-life.ts';

export interface PastOrder {
  createdOn: number;
  useTime: number;
  isReserved: boolean;
  addressType: string;
  from: NamedPlace;
  to: NamedPlace;
  /** Whether the passenger said where he goes before he was aboard. */
  isDestKnown: boolean;
  /** Of the city's passengers. */
  person: number;
  channel: ReturnType<typeof channelOf>;
  /** Along the roads. */
  metres: number;
  life: OrderLife;
  /** Null where nobody has taken it. */
  duty: Duty | null;
  /** Who was offered it and did not drive it; the first of them has declined where somebody has. */
  others: readonly Duty[];
}

export interface Ordering {
  day: PastDay;
  /** On a day of average load. */
  count: number;
  town: Pick<Town, 'areas' | 'places'>;
  /** On duty at some time of the day. */
  duties: readonly Duty[];
  /** Kept from one day to the next. */
  busy: Busy;
  now: number;
  /** When paid orders go to the archive: so long after their end. */
  archiveMs: number;
}

const MINUTE_MS = 60_000;
const RESERVES = 0.06;
/** Minutes by which reserved orders are placed ahead, and by which they begin to be looked after. */
const AHEAD = [35, 120] as const;
const ACTIVATED = 20;
const SAYS_WHERE_TO = 0.85;
/** Of rides within their own area. */
const STAYS = 0.55;
/** How much longer roads are than a straight line. */
const WINDING = 1.35;
const SHORTEST_METRES = 900;
/** Metres after which a ride gets unlikely. */
const REACH = 7_500;
const TRIES = 10;
/** Kilometres an hour, by the hour of the day. */
const SPEEDS = [
  38, 39, 39, 39, 39, 38, 34, 26, 21, 24, 28, 28, 27, 28, 28, 27, 25, 22, 21, 25, 29, 31, 34, 37,
] as const;

/** In the order of their creation; what would end after now is left out. */
export function ordersOn(ordering: Ordering, chance: Stream): PastOrder[] {
  const pick = createDutyPick(ordering, chance);
  return arrivals(ordering, chance).flatMap(arrival => {
    const order = place(ordering, arrival, chance);
    if (order === undefined) return [];
    const last = order.life.events.at(-1)?.on ?? order.createdOn;
    if (last >= ordering.now) return [];
    const taken = order.life.events.find(({ event }) => event === 'accept');
    const rideEnd = rideEndOf(order);
    const duty = taken ? pick.toDrive(taken.on, rideEnd) : null;
    if (taken && duty === null) return [];
    ordering.busy.people.set(order.person, rideEnd);
    return [{ ...order, duty, others: pick.alsoOffered(taken?.on ?? order.createdOn, duty) }];
  });
}

interface Arrival {
  on: number;
  addressType: string;
  /** Of orders in a rush, those that nobody takes. */
  untaken: number | null;
}

/** When and in which area somebody orders, the earliest first: more in the area and the hours of a rush. */
function arrivals({ day, count, town: { areas } }: Ordering, chance: Stream): Arrival[] {
  const { rush } = day;
  const isInRush = (on: number) => rush !== undefined && hourOf(on) >= rush.from && hourOf(on) < rush.to;
  const untakenAt = (on: number, addressType: string) =>
    isInRush(on) && rush?.addressType === addressType ? rush.untaken : null;
  const usual = timesOn(day, count, chance).map(on => {
    const addressType = someArea(areas, chance);
    return { on, addressType, untaken: untakenAt(on, addressType) };
  });
  if (!rush) return usual;
  const { addressType, untaken, from, to, demand } = rush;
  const share = areas.find(([area]) => area === addressType)?.[1] ?? 0;
  const more = Array.from({ length: to - from }, (_, at) => {
    const length = Math.round(count * day.load * shareOfHour(from + at) * share * (demand - 1));
    return Array.from({ length }, () => ({
      on: day.begin + Math.floor((from + at + chance.next()) * HOUR_MS),
      addressType,
      untaken,
    }));
  });
  return [...usual, ...more.flat()]
    .filter(({ on }) => on < day.until)
    .sort((one, other) => one.on - other.on);
}

function someArea(areas: Town['areas'], chance: Stream): string {
  let drawn = chance.next();
  for (const [area, share] of areas) {
    drawn -= share;
    if (drawn < 0) return area;
  }
  return oneOf(areas, chance)[0];
}

type Placed = Omit<PastOrder, 'duty' | 'others'>;

function place(ordering: Ordering, arrival: Arrival, chance: Stream): Placed | undefined {
  const { town, busy, now, archiveMs } = ordering;
  const { on: createdOn, addressType, untaken } = arrival;
  const ride = rideFrom(town, addressType, chance);
  const person = freePerson(busy, createdOn, chance);
  if (ride === undefined || person === undefined) return undefined;
  const channel = channelOf(chance);
  const isReserved = chance.happens(RESERVES);
  const useTime = createdOn + (isReserved ? Math.round(chance.between(...AHEAD)) * MINUTE_MS : 0);
  const speed = SPEEDS[Math.floor(hourOf(useTime))] ?? SPEEDS[0];
  const life = liveOrder(
    {
      createdOn,
      activatedOn: isReserved ? useTime - ACTIVATED * MINUTE_MS : null,
      isByPhone: channel.source === 4,
      rideMs: Math.round((ride.metres / 1_000 / speed) * HOUR_MS * chance.between(0.85, 1.25)),
      untaken,
      archiveMs,
      now,
    },
    chance,
  );
  const isDestKnown = chance.happens(SAYS_WHERE_TO);
  return { createdOn, useTime, isReserved, addressType, ...ride, isDestKnown, person, channel, life };
}

/** Near places are likelier than far ones. */
function rideFrom({ areas, places }: Ordering['town'], addressType: string, chance: Stream) {
  const from = oneOf(places.get(addressType) ?? [], chance);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const area = chance.happens(STAYS) ? addressType : someArea(areas, chance);
    const to = oneOf(places.get(area) ?? [], chance);
    const metres = Math.round(metresBetween(from, to) * WINDING);
    if (metres >= SHORTEST_METRES && chance.happens(Math.exp(-metres / REACH))) return { from, to, metres };
  }
  return undefined;
}

const AFTER_RIDE: ReadonlySet<string> = new Set(['pay', 'rate', 'archive', 'closeUnpaid']);

const rideEndOf = ({ life, createdOn }: Placed): number =>
  life.events.findLast(({ event }) => !AFTER_RIDE.has(event))?.on ?? createdOn;
