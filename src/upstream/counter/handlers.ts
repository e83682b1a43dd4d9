/** What waits for whoever asks, as far as he may see it. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { counterCalls } from '../../contract/counter.ts';
import { isAllowed } from '../../contract/grammar/may.ts';
import { order } from '../../contract/order.ts';
import type { Handlers } from '../core/context.ts';
import { countOf } from '../core/paging.ts';
import { driverApproval } from '../domain/fleet/driver-desk.ts';
import { taxiOrder } from '../domain/orders/tables.ts';

/** Those who see the desk, or the list. */
const ORDER_READERS = order.may.read;
const PENDING = 0;
const RESERVED = 10;

export const counterHandlers = {
  getOrderCount: async ({ db, user, scope }) => {
    const { rights } = user;
    const requests = and(eq(driverApproval.auditStatus, PENDING), scope.byArea(driverApproval.addressType));
    const orders = and(
      eq(taxiOrder.mainStatus, 1),
      // not yet anybody's business
      gt(taxiOrder.subStatus, sql`${RESERVED}`),
      scope.byArea(taxiOrder.addressType),
    );
    return {
      driverNoRegCount: isAllowed('drivermgr.account', rights)
        ? await countOf(db, driverApproval, requests)
        : null,
      orderCount: isAllowed(ORDER_READERS, rights) ? await countOf(db, taxiOrder, orders) : null,
    };
  },
} satisfies Handlers<typeof counterCalls>;
