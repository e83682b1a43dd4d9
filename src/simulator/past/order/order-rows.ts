/** An order of the past as the rows that it leaves behind: the order, its log, its offers and its trip. Pure. */
import { afterEvent, type OperatorType, type OrderState } from '../../../contract/order-states.ts';
import type { trip } from '../../../upstream/core/positions/tables.ts';
import type { orderLog, taxiOrder } from '../../../upstream/domain/orders/tables.ts';
import { cityFare, isElderly, nameOf, numberOf } from '../../city/host/city-passengers.ts';
import type { Spell } from '../frame/room-past.ts';
import type { Staff } from '../frame/town.ts';
import type { OfferRow } from './offer-rows.ts';
import type { LivedEvent } from './order-life.ts';
import type { PastOrder } from './ordering.ts';

export interface Written {
  id: string;
  orderNo: string;
  passengerId: string | null;
  /** Who has taken it down; null where its passenger ordered by himself. */
  clerk: Staff | null;
  /** The call in which it was placed, as its record is called. */
  callId: string | null;
  offers: readonly OfferRow[];
  spell: Spell;
}

type OrderRow = typeof taxiOrder.$inferInsert;

/** Fen for ordering ahead by an app. */
export const BOOKING_FEE = 500;
const ARRIVAL = new Set(['arriveUnpaid', 'arrivePaid']);

export function orderRow(order: PastOrder, written: Written): OrderRow {
  const { createdOn, useTime, isReserved, addressType, from, to, person, channel, metres, life, duty } =
    order;
  const { id, orderNo, passengerId, clerk, callId, offers, spell } = written;
  const name = nameOf(person);
  const last = life.events.at(-1)?.on ?? createdOn;
  const declined = life.events.find(({ event }) => event === 'decline');
  const hasDest = order.isDestKnown || onOf(order, 'board') !== null;
  const { mainStatus, subStatus, stateOn } = stateAt(order);
  const { price, distance, duration, payStatus, payChannel } = fareOf(order);
  const { cancelTime, cancelBy } = cancelOf(order);
  const [offeredOn, assignedOn] = [onOf(order, 'offer'), onOf(order, 'assign')];
  const pushed = offersSummary(offers);
  // one literal: an object that is put together of others is slower to make and to read, and there are many
  return {
    source: channel.source,
    orderCallType: channel.orderCallType,
    mainStatus,
    subStatus,
    stateOn,
    pushTime: offeredOn ?? assignedOn,
    matchTime: onOf(order, 'accept'),
    arriveTime: onOf(order, 'arrive'),
    onboardTime: onOf(order, 'board'),
    finishTime: finishOf(order),
    contactedOn: onOf(order, 'missPassenger'),
    closeTime: onOf(order, 'closeUnpaid'),
    price,
    distance,
    duration,
    payStatus,
    payChannel,
    paidAmount: payStatus === 1 ? price : null,
    star: life.star,
    cancelType: life.cancelType,
    cancelTime,
    cancelBy,
    id,
    orderNo,
    type: isReserved ? '1' : '0',
    addressType,
    originCity: CITY,
    originAddress: from.name,
    originLng: from.lng,
    originLat: from.lat,
    destCity: hasDest ? CITY : null,
    destAddress: hasDest ? to.name : null,
    destLng: hasDest ? to.lng : null,
    destLat: hasDest ? to.lat : null,
    passengerId,
    nickName: name,
    mobile: numberOf(person),
    oldPeopleUse: isElderly(person) ? 1 : 0,
    callFee: isReserved && clerk === null ? BOOKING_FEE : 0,
    driverId: duty?.driverId ?? null,
    vehicleId: duty?.vehicleId ?? null,
    plateNum: duty?.plateNumber ?? null,
    driverName: duty?.driverName ?? null,
    companyId: duty?.companyId ?? null,
    excludedDriverIds: declined ? order.others.slice(0, 1).map(({ driverId }) => driverId) : [],
    useTime,
    waitingOn: declined?.on ?? onOf(order, 'activate') ?? createdOn,
    estimatePrice: cityFare(metres),
    estimateDistance: metres,
    estimateDuration: Math.round(metres / METRES_A_SECOND),
    pushRadius: offeredOn === null ? 0 : pushed.radius,
    pushRound: pushed.round,
    pushCount: offers.length,
    readCount: pushed.read,
    replyCount: pushed.replied,
    callId,
    operatorId: clerk?.id ?? null,
    operatorName: clerk?.name ?? null,
    searchKey: `${spell(name, from.name, hasDest ? to.name : null)} ${orderNo.toLowerCase()}`,
    createdOn,
    createdBy: clerk?.name ?? null,
    updatedOn: last,
    updatedBy: null,
    version: 1 + life.events.length,
  };
}

