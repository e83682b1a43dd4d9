/** What is special about companies: what belongs to them keeps them, and follows them into another area. */
import { count, eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { checkAreas } from '../core/areas.ts';
import type { Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import type { ResourceRules } from '../core/generic/served.ts';
import { followCompany } from '../domain/fleet/follow-company.ts';
import { company, driver, vehicle } from '../domain/fleet/tables.ts';

export const companyRules: ResourceRules = {
  sorts: { companyName: company.searchKey },
  async onCreate({ db }, values) {
    await checkAreas(db, [String(values.addressType)], 'addressType');
    return { written: values };
  },

  async onUpdate({ db }, before, values) {
    const { addressType } = values;
    if (typeof addressType === 'string' && addressType !== before.addressType) {
      await checkAreas(db, [addressType], 'addressType');
    }
    return values;
  },

  async afterUpdate(context, before, { id, addressType }) {
    if (addressType !== before.addressType) await followCompany(context, id, String(addressType));
  },

  async onRemove({ db }, { id }) {
    // whoever gives it a vehicle at this moment has it or waits
    await db.select({ id: company.id }).from(company).where(eq(company.id, id)).for('update');
    const { vehicles, drivers } = (await fleetOf(db, [id])).get(id) ?? NONE;
    if (vehicles + drivers > 0) {
      throw new Failure('STATE_NOT_ALLOWED', { reason: 'COMPANY_HAS_FLEET', vehicles, drivers });
    }
  },

  async joined({ db }, rows) {
    const fleets = await fleetOf(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map(row => {
      const { vehicles, drivers } = fleets.get(row.id) ?? NONE;
      return { ...row, vehicleCount: vehicles, driverCount: drivers };
    });
  },
};

const NONE = { vehicles: 0, drivers: 0 };

/** How much belongs to each of these companies. */
export async function fleetOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { vehicles: number; drivers: number }>> {
  const [vehicles, drivers] = await Promise.all([counted(db, vehicle, ids), counted(db, driver, ids)]);
  return new Map(ids.map(id => [id, { vehicles: vehicles.get(id) ?? 0, drivers: drivers.get(id) ?? 0 }]));
}

async function counted(db: Db, table: typeof vehicle | typeof driver, ids: readonly string[]) {
  const rows = await db
    .select({ companyId: table.companyId, rows: count() })
    .from(table as PgTable)
    .where(inArray(table.companyId, [...ids]))
    .groupBy(table.companyId);
  return new Map(rows.map(row => [row.companyId as string | null, Number(row.rows)]));
}
