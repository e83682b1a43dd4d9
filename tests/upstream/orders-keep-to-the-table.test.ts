/**
 * Whatever dispatchers, drivers and passengers do, in whatever order, and whatever time limits end meanwhile: each step of
 * an order is one that the table allows, its log is without a gap, and nobody drives two orders at once: on one server or on
 * two beside each other.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { dispatchCalls } from '../../src/contract/dispatch.ts';
import type { OpenOffer } from '../../src/contract/open-door-orders.ts';
import { orderLog, orderOffer, orderTimer, taxiOrder } from '../../src/upstream/domain/orders/tables.ts';
import { aDispatchDesk, type DispatchDesk } from '../builders/dispatch-desk.ts';
import { expectOrdersByTheTable } from '../builders/orders-by-the-table.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';

const TAXIS = 3;
const ORDERS = 3;

/** A server with who works at it. */
interface Place {
  desk: DispatchDesk;
  clerk: Person;
}

let upstream: Upstream;
/** Two servers on one database, at one time. */
let places: [Place, Place];
let taxis: Awaited<ReturnType<DispatchDesk['aTaxi']>>[];
beforeAll(async () => {
  upstream = await anUpstream();
  const { store, clock } = upstream;
  const second = { ...(await anUpstream({ store, now: clock, seed: 3 })), clock };
  const first = await aDispatchDesk(upstream, [second]);
  const desks = [first, await aDispatchDesk(second, [], first.machine)] as const;
  places = [
    { desk: desks[0], clerk: await desks[0].clerk() },
    { desk: desks[1], clerk: await desks[1].clerk() },
  ];
  taxis = [];
  for (let made = 0; made < TAXIS; made += 1) taxis.push(await desks[0].aTaxi({ metres: 30 * (made + 1) }));
});
afterAll(() => upstream.close());

interface Step {
  act: keyof typeof ACTS;
  order: number;
  taxi: number;
  place: 0 | 1;
}

type Act = (at: Place, orderId: string, driverId: string) => Promise<unknown>;

const ask = ({ clerk }: Place, call: (typeof dispatchCalls)[keyof typeof dispatchCalls], body: object) =>
  clerk.ask(call, { body } as never);

const ACTS = {
  offer: (at, orderId, driverId) => ask(at, dispatchCalls.pushOrderMessageToDriver, { orderId, driverId }),
  offerAll: (at, orderId) => ask(at, dispatchCalls.pushOrderMessageToDrivers, { orderId, radius: 1_000 }),
  assign: (at, orderId, driverId) => ask(at, dispatchCalls.assignOrder, { orderId, driverId }),
  takeBack: (at, orderId) => ask(at, dispatchCalls.reAssignOrder, { orderId, reason: '换车' }),
  cancel: (at, orderId) => ask(at, dispatchCalls.cancelOrder, { orderId, cancelType: 2 }),
  noShow: (at, orderId) => ask(at, dispatchCalls.cancelOrder, { orderId, cancelType: 20 }),
  seats: (at, orderId) => ask(at, dispatchCalls.seatsConfirm, { orderId }),
  watch: (at, orderId) => ask(at, dispatchCalls.TaggingOrder, { orderId, mark: 'watch' }),
  closeMonitor: (at, orderId) => ask(at, dispatchCalls.closeOrderMonitor, { orderId }),
  abnormal: (at, orderId) => ask(at, dispatchCalls.closeOrderMonitor, { orderId, result: 1 }),
  accept: ({ desk }, orderId, driverId) => desk.accept(orderId, driverId),
  reject: async ({ desk }, _orderId, driverId) => {
    const open: unknown = await desk.offers(driverId);
    // a request that was signed before the clock jumped is refused
    const [offer] = Array.isArray(open) ? (open as OpenOffer[]) : [];
    if (offer) await desk.report({ pushId: offer.pushId, driverId, act: 'reject' });
  },
  arrive: ({ desk }, orderId, driverId) => desk.arrive(orderId, driverId),
  contact: ({ desk }, orderId, driverId) => desk.contact(orderId, driverId),
  meterOn: ({ desk }, orderId, driverId) => desk.meter(orderId, driverId, { load: true }),
  meterOff: ({ desk }, orderId, driverId) =>
    desk.meter(orderId, driverId, { load: false, price: 1_200, distance: 3_000 }),
  driverCancels: ({ desk }, orderId, driverId) => desk.cancel(orderId, { driverId, cancelType: 4 }),
  passengerCancels: ({ desk }, orderId) => desk.cancel(orderId, { cancelType: 1 }),
  pay: ({ desk }, orderId) => desk.pay(orderId, 1_200),
  rate: ({ desk }, orderId) => desk.rate(orderId),
  soon: at => later(at, 5),
  minute: at => later(at, 60),
  long: at => later(at, 700),
} satisfies Record<string, Act>;

async function later({ desk }: Place, seconds: number): Promise<void> {
  upstream.clock.advance(seconds * 1_000);
  for (const taxi of taxis) taxi.stand();
  await desk.timers();
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])),
  order: fc.nat(ORDERS - 1),
  taxi: fc.nat(TAXIS - 1),
  place: fc.constantFrom(0, 1),
});

async function begin(): Promise<string[]> {
  const { db } = upstream.store;
  for (const table of [orderOffer, orderTimer, orderLog, taxiOrder]) await db.delete(table);
  for (const place of places) place.clerk = await place.desk.clerk();
  const [{ desk }] = places;
  for (const taxi of taxis) taxi.stand();
  const soon = upstream.clock() + 40 * 60_000;
  const made = [await desk.order(), await desk.order({ useTime: soon })].map(({ id }) => id);
  return [...made, (await desk.place()).data.orderId];
}

it('never leave it, whoever does what', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { maxLength: 20 }),
      async rounds => {
        const ids = await begin();
        for (const round of rounds) {
          // two of them at the same moment
          await Promise.all(
            round.map(({ act, order, taxi, place }) =>
              ACTS[act](places[place], ids[order] ?? '', taxis[taxi]?.driverId ?? ''),
            ),
          );
        }
        await expectOrdersByTheTable(upstream.store.db);
      },
    ),
    { numRuns: 30 },
  );
});
