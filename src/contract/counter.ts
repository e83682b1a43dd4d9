/** What waits for somebody: the numbers in the navigation bar. 待派 orders to dispatch · 待审 requests to decide */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';

export const counterCalls = callGroup('counter', {
  /** What waits: requests of drivers, and orders for somebody to dispatch them; null where one may not see them. */
  getOrderCount: call('GET', '/api/admin/order/getOrderCount', {
    data: z.object({ driverNoRegCount: z.nullable(z.int()), orderCount: z.nullable(z.int()) }),
    may: 'signed-in',
    scope: 'areas',
  }),
});