function offersSummary(offers: readonly OfferRow[]) {
  const summary = { radius: 0, round: 0, read: 0, replied: 0 };
  for (const { radius, round, readTime, replyStatus } of offers) {
    summary.radius = Math.max(summary.radius, radius);
    summary.round = Math.max(summary.round, round);
    if (readTime !== null) summary.read += 1;
    if (replyStatus === 3 || replyStatus === 5) summary.replied += 1;
  }
  return summary;
}

const CITY = '南宁市';
const METRES_A_SECOND = 7;

const onOf = ({ life }: PastOrder, wanted: LivedEvent['event']): number | null =>
  life.events.findLast(({ event }) => event === wanted)?.on ?? null;

const beginOf = ({ isReserved }: PastOrder): OrderState => ({
  mainStatus: 1,
  subStatus: isReserved ? 10 : 11,
});

/** What its events have led to, and since when. */
function stateAt(order: PastOrder): Pick<OrderRow, 'mainStatus' | 'subStatus' | 'stateOn'> {
  let state = beginOf(order);
  let stateOn = order.createdOn;
  for (const { event, on } of order.life.events) {
    if (event === 'missPassenger') continue;
    state = afterEvent(event, state);
    stateOn = on;
  }
  return { ...state, stateOn };
}

const finishOf = ({ life }: PastOrder): number | null =>
  life.events.find(({ event }) => ARRIVAL.has(event))?.on ?? null;

function fareOf(order: PastOrder) {
  const finishTime = finishOf(order);
  const price = finishTime === null ? null : cityFare(order.metres);
  const isPaid = order.life.isPaidInCar || onOf(order, 'pay') !== null;
  return {
    price,
    distance: finishTime === null ? null : order.metres,
    duration:
      finishTime === null ? null : Math.round((finishTime - (onOf(order, 'board') ?? finishTime)) / 1_000),
    payStatus: isPaid ? (1 as const) : (0 as const),
    payChannel: isPaid ? (order.life.isPaidInCar ? (3 as const) : (1 as const)) : null,
  };
}

const CANCELLING = /^(?:cancel|autoCancel$|noShow$)/;

function cancelOf({ life }: PastOrder) {
  const ended = life.events.at(-1);
  const isCancelled = ended !== undefined && CANCELLING.test(ended.event);
  return {
    cancelTime: isCancelled ? ended.on : null,
    cancelBy: isCancelled ? ended.by : null,
  };
}

/** Its whole log, from its creation to its end. */
export function logRows(order: PastOrder, { id, clerk }: Written): (typeof orderLog.$inferInsert)[] {
  const nameBy = (by: OperatorType) =>
    [null, clerk?.name, order.duty?.driverName, nameOf(order.person)][by] ?? null;
  const maker = clerk === null ? 3 : 1;
  let state = beginOf(order);
  return [
    {
      orderId: id,
      action: 'create',
      fromStatus: null,
      toStatus: state.subStatus,
      operatorType: maker,
      operatorName: nameBy(maker),
      createdOn: order.createdOn,
    },
    ...order.life.events.map(({ event, by, on }) => {
      const { subStatus: fromStatus } = state;
      if (event !== 'missPassenger') state = afterEvent(event, state);
      return {
        orderId: id,
        action: event,
        fromStatus,
        toStatus: state.subStatus,
        operatorType: by,
        operatorName: event === 'decline' ? (order.others[0]?.driverName ?? null) : nameBy(by),
        createdOn: on,
      };
    }),
  ];
}

/** Seconds between the passenger and the meter. */
const METER_MS = 10_000;

/** What the vehicle's terminal would have told: from load on to load off. */
export function tripRow(order: PastOrder): typeof trip.$inferInsert | undefined {
  const [boardedOn, finishedOn] = [onOf(order, 'board'), finishOf(order)];
  const { duty, from, to, metres } = order;
  if (boardedOn === null || finishedOn === null || duty === null) return undefined;
  return {
    vehicleId: duty.vehicleId,
    plateNumber: duty.plateNumber,
    addressType: duty.addressType,
    onTime: boardedOn + METER_MS,
    onLng: from.lng,
    onLat: from.lat,
    offTime: finishedOn - METER_MS,
    offLng: to.lng,
    offLat: to.lat,
    distance: metres,
    isWhole: 1,
  };
}
