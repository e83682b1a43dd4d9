/** The past of a new demonstration: what its lists, charts and statistics would hold had it run for three months. */
import { like } from 'drizzle-orm';
import type { Db } from '../../upstream/core/context.ts';
import { streamOf } from '../../upstream/core/streams.ts';
import { taxiOrder } from '../../upstream/domain/orders/tables.ts';
import { CITY_NUMBERS } from '../city/host/city-passengers.ts';
import { inTurn } from '../demonstration/sampling.ts';
import { pastDays, RECORD_DAYS } from './frame/days.ts';
import type { PastContext, PastModule } from './frame/room-past.ts';
import { createSpell } from './frame/spelling.ts';
import { readTown } from './frame/town.ts';

/** What each room adds, by the room's name. */
const ROOMS = import.meta.glob<PastModule>('./rooms/*.ts', { eager: true });

/** A day. However large the city is, its first start does not take longer. */
const MOST_ORDERS = 2_500;

interface PastOptions {
  /** Milliseconds since 1970. */
  now: number;
  /** The same seed and time give the same past. */
  seed: number;
  /** Of the city whose places people are driven between. */
  citySeed: number;
  /** Of the city's load profile. */
  ordersADay: number;
}

/**
 * In the transaction of the caller. Does nothing where the city's people have ordered before: a database has one past.
 * @returns whether it was added
 */
export async function addPast(db: Db, { now, seed, citySeed, ordersADay }: PastOptions): Promise<boolean> {
  const [before] = await db
    .select({ id: taxiOrder.id })
    .from(taxiOrder)
    .where(like(taxiOrder.mobile, CITY_NUMBERS))
    .limit(1);
  if (before) return false;
  const chance = (concern: string) => streamOf(seed, `past ${concern}`);
  const days = pastDays(now, chance('days'));
  const context: PastContext = {
    db,
    now,
    chance,
    town: await readTown(db, now, citySeed),
    recordDays: days.filter(({ daysAgo }) => daysAgo <= RECORD_DAYS),
    olderDays: days.filter(({ daysAgo }) => daysAgo > RECORD_DAYS),
    ordersADay: Math.min(ordersADay, MOST_ORDERS),
    spell: createSpell(),
  };
  for (const { past } of inTurn(ROOMS)) {
    await past.records?.(context);
    await past.rows?.(context);
  }
  return true;
}
