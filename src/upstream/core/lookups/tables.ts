/** Whole numbers that people and accounts have searched by or filled in today: each counts once, so that none can be enumerated. */
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs, flag } from '../columns.ts';

export const lookup = pgTable(
  'lookup',
  {
    /** Id of the person, or key of the account of the open door. */
    asker: text('user_id').notNull(),
    /** When the day began, in Asia/Shanghai. */
    day: epochMs('day').notNull(),
    /** Where: room and field. */
    about: text('about').notNull(),
    /** A mark of the whole number, never the number. */
    mark: text('mark').notNull(),
    /** What of it is shown wherever it is masked. */
    shown: text('shown').notNull(),
    /** 1: it counts against `lookup.dailyLimit`. */
    isWork: flag('is_work').notNull(),
  },
  table => [primaryKey({ columns: [table.asker, table.day, table.about, table.mark] })],
);
