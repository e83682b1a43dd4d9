import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { CityProfile, CityState, Rain } from '../../../contract/city.ts';
import { epochMs } from '../../core/columns.ts';

/** How the city is to be, and what the process that runs it said last. One row, or none where no city is simulated. */
export const cityRun = pgTable('city_run', {
  id: integer('id').primaryKey(),
  profile: text('profile').$type<CityProfile>().notNull(),
  seed: integer('seed').notNull(),
  isPaused: boolean('is_paused').notNull().default(false),
  speed: integer('speed').notNull().default(1),
  rain: smallint('rain').$type<Rain>().notNull().default(0),
  cutPercent: smallint('cut_percent'),
  cutUntil: epochMs('cut_until'),
  /** JSON: `Accident[]`. */
  accidents: text('accidents').notNull().default('[]'),
  lastAccident: integer('last_accident').notNull().default(0),
  /** JSON: `CityReport`. */
  told: text('told'),
  /** Which process runs it, and until when the others let it. */
  holder: text('holder'),
  holderUntil: epochMs('holder_until'),
});

export type CityRunRow = typeof cityRun.$inferSelect;

export interface Accident {
  id: number;
  until: number;
}

/** Said each second by the process that runs the city; `roads` by the number of the accident there. */
export interface CityReport extends NonNullable<CityState['told']> {
  roads: Readonly<Record<string, string>>;
}
