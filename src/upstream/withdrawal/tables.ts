/** The table of withdrawals. 提现 withdrawal */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SecondReason, WithdrawalChannel, WithdrawalState } from '../../contract/withdrawal-states.ts';
import { epochMs, ownId, recordColumns, recordId } from '../core/columns.ts';

/** Hundredths of a yuan. */
const fen = (name: string) => bigint(name, { mode: 'number' });

export const withdrawalTable = pgTable(
  'withdrawal',
  {
    id: ownId(),
    withdrawNo: text('withdraw_no').notNull(),
    state: smallint('state').$type<WithdrawalState>().notNull().default(0),
    driverId: recordId('driver_id').notNull(),
    driverName: text('driver_name').notNull(),
    driverMobile: text('driver_mobile'),
    plateNum: text('plate_num'),
    amount: fen('amount').notNull(),
    fee: fen('fee').notNull(),
    realAmount: fen('real_amount').notNull(),
    balanceBefore: fen('balance_before').notNull(),
    channel: smallint('channel').$type<WithdrawalChannel>().notNull(),
    bankName: text('bank_name'),
    /** With channel 2, whole. With channel 4 it goes to `driverMobile`. */
    cardNo: text('card_no'),
    cardHolder: text('card_holder'),
    source: smallint('source').$type<1 | 2>().notNull(),
    /** Null where the driver has asked. */
    applyUserId: recordId('apply_user_id'),
    applyUser: text('apply_user').notNull(),
    /** Key of the account of the open door that has asked, and its own name of the request. */
    askedBy: text('asked_by'),
    submitNo: text('submit_no'),
    secondFor: text('second_for').array().$type<SecondReason[]>().notNull(),
    firstAuditUserId: recordId('first_audit_user_id'),
    firstAuditUser: text('first_audit_user'),
    firstAuditTime: epochMs('first_audit_time'),
    auditUserId: recordId('audit_user_id'),
    auditUser: text('audit_user'),
    auditTime: epochMs('audit_time'),
    auditReason: text('audit_reason'),
    payUser: text('pay_user'),
    tries: integer('tries').notNull().default(0),
    /** The outlay of the last try. */
    outlayId: recordId('outlay_id'),
    payTime: epochMs('pay_time'),
    tradeNo: text('trade_no'),
    failReason: text('fail_reason'),
    addressType: text('area_id').notNull(),
    searchKey: text('search_key').notNull(),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('withdrawal_no_idx').on(table.withdrawNo),
    // of a driver one that is not over
    uniqueIndex('withdrawal_open_idx').on(table.driverId).where(sql`state in (0, 10, 12, 21)`),
    uniqueIndex('withdrawal_submit_idx').on(table.askedBy, table.submitNo).where(sql`asked_by is not null`),
    uniqueIndex('withdrawal_outlay_idx').on(table.outlayId).where(sql`outlay_id is not null`),
    index('withdrawal_driver_idx').on(table.driverId, table.createdOn),
    index('withdrawal_created_idx').on(table.createdOn, table.id),
    index('withdrawal_state_idx').on(table.state, table.createdOn),
  ],
);
export type WithdrawalRow = typeof withdrawalTable.$inferSelect;
