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
  /** Spells names and places for the search; keeps what it has spelt. */
  spell: Spell;
}

/** As `searchKey`: the first value is a person's name. */
export type Spell = (name: string, ...others: readonly (string | null | undefined)[]) => string;

export interface RoomPast {
  /**
   * Adds the records of these days, the earliest first; the last one is today, up to now. What would end after now is
   * left out, unless the room's lists show open records anyway.
   */
  records?(context: PastContext, days: readonly PastDay[]): Promise<void>;
  /** Adds what older days leave behind where their records are gone: rows by the day, or a part of the records. */
  rows?(context: PastContext, days: readonly PastDay[]): Promise<void>;
}

export interface PastModule {
  past: RoomPast;
  /** The rooms whose past this one refers to. */
  after?: readonly string[];
}
