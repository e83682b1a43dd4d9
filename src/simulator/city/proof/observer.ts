/** Watches a city and counts what its proofs and its charts are about. */
import type { City } from '../city.ts';
import { DAY_MS, hourOf } from '../driving/day.ts';
import type { CitySink } from '../news.ts';
import { createGps, type GpsFindings } from './gps.ts';
import { createWay } from './way.ts';

export interface HourFindings {
  /** Of all vehicles, 0 to 1: carrying, order taken, empty, out of service. */
  shares: [number, number, number, number];
  /** Of vehicles with passengers, kilometres an hour; not a number where there were none. */
  medianSpeed: number;
  rides: number;
}

export interface Findings {
  /** By the hour of the day; hours that were not watched have no reports. */
  hours: readonly HourFindings[];
  /** The same from half past eleven to half past twelve. */
  noon: HourFindings;
  /** As if a day had been watched. */
  ridesPerCabAndDay: number;
  meanRide: { metres: number; seconds: number };
  /** Of all the time, in which vehicles were empty. */
  empty: number;
  /** Of all true positions: on an edge, and reached from the one before by connected edges in their direction. */
  onTheWay: number;
  gps: GpsFindings;
}

export interface Observer {
  readonly sink: CitySink;
  findings(): Findings;
}

/** Speeds are counted by the half kilometre an hour. */
const SPEEDS = 240;

export function observe(city: City): Observer {
  const hours = Array.from({ length: 24 }, newCount);
  const noon = newCount();
  const way = createWay(city.fleet.length);
  const gps = createGps(city);
  const began = city.on;
  const ridden = { rides: 0, metres: 0, milliseconds: 0 };

  /** What counts at this time. */
  function count(on: number, into: (count: Count) => void): void {
    const hour = hourOf(on);
    into(hours[Math.floor(hour)] ?? noon);
    if (Math.abs(hour - 12) <= 0.5) into(noon);
  }

  return {
    sink: {
      fixes: batch => gps.received(batch),
      ride: ({ beganOn, endedOn, metres }) => {
        ridden.rides += 1;
        ridden.metres += metres;
        ridden.milliseconds += endedOn - beganOn;
        count(endedOn, counted => {
          counted.rides += 1;
        });
      },
      truth: truth => {
        way.seen(truth);
        gps.seen(truth);
        const speed = Math.min(Math.floor(truth.speed * 2), SPEEDS - 1);
        count(truth.on, ({ statuses, speeds }) => {
          statuses[truth.status] = (statuses[truth.status] ?? 0) + 1;
          if (truth.status === 1) speeds[speed] = (speeds[speed] ?? 0) + 1;
        });
      },
    },
    findings: () => {
      const all = hours.reduce((sum, { statuses }) => sum + total(statuses), 0);
      const empty = hours.reduce((sum, { statuses }) => sum + (statuses[3] ?? 0), 0);
      return {
        hours: hours.map(found),
        noon: found(noon),
        ridesPerCabAndDay: (ridden.rides / city.fleet.length / (city.on - began)) * DAY_MS,
        meanRide: {
          metres: ridden.metres / ridden.rides,
          seconds: ridden.milliseconds / ridden.rides / 1_000,
        },
        empty: empty / all,
        onTheWay: way.share(),
        gps: gps.findings(),
      };
    },
  };
}

interface Count {
  statuses: Float64Array;
  speeds: Float64Array;
  rides: number;
}

const newCount = (): Count => ({ statuses: new Float64Array(5), speeds: new Float64Array(SPEEDS), rides: 0 });

const total = (counts: Float64Array): number => counts.reduce((sum, count) => sum + count, 0);

function found({ statuses, speeds, rides }: Count): HourFindings {
  const all = total(statuses);
  const share = (status: number) => (statuses[status] ?? 0) / all;
  return { shares: [share(1), share(2), share(3), share(4)], medianSpeed: median(speeds), rides };
}

function median(speeds: Float64Array): number {
  let left = total(speeds) / 2;
  if (left === 0) return Number.NaN;
  const middle = speeds.findIndex(count => {
    left -= count;
    return left <= 0;
  });
  return middle / 2 + 0.25;
}
