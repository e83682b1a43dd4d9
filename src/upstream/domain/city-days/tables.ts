/** What is known of an area on a day besides its orders. 城市日 city day · 街招 street ride */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs } from '../../core/columns.ts';

export const cityDay = pgTable(
  'city_day',
  {
    /** Where the day begins in Asia/Shanghai. */
    day: epochMs('day').notNull(),
    addressType: text('area_id').notNull(),
    /** Of the vehicles; `NO_COMPANY` of those without one. */
    companyId: text('company_id').notNull(),
    /** Registered and not scrapped, in the last sample of the day; null where none was taken. */
    vehicles: integer('vehicles'),
    /** Vehicles heard, of all samples together. */
    onlineSum: integer('online_sum').notNull(),
    /** How many samples of the day were taken, also of those in which it had no vehicle. */
    samples: integer('samples').notNull(),
    /** Trips that began on the day and that no order stands for. */
    streetRides: integer('street_rides').notNull(),
  },
  table => [primaryKey({ name: 'city_day_pkey', columns: [table.day, table.addressType, table.companyId] })],
);
