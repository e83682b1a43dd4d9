/** How the city is to be stands in the database: every process steers it, whichever runs it. */
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { CityState } from '../../../contract/city.ts';
import type { Db } from '../../../upstream/core/context.ts';
import { type Accident, type CityReport, type CityRunRow, cityRun } from './tables.ts';

const ONLY = 1;
/** A process that has said nothing for so long does not run it. */
const SILENT_MS = 10_000;

export async function readRun(db: Db): Promise<CityRunRow | undefined> {
  const [row] = await db.select().from(cityRun).where(eq(cityRun.id, ONLY));
  return row;
}

/** The same, for who is about to change it. */
export async function lockRun(db: Db): Promise<CityRunRow | undefined> {
  const [row] = await db.select().from(cityRun).where(eq(cityRun.id, ONLY)).for('update');
  return row;
}

/** Writes into the one row. Where there is none, it stays so. */
export async function writeRun(db: Db, change: Partial<Omit<CityRunRow, 'id'>>): Promise<void> {
  await db.update(cityRun).set(change).where(eq(cityRun.id, ONLY));
}

/** From now on it is this city; how it is steered stays as it was. */
export async function ensureRun(
  db: Db,
  { profile, seed }: Pick<CityRunRow, 'profile' | 'seed'>,
): Promise<void> {
  await db
    .insert(cityRun)
    .values({ id: ONLY, profile, seed })
    .onConflictDoUpdate({ target: cityRun.id, set: { profile, seed } });
}

/** How the city is to be, for the process that runs it; undefined where another one does, or where there is no city. */
export async function claimRun(db: Db, holder: string, now: number): Promise<CityRunRow | undefined> {
  const [row] = await db
    .update(cityRun)
    .set({ holder, holderUntil: now + SILENT_MS })
    .where(
      and(
        eq(cityRun.id, ONLY),
        or(eq(cityRun.holder, holder), isNull(cityRun.holder), lt(cityRun.holderUntil, now)),
      ),
    )
    .returning();
  return row;
}

/** Another process may run it at once. */
export async function releaseRun(db: Db, holder: string): Promise<void> {
  await db
    .update(cityRun)
    .set({ holder: null, holderUntil: null, told: null })
    .where(and(eq(cityRun.id, ONLY), eq(cityRun.holder, holder)));
}

/** Without what is over. */
export const accidentsOf = ({ accidents }: Pick<CityRunRow, 'accidents'>, now: number): Accident[] =>
  (JSON.parse(accidents) as Accident[]).filter(({ until }) => until > now);

export function cutOf({ cutPercent, cutUntil }: CityRunRow, now: number): CityState['cut'] {
  return cutPercent !== null && cutUntil !== null && cutUntil > now
    ? { percent: cutPercent, until: cutUntil }
    : null;
}

export function stateOf(row: CityRunRow, now: number): CityState {
  const { profile, seed, isPaused, speed, rain } = row;
  const said = row.told === null ? undefined : (JSON.parse(row.told) as CityReport);
  const isFresh = said !== undefined && said.on > now - SILENT_MS;
  const { roads = {}, ...told } = said ?? {};
  return {
    profile,
    seed,
    isPaused,
    speed,
    rain,
    cut: cutOf(row, now),
    accidents: accidentsOf(row, now).map(accident => ({ ...accident, road: roads[accident.id] ?? null })),
    told: isFresh ? (told as CityState['told']) : null,
  };
}
