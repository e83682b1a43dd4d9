/** Companies, vehicles and drivers in a database, the register over them, and where they are: for what shows them. */
import { eq, sql } from 'drizzle-orm';
import type { LastFix } from '../../src/upstream/core/positions/fix.ts';
import type { FleetRegister, KnownVehicle } from '../../src/upstream/core/positions/register.ts';
import { company, driver, driverShift, vehicle } from '../../src/upstream/domain/fleet/tables.ts';
import type { Upstream } from './upstream.ts';

/** A register that a test fills by hand. */
export function aRegister(vehicles: readonly KnownVehicle[] = []) {
  const byId = new Map(vehicles.map(each => [each.vehicleId, each]));
  const register: FleetRegister = {
    get size() {
      return byId.size;
    },
    byId: id => byId.get(id),
    byPlate: plate => [...byId.values()].find(({ plateNumber }) => plateNumber === plate),
    all: () => byId.values(),
    refresh: async () => {},
  };
  return {
    register,
    put: (known: KnownVehicle) => byId.set(known.vehicleId, known),
    remove: (vehicleId: string) => byId.delete(vehicleId),
  };
}

export const aKnownVehicle = (over: Partial<KnownVehicle> = {}): KnownVehicle => ({
  vehicleId: '1',
  plateNumber: '桂A10001',
  companyId: null,
  addressType: '450102',
  dataFrom: 1,
  state: 1,
  ...over,
});

/** In the middle of the town, empty, heard just now. */
export const aFix = (over: Partial<LastFix> = {}): LastFix => ({
  vehicleId: '1',
  gpsTime: 1_790_000_000_000,
  receivedOn: 1_790_000_000_000,
  lng: 108.366,
  lat: 22.817,
  speed: 36,
  heading: 270,
  status: 3,
  dataFrom: 1,
  ...over,
});

let count = 0;

/** What a test puts into the tables itself, known to the upstream as it goes. */
export function aMovingFleet({ store: { db }, clock, fleet }: Pick<Upstream, 'store' | 'clock' | 'fleet'>) {
  const { register, positions } = fleet;
  const made = { createdOn: clock(), updatedOn: clock(), searchKey: '' };

  async function aCompany(over: Partial<typeof company.$inferInsert> = {}): Promise<string> {
    const values = { companyName: `公司${++count}`, addressType: '450102', ...made, ...over };
    return idOf(await db.insert(company).values(values).returning());
  }
  async function aVehicle(over: Partial<typeof vehicle.$inferInsert> = {}): Promise<KnownVehicle> {
    const plateNumber = `桂AT${String(++count).padStart(4, '0')}`;
    const [row] = await db
      .insert(vehicle)
      .values({ plateNumber, addressType: '450102', ...made, ...over })
      .returning();
    if (!row) throw new Error('no vehicle');
    await register.refresh();
    return register.byId(row.id) ?? aKnownVehicle({ vehicleId: row.id });
  }
  async function aDriver(over: Partial<typeof driver.$inferInsert> = {}): Promise<string> {
    const mobile = `139${String(++count).padStart(8, '0')}`;
    const values = { name: `司机${count}`, mobile, addressType: '450102', ...made, ...over };
    return idOf(await db.insert(driver).values(values).returning());
  }
  return {
    register,
    positions,
    aCompany,
    aVehicle,
    aDriver,
    /** As an administrator might. */
    async change(vehicleId: string, values: Partial<typeof vehicle.$inferInsert>): Promise<void> {
      await db
        .update(vehicle)
        .set({ ...values, updatedOn: clock() })
        .where(eq(vehicle.id, vehicleId));
      await register.refresh();
    },
    /** Nothing is left of the demonstration. */
    async clear(): Promise<void> {
      await db.execute(sql`truncate vehicle, company, driver, driver_shift cascade`);
      await register.refresh();
      for (const { vehicleId } of [...positions.all()]) positions.forget(vehicleId);
    },
    drives: (driverId: string, vehicleId: string, over: { beganOn?: number; endedOn?: number } = {}) =>
      db.insert(driverShift).values({ driverId, vehicleId, beganOn: 1, ...over }),
    report: (fix: Partial<LastFix>) => positions.take(aFix(fix), fix.receivedOn ?? aFix().receivedOn),
  };
}

function idOf([row]: { id: string }[]): string {
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}
