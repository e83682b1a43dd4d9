/** What has become otherwise about an order, field by field, as far as somebody who acts on it has to know. */
import type { Order } from '../../../contract/order.ts';

export const CHANGE_FIELDS = [
  'mainStatus',
  'subStatus',
  'driver',
  'useTime',
  'origin',
  'dest',
  'passengerNum',
  'luggage',
  'vehicleType',
  'remark',
  'marks',
  'monitorFlag',
] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];

export interface OrderChange {
  field: ChangeField;
  before: unknown;
  now: unknown;
}

/** @param now what is known of it, which may be less than all */
export function changesBetween(before: Order, now: Partial<Order>): OrderChange[] {
  return CHANGE_FIELDS.flatMap(field => {
    const isSame =
      !(field in now) || JSON.stringify(essence(before[field])) === JSON.stringify(essence(now[field]));
    return isSame ? [] : [{ field, before: before[field], now: now[field] }];
  });
}

/** Of a driver or a place, what a person tells them by. */
function essence(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? null;
  if ('plateNum' in value) return value.plateNum;
  return 'address' in value ? [value.address, 'detail' in value ? value.detail : null] : value;
}
