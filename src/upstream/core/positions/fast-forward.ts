/**
 * Fills the past: days of positions, from whatever knows them, in minutes. They pass by the journal and go straight
 * into trajectories and trips; the newest of each vehicle is its last position.
 */
import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../context.ts';
import type { Fix } from './fix.ts';
import { inTracksTurn, VEHICLES_AT_ONCE } from './track-turn.ts';
import { writeTracks } from './track-writer.ts';

export interface FastForwardOptions {
  /** Earlier positions tell of trips and leave no trajectory: it would be swept away at once. */
  trackFrom?: number;
}

/** In memory at once: some minutes of a large fleet, an hour of a small one. */
const MOST_FIXES = 400_000;
const TURN_MS = 50;

/**
 * Vehicles must be registered; positions are taken as they are, in WGS-84. Doing it again, or beside an intake, puts
 * nothing there twice.
 * @param portions of fixes, roughly in the order of their times
 * @returns how many fixes there were
 */
export async function fastForward(
  db: Db,
  portions: Iterable<readonly Fix[]> | AsyncIterable<readonly Fix[]>,
  { trackFrom }: FastForwardOptions = {},
): Promise<number> {
  let [waiting, all] = [0, 0];
  const byVehicle = new Map<string, Fix[]>();
  const write = async () => {
    const vehicles = [...byVehicle];
    byVehicle.clear();
    waiting = 0;
    for (let at = 0; at < vehicles.length; at += VEHICLES_AT_ONCE) {
      const some = vehicles.slice(at, at + VEHICLES_AT_ONCE);
      // another process has its turn now
      while (!(await inTracksTurn(db, inside => writeTracks(inside, some, { trackFrom }))))
        await sleep(TURN_MS);
    }
  };
  for await (const portion of portions) {
    for (const fix of portion) {
      const its = byVehicle.get(fix.vehicleId);
      if (its) its.push(fix);
      else byVehicle.set(fix.vehicleId, [fix]);
    }
    waiting += portion.length;
    all += portion.length;
    if (waiting >= MOST_FIXES) await write();
    await breathe();
  }
  await write();
  return all;
}
