/**
 * Orders of the simulated city: its passengers place them, its drivers answer and drive them, by the same commands as the
 * open door. Whom a dispatcher gives an order to, answers it as anybody does.
 */
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { ALL_AREAS, ORDER_TAG } from '../../../contract/dictionary.ts';
import { NO_SHOW, NO_SHOW_MS } from '../../../contract/order-states.ts';
import type { Clock, Db } from '../../../upstream/core/context.ts';
import { retryTransaction } from '../../../upstream/core/database/fault.ts';
import { Failure } from '../../../upstream/core/failure.ts';
import { streamOf } from '../../../upstream/core/streams.ts';
import { bindToCall } from '../../../upstream/domain/calls/binding.ts';
import { callNamed } from '../../../upstream/domain/calls/reading.ts';
import {
  acceptBy,
  arriveBy,
  boardBy,
  cancelBy,
  declineBy,
  finishBy,
} from '../../../upstream/domain/orders/acts.ts';
import { createOrder } from '../../../upstream/domain/orders/create-order.ts';
import {
  type Acting,
  changeFromOutside,
  happen,
  holdOrder,
  note,
} from '../../../upstream/domain/orders/happen.ts';
import { type OfferReport, takeReport } from '../../../upstream/domain/orders/offers.ts';
import {
  type OfferRow,
  type OrderRow,
  orderOffer,
  taxiOrder,
} from '../../../upstream/domain/orders/tables.ts';
import { areaNear } from '../../../upstream/domain/places.ts';
import { tagCall } from '../../switchboard/exchange.ts';
import type { CityVehicle, Fetching } from '../city.ts';
import type { ErrandNews, Wish } from '../news.ts';
import type { Agreed, CityCalls } from './city-calls.ts';
import { cityFare, createCityPassengers } from './city-passengers.ts';
import type { Moments } from './city-work.ts';
import { createDriverMinds } from './driver-minds.ts';

/** What the city is asked to do about orders in its next moments. */
export interface Errands {
  fetch: Fetching[];
  release: string[];
}

export interface CityOrders {
  /** Resumes what was under way when the city began anew. */
  begin(): Promise<void>;
  /** What is due by now. */
  next(): Promise<Errands>;
  /** What came of it, and what else has happened. */
  take(moments: Pick<Moments, 'errands' | 'wishes' | 'refused'>, asked: Errands): Promise<void>;
}

interface Options {
  db: Db;
  clock: Clock;
  seed: number;
  fleet: readonly CityVehicle[];
  /** Who orders by telephone calls first; undefined where the switchboard is a real one. */
  calls: CityCalls | undefined;
}

const OFFICE = 1;
const DRIVER = 2;
const PASSENGER = 3;
const BY_PHONE = 1;
const REPORTS_AT_ONCE = 50;
/** Of who is found waiting at the kerb when the city begins anew: seconds until he gets in. */
const SOON = 30;

