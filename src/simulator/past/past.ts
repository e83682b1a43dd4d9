/** The past of a new demonstration: what its lists, charts and statistics would hold had it run for three months. */
import { like } from 'drizzle-orm';
import type { Db } from '../../upstream/core/context.ts';
import { streamOf } from '../../upstream/core/streams.ts';
import { taxiOrder } from '../../upstream/domain/orders/tables.ts';
import { inTurn } from '../demonstration/sampling.ts';
import { pastDays, RECORD_DAYS } from './frame/days.ts';
import type { PastContext, PastModule } from './frame/room-past.ts';
import { createSpell } from './frame/spelling.ts';
import { readTown } from './frame/town.ts';

/** What each room adds, by the room's name. */
const ROOMS = import.meta.glob<PastModule>('./rooms/*.ts', { eager: true });
/** Numbers of the city's people begin so. */
const CITY_NUMBERS = '199%';

interface PastOptions {
  /** Milliseconds since 1970. */
  now: number;
  /** The same seed and time give the same past. */
  seed: number;
  /** Of the city whose places people are driven between. */
  citySeed: number;
}

/**
 * In the transaction of the caller. Does nothing where the city's people have ordered before: a database has one past.
 * @returns whether it was added
 */
export async function addPast(db: Db, { now, seed, citySeed }: PastOptions): Promise<boolean> {
  const [before] = await db
    .select({ id: taxiOrder.id })
    .from(taxiOrder)
    .where(like(taxiOrder.mobile, CITY_NUMBERS))
    .limit(1);
  if (before) return false;
  const context: PastContext = {
    db,
    now,
    chance: concern => streamOf(seed, `past ${concern}`),
    town: await readTown(db, now, citySeed),
    spell: createSpell(),
  };
  const days = pastDays(now, context.chance('days'));
  const recent = days.filter(({ daysAgo }) => daysAgo <= RECORD_DAYS);
  const older = days.filter(({ daysAgo }) => daysAgo > RECORD_DAYS);
  for (const { past } of inTurn(ROOMS)) {
    await past.rows?.(context, older);
    await past.records?.(context, recent);
  }
  return true;
}
