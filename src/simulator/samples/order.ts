/** Orders of the last days, each over in another way: what waits now, people or the simulated city make. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import {
  afterEvent,
  type OperatorType,
  type OrderEvent,
  type OrderState,
} from '../../contract/order-states.ts';
import type { Db } from '../../upstream/core/context.ts';
import { dayInShanghai } from '../../upstream/core/day.ts';
import { searchKey } from '../../upstream/core/search-key.ts';
import { driver, vehicle } from '../../upstream/domain/fleet/tables.ts';
import { noteArea } from '../../upstream/domain/orders/passengers.ts';
import { orderLog, orderOffer, passenger, taxiOrder } from '../../upstream/domain/orders/tables.ts';
import type { Samples } from '../demonstration/sampling.ts';
import { FATES, ORDERS, PLACES, type PlaceName } from './data/orders.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export const samples: Samples = async ({ db, now, made }) => {
  const { createdBy: clerk } = made(0);
  const people = await addPassengers(db, now);
  const drivers = await someDrivers(db);
  for (const [index, order] of ORDERS.toReversed().entries())
    await addOrder(db, order, { now, clerk, people, who: drivers[index % drivers.length], index });
};

async function addPassengers(db: Db, now: number): Promise<ReadonlyMap<string, string>> {
  const known = new Map(ORDERS.map(([name, mobile]) => [mobile as string, name]));
  const rows = await db
    .insert(passenger)
    .values(
      [...known].map(([mobile, name]) => {
        const own = ORDERS.filter(order => order[1] === mobile);
        return {
          mobile,
          name,
          isOldPerson: name === '覃桂芳' ? (1 as const) : (0 as const),
          orderCount: own.length,
          cancelCount: own.filter(order => order[8] === 'byPassenger').length,
          noShowCount: own.filter(order => order[8] === 'noShow').length,
          lastOrderOn: now - Math.min(...own.map(order => order[7])) * HOUR_MS,
          searchKey: searchKey(name),
          areaIds: [],
          createdOn: now,
          updatedOn: now,
        };
      }),
    )
    .returning({ id: passenger.id, mobile: passenger.mobile });
  return new Map(rows.map(({ id, mobile }) => [mobile, id]));
}

type Who = Awaited<ReturnType<typeof someDrivers>>[number];

const someDrivers = (db: Db) =>
  db
    .select({
      driverId: driver.id,
      driverName: driver.name,
      vehicleId: vehicle.id,
      plateNum: vehicle.plateNumber,
    })
    .from(driver)
    .innerJoin(vehicle, eq(vehicle.id, driver.vehicleId))
    .where(and(isNotNull(driver.vehicleId), eq(driver.state, 1)))
    .orderBy(asc(driver.id))
    .limit(6);

interface Making {
  now: number;
  clerk: string;
  people: ReadonlyMap<string, string>;
  who: Who | undefined;
  index: number;
}

async function addOrder(
  db: Db,
  [name, mobile, from, to, area, source, orderCallType, hours, fate, cancelType]: (typeof ORDERS)[number],
  { now, clerk, people, who, index }: Making,
): Promise<void> {
  const [mainStatus, subStatus, ...events] = FATES[fate];
  const createdOn = now - hours * HOUR_MS;
  const at = timesOf(events, createdOn);
  const orderNo = `DD${dayInShanghai(createdOn)}${String(index + 1).padStart(6, '0')}`;
  const isDriven = at.accept !== undefined;
  const last = Math.max(createdOn, ...Object.values(at));
  const finishTime = at.arriveUnpaid ?? at.arrivePaid ?? null;
  const metres = metresBetween(from, to);
  const price = 700 + Math.round(metres / 10) * 2;
  const byClerk = source === 4 ? clerk : null;
  const [order] = await db
    .insert(taxiOrder)
    .values({
      orderNo,
      mainStatus,
      subStatus,
      source,
      orderCallType,
      addressType: area,
      ...originOf(from),
      ...destOf(to),
      passengerId: people.get(mobile),
      nickName: name,
      mobile,
      oldPeopleUse: name === '覃桂芳' ? 1 : 0,
      ...(isDriven && who),
      useTime: createdOn,
      stateOn: last,
      pushTime: at.offer ?? at.assign ?? null,
      matchTime: at.accept ?? null,
      arriveTime: at.arrive ?? null,
      onboardTime: at.board ?? null,
      finishTime,
      ...(cancelType !== null && {
        cancelType,
        cancelTime: last,
        cancelBy: events.at(-1)?.[1] ?? 0,
      }),
      ...(mainStatus === 4 && { closeTime: last }),
      estimatePrice: price,
      estimateDistance: metres,
      estimateDuration: Math.round(metres / 7),
      ...(finishTime !== null && {
        price: price + 300,
        distance: metres + 400,
        duration: Math.round((finishTime - (at.board ?? finishTime)) / 1_000),
        payStatus: fate === 'unpaid' ? 0 : 1,
        ...(fate !== 'unpaid' && { payChannel: 1 }),
      }),
      ...(fate === 'rated' && { star: 5 }),
      pushRadius: at.offer === undefined ? 0 : 1_000,
      pushCount: at.offer === undefined && at.assign === undefined ? 0 : 1,
      readCount: isDriven ? 1 : 0,
      replyCount: isDriven ? 1 : 0,
      ...(byClerk !== null && { operatorName: byClerk }),
      searchKey: searchKey(name, from, to, orderNo),
      createdOn,
      createdBy: byClerk,
      updatedOn: last,
      updatedBy: null,
    })
    .returning({ id: taxiOrder.id });
  if (!order) return;
  await noteArea(db, people.get(mobile) ?? null, area);
  await addLog(db, order.id, { events, at, createdOn, source, clerk, passengerName: name, who });
  const offeredOn = at.offer ?? at.assign;
  if (offeredOn === undefined || !who) return;
  await db.insert(orderOffer).values({
    orderId: order.id,
    round: 1,
    pushType: at.assign === undefined ? 1 : 4,
    ...who,
    distance: 640,
    eta: 150,
    pushTime: offeredOn,
    deliverTime: offeredOn + 1_000,
    readTime: isDriven ? offeredOn + 6_000 : null,
    replyTime: isDriven ? at.accept : null,
    replyStatus: isDriven ? 3 : 6,
    operatorName: clerk,
  });
}

type Times = Partial<Record<OrderEvent, number>>;

/** A few minutes between what happens, a quarter of an hour aboard. */
function timesOf(events: readonly (readonly [OrderEvent, OperatorType])[], createdOn: number): Times {
  const times: Times = {};
  let time = createdOn;
  for (const [event] of events) {
    time += (PAUSE_MINUTES[event] ?? 1) * MINUTE_MS;
    times[event] = time;
  }
  return times;
}

