/** A new order, whoever places it. */
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { PlaceInput } from '../../../contract/dispatch-parts.ts';
import { DUPLICATE_MS } from '../../../contract/order-states.ts';
import type { Db } from '../../core/context.ts';
import { serialize } from '../../core/database/serialize.ts';
import { Failure } from '../../core/failure.ts';
import { push } from '../../core/outbox/outbox.ts';
import { searchKey } from '../../core/search-key.ts';
import { type Acting, begin, summaryOf } from './happen.ts';
import { type OrderLimits, readLimits, slaDeadlineOf } from './limits.ts';
import { nextOrderNo } from './numbering.ts';
import { noteAddress, passengerWhoOrders } from './passengers.ts';
import { checkPlausible } from './plausible.ts';
import { orderPush } from './pushes.ts';
import { type OrderRow, type PassengerRow, taxiOrder } from './tables.ts';

/** As it is asked for. Degrees of WGS-84, fen, metres, seconds. */
export interface NewOrder
  extends Pick<
    typeof taxiOrder.$inferInsert,
    | 'source'
    | 'orderCallType'
    | 'serviceType'
    | 'passengerNum'
    | 'luggage'
    | 'vehicleType'
    | 'callFee'
    | 'callId'
    | 'remark'
    | 'submitNo'
    | 'placedBy'
    | 'operatorId'
    | 'operatorName'
    | 'estimatePrice'
    | 'estimateDistance'
    | 'estimateDuration'
    | 'isEstimateRough'
  > {
  /** Null for who stands before the desk. */
  mobile: string | null;
  name?: string | null | undefined;
  isOldPerson?: 0 | 1 | undefined;
  /** Milliseconds since 1970; left out, now. */
  useTime?: number | null | undefined;
  origin: PlaceInput;
  dest?: PlaceInput | null | undefined;
  /** Of the dictionary `area`. */
  addressType: string;
  /** Also where the same number has one that is not over. */
  isForced?: boolean;
}

/** Fails with DUPLICATE, reason ORDER_RECENT, and as `checkPlausible` does. @param sees whether who asks may be told which order is there */
export async function createOrder(
  acting: Acting,
  asked: NewOrder,
  sees: (order: OrderRow) => boolean,
): Promise<OrderRow> {
  const { db, clock, by, changed } = acting;
  const now = clock();
  checkPlausible(asked, now);
  const limits = await readLimits(db);
  if (asked.mobile !== null) await checkNew(db, asked.mobile, now, asked.isForced === true, sees);
  const who =
    asked.mobile === null
      ? undefined
      : await passengerWhoOrders(db, { ...asked, mobile: asked.mobile, by: by.name, now });
  const orderNo = await nextOrderNo(db, now);
  const row = rowOf(asked, who, { orderNo, by: by.name, now, limits });
  const [order] = await db.insert(taxiOrder).values(row).returning();
  if (!order) throw new Error('NO_ORDER');
  if (who) await noteAddress(db, who.id, usedOf(asked.origin), now);
  await begin(acting, order, limits);
  changed({ objectType: 'order', objectId: order.id, after: summaryOf(order) });
  await push(db, orderPush('ADMIN_ORDER_CREATE', order, acting));
  return order;
}

function rowOf(
  asked: NewOrder,
  who: PassengerRow | undefined,
  { orderNo, by, now, limits }: { orderNo: string; by: string | null; now: number; limits: OrderLimits },
): typeof taxiOrder.$inferInsert {
  const { mobile, name, isOldPerson, origin, dest, isForced: _isForced, useTime: wanted, ...given } = asked;
  const useTime = Math.max(wanted ?? now, now);
  const isReserved = useTime - now >= limits.reserveMs;
  const nickName = name || who?.name || null;
  const state = {
    mainStatus: 1 as const,
    subStatus: isReserved ? (10 as const) : (11 as const),
    type: isReserved ? ('1' as const) : ('0' as const),
    stateOn: now,
    waitingOn: isReserved ? null : now,
    useTime,
    source: given.source ?? 4,
  };
  const timed = { ...BLANK, ...state };
  return {
    ...given,
    ...state,
    orderNo,
    originCity: origin.city ?? null,
    originAddress: origin.address,
    originDetail: origin.detail ?? null,
    originAdCode: origin.adCode ?? null,
    originPoiId: origin.poiId ?? null,
    originLng: origin.lng,
    originLat: origin.lat,
    destCity: dest?.city ?? null,
    destAddress: dest?.address ?? null,
    destDetail: dest?.detail ?? null,
    destAdCode: dest?.adCode ?? null,
    destPoiId: dest?.poiId ?? null,
    destLng: dest?.lng ?? null,
    destLat: dest?.lat ?? null,
    passengerId: who?.id ?? null,
    nickName,
    mobile,
    oldPeopleUse: isOldPerson ?? who?.isOldPerson ?? 0,
    slaDeadline: slaDeadlineOf(timed, limits),
    searchKey: searchKey(nickName ?? '', origin.address, dest?.address, orderNo),
    createdOn: now,
    createdBy: by,
    updatedOn: now,
    updatedBy: by,
  };
}

/** Of a new order. */
const BLANK = { pushTime: null, pushRadius: 0, arriveTime: null, finishTime: null };

const usedOf = ({ address, detail, lng, lat }: PlaceInput) => ({ address, detail: detail ?? null, lng, lat });

/** Of two calls with the same number at once the second sees the order of the first. */
async function checkNew(
  db: Db,
  mobile: string,
  now: number,
  isForced: boolean,
  sees: (order: OrderRow) => boolean,
): Promise<void> {
  await serialize(db, `order of ${mobile}`);
  if (isForced) return;
  const [there] = await db
    .select()
    .from(taxiOrder)
    .where(
      and(
        eq(taxiOrder.mobile, mobile),
        lte(taxiOrder.mainStatus, 2),
        gt(taxiOrder.createdOn, now - DUPLICATE_MS),
      ),
    )
    .orderBy(desc(taxiOrder.createdOn))
    .limit(1);
  if (!there) return;
  throw new Failure('DUPLICATE', {
    reason: 'ORDER_RECENT',
    ...(sees(there) && { orderId: there.id, orderNo: there.orderNo }),
  });
}
