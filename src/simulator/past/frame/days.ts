/** The days of the past, and how busy each was: weekdays, holidays, slow growth, one bad evening. */
import { SHANGHAI_MS } from '../../../contract/wall-time.ts';
import { DAY_MS, HOUR_MS, startOfDay } from '../../../upstream/core/day.ts';
import type { Stream } from '../../../upstream/core/streams.ts';
import { at } from '../../city/driving/day.ts';
import { CARRYING } from '../../city/driving/rides.ts';

export interface PastDay {
  /** Midnight in Asia/Shanghai. Milliseconds since 1970. */
  begin: number;
  /** The next midnight, or now. */
  until: number;
  daysAgo: number;
  /** Demand, compared with the average day of the load profile. */
  load: number;
  /** Hours in which more is ordered than can be driven, and where. */
  rush: Rush | undefined;
}

export interface Rush {
  from: number;
  to: number;
  addressType: string;
  /** Orders, compared with other evenings. */
  demand: number;
  /** Of its orders, those that nobody takes. */
  untaken: number;
}

/** Days with records before today, and days in all. */
export const RECORD_DAYS = 7;
export const PAST_DAYS = 90;

/** From Sunday. */
const WEEKDAYS = [0.93, 0.97, 0.97, 0.99, 1.01, 1.08, 1.05] as const;
/** Of demand, from one day to the next. */
const GROWTH = 0.0004;
const SPREAD = 0.045;

/** The bad evening: yesterday, in the rain, south of the river. */
const RUSH: Rush = { from: 17, to: 20, addressType: '450105', demand: 1.55, untaken: 0.24 };
const RUSH_DAYS_AGO = 1;

/** Month and day: the days of a public holiday, the first of which people travel most. */
const HOLIDAYS: readonly (readonly [month: number, day: number, length: number])[] = [
  [1, 1, 1],
  [5, 1, 5],
  [10, 1, 7],
];
/** In the Chinese calendar: Spring Festival, Dragon Boat and Mid-Autumn. */
const LUNAR_HOLIDAYS: typeof HOLIDAYS = [
  [1, 1, 7],
  [5, 5, 1],
  [8, 15, 1],
];
const HOLIDAY_LOAD = { first: 1.16, later: 0.86 };

/** The earliest first; today is the last. */
export function pastDays(now: number, chance: Stream): PastDay[] {
  const today = startOfDay(now);
  return Array.from({ length: PAST_DAYS + 1 }, (_, index) => {
    const daysAgo = PAST_DAYS - index;
    const begin = today - daysAgo * DAY_MS;
    const usual = weekdayLoad(begin) * (holidayLoad(begin) ?? 1) * (1 - GROWTH * daysAgo);
    return {
      begin,
      until: Math.min(begin + DAY_MS, now),
      daysAgo,
      load: usual * (1 + SPREAD * chance.normal()),
      rush: daysAgo === RUSH_DAYS_AGO ? RUSH : undefined,
    };
  });
}

/** Of Asia/Shanghai, from Sunday, which is 0. @param begin midnight of the day */
export const weekdayOf = (begin: number): number => new Date(begin + SHANGHAI_MS).getUTCDay();

const weekdayLoad = (begin: number) => WEEKDAYS[weekdayOf(begin)] ?? 1;

function holidayLoad(begin: number): number | undefined {
  const place = placeIn(HOLIDAYS, begin, SOLAR) ?? placeIn(LUNAR_HOLIDAYS, begin, LUNAR);
  if (place === undefined) return undefined;
  return place === 0 ? HOLIDAY_LOAD.first : HOLIDAY_LOAD.later;
}

const inCalendar = (calendar: string) =>
  new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    timeZone: 'Asia/Shanghai',
    month: 'numeric',
    day: 'numeric',
  });
const SOLAR = inCalendar('gregory');
const LUNAR = inCalendar('chinese');

/** Which day of a holiday it is, from 0. */
function placeIn(
  holidays: typeof HOLIDAYS,
  begin: number,
  calendar: Intl.DateTimeFormat,
): number | undefined {
  const parts = new Map(calendar.formatToParts(begin).map(({ type, value }) => [type, value]));
  // a leap month is written with `bis` and has no holidays
  const [month, day] = [Number(parts.get('month')), Number(parts.get('day'))];
  const holiday = holidays.find(
    ([inMonth, first, length]) => month === inMonth && day >= first && day < first + length,
  );
  return holiday && day - holiday[1];
}

/** Shares of a day by the hour, as rides of the simulated city have them. They add up to 1. */
const TOTAL = Array.from({ length: 24 }, (_, hour) => at(CARRYING, hour)).reduce((sum, share) => sum + share);
export const shareOfHour = (hour: number): number => at(CARRYING, hour) / TOTAL;

/** Of what happens on the day, the part that is past: 1 unless it is today. */
export function elapsedShare({ begin, until }: PastDay): number {
  const hours = (until - begin) / HOUR_MS;
  const shares = Array.from(
    { length: 24 },
    (_, hour) => shareOfHour(hour) * Math.min(1, Math.max(0, hours - hour)),
  );
  return shares.reduce((sum, share) => sum + share);
}

/** How many of a few happened on a day: more or less than on average. @param count on a whole day of average load */
export function someOn(day: PastDay, count: number, chance: Stream): number {
  const mean = count * day.load * elapsedShare(day);
  return Math.max(0, Math.round(mean + Math.sqrt(mean) * chance.normal()));
}

/**
 * Times of a day in their order, by the day's curve; those that are not past yet are left out.
 * @param count on a whole day of average load
 */
export function timesOn(day: PastDay, count: number, chance: Stream): number[] {
  const times = Array.from({ length: 24 }, (_, hour) => {
    const wanted = count * day.load * shareOfHour(hour);
    const whole = Math.floor(wanted) + (chance.happens(wanted % 1) ? 1 : 0);
    return Array.from({ length: whole }, () => day.begin + Math.floor((hour + chance.next()) * HOUR_MS));
  });
  return times
    .flat()
    .filter(time => time < day.until)
    .sort((a, b) => a - b);
}
