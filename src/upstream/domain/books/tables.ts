/** Days of the books, what is different in them, and what was done about it. 账期 day of the books · 差异 difference */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DAY_ACTS, DifferenceDetail } from '../../../contract/reconciliation-records.ts';
import type { StatementChannel } from '../../../contract/reconciliation-statement.ts';
import type { DifferenceType, HandleState, Handling } from '../../../contract/reconciliation-states.ts';
import { epochMs, flag, ownId, recordColumns, recordId } from '../../core/columns.ts';

/** Hundredths of a yuan. */
const fen = (name: string) => bigint(name, { mode: 'number' });

/** `income` or `outlay`: which table a payment is in. */
export type BookSide = 'income' | 'outlay';

/** There is none for a day that nobody has closed yet. */
export const bookDay = pgTable(
  'book_day',
  {
    id: ownId(),
    /** `YYYY-MM-DD` of Asia/Shanghai. */
    day: text('day').notNull(),
    /** Its first millisecond, and that of the next one: what the triggers compare. */
    startOn: epochMs('start_on').notNull(),
    endOn: epochMs('end_on').notNull(),
    /** Null while it is open. */
    closedOn: epochMs('closed_on'),
    closedById: recordId('closed_by_id'),
    closedBy: text('closed_by'),
    /** Payments that were there when it was closed. */
    payments: integer('payments').notNull().default(0),
    reopenedOn: epochMs('reopened_on'),
    reopenedBy: text('reopened_by'),
    reopenReason: text('reopen_reason'),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('book_day_idx').on(table.day),
    index('book_day_closed_idx').on(table.startOn).where(sql`closed_on is not null`),
  ],
);
export type BookDayRow = typeof bookDay.$inferSelect;

export const difference = pgTable(
  'book_difference',
  {
    id: ownId(),
    day: text('day').notNull(),
    channel: smallint('channel').$type<StatementChannel>().notNull(),
    type: smallint('type').$type<DifferenceType>().notNull(),
    amount: fen('amount').notNull(),
    gap: fen('gap').notNull(),
    ourSide: text('our_side').$type<BookSide>(),
    ourId: recordId('our_id'),
    lineId: recordId('line_id'),
    /** Names the line by what it says: in the next file of the same day it is the same. */
    lineKey: text('line_key'),
    handleState: smallint('handle_state').$type<HandleState>().notNull().default(0),
    handling: smallint('handling').$type<Handling>(),
    handleRemark: text('handle_remark'),
    handledById: recordId('handled_by_id'),
    handledBy: text('handled_by'),
    handledOn: epochMs('handled_on'),
    carriedTo: text('carried_to'),
    carriedFrom: text('carried_from'),
    isLate: flag('is_late').notNull().default(0),
    correctionSide: text('correction_side').$type<BookSide>(),
    correctionId: recordId('correction_id'),
    /** The last answer of the channel about our payment. */
    queryState: text('query_state').$type<QueryState>(),
    queriedOn: epochMs('queried_on'),
    queriedBy: text('queried_by'),
    ...recordColumns(),
  },
  table => [
    index('book_difference_day_idx').on(table.day, table.channel),
    index('book_difference_ours_idx').on(table.ourSide, table.ourId),
    index('book_difference_line_idx').on(table.lineId),
    index('book_difference_waiting_idx').on(table.day).where(sql`handle_state = 0`),
  ],
);
export type DifferenceRow = typeof difference.$inferSelect;
type QueryState = NonNullable<DifferenceDetail['evidence']['query']>['state'];

export const bookEvent = pgTable(
  'book_event',
  {
    id: ownId(),
    day: text('day').notNull(),
    act: text('act').$type<(typeof DAY_ACTS)[number]>().notNull(),
    /** Null: nobody, as with a payment that came late. */
    by: text('by'),
    channel: smallint('channel').$type<StatementChannel>(),
    handling: smallint('handling').$type<Handling>(),
    differenceId: recordId('difference_id'),
    amount: fen('amount'),
    count: integer('count'),
    text: text('text'),
    on: epochMs('on').notNull(),
  },
  table => [index('book_event_day_idx').on(table.day, table.id)],
);
