/** What passengers of the simulated city do: how they order, how long they wait, whether they come, pay and rate. */
import { type Stream, streamOf } from '../../../upstream/core/streams.ts';
import type { NewOrder } from '../../../upstream/domain/orders/create-order.ts';
import type { Wish } from '../news.ts';

export interface CityPassengers {
  /** An order, and after how many milliseconds he gives up; null for who waits. */
  order(wish: Wish, addressType: string, now: number): { asked: NewOrder; patienceMs: number | null };
  /** Seconds until he gets in once the cab is there; null for who does not come. */
  comesAfter(): number | null;
  paysInCar(): boolean;
  /** One to five; null for who says nothing. */
  stars(): number | null;
}

const SECOND_MS = 1_000;
export const PEOPLE = 4_000;
/** How they reach the operator: by telephone, app, messaging app and H5. */
const CHANNELS = [
  { source: 4, orderCallType: 1, share: 0.3 },
  { source: 0, orderCallType: 2, share: 0.4 },
  { source: 2, orderCallType: 2, share: 0.2 },
  { source: 6, orderCallType: 4, share: 0.1 },
] as const;
const GIVES_UP = 0.1;
const NO_SHOWS = 0.02;
const RESERVES = 0.06;
const ELDERLY_PERCENT = 12;
const SAYS_WHERE_TO = 0.85;
const PAYS_IN_CAR = 0.45;
const RATES = 0.3;
const CONTENT = 0.85;
const SURNAMES = [...'韦黄覃陆梁莫蒙农李廖卢邓苏罗何'];

export function createCityPassengers(seed: number): CityPassengers {
  const chance = streamOf(seed, 'order passengers');
  return {
    order(wish, addressType, now) {
      const { source, orderCallType } = channelOf(chance);
      const number = chance.below(PEOPLE);
      const isReserved = chance.happens(RESERVES);
      const asked: NewOrder = {
        mobile: numberOf(number),
        name: nameOf(number),
        isOldPerson: isElderly(number) ? 1 : 0,
        source,
        orderCallType,
        origin: { ...wish.from, poiId: null },
        dest: chance.happens(SAYS_WHERE_TO) ? { ...wish.to, poiId: null } : null,
        passengerNum: 1 + chance.below(3),
        addressType,
        ...(isReserved && { useTime: now + Math.round(chance.between(35, 120) * 60) * SECOND_MS }),
      };
      return { asked, patienceMs: chance.happens(GIVES_UP) ? chance.between(40, 420) * SECOND_MS : null };
    },
    comesAfter: () => (chance.happens(NO_SHOWS) ? null : chance.between(20, 150)),
    paysInCar: () => chance.happens(PAYS_IN_CAR),
    stars: () => {
      if (!chance.happens(RATES)) return null;
      return chance.happens(CONTENT) ? 5 : 1 + chance.below(4);
    },
  };
}

/** Their numbers, and nobody else's, begin so: a pattern of the database. */
export const CITY_NUMBERS = '199%';

/** Of nobody outside the city. @param person from 0 up to, not including, `PEOPLE` */
export const numberOf = (person: number) => `199000${String(person).padStart(5, '0')}`;

export const nameOf = (person: number) =>
  `${SURNAMES[person % SURNAMES.length] ?? ''}${person % 2 ? '女士' : '先生'}`;

export const isElderly = (person: number): boolean => person % 100 < ELDERLY_PERCENT;

const FEN_PER_KILOMETRE = 240;
const BASE_FARE = 900;
const BASE_METRES = 2_000;

/** Fen, to the jiao. */
export function cityFare(metres: number): number {
  const beyond = Math.max(0, metres - BASE_METRES) / 1_000;
  return Math.round((BASE_FARE + beyond * FEN_PER_KILOMETRE) / 10) * 10;
}

export function channelOf(chance: Stream): (typeof CHANNELS)[number] {
  let drawn = chance.next();
  for (const channel of CHANNELS) {
    drawn -= channel.share;
    if (drawn < 0) return channel;
  }
  return CHANNELS[0];
}
