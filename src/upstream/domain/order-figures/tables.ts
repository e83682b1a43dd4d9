/**
 * Figures of orders, kept by the database: a trigger on `taxi_order` writes what a change adds and takes away as rows of
 * `order_figure_delta`, a job folds these into `order_figure`, and a reader sums both. 统计 figures · 汇总 rollup
 */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { epochMs, ownId } from '../../core/columns.ts';

/** What stands in a key instead of a value where all values are counted together. */
export const ALL_COMPANIES = -2;
export const ALL_SOURCES = -1;
export const ALL_TYPES = '';
export const ALL_CALL_TYPES = -1;

/** By what orders are counted apart. */
const keyColumns = () => ({
  addressType: text('area_id').notNull(),
  /** 0 where no driver of a company has accepted. */
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  source: smallint('source').notNull(),
  type: text('type').notNull(),
  orderCallType: smallint('order_call_type').notNull(),
});

/** What is counted and summed, as `order_figures` of the migration computes it of one order. */
const figureColumns = () => ({
  created: integer('created').notNull(),
  pushed: integer('pushed').notNull(),
  answered: integer('answered').notNull(),
  completed: integer('completed').notNull(),
  cancelledByPassenger: integer('cancelled_by_passenger').notNull(),
  cancelledByDriver: integer('cancelled_by_driver').notNull(),
  cancelledByOffice: integer('cancelled_by_office').notNull(),
  autoCancelled: integer('auto_cancelled').notNull(),
  endedOtherwise: integer('ended_otherwise').notNull(),
  open: integer('open').notNull(),
  elderlyCount: integer('elderly').notNull(),
  matchedCount: integer('matched').notNull(),
  pickedUpCount: integer('picked_up').notNull(),
  /** Fen. */
  revenue: bigint('revenue', { mode: 'number' }).notNull(),
  /** Milliseconds, as `pickupMs`. */
  matchMs: bigint('match_ms', { mode: 'number' }).notNull(),
  pickupMs: bigint('pickup_ms', { mode: 'number' }).notNull(),
});

export const orderFigure = pgTable(
  'order_figure',
  {
    /** Which rollup it belongs to: see `rollups.ts`. */
    rollup: smallint('rollup').notNull(),
    /** Where its hour, day or month begins. */
    start: epochMs('start').notNull(),
    ...keyColumns(),
    ...figureColumns(),
  },
  table => [
    primaryKey({
      name: 'order_figure_pkey',
      columns: [
        table.rollup,
        table.start,
        table.addressType,
        table.companyId,
        table.source,
        table.type,
        table.orderCallType,
      ],
    }),
    index('order_figure_company_idx')
      .on(table.rollup, table.companyId, table.start)
      .where(sql`company_id >= 0`),
    index('order_figure_empty_idx').on(table.start).where(sql`created = 0`),
  ],
);

export const orderFigureDelta = pgTable(
  'order_figure_delta',
  {
    id: ownId(),
    /** Where the hour of `created_on` begins. */
    hour: epochMs('hour').notNull(),
    ...keyColumns(),
    ...figureColumns(),
  },
  table => [index('order_figure_delta_hour_idx').on(table.hour)],
);
