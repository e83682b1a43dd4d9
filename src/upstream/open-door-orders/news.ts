import type { OrderNews } from '../../contract/open-door-orders.ts';
import type { OrderRow } from '../domain/orders/tables.ts';

/** An order as an app needs it. */
export const newsOf = (order: OrderRow): OrderNews => ({
  orderId: order.id,
  orderNo: order.orderNo,
  mainStatus: order.mainStatus,
  subStatus: order.subStatus,
  version: order.version,
  driverId: order.driverId,
  plateNum: order.plateNum,
  useTime: order.useTime,
  originAddress: order.originAddress,
  originLng: order.originLng,
  originLat: order.originLat,
  destAddress: order.destAddress,
  destLng: order.destLng,
  destLat: order.destLat,
  passengerNum: order.passengerNum,
  remark: order.remark,
  mobile: order.mobile,
});
