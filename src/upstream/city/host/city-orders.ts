/**
 * Orders of the simulated city: its passengers place them, its drivers answer and drive them, by the same commands as the
 * open door. Whom a dispatcher gives an order to, answers it as anybody does.
 */
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { NO_SHOW, NO_SHOW_MS } from '../../../contract/order-states.ts';
import type { Clock, Db } from '../../core/context.ts';
import { againstOthers } from '../../core/database/fault.ts';
import { Failure } from '../../core/failure.ts';
import { EVERYWHERE } from '../../core/scope.ts';
import { acceptBy, arriveBy, boardBy, cancelBy, declineBy, finishBy } from '../../domain/orders/acts.ts';
import { createOrder } from '../../domain/orders/create-order.ts';
import { type Acting, asOther, happen, holdOrder, note } from '../../domain/orders/happen.ts';
import { takeReport } from '../../domain/orders/offers.ts';
import { type OfferRow, type OrderRow, orderOffer, taxiOrder } from '../../domain/orders/tables.ts';
import { areaNear } from '../../domain/places.ts';
import { type Stream, streamOf } from '../chance.ts';
import type { CityVehicle, Fetching } from '../city.ts';
import type { ErrandNews, Wish } from '../news.ts';
import type { Moments } from './city-work.ts';

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
}

/** A driver's mind about an offer: when he reads it, and what he does after that. */
interface Mind {
  readOn: number;
  answerOn: number;
  answer: 'take' | 'reject' | 'ignore';
  isRead: boolean;
}

const SECOND_MS = 1_000;
const DRIVER = 2;
const PASSENGER = 3;
const ASSIGNED = 4;
/** Of offers that are read; one that is made to him alone is hardly ever refused. */
const TAKES = { any: 0.35, assigned: 0.85 };
const REJECTS = { any: 0.1, assigned: 0.1 };
const READS = 0.9;
const PASSENGERS = 4_000;
/** How passengers reach the operator: by telephone, app, messaging app and H5. */
const CHANNELS = [
  { source: 4, orderCallType: 1, share: 0.3 },
  { source: 0, orderCallType: 2, share: 0.4 },
  { source: 2, orderCallType: 2, share: 0.2 },
  { source: 6, orderCallType: 4, share: 0.1 },
] as const;
const CANCELS = 0.1;
const NO_SHOWS = 0.02;
const RESERVES = 0.06;
const ELDERLY = 0.12;
const PAYS_IN_CAR = 0.45;
const RATES = 0.3;
const FEN_PER_KILOMETRE = 240;
const BASE_FARE = 900;
const BASE_METRES = 2_000;
const SURNAMES = [...'韦黄覃陆梁莫蒙农李廖卢邓苏罗何'];

