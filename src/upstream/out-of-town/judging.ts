/** Looks every few seconds who has left the town and who is back. */
import { inArray } from 'drizzle-orm';
import { LEFT_METRES } from '../../contract/out-of-town.ts';
import { SCRAPPED } from '../../contract/vehicle.ts';
import type { Db } from '../core/context.ts';
import type { Job } from '../core/jobs.ts';
import type { LastFix } from '../core/positions/fix.ts';
import type { LastPositions } from '../core/positions/last-positions.ts';
import type { FleetRegister } from '../core/positions/register.ts';
import type { Outline } from './outline.ts';
import { type OutOfTownRow, outOfTown } from './tables.ts';
import type { Town } from './town.ts';

export interface Fleet {
  register: FleetRegister;
  positions: LastPositions;
}

const EVERY_MS = 5_000;
/** Others wait for a statement on the embedded database. */
const ROWS_AT_ONCE = 500;

/**
 * Each vehicle once for all its positions since the last look, beside the intake and not in it. Every process looks at
 * what it has heard itself: two at a time write the same, or one of them is right a look later.
 */
export function judgeOutOfTown({ register, positions }: Fleet, town: Town): Job {
  let mark = 0;
  let judgedBy: Outline | undefined;

  function changesOf(outline: Outline, out: ReadonlySet<string>) {
    const upTo = positions.mark;
    const left: OutOfTownRow[] = [];
    const back: string[] = [];
    for (const fix of positions.since(mark)) {
      const metres = outline.metresFrom(fix);
      if (!out.has(fix.vehicleId)) {
        if (metres > LEFT_METRES && isInUse(register, fix.vehicleId)) left.push(leftAt(fix));
      } else if (metres === 0) back.push(fix.vehicleId);
    }
    mark = upTo;
    return { left, back };
  }

  return {
    name: 'judge-out-of-town',
    everyMs: EVERY_MS,
    run: async ({ db }) => {
      const outline = await town(db);
      if (!outline) return;
      if (outline !== judgedBy) mark = 0;
      judgedBy = outline;
      const rows = await db.select({ vehicleId: outOfTown.vehicleId }).from(outOfTown);
      const out = new Set(rows.map(({ vehicleId }) => vehicleId));
      const before = mark;
      const { left, back } = changesOf(outline, out);
      const gone = [...out].filter(vehicleId => !isInUse(register, vehicleId));
      try {
        await write(db, left, [...back, ...gone]);
      } catch (error) {
        mark = before;
        throw error;
      }
    },
  };
}

const isInUse = (register: FleetRegister, vehicleId: string): boolean => {
  const known = register.byId(vehicleId);
  return known !== undefined && known.state !== SCRAPPED;
};

const leftAt = ({ vehicleId, receivedOn, lng, lat }: LastFix): OutOfTownRow => ({
  vehicleId,
  leftOn: Math.round(receivedOn),
  leftLng: lng,
  leftLat: lat,
});

async function write(db: Db, left: readonly OutOfTownRow[], back: readonly string[]): Promise<void> {
  for (let at = 0; at < back.length; at += ROWS_AT_ONCE)
    await db.delete(outOfTown).where(inArray(outOfTown.vehicleId, back.slice(at, at + ROWS_AT_ONCE)));
  for (let at = 0; at < left.length; at += ROWS_AT_ONCE)
    await db
      .insert(outOfTown)
      .values(left.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoNothing();
}
