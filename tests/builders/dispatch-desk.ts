/** A desk where orders are made, offered, taken and driven: taxis that stand where they are put, and their drivers' apps. */
import { eq } from 'drizzle-orm';
import { dispatchCalls } from '../../src/contract/dispatch.ts';
import { dispatchDeskCalls } from '../../src/contract/dispatch-desk.ts';
import type { Data } from '../../src/contract/grammar/call.ts';
import type { OpenScope } from '../../src/contract/grammar/open-scopes.ts';
import type { orderDoorCalls } from '../../src/contract/open-door-orders.ts';
import type { Order } from '../../src/contract/order.ts';
import { roughRoads } from '../../src/upstream/core/outside/rough-roads.ts';
import type { BusinessStatus } from '../../src/upstream/core/positions/fix.ts';
import { taxiOrder } from '../../src/upstream/domain/orders/tables.ts';
import { orderTimers } from '../../src/upstream/domain/orders/timers.ts';
import { aMovingFleet } from './moving-fleet.ts';
import { aMachine, type Machine } from './open-door.ts';
import type { Person, Upstream } from './upstream.ts';

/** Where orders begin unless told otherwise. */
export const PICK_UP = { lng: 108.366, lat: 22.817 };
/** So many metres to the north of it. */
export const northOf = (metres: number) => ({ lng: PICK_UP.lng, lat: PICK_UP.lat + metres / 111_195 });

let numbers = 0;
/** Another one each time. */
export const aMobile = () => `138${String(10_000_000 + ++numbers)}`;

/** For what lives by the real clock, as a page does. */
export const inRealTime = (upstream: Upstream): Upstream => ({
  ...upstream,
  clock: Object.assign(() => Date.now(), { advance: upstream.clock.advance }),
});

type News = Data<typeof orderDoorCalls.acceptOrder>;

/** What apps of passengers and drivers may do, and who reads orders. */
const EVERYTHING: OpenScope[] = ['orderAsPassenger', 'driveOrders', 'payOrders', 'fetchOrders'];

/**
 * @param besides servers on the same database, which hear of the same positions
 * @param by whose account the apps have, where it is that of another desk
 */
export async function aDispatchDesk(upstream: Upstream, besides: readonly Upstream[] = [], by?: Machine) {
  const admin = await upstream.signIn('admin');
  const machine = by?.at(upstream) ?? (await aMachine(upstream, admin, EVERYTHING));
  const fleet = aMovingFleet(upstream);
  const fleets = [fleet, ...besides.map(aMovingFleet)];
  const job = orderTimers({ fleet: upstream.fleet, roads: roughRoads });
  const post = <T>(path: string, body: object) => machine.send<T>('POST', path, body);
  let clerk = await upstream.signIn('dispatcher');
  let heard = 0;

  async function aTaxi({ metres = 200, status = 3 as BusinessStatus } = {}) {
    const { vehicleId } = await fleet.aVehicle();
    const driverId = await fleet.aDriver({ vehicleId });
    for (const { register } of fleets) await register.refresh();
    const taxi = {
      vehicleId,
      driverId,
      /** Heard at this moment. */
      stand(at: { metres?: number; status?: BusinessStatus } = {}) {
        const fix = {
          vehicleId,
          speed: 0,
          status: at.status ?? 3,
          receivedOn: upstream.clock(),
          // each report is newer than the one before, however still the clock stands
          gpsTime: upstream.clock() + ++heard,
          ...northOf(at.metres ?? metres),
        };
        for (const each of fleets) each.report(fix);
      },
    };
    taxi.stand({ status });
    return taxi;
  }

  return {
    fleet,
    machine,
    /** Comes back after a pause that was longer than a session. */
    async clerk() {
      clerk = await upstream.signIn('dispatcher');
      return clerk;
    },
    aTaxi,
    /** Runs what is due. */
    timers: () => upstream.run(job),
    /** Later, with what is due then. */
    async later(seconds: number) {
      upstream.clock.advance(seconds * 1_000);
      await upstream.run(job);
    },
    order: async (body: object = {}, by: Person = clerk) => {
      const reply = await by.ask(dispatchCalls.createOrder, {
        body: { mobile: aMobile(), origin: { address: '金湖广场', ...PICK_UP }, ...body },
      });
      if (reply.errCode !== 0) throw new Error(`order answered ${reply.errCode} ${reply.message}`);
      return reply.data as Order;
    },
    push: (orderId: string, driverId: string, by: Person = clerk) =>
      by.ask(dispatchCalls.pushOrderMessageToDriver, { body: { orderId, driverId } }),
    assign: (orderId: string, driverId: string, by: Person = clerk) =>
      by.ask(dispatchCalls.assignOrder, { body: { orderId, driverId } }),
    /** Its two states, as `2/21`. */
    async stateOf(orderId: string) {
      const { db } = upstream.store;
      const [row] = await db.select().from(taxiOrder).where(eq(taxiOrder.id, orderId));
      return `${row?.mainStatus}/${row?.subStatus}`;
    },
    /** What its log tells, in that order. */
    async actionsOf(orderId: string) {
      const { data } = await clerk.ask(dispatchDeskCalls.listOrderLog, { query: { orderId } });
      return data.map(({ action }) => action);
    },
    /** By a passenger's app. */
    place: (body: object = {}) =>
      post<News>('/api/open/orders', {
        submitNo: `app-${++numbers}`,
        mobile: aMobile(),
        origin: { address: '金湖广场', ...PICK_UP },
        ...body,
      }),
    offers: async (driverId: string) =>
      (
        await machine.send<Data<typeof orderDoorCalls.openOffers>>(
          'GET',
          `/api/open/order-offers?driverId=${driverId}`,
        )
      ).data,
    report: (...reports: object[]) => post<{ outcome: string }[]>('/api/open/order-offers', { reports }),
    accept: (orderId: string, driverId: string) =>
      post<News>('/api/open/orders/accept', { orderId, driverId }),
    arrive: (orderId: string, driverId: string) =>
      post<News>('/api/open/orders/arrive', { orderId, driverId }),
    meter: (orderId: string, driverId: string, body: object) =>
      post<News>('/api/open/orders/meter', { orderId, driverId, ...body }),
    contact: (orderId: string, driverId: string) =>
      post<{ number: string | null }>('/api/open/orders/contact', { orderId, driverId, isReached: 0 }),
    cancel: (orderId: string, body: object) => post<News>('/api/open/orders/cancel', { orderId, ...body }),
    pay: (orderId: string, amount = 1_500) =>
      post<News>('/api/open/orders/pay', { orderId, amount, payChannel: 1 }),
    rate: (orderId: string, star = 5) => post<News>('/api/open/orders/rate', { orderId, star }),
  };
}

export type DispatchDesk = Awaited<ReturnType<typeof aDispatchDesk>>;