export function createCityOrders({ db, clock, seed, fleet }: Options): CityOrders {
  const people = streamOf(seed, 'order passengers');
  const drivers = streamOf(seed, 'order drivers');
  const vehicles = new Set(fleet.map(({ vehicleId }) => vehicleId));
  const minds = new Map<string, Mind>();
  /** By order: when its passenger gives up. */
  const patience = new Map<string, number>();
  /** Orders that drivers of the city have taken or are about to. */
  const under = new Map<string, Fetching>();
  /** By order: since when its driver waits for somebody who does not come. */
  const waiting = new Map<string, number>();
  /** By order: the driver who is about to take it. */
  const takers = new Map<string, string>();
  /** Under way when the city began anew. */
  const resumed: Fetching[] = [];
  let release: string[] = [];

  /** In a transaction; what the rules refuse, the city takes as it is. Answers whether it was done. */
  async function act(work: (acting: Acting) => Promise<unknown>): Promise<boolean> {
    try {
      await againstOthers(db, async transaction => {
        await asOther({ db: transaction as unknown as Db, clock }, { type: DRIVER, name: null }, work);
      });
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }
  const asPassenger = (acting: Acting, name: string | null): Acting => ({
    ...acting,
    by: { type: PASSENGER, name },
  });
  const asDriver = (acting: Acting, { driverName }: Pick<OrderRow, 'driverName'>): Acting => ({
    ...acting,
    by: { type: DRIVER, name: driverName },
  });

  async function openOffers(): Promise<OfferRow[]> {
    return db.select().from(orderOffer).where(lte(orderOffer.replyStatus, 2)).orderBy(asc(orderOffer.id));
  }

  function mindOf(offer: OfferRow): Mind {
    const known = minds.get(offer.id);
    if (known) return known;
    const kind = offer.pushType === ASSIGNED ? 'assigned' : 'any';
    const readOn = clock() + drivers.between(1, 6) * SECOND_MS;
    const drawn = drivers.next();
    const reads = kind === 'assigned' || drivers.happens(READS);
    const willing = reads && drawn < TAKES[kind];
    const refuses = reads && !willing && drawn < TAKES[kind] + REJECTS[kind];
    const mind: Mind = {
      readOn: reads ? readOn : Number.POSITIVE_INFINITY,
      answerOn: readOn + drivers.between(1, 9) * SECOND_MS,
      answer: willing ? 'take' : refuses ? 'reject' : 'ignore',
      isRead: false,
    };
    minds.set(offer.id, mind);
    return mind;
  }

  async function place(wish: Wish): Promise<void> {
    const channel = channelOf(people);
    const number = people.below(PASSENGERS);
    const surname = SURNAMES[number % SURNAMES.length] ?? '';
    const name = `${surname}${number % 2 ? '女士' : '先生'}`;
    const now = clock();
    const isReserved = people.happens(RESERVES);
    const addressType = (await areaNear(db, wish.from)) ?? EVERYWHERE;
    await act(async acting => {
      const order = await createOrder(
        asPassenger(acting, name),
        {
          mobile: `199000${String(number).padStart(5, '0')}`,
          name,
          isOldPerson: number % 100 < ELDERLY * 100 ? 1 : 0,
          source: channel.source,
          orderCallType: channel.orderCallType,
          origin: { ...wish.from, poiId: null },
          dest: people.happens(0.85) ? { ...wish.to, poiId: null } : null,
          passengerNum: 1 + people.below(3),
          addressType,
          ...(isReserved && { useTime: now + Math.round(people.between(35, 120) * 60) * SECOND_MS }),
        },
        () => true,
      );
      if (people.happens(CANCELS)) patience.set(order.id, now + people.between(40, 420) * SECOND_MS);
    });
  }

  async function hear({ orderId, kind, metres }: ErrandNews): Promise<void> {
    if (!under.has(orderId)) return;
    await act(async acting => {
      const order = await holdOrder(acting.db, orderId);
      const his = asDriver(acting, order);
      if (kind === 'there') await arriveBy(his, order);
      else if (kind === 'aboard') await boardBy(his, order);
      else await end(his, order, metres);
    });
    if (kind === 'there' && under.get(orderId)?.boardsAfter === null) waiting.set(orderId, clock());
    if (kind === 'over') under.delete(orderId);
  }

  async function end(his: Acting, order: OrderRow, metres: number): Promise<void> {
    const beyond = Math.max(0, metres - BASE_METRES) / 1_000;
    const price = Math.round((BASE_FARE + beyond * FEN_PER_KILOMETRE) / 10) * 10;
    const isPaid = people.happens(PAYS_IN_CAR);
    const done = await finishBy(his, order, {
      price,
      distance: metres,
      isPaid,
      payChannel: isPaid ? 3 : null,
    });
    const payer = asPassenger(his, order.nickName);
    const paid = isPaid
      ? done
      : await happen(payer, done, 'pay', { set: { payStatus: 1, payChannel: 1, price } });
    if (people.happens(RATES))
      await happen(payer, paid, 'rate', { set: { star: people.happens(0.85) ? 5 : 1 + people.below(4) } });
  }

  /** Offers as they arrive, are read and answered. Those who take one are sent for it first, then it is theirs. */
  async function answerOffers(): Promise<Fetching[]> {
    const now = clock();
    const offers = (await openOffers()).filter(
      ({ vehicleId }) => vehicleId !== null && vehicles.has(vehicleId),
    );
    const open = new Set(offers.map(({ id }) => id));
    for (const id of minds.keys()) if (!open.has(id)) minds.delete(id);
    const due: Fetching[] = [];
    const reports: Parameters<typeof takeReport>[1][] = [];
    for (const offer of offers) {
      const mind = mindOf(offer);
      const of = { pushId: offer.id, driverId: offer.driverId };
      if (offer.replyStatus === 0) reports.push({ ...of, act: 'delivered' });
      if (!mind.isRead && mind.readOn <= now) {
        mind.isRead = true;
        reports.push({ ...of, act: 'read' });
      }
      if (!mind.isRead || mind.answerOn > now || mind.answer === 'ignore') continue;
      if (mind.answer === 'reject') {
        reports.push({ ...of, act: 'reject', reason: '距离远' });
        if (offer.pushType === ASSIGNED) await giveBack(offer);
      } else if (!under.has(offer.orderId)) {
        const fetching = await fetchingOf(offer);
        if (fetching) due.push(fetching);
      }
      mind.answer = 'ignore';
    }
    for (let at = 0; at < reports.length; at += REPORTS_AT_ONCE)
      await act(async acting => {
        for (const report of reports.slice(at, at + REPORTS_AT_ONCE)) await takeReport(acting, report);
      });
    return due;
  }

  const giveBack = (offer: OfferRow) =>
    act(async acting => {
      const order = await holdOrder(acting.db, offer.orderId);
      if (order.subStatus !== 13 || order.driverId !== offer.driverId) return;
      await declineBy(asDriver(acting, order), order, '距离远');
    });

  async function fetchingOf({ orderId, vehicleId, driverId }: OfferRow): Promise<Fetching | undefined> {
    const [order] = await db.select().from(taxiOrder).where(eq(taxiOrder.id, orderId));
    if (!order || vehicleId === null || order.mainStatus !== 1) return undefined;
    const boardsAfter = people.happens(NO_SHOWS) ? null : people.between(20, 150);
    const fetching = errandOf(order, vehicleId, boardsAfter);
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
      await act(async acting => {
        const order = await holdOrder(acting.db, orderId);
        await cancelBy(asPassenger(acting, order.nickName), order, { cancelType: 1, cancelmsg: '等待太久' });
      });
    }
    for (const [orderId, since] of waiting) {
      if (now - since < NO_SHOW_MS) continue;
      waiting.delete(orderId);
      await act(async acting => {
        const order = await holdOrder(acting.db, orderId);
        const his = asDriver(acting, order);
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

  return {
    async begin() {
      const rows = await db.select().from(taxiOrder).where(eq(taxiOrder.mainStatus, 2));
      for (const row of rows) {
        if (row.vehicleId === null || !vehicles.has(row.vehicleId)) continue;
        resumed.push({ ...errandOf(row, row.vehicleId, 30), isAboard: row.subStatus === 23 });
        under.set(row.id, errandOf(row, row.vehicleId, 30));
      }
    },
    async next() {
      await giveUp();
      await letGo();
      const fetch = [...resumed.splice(0), ...(await answerOffers())];
      const asked = { fetch, release };
      release = [];
      return asked;
    },
    async take({ errands, wishes, refused }, { fetch }) {
      for (const { orderId } of fetch) {
        const driverId = takers.get(orderId);
        takers.delete(orderId);
        // who is found under way when the city begins anew, and is not free in it, is asked for again
        if (refused.includes(orderId)) {
          const again = under.get(orderId);
          under.delete(orderId);
          if (driverId === undefined && again) {
            resumed.push(again);
            under.set(orderId, again);
          }
          continue;
        }
        if (driverId === undefined) continue;
        const isTaken = await act(async acting => {
          const order = await holdOrder(acting.db, orderId);
          await acceptBy(asDriver(acting, order), order, driverId);
        });
        if (isTaken) continue;
        under.delete(orderId);
        release.push(orderId);
      }
      for (const news of errands) await hear(news);
      for (const wish of wishes) await place(wish);
    },
  };
}

const REPORTS_AT_ONCE = 50;

const errandOf = (order: OrderRow, vehicleId: string, boardsAfter: number | null): Fetching => ({
  vehicleId,
  orderId: order.id,
  from: { lng: order.originLng, lat: order.originLat },
  to: order.destLng === null || order.destLat === null ? null : { lng: order.destLng, lat: order.destLat },
  boardsAfter,
});

function channelOf(chance: Stream): (typeof CHANNELS)[number] {
  let drawn = chance.next();
  for (const channel of CHANNELS) {
    drawn -= channel.share;
    if (drawn < 0) return channel;
  }
  return CHANNELS[0];
}
