/** Orders as a list: every filter, no act. What is done with them, `dispatch` does. */
import { and, eq, isNotNull, not, type SQL } from 'drizzle-orm';
import { isPlate, writtenPlate } from '../../contract/grammar/plates.ts';
import { order } from '../../contract/order.ts';
import type { OrderFigure } from '../../contract/order-figures.ts';
import type { Served } from '../core/generic/served.ts';
import { FIGURE_CONDITIONS, isOfCompany } from '../domain/order-figures/conditions.ts';
import { toOrders } from '../domain/orders/reading.ts';
import { type OrderRow, taxiOrder } from '../domain/orders/tables.ts';

const UNPAID = 0;
/** What was reported instead of the fare stands on the order as long as that is unpaid. */
const DIFFERS = and(eq(taxiOrder.payStatus, UNPAID), isNotNull(taxiOrder.paidAmount)) as SQL;

export const served: Served = {
  resource: order,
  table: taxiOrder,
  rules: {
    // who drives it comes later than the key that it is found by
    filters: {
      keyword: (text: string) =>
        isPlate(writtenPlate(text)) ? eq(taxiOrder.plateNum, writtenPlate(text)) : undefined,
      figure: (name: OrderFigure) => FIGURE_CONDITIONS[name],
      companyId: isOfCompany,
      fareDiffers: value => (Number(value) === 1 ? DIFFERS : not(DIFFERS)),
    },
    joined: async (context, rows) => (await toOrders(context, rows as never as OrderRow[])) as never,
  },
};
