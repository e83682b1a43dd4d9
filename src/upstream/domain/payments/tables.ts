/** Tables of money. 收入 income · 支出 outlay · 支付报告 payment report */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PaymentOutcome } from '../../../contract/open-door-payments.ts';
import type {
  AskingRight,
  AuditState,
  IncomeBizCode,
  IncomeState,
  OutlayBizCode,
  OutlayState,
  ReconState,
  TradeChannel,
} from '../../../contract/payment-states.ts';
import type { StatementChannel } from '../../../contract/reconciliation-statement.ts';
import { epochMs, ownId, recordColumns, recordId } from '../../core/columns.ts';
import type { RefundPart } from '../../core/outside/ports.ts';

/** Hundredths of a yuan. */
const fen = (name: string) => bigint(name, { mode: 'number' });

export const incomeTable = pgTable(
  'income',
  {
    id: ownId(),
    tradeNo: text('trade_no').notNull(),
    outTradeNo: text('out_trade_no'),
    bizCode: smallint('biz_code').$type<IncomeBizCode>().notNull(),
    bizStrId: text('biz_str_id'),
    payerName: text('payer_name'),
    payerMobile: text('payer_mobile'),
    amount: fen('amount').notNull(),
    fee: fen('fee').notNull().default(0),
    netAmount: fen('net_amount').notNull(),
    tradeChannel: smallint('trade_channel').$type<TradeChannel>().notNull(),
    state: smallint('state').$type<IncomeState>().notNull(),
    payTime: epochMs('pay_time'),
    /** Key of the account that reports on it. */
    reportedBy: text('reported_by'),
    reconState: smallint('recon_state').$type<ReconState>().notNull().default(0),
    /** Of a correction: the difference that it corrects, and the channel against whose statement that was. */
    corrects: recordId('corrects'),
    billChannel: smallint('bill_channel').$type<StatementChannel>(),
    /** When the channel has paid what came in after the books of that day were closed. */
    channelTime: epochMs('channel_time'),
    addressType: text('area_id').notNull().default('-1'),
    searchKey: text('search_key').notNull(),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('income_trade_idx').on(table.tradeChannel, table.tradeNo),
    index('income_paid_idx').on(table.payTime, table.id),
    index('income_business_idx').on(table.bizCode, table.bizStrId),
    index('income_corrects_idx').on(table.corrects).where(sql`corrects is not null`),
  ],
);
export type IncomeRow = typeof incomeTable.$inferSelect;

export const outlayTable = pgTable(
  'outlay',
  {
    id: ownId(),
    /** The name under which it is sent, however often. */
    outTradeNo: text('out_trade_no').notNull(),
    bizCode: smallint('biz_code').$type<OutlayBizCode>().notNull(),
    bizStrId: text('biz_str_id').notNull(),
    payeeName: text('payee_name'),
    payeeAccount: text('payee_account'),
    /** The registered driver who is the payee. */
    driverId: recordId('driver_id'),
    /** The incomes that a refund gives back; null where it goes to another payee. */
    refundOf: jsonb('refund_of').$type<RefundPart[]>(),
    plateNumber: text('plate_number'),
    amount: fen('amount').notNull(),
    tradeChannel: smallint('trade_channel').$type<TradeChannel>().notNull(),
    state: smallint('state').$type<OutlayState>().notNull(),
    saveStatus: smallint('save_status').$type<0 | 1>(),
    applyUserId: recordId('apply_user_id').notNull(),
    applyUser: text('apply_user').notNull(),
    /** Who holds it may approve what waits. */
    askedRight: text('asked_right').$type<AskingRight>(),
    checkUserId: recordId('check_user_id'),
    checkUser: text('check_user'),
    closeReason: text('close_reason'),
    /** How often it was sent or asked about. */
    attempts: integer('attempts').notNull().default(0),
    /** When it is sent or asked about next; while that runs, the end of its lease. */
    nextOn: epochMs('next_on'),
    tradeNo: text('trade_no'),
    payTime: epochMs('pay_time'),
    failCode: text('fail_code'),
    failReason: text('fail_reason'),
    receiptUrl: text('receipt_url'),
    /** Null where it was not drawn for an audit. */
    auditState: smallint('audit_state').$type<AuditState>(),
    auditUserId: recordId('audit_user_id'),
    auditUser: text('audit_user'),
    auditNote: text('audit_note'),
    auditedOn: epochMs('audited_on'),
    /** Key of the account that reports on it. */
    reportedBy: text('reported_by'),
    reconState: smallint('recon_state').$type<ReconState>().notNull().default(0),
    /** Of a correction: the difference that it corrects, and the channel against whose statement that was. */
    corrects: recordId('corrects'),
    billChannel: smallint('bill_channel').$type<StatementChannel>(),
    /** When the channel has paid what came in after the books of that day were closed. */
    channelTime: epochMs('channel_time'),
    addressType: text('area_id').notNull().default('-1'),
    searchKey: text('search_key').notNull(),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('outlay_name_idx').on(table.outTradeNo),
    // for one business only one is paid or may still be
    uniqueIndex('outlay_live_idx').on(table.bizCode, table.bizStrId).where(sql`state in (0, 1, 2)`),
    uniqueIndex('outlay_trade_idx').on(table.tradeChannel, table.tradeNo).where(sql`trade_no is not null`),
    index('outlay_business_idx').on(table.bizCode, table.bizStrId),
    index('outlay_corrects_idx').on(table.corrects).where(sql`corrects is not null`),
    index('outlay_created_idx').on(table.createdOn, table.id),
    index('outlay_paid_idx').on(table.payTime, table.id),
    // what an applicant and a payee had on a day
    index('outlay_applicant_idx').on(table.applyUserId, table.createdOn),
    index('outlay_driver_idx').on(table.driverId, table.createdOn),
    index('outlay_account_idx').on(table.payeeAccount, table.createdOn),
    index('outlay_waiting_idx').on(table.id).where(sql`state = 0`),
    index('outlay_audit_idx').on(table.id).where(sql`audit_state = 0`),
    index('outlay_due_idx').on(table.nextOn).where(sql`state = 2`),
  ],
);
export type OutlayRow = typeof outlayTable.$inferSelect;

/** What a provider has told: taken once, and kept for who compares the books. */
export const paymentReport = pgTable(
  'payment_report',
  {
    id: ownId(),
    /** Key of the account that has told it, and its own name of the report. */
    reportNo: text('report_no').notNull(),
    tradeName: text('trade_name').notNull(),
    state: text('state').notNull(),
    amount: fen('amount').notNull(),
    outcome: text('outcome').$type<PaymentOutcome>().notNull(),
    receivedOn: epochMs('received_on').notNull(),
  },
  table => [uniqueIndex('payment_report_no_idx').on(table.reportNo)],
);
