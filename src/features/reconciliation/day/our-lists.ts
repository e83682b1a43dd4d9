/** The lists of incomes and outlays that a figure of the desk counts. */
import { income } from '../../../contract/income.ts';
import { outlay } from '../../../contract/outlay.ts';
import {
  INCOME_PAID,
  PAID,
  PARTLY_REFUNDED,
  PROCESSING,
  REFUNDED,
} from '../../../contract/payment-states.ts';
import type { StatementChannel } from '../../../contract/reconciliation-statement.ts';
import { listPath } from '../../../data/figures.ts';
import { boundsOf } from './days.ts';

/** Payments of a day that stand in the books and are held against this statement. */
export function ourListPath(
  side: 'in' | 'out',
  { day, channel }: { day: string; channel: StatementChannel },
): string {
  const { from, to } = boundsOf(day);
  const filter = { statementChannel: channel, payTime__gte: from, payTime__lt: to };
  // refund marks leave the payment in the books of its day
  return side === 'in'
    ? listPath(income.resource, { ...filter, state__in: [INCOME_PAID, REFUNDED, PARTLY_REFUNDED] })
    : listPath(outlay.resource, { ...filter, state: PAID });
}

/** Outlays of a day that are under way. */
export function processingPath(day: string): string {
  const { from, to } = boundsOf(day);
  return listPath(outlay.resource, { state: PROCESSING, createdOn__gte: from, createdOn__lt: to });
}