const PAUSE_MINUTES: Readonly<Partial<Record<OrderEvent, number>>> = {
  arrive: 5,
  board: 2,
  arriveUnpaid: 16,
  arrivePaid: 14,
  pay: 3,
  noResponse: 3,
  autoCancel: 2,
  noShow: 12,
  closeUnpaid: 1_440,
  archive: 7 * 1_440,
};

interface Logged {
  events: readonly (readonly [OrderEvent, OperatorType])[];
  at: Times;
  createdOn: number;
  source: number;
  clerk: string;
  passengerName: string;
  who: Who | undefined;
}

async function addLog(
  db: Db,
  orderId: string,
  { events, at, createdOn, source, clerk, passengerName, who }: Logged,
): Promise<void> {
  const nameOf = (type: OperatorType) => [null, clerk, who?.driverName ?? null, passengerName][type] ?? null;
  const maker: OperatorType = source === 4 ? 1 : 3;
  let state: OrderState = { mainStatus: 1, subStatus: 11 };
  const first = { action: 'create', operatorType: maker, createdOn, toStatus: state.subStatus };
  const steps = events.map(([action, operatorType]) => {
    const { subStatus: fromStatus } = state;
    state = afterEvent(action, state);
    return {
      action,
      operatorType,
      createdOn: at[action] ?? createdOn,
      fromStatus,
      toStatus: state.subStatus,
    };
  });
  await db
    .insert(orderLog)
    .values([first, ...steps].map(step => ({ ...step, orderId, operatorName: nameOf(step.operatorType) })));
}

function originOf(name: PlaceName) {
  const [originLng, originLat] = PLACES[name];
  return { originCity: '南宁市', originAddress: name, originLng, originLat };
}

function destOf(name: PlaceName) {
  const [destLng, destLat] = PLACES[name];
  return { destCity: '南宁市', destAddress: name, destLng, destLat };
}

/** As far as roads go, about. */
function metresBetween(from: PlaceName, to: PlaceName): number {
  const [fromLng, fromLat] = PLACES[from];
  const [toLng, toLat] = PLACES[to];
  return Math.round(Math.hypot((toLng - fromLng) * 102_500, (toLat - fromLat) * 111_000) * 1.3);
}
