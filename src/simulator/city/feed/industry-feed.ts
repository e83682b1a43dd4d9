/**
 * The second way of a terminal's reports: the industry feed hears the own platform's taxis, too, and passes on what it
 * hears a little later and less often. With some of them something is always wrong, so that there is something to
 * compare. Like the city it knows neither clock nor network: the same seed and fleet pass on the same to the bit.
 */
import { OWN_PLATFORM } from '../../../contract/vehicle-location.ts';
import type { Fix } from '../../../upstream/core/positions/fix.ts';
import { streamOf } from '../../../upstream/core/streams.ts';
import { SECOND_MS } from '../driving/day.ts';
import type { FixBatch } from '../terminals/fix-batch.ts';

/** Shares of the own platform's vehicles. The feed never hears them, hears them late, holds on to a place, is off. */
export const FEED_FAULTS = { missing: 0.05, late: 0.06, frozen: 0.04, apart: 0.04, unheard: 0.01 };
/** Every so many reports of a terminal one is passed on. */
const EVERY = 3;
const DELAY_S = { least: 2, most: 9 };
const LATE_S = { least: 90, most: 420 };
/** Degrees in one direction: 300 to 900 m. */
const OFF = { least: 0.0027, most: 0.008 };

type Fault = keyof typeof FEED_FAULTS;

interface Way {
  fault: Fault | undefined;
  delayMs: number;
  /** Degrees that it is off. */
  east: number;
  north: number;
  heard: number;
  /** Where it holds on to. */
  held: Pick<Fix, 'lng' | 'lat'> | undefined;
}

interface Passed {
  dueOn: number;
  row: Omit<Fix, 'vehicleId' | 'dataFrom'> & { vehicle: number };
}

export interface IndustryFeed {
  /** What terminals have reported to the own platform. */
  hear(batch: FixBatch): void;
  /** Whether the own platform misses what this vehicle reports: then the feed alone has it. */
  isUnheard(vehicle: number): boolean;
  /** What has come in by this time of the city, the earliest first. Each is told once. */
  due(on: number): Passed['row'][];
}

/** @param sources of the fleet by its places: who delivers each */
export function createIndustryFeed(sources: readonly number[], seed: number): IndustryFeed {
  const chance = streamOf(seed, 'industry feed');
  const ways = sources.map(source => (source === OWN_PLATFORM ? newWay() : undefined));
  let waiting: Passed[] = [];

  function newWay(): Way {
    const fault = faultAt(chance.next());
    const span = fault === 'late' ? LATE_S : DELAY_S;
    const delayMs = Math.round(chance.between(span.least, span.most)) * SECOND_MS;
    const off = () => (chance.happens(0.5) ? 1 : -1) * chance.between(OFF.least, OFF.most);
    const [east, north] = [off(), off()];
    const isApart = fault === 'apart';
    return {
      fault,
      delayMs,
      east: isApart ? east : 0,
      north: isApart ? north : 0,
      heard: 0,
      held: undefined,
    };
  }

  return {
    isUnheard: vehicle => ways[vehicle]?.fault === 'unheard',
    hear: batch => {
      for (let row = 0; row < batch.size; row += 1) {
        const vehicle = batch.vehicle[row] ?? 0;
        const way = ways[vehicle];
        if (!way || way.fault === 'missing') continue;
        way.heard += 1;
        if (way.heard % EVERY !== 0) continue;
        const [lng, lat] = [(batch.lng[row] ?? 0) + way.east, (batch.lat[row] ?? 0) + way.north];
        way.held ??= { lng, lat };
        waiting.push({
          dueOn: (batch.receivedOn[row] ?? 0) + way.delayMs,
          row: {
            vehicle,
            gpsTime: batch.gpsTime[row] ?? 0,
            ...(way.fault === 'frozen' ? way.held : { lng, lat }),
            speed: batch.speed[row] ?? 0,
            heading: batch.heading[row] ?? 0,
            status: (batch.status[row] ?? 4) as Fix['status'],
          },
        });
      }
    },
    due: on => {
      const come = waiting.filter(({ dueOn }) => dueOn <= on).sort((a, b) => a.dueOn - b.dueOn);
      waiting = waiting.filter(({ dueOn }) => dueOn > on);
      return come.map(({ row }) => row);
    },
  };
}

function faultAt(luck: number): Fault | undefined {
  let below = 0;
  for (const [fault, share] of Object.entries(FEED_FAULTS)) {
    below += share;
    if (luck < below) return fault as Fault;
  }
  return undefined;
}
