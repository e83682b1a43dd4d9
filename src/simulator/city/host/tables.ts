import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { CityProfile, CityState, Rain } from '../../../contract/city.ts';
import { epochMs, ownId, recordId } from '../../../upstream/core/columns.ts';
import type { LossStory } from './loss-stories.ts';

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

/** What a passenger of the city has lost in which vehicle. It is known to the simulation alone: no call reads it. */
export const cityLoss = pgTable(
  'city_loss',
  {
    id: ownId(),
    vehicleId: recordId('vehicle_id').notNull(),
    /** When its ride was over, by the time outside. */
    lostOn: epochMs('lost_on').notNull(),
    story: jsonb('story').$type<LossStory>().notNull(),
    /** When he tells it. */
    reportOn: epochMs('report_on').notNull(),
    /** Its case, once he has; null also where none came of it. */
    lostId: recordId('lost_id'),
    /** The call in which he tells it, as the switchboard names it; null where he does so otherwise. */
    callId: text('call_id'),
    isReported: boolean('is_reported').notNull().default(false),
    /** When the driver hands it in; null where he does not, or has not been asked. */
    handInOn: epochMs('hand_in_on'),
    isHandedIn: boolean('is_handed_in').notNull().default(false),
    /** When there is something to do about it again; null once it is over. */
    nextOn: epochMs('next_on'),
  },
  table => [index('city_loss_next_idx').on(table.nextOn)],
);
export type CityLossRow = typeof cityLoss.$inferSelect;
