/** Tables of what the operator owes drivers. 现金账户 cash account · 分录 entry · 调整 adjustment · 占用 held */
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AdjustmentState, CashBizType } from '../../../contract/cash-states.ts';
import { epochMs, ownId, recordColumns, recordId } from '../../core/columns.ts';
import { driver } from '../fleet/tables.ts';

/** Hundredths of a yuan. */
const fen = (name: string) => bigint(name, { mode: 'number' });

/** Of a driver one row, which all that moves the driver's money changes: two at once wait for each other. */
export const cashAccount = pgTable('cash_account', {
  driverId: recordId('driver_id')
    .primaryKey()
    .references(() => driver.id),
  /** The sum of the entries. */
  balance: fen('balance').notNull().default(0),
  /** The sum of open withdrawals; never above the balance. */
  held: fen('held').notNull().default(0),
});

/** Rows are only ever added: the database refuses to change or delete one. */
export const cashEntry = pgTable(
  'cash_entry',
  {
    id: ownId(),
    entryNo: text('entry_no').notNull(),
    driverId: recordId('driver_id').notNull(),
    driverName: text('driver_name').notNull(),
    bizType: smallint('biz_type').$type<CashBizType>().notNull(),
    bizNo: text('biz_no').notNull(),
    amount: fen('amount').notNull(),
    balance: fen('balance').notNull(),
    /** Number of the entry that this one takes back. */
    reverses: text('reverses'),
    operator: text('operator'),
    addressType: text('area_id').notNull(),
    searchKey: text('search_key').notNull(),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('cash_entry_no_idx').on(table.entryNo),
    uniqueIndex('cash_entry_business_idx').on(table.bizType, table.bizNo),
    uniqueIndex('cash_entry_reverses_idx').on(table.reverses).where(sql`reverses is not null`),
    index('cash_entry_driver_idx').on(table.driverId, table.id),
    index('cash_entry_created_idx').on(table.createdOn, table.id),
  ],
);
export type CashEntryRow = typeof cashEntry.$inferSelect;

export const cashAdjustment = pgTable(
  'cash_adjustment',
  {
    id: ownId(),
    adjustNo: text('adjust_no').notNull(),
    state: smallint('state').$type<AdjustmentState>().notNull().default(0),
    driverId: recordId('driver_id')
      .notNull()
      .references(() => driver.id),
    driverName: text('driver_name').notNull(),
    amount: fen('amount').notNull(),
    reverses: text('reverses'),
    reason: text('reason').notNull(),
    applyUserId: recordId('apply_user_id').notNull(),
    applyUser: text('apply_user').notNull(),
    checkUserId: recordId('check_user_id'),
    checkUser: text('check_user'),
    checkedOn: epochMs('checked_on'),
    closeReason: text('close_reason'),
    entryNo: text('entry_no'),
    addressType: text('area_id').notNull(),
    searchKey: text('search_key').notNull(),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('cash_adjustment_no_idx').on(table.adjustNo),
    // of an entry one reversal waits or is booked
    uniqueIndex('cash_adjustment_reverses_idx')
      .on(table.reverses)
      .where(sql`reverses is not null and state in (0, 1)`),
    index('cash_adjustment_driver_idx').on(table.driverId, table.id),
    index('cash_adjustment_created_idx').on(table.createdOn, table.id),
    index('cash_adjustment_waiting_idx').on(table.id).where(sql`state = 0`),
  ],
);
export type CashAdjustmentRow = typeof cashAdjustment.$inferSelect;
