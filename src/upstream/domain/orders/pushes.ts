/** What consoles are told of an order, by the specification's types of message. */
import { mask } from '../../../contract/grammar/mask.ts';
import { order as orderResource } from '../../../contract/order.ts';
import type { OrderEvent } from '../../../contract/order-states.ts';
import type { PushData, PushType } from '../../../contract/push.ts';
import type { Clock } from '../../core/context.ts';
import type { Audience } from '../../core/outbox/audience.ts';
import type { PushMessage } from '../../core/outbox/outbox.ts';
import type { OrderRow } from './tables.ts';

type OrderPush = Extract<PushType, `ADMIN_ORDER_${string}` | 'ORDER_AOTU_CANCEL' | 'BACKSTAGE_ORDER_STATUS'>;

/** Of events that lead to another state; those that are not here are told to nobody. */
const TYPE_OF: Readonly<Partial<Record<OrderEvent, OrderPush>>> = {
  activate: 'BACKSTAGE_ORDER_STATUS',
  offer: 'BACKSTAGE_ORDER_STATUS',
  assign: 'BACKSTAGE_ORDER_STATUS',
  accept: 'BACKSTAGE_ORDER_STATUS',
  decline: 'BACKSTAGE_ORDER_STATUS',
  withdraw: 'BACKSTAGE_ORDER_STATUS',
  autoCancel: 'ORDER_AOTU_CANCEL',
  arrive: 'BACKSTAGE_ORDER_STATUS',
  board: 'ADMIN_ORDER_MONITOR',
  takeBack: 'ADMIN_ORDER_MONITOR',
  requeue: 'BACKSTAGE_ORDER_STATUS',
  arriveUnpaid: 'BACKSTAGE_ORDER_STATUS',
  arrivePaid: 'BACKSTAGE_ORDER_STATUS',
  cancelByPassenger: 'ADMIN_ORDER_CANCEL',
  cancelByDriver: 'ADMIN_ORDER_CANCEL',
  cancelByOffice: 'ADMIN_ORDER_CANCEL',
  noShow: 'ADMIN_ORDER_CANCEL',
  closeUnpaid: 'BACKSTAGE_ORDER_STATUS',
  closeAbnormal: 'BACKSTAGE_ORDER_STATUS',
};

/** Who sees the order where it lies. */
const audienceOf = ({ addressType }: Pick<OrderRow, 'addressType'>): Audience => ({
  may: 'monitoring.map',
  areas: [[addressType]],
});

/** Who does it, and by which clock. */
interface Doing {
  by: { id?: string };
  clock: Clock;
}

/** A message about the order as it is now, its passenger's number masked. */
export const orderPush = (type: OrderPush, order: OrderRow, { by, clock }: Doing): PushMessage<PushType> => ({
  type,
  data: { ...newsOf(order), byId: by.id ?? null },
  to: audienceOf(order),
  now: clock(),
});

/** What the event makes known. */
export function pushesOf(event: OrderEvent, order: OrderRow, doing: Doing): PushMessage<PushType>[] {
  if (event === 'noResponse') {
    const now = doing.clock();
    const since = Math.max(order.waitingOn ?? now, order.pushTime ?? 0);
    const data = { id: order.id, value: 3 as const, seconds: Math.max(0, Math.round((now - since) / 1_000)) };
    return [{ type: 'THREE_MIN_NORESPOSE', data, to: audienceOf(order), now }];
  }
  const type = TYPE_OF[event];
  return type ? [orderPush(type, order, doing)] : [];
}

/** That somebody has taken over a claimed order, or let go of it. */
export const lockPush = (
  order: Pick<OrderRow, 'id' | 'addressType'>,
  holder: { userId: string; userName: string; expireOn: number },
  now: number,
): PushMessage<PushType> => ({
  type: 'RECORD_LOCK',
  data: {
    resource: orderResource.resource,
    recordId: order.id,
    lockedById: holder.userId,
    lockedBy: holder.userName,
    expireOn: holder.expireOn,
  },
  to: { may: orderResource.live.may, areas: [[order.addressType]] },
  now,
});

const newsOf = (order: OrderRow): PushData<'ADMIN_ORDER_CREATE'> => ({
  id: order.id,
  mainStatus: order.mainStatus,
  subStatus: order.subStatus,
  version: order.version,
  type: order.type,
  source: order.source,
  orderCallType: order.orderCallType,
  oldPeopleUse: order.oldPeopleUse,
  addressType: order.addressType,
  createdOn: order.createdOn,
  matchTime: order.matchTime,
  arriveTime: order.arriveTime,
  cancelTime: order.cancelTime,
  cancelmsg: order.cancelmsg,
  passenger: { mobile: order.mobile && mask('mobile', order.mobile), nickName: order.nickName },
  origin: { city: order.originCity, address: order.originAddress },
  dest: order.destAddress === null ? null : { city: order.destCity, address: order.destAddress },
  driver:
    order.driverId === null ? null : { plateNum: order.plateNum, driverType: 1, name: order.driverName },
});
