/** The register of vehicles by heart, read from the table: all of it once, then what has changed since. */
import { gte, sql } from 'drizzle-orm';
import type { Db } from '../../core/context.ts';
import type { FleetRegister, KnownVehicle } from '../../core/positions/register.ts';
import { vehicle } from './tables.ts';

/**
 * Looked back over with every refresh, in milliseconds: a change bears the time of the process that made it, and is
 * seen once its transaction has ended. Longer than clocks differ and a statement lasts.
 */
const LOOK_BACK_MS = 120_000;

/** Empty until it is refreshed for the first time. */
export function createFleetRegister(db: Db): FleetRegister {
  const known = new Map<string, KnownVehicle>();
  const plates = new Map<string, KnownVehicle>();
  let newest = 0;
  let running: Promise<void> | undefined;

  function forget(vehicleId: string): void {
    const before = known.get(vehicleId);
    known.delete(vehicleId);
    // the plate may be another vehicle's by now
    if (before && plates.get(before.plateNumber) === before) plates.delete(before.plateNumber);
  }

  async function read(): Promise<void> {
    const changed = await db
      .select(columns)
      .from(vehicle)
      .where(newest === 0 ? undefined : gte(vehicle.updatedOn, newest - LOOK_BACK_MS));
    for (const { updatedOn, ...row } of changed) {
      forget(row.vehicleId);
      newest = Math.max(newest, updatedOn);
    }
    for (const { updatedOn: _updatedOn, ...row } of changed) {
      known.set(row.vehicleId, row);
      plates.set(row.plateNumber, row);
    }
    const [counted] = await db.select({ rows: sql<number>`count(*)::int` }).from(vehicle);
    // every one that is there has been read, so more than there are means that some are gone
    if (counted && counted.rows !== known.size) await dropGone();
  }

  async function dropGone(): Promise<void> {
    const there = new Set((await db.select({ id: vehicle.id }).from(vehicle)).map(({ id }) => id));
    for (const id of [...known.keys()]) if (!there.has(id)) forget(id);
  }

  return {
    get size() {
      return known.size;
    },
    byId: id => known.get(id),
    byPlate: plate => plates.get(plate),
    all: () => known.values(),
    refresh() {
      // who asks while it is read has to hear of what came after it began
      running = (running ?? Promise.resolve()).catch(() => {}).then(read);
      return running;
    },
  };
}

const columns = {
  vehicleId: vehicle.id,
  plateNumber: vehicle.plateNumber,
  companyId: vehicle.companyId,
  addressType: vehicle.addressType,
  dataFrom: vehicle.dataFrom,
  state: vehicle.state,
  updatedOn: vehicle.updatedOn,
};
