/** Orders of days of the past in a town of three places, for many seeds. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEST_TIME } from '../../../../tests/builders/time-and-chance.ts';
import { afterEvent, isAllowedEvent, type OrderState } from '../../../contract/order-states.ts';
import { DAY_MS, startOfDay } from '../../../upstream/core/day.ts';
import { streamOf } from '../../../upstream/core/streams.ts';
import { AREA_IDS } from '../../../upstream/seed/words.ts';
import { hourOf } from '../../city/driving/day.ts';
import type { NamedPlace } from '../../city/geography/gazetteer.ts';
import type { PastDay } from '../frame/days.ts';
import type { Duty } from '../frame/town.ts';
import { ordersOn, type PastOrder } from './ordering.ts';

const now = TEST_TIME;
const begin = startOfDay(now) - DAY_MS;
const [AREA = '', OTHER = ''] = AREA_IDS;

const aPlace = (name: string, addressType: string, lng: number): NamedPlace => ({
  ...{ name, addressType, lng, lat: 22.82 },
  kind: 'mall',
});
const town = {
  areas: [
    [AREA, 0.5],
    [OTHER, 0.5],
  ] as const,
  places: new Map([
    [AREA, [aPlace('东站', AREA, 108.41), aPlace('广场', AREA, 108.38)]],
    [OTHER, [aPlace('医院', OTHER, 108.33)]],
  ]),
};
const duties: Duty[] = Array.from({ length: 300 }, (_, at) => ({
  ...{ driverId: `${at}`, driverName: '韦建国', driverMobile: '13700000000', vehicleId: `${at}` },
  ...{
    plateNumber: `桂A${at}`,
    addressType: AREA,
    companyId: '1',
    companyName: '邕江',
    beganOn: begin,
    endedOn: now,
  },
}));

const aDay = (rush?: PastDay['rush']): PastDay => ({
  ...{ begin, until: begin + DAY_MS, daysAgo: 1, load: 1, rush },
});

const ordersOf = (seed: number, day = aDay(), count = 200) =>
  ordersOn(
    {
      ...{ day, count, town, duties, now, archiveMs: 7 * DAY_MS },
      busy: { people: new Map(), vehicles: new Map() },
    },
    streamOf(seed, 'orders'),
  );

const seeds = fc.integer({ min: 1, max: 1_000_000 });

function stateOf({ isReserved, life }: PastOrder): OrderState | undefined {
  let state: OrderState | undefined = { mainStatus: 1, subStatus: isReserved ? 10 : 11 };
  for (const { event } of life.events) {
    if (event === 'missPassenger') continue;
    state = state && isAllowedEvent(event, state) ? afterEvent(event, state) : undefined;
  }
  return state;
}

describe('orders of a day of the past', () => {
  it('are the same for the same seed', () => {
    expect(ordersOf(3)).toEqual(ordersOf(3));
    expect(ordersOf(3)).not.toEqual(ordersOf(4));
  });

  it('end by allowed events, before now, and nobody is in two at once', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const busy = new Map<string, number>();
        for (const order of ordersOf(seed)) {
          expect(stateOf(order)).toBeDefined();
          const times = [order.createdOn, ...order.life.events.map(({ on }) => on)];
          expect(times).toEqual(times.toSorted((one, other) => one - other));
          expect(times.at(-1)).toBeLessThan(now);
          expect(order.duty !== null).toBe(order.life.isTaken);
          const taken = order.life.events.find(({ event }) => event === 'accept')?.on;
          if (!order.duty || taken === undefined) continue;
          expect(taken).toBeGreaterThan(busy.get(order.duty.vehicleId) ?? 0);
          const arrived = order.life.events.find(
            ({ event }) => event.startsWith('arrive') && event !== 'arrive',
          );
          busy.set(order.duty.vehicleId, arrived?.on ?? taken);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('in a rush are more, and many are taken by nobody', () => {
    const rush = { from: 17, to: 20, addressType: AREA, demand: 1.6, untaken: 0.25 };
    const inRush = (order: PastOrder) => {
      const hour = hourOf(order.createdOn);
      return order.addressType === AREA && hour >= rush.from && hour < rush.to;
    };
    const usual = ordersOf(5, aDay(), 3_000).filter(inRush);
    const busy = ordersOf(5, aDay(rush), 3_000).filter(inRush);
    const untaken = (orders: readonly PastOrder[]) =>
      orders.filter(({ life }) => life.events.at(-1)?.event === 'autoCancel').length / orders.length;
    expect(busy.length).toBeGreaterThan(usual.length * 1.3);
    expect(untaken(busy)).toBeGreaterThan(0.15);
    expect(untaken(usual)).toBeLessThan(0.12);
  });
});
