/** Tables of figures of the day. 今天 today · 常态 normal range */
import { bigint, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { epochMs, flag } from '../../core/columns.ts';

/** The amount of one hour in one set of areas. */
export const dayFigureHour = pgTable(
  'day_figure_hour',
  {
    figure: text('figure').notNull(),
    /** When the hour begins. */
    startsOn: epochMs('starts_on').notNull(),
    /** Empty: it concerns all areas. */
    areaIds: text('area_ids').array().notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    sum: bigint('sum', { mode: 'number' }).notNull(),
  },
  table => [
    primaryKey({ name: 'day_figure_hour_pkey', columns: [table.figure, table.startsOn, table.areaIds] }),
  ],
);

/** How far a day of a figure is counted: an hour without a row is one in which nothing happened. */
export const dayFigureDay = pgTable(
  'day_figure_day',
  {
    figure: text('figure').notNull(),
    /** Midnight in Asia/Shanghai. */
    day: epochMs('day').notNull(),
    /** Of its hours, counted from the first one on. */
    hours: smallint('hours').notNull(),
    /** 0 where nobody was there to record anything. */
    isKnown: flag('is_known').notNull(),
    countedOn: epochMs('counted_on').notNull(),
  },
  table => [primaryKey({ name: 'day_figure_day_pkey', columns: [table.figure, table.day] })],
);
