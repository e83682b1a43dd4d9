/** Against whose statement a payment is held, as `channelOfPayment` of the contract says it, and which payments a day has. */
import { and, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { INCOME_PAID, PAID, PARTLY_REFUNDED, REFUNDED } from '../../../contract/payment-states.ts';
import {
  ALIPAY,
  type StatementChannel,
  UNION_PAY_FILE,
  WECHAT_FUND,
  WECHAT_TRADE,
} from '../../../contract/reconciliation-statement.ts';
import { ALIPAY_NUMBER, channelOfPayment } from '../../../contract/reconciliation-states.ts';
import { type IncomeRow, incomeTable as income, type OutlayRow, outlayTable as outlay } from './tables.ts';

type Channelled = typeof income | typeof outlay;

const isAlipay = (table: Channelled): SQL =>
  table === outlay
    ? sql`(coalesce(${outlay.tradeNo}, '') ~ ${ALIPAY_NUMBER}
        or coalesce(${outlay.refundOf} -> 0 ->> 'tradeNo', '') ~ ${ALIPAY_NUMBER})`
    : sql`${income.tradeNo} ~ ${ALIPAY_NUMBER}`;

/** A correction follows the statement that it was made for. */
export const channelColumn = (table: Channelled): SQL<StatementChannel> => sql<StatementChannel>`
  coalesce(${table.billChannel}, case
    when ${table.tradeChannel} = 2 then ${sql.raw(String(UNION_PAY_FILE))}
    when ${table.tradeChannel} in (3, 4) then ${sql.raw(String(WECHAT_FUND))}
    when ${isAlipay(table)} then ${sql.raw(String(ALIPAY))}
    else ${sql.raw(String(WECHAT_TRADE))} end)`;

export const isOfChannel = (table: Channelled, channel: StatementChannel): SQL =>
  sql`${channelColumn(table)} = ${channel}`;

export const channelOfIncome = ({ billChannel, tradeChannel, tradeNo }: IncomeRow): StatementChannel =>
  billChannel ?? channelOfPayment(tradeChannel, [tradeNo]);

export const channelOfOutlay = (row: OutlayRow): StatementChannel =>
  row.billChannel ?? channelOfPayment(row.tradeChannel, [row.tradeNo, row.refundOf?.[0]?.tradeNo]);

/** Incomes that count as money. */
export const BOOKED_INCOME = [INCOME_PAID, REFUNDED, PARTLY_REFUNDED] as const;

/** Payments that stand in the books within these times. */
export const bookedIncome = (from: number, to: number) =>
  and(inArray(income.state, [...BOOKED_INCOME]), gte(income.payTime, from), lt(income.payTime, to));
export const bookedOutlay = (from: number, to: number) =>
  and(eq(outlay.state, PAID), isNotNull(outlay.payTime), gte(outlay.payTime, from), lt(outlay.payTime, to));