export function createCityOrders({ db, clock, seed, fleet, calls }: Options): CityOrders {
  const passengers = createCityPassengers(seed);
  const minds = createDriverMinds(clock, streamOf(seed, 'order drivers'));
  const vehicles = new Set(fleet.map(({ vehicleId }) => vehicleId));
  /** By order: when its passenger gives up. */
  const patience = new Map<string, number>();
  /** Orders that drivers of the city have taken, or are about to. */
  const under = new Map<string, Fetching>();
  /** By order: the driver who is about to take it. */
  const takers = new Map<string, string>();
  /** By order: since when its driver waits for somebody who does not come. */
  const waiting = new Map<string, number>();
  /** Under way when the city began anew. */
  const resumed: Fetching[] = [];
  let release: string[] = [];

  /** In a transaction; what the rules refuse, the city takes as it is. Answers whether it was done. */
  async function act(work: (acting: Acting) => Promise<unknown>): Promise<boolean> {
    try {
      await retryTransaction(db, transaction =>
        changeFromOutside({ db: transaction as unknown as Db, clock }, { type: DRIVER, name: null }, work),
      );
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }
  /** The same on an order that is held, in the name of its driver. */
  const actOn = (orderId: string, work: (his: Acting, order: OrderRow) => Promise<unknown>) =>
    act(async acting => {
      const order = await holdOrder(acting.db, orderId);
      return work({ ...acting, by: { type: DRIVER, name: order.driverName } }, order);
    });
  const asPassenger = (acting: Acting, name: string | null): Acting => ({
    ...acting,
    by: { type: PASSENGER, name },
  });
  const asAgent = (acting: Acting, name: string): Acting => ({ ...acting, by: { type: OFFICE, name } });

  async function place(wish: Wish): Promise<void> {
    const addressType = (await areaNear(db, wish.from)) ?? ALL_AREAS;
    const wanted = passengers.order(wish, addressType, clock());
    if (calls && wanted.asked.orderCallType === BY_PHONE) await calls.order(wanted);
    else await create(wanted);
  }

  async function create({ asked, patienceMs, callId, agentName }: Agreed): Promise<void> {
    await act(async acting => {
      const by =
        agentName === undefined ? asPassenger(acting, asked.name ?? null) : asAgent(acting, agentName);
      const call = callId === undefined ? undefined : await callNamed(acting.db, callId);
      const order = await createOrder(
        by,
        { ...asked, ...(call && { callId: call.id }), ...(agentName && { operatorName: agentName }) },
        () => true,
      );
      if (call) {
        await bindToCall(acting.db, call.id, { orderId: order.id });
        await tagCall(acting.db, call.callId, ORDER_TAG, clock());
      }
      if (patienceMs !== null) patience.set(order.id, clock() + patienceMs);
    });
  }

  /** What a driver with an order has come to. */
  async function hear({ orderId, kind, metres }: ErrandNews): Promise<void> {
    const errand = under.get(orderId);
    if (!errand) return;
    await actOn(orderId, async (his, order) => {
      if (kind === 'there') await arriveBy(his, order);
      else if (kind === 'aboard') await boardBy(his, order);
      else await end(his, order, metres);
    });
    if (kind === 'there' && errand.boardsAfter === null) waiting.set(orderId, clock());
    if (kind === 'over') under.delete(orderId);
  }

  async function end(his: Acting, order: OrderRow, metres: number): Promise<void> {
    const price = cityFare(metres);
    const isPaid = passengers.paysInCar();
    const done = await finishBy(his, order, {
      price,
      distance: metres,
      isPaid,
      payChannel: isPaid ? 3 : null,
    });
    // an app pays and rates what it has placed itself
    if (order.placedBy !== null) return;
    const payer = asPassenger(his, order.nickName);
    const paid = isPaid
      ? done
      : await happen(payer, done, 'pay', { set: { payStatus: 1, payChannel: 1, paidAmount: price } });
    const star = passengers.stars();
    if (star !== null) await happen(payer, paid, 'rate', { set: { star } });
  }

  /** Offers as they arrive, are read and answered. Who takes one is sent for it first, then it is his. */
  async function answerOffers(): Promise<Fetching[]> {
    const open = await db
      .select()
      .from(orderOffer)
      .where(and(lte(orderOffer.replyStatus, 2), isNull(orderOffer.answeredBy)))
      .orderBy(asc(orderOffer.id));
    const { reports, takes, givesBack } = minds.answersTo(
      open.filter(({ vehicleId }) => vehicleId !== null && vehicles.has(vehicleId)),
    );
    await report(reports);
    for (const offer of givesBack)
      await actOn(offer.orderId, async (his, order) => {
        const isHis = order.subStatus === 13 && order.driverId === offer.driverId;
        if (isHis) await declineBy(his, order, null);
      });
    const fetches: Fetching[] = [];
    for (const offer of takes) {
      const fetching = under.has(offer.orderId) ? undefined : await fetchingOf(offer);
      if (fetching) fetches.push(fetching);
    }
    return fetches;
  }

  async function report(reports: readonly OfferReport[]): Promise<void> {
    for (let at = 0; at < reports.length; at += REPORTS_AT_ONCE)
      await act(async acting => {
        for (const each of reports.slice(at, at + REPORTS_AT_ONCE)) await takeReport(acting, each, null);
      });
  }

  async function fetchingOf({ orderId, vehicleId, driverId }: OfferRow): Promise<Fetching | undefined> {
    const [order] = await db.select().from(taxiOrder).where(eq(taxiOrder.id, orderId));
    if (!order || vehicleId === null || order.mainStatus !== 1) return undefined;
    const fetching = errandOf(order, vehicleId, passengers.comesAfter());
    takers.set(orderId, driverId);
    under.set(orderId, fetching);
    return fetching;
  }

  /** Passengers who have waited for too long, and drivers who have. */
  async function giveUp(): Promise<void> {
    const now = clock();
    for (const [orderId, until] of patience) {
      if (until > now) continue;
      patience.delete(orderId);
      await actOn(orderId, (his, order) =>
        cancelBy(asPassenger(his, order.nickName), order, { cancelType: 1, cancelmsg: '等待太久' }),
      );
    }
    for (const [orderId, since] of waiting) {
      if (now - since < NO_SHOW_MS) continue;
      waiting.delete(orderId);
      await actOn(orderId, async (his, order) => {
        const called = await note(his, order, 'missPassenger', { set: { contactedOn: now } });
        await cancelBy(his, called, { cancelType: NO_SHOW, cancelmsg: null });
      });
    }
  }

  /** Orders that were taken from their drivers meanwhile, by whoever. */
  async function letGo(): Promise<void> {
    const ids = [...under.keys()].filter(id => !takers.has(id));
    if (ids.length === 0) return;
    const rows = await db
      .select({ id: taxiOrder.id, vehicleId: taxiOrder.vehicleId })
      .from(taxiOrder)
      .where(and(inArray(taxiOrder.id, ids), eq(taxiOrder.mainStatus, 2)));
    const held = new Map(rows.map(({ id, vehicleId }) => [id, vehicleId]));
    for (const id of ids) {
      if (held.get(id) === under.get(id)?.vehicleId) continue;
      under.delete(id);
      waiting.delete(id);
      release.push(id);
    }
  }

  /** Of what the city was asked to fetch: whose driver was free has it now, unless somebody was faster. */
  async function settle({ orderId }: Fetching, isRefused: boolean): Promise<void> {
    const driverId = takers.get(orderId);
    takers.delete(orderId);
    const errand = under.get(orderId);
    if (driverId === undefined) {
      // whose driver is not free in the city that began anew is asked for again
      if (isRefused && errand) resumed.push(errand);
      return;
    }
    const isTaken =
      !isRefused && (await actOn(orderId, (his, order) => acceptBy(his, order, driverId, null)));
    if (isTaken) return;
    under.delete(orderId);
    if (!isRefused) release.push(orderId);
  }

  return {
    async begin() {
      const rows = await db
        .select()
        .from(taxiOrder)
        .where(and(eq(taxiOrder.mainStatus, 2), isNull(taxiOrder.drivenBy)));
      for (const row of rows) {
        if (row.vehicleId === null || !vehicles.has(row.vehicleId)) continue;
        const errand = { ...errandOf(row, row.vehicleId, SOON), isAboard: row.subStatus === 23 };
        under.set(row.id, errand);
        resumed.push(errand);
      }
    },
    async next() {
      for (const ordered of (await calls?.agreed()) ?? []) await create(ordered);
      await giveUp();
      await letGo();
      const fetch = [...resumed.splice(0), ...(await answerOffers())];
      const asked = { fetch, release };
      release = [];
      return asked;
    },
    async take({ errands, wishes, refused }, { fetch }) {
      for (const fetching of fetch) await settle(fetching, refused.includes(fetching.orderId));
      for (const news of errands) await hear(news);
      for (const wish of wishes) await place(wish);
    },
  };
}

const errandOf = (order: OrderRow, vehicleId: string, boardsAfter: number | null): Fetching => ({
  vehicleId,
  orderId: order.id,
  from: { lng: order.originLng, lat: order.originLat },
  to: order.destLng === null || order.destLat === null ? null : { lng: order.destLng, lat: order.destLat },
  boardsAfter,
});
