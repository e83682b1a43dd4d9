/** What speaks for one handling or another. 证据 evidence */
import { and, between, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { PAID, PROCESSING } from '../../../contract/payment-states.ts';
import type { DifferenceDetail } from '../../../contract/reconciliation-records.ts';
import type { Db } from '../../core/context.ts';
import { DAY_MS } from '../../core/day.ts';
import { BOOKED_INCOME } from '../../domain/payments/statement-channels.ts';
import { incomeTable, outlayTable } from '../../domain/payments/tables.ts';
import type { Sided } from '../sides.ts';
import { isStanding } from '../standing.ts';
import { statementBatch } from '../tables.ts';

const MOST_SECOND = 10;

export async function evidenceOf(db: Db, sided: Sided): Promise<DifferenceDetail['evidence']> {
  const { row, line, outlay } = sided;
  const which = line
    ? eq(statementBatch.id, line.batchId)
    : and(eq(statementBatch.channel, row.channel), eq(statementBatch.billDate, row.day), isStanding);
  const [batch] = await db.select().from(statementBatch).where(which);
  const { queryState: state, queriedOn: on, queriedBy: by } = row;
  return {
    balance: batch?.balance ?? null,
    lineCount: batch?.lineCount ?? null,
    second: await secondPayments(db, sided),
    canQuery: outlay && outlay.attempts > 0 ? 1 : 0,
    query: state !== null && on !== null && by !== null ? { state, on, by } : null,
  };
}

/** To the same payee or by the same payer, of the same amount, within 24 hours. */
async function secondPayments(
  db: Db,
  { income, outlay, line }: Sided,
): Promise<DifferenceDetail['evidence']['second']> {
  const at = line?.occurredOn ?? outlay?.payTime ?? outlay?.createdOn ?? income?.payTime;
  if (at == null) return [];
  if (outlay) {
    const isPayee = or(
      outlay.driverId === null ? undefined : eq(outlayTable.driverId, outlay.driverId),
      outlay.payeeAccount === null ? undefined : eq(outlayTable.payeeAccount, outlay.payeeAccount),
    );
    if (!isPayee) return [];
    const rows = await db
      .select()
      .from(outlayTable)
      .where(
        and(
          ne(outlayTable.id, outlay.id),
          isPayee,
          eq(outlayTable.amount, outlay.amount),
          inArray(outlayTable.state, [PAID, PROCESSING]),
          between(outlayTable.createdOn, at - DAY_MS, at + DAY_MS),
        ),
      )
      .limit(MOST_SECOND);
    return rows.map(({ id, outTradeNo, amount, payTime }) => ({
      resource: 'finance/outlay',
      id,
      outTradeNo,
      amount: -amount,
      payTime,
    }));
  }
  if (!income?.payerMobile) return [];
  const rows = await db
    .select()
    .from(incomeTable)
    .where(
      and(
        ne(incomeTable.id, income.id),
        isNotNull(incomeTable.payTime),
        eq(incomeTable.payerMobile, income.payerMobile),
        eq(incomeTable.amount, income.amount),
        inArray(incomeTable.state, [...BOOKED_INCOME]),
        between(incomeTable.payTime, at - DAY_MS, at + DAY_MS),
      ),
    )
    .limit(MOST_SECOND);
  return rows.map(({ id, outTradeNo, amount, payTime }) => ({
    resource: 'finance/income',
    id,
    outTradeNo,
    amount,
    payTime,
  }));
}
