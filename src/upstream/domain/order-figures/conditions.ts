/** Counts of reports as conditions on the list of orders; `order_figures` of the migration counts by the same. */
import { eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { NO_COMPANY } from '../../../contract/online-rate.ts';
import type { OrderFigure } from '../../../contract/order-figures.ts';
import { taxiOrder } from '../orders/tables.ts';

export const FIGURE_CONDITIONS: Readonly<Record<OrderFigure, SQL>> = {
  pushed: isNotNull(taxiOrder.pushTime),
  answered: isNotNull(taxiOrder.matchTime),
  open: eq(taxiOrder.outcome, 1),
  completed: eq(taxiOrder.outcome, 2),
  cancelledByPassenger: eq(taxiOrder.outcome, 3),
  cancelledByDriver: eq(taxiOrder.outcome, 4),
  cancelledByOffice: eq(taxiOrder.outcome, 5),
  autoCancelled: eq(taxiOrder.outcome, 6),
  endedOtherwise: eq(taxiOrder.outcome, 7),
};

/** Orders that a driver of this company has accepted; with `NO_COMPANY`, the others. */
export const isOfCompany = (id: string): SQL =>
  id === NO_COMPANY ? isNull(taxiOrder.companyId) : sql`${eq(taxiOrder.companyId, id)}`;
