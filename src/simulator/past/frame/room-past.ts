/** What a room adds to the past of the demonstration: `rooms/<room>.ts` exports one of these as `past`. */
import type { Db } from '../../../upstream/core/context.ts';
import type { Stream } from '../../../upstream/core/streams.ts';
import type { PastDay } from './days.ts';
import type { Town } from './town.ts';

export interface PastContext {
  db: Db;
  /** Milliseconds since 1970. */
  now: number;
  /** A seeded stream for each concern: the same seed and time give the same past. */
  chance(concern: string): Stream;
  town: Town;
  /** The days of which every record is there; the last one is today, up to now. */
  recordDays: readonly PastDay[];
  /** Those before them, of which rows are left. */
  olderDays: readonly PastDay[];
  /** On a day of average load; what else happens follows from it. */
  ordersADay: number;
  /** Spells names and places for the search; keeps what it has spelt. */
  spell: Spell;
}

/** As `searchKey`: the first value is a person's name. */
export type Spell = (name: string, ...others: readonly (string | null | undefined)[]) => string;

export interface RoomPast {
  /**
   * Adds the records of the last days, the earliest first. What would end after now is left out, unless the room's lists
   * show open records anyway.
   */
  records?(context: PastContext): Promise<void>;
  /**
   * Adds what older days leave behind: rows by the day, or the records that statistics count. Runs after `records`, so
   * that it may repeat those.
   */
  rows?(context: PastContext): Promise<void>;
}

export interface PastModule {
  past: RoomPast;
  /** The rooms whose past this one refers to. */
  after?: readonly string[];
}
