/** Orders as a list: every filter, no act. What is done with them, `dispatch` does. */
import { order } from '../../contract/order.ts';
import type { Served } from '../core/generic/served.ts';
import { toOrders } from '../domain/orders/reading.ts';
import { type OrderRow, taxiOrder } from '../domain/orders/tables.ts';

export const served: Served = {
  resource: order,
  table: taxiOrder,
  rules: {
    joined: async (context, rows) => (await toOrders(context, rows as never as OrderRow[])) as never,
  },
};
