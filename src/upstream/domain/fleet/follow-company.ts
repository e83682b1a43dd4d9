/** Vehicles and drivers without an area of their own lie where their company does, also when it moves. */
import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Writing } from '../../core/records.ts';
import { syncLightAssignments } from './lights.ts';
import { driver, vehicle } from './tables.ts';

/** Moves them, and tells of each as if it had been changed by hand. */
export async function followCompany(writing: Writing, companyId: string, addressType: string): Promise<void> {
  const vehicles = await follow(writing, { table: vehicle, objectType: 'vehicle' }, companyId, addressType);
  await syncLightAssignments(
    writing.db,
    vehicles.map(({ lightNo }) => lightNo),
  );
  await follow(writing, { table: driver, objectType: 'driver' }, companyId, addressType);
}

interface Following {
  table: typeof vehicle | typeof driver;
  objectType: string;
}

async function follow(
  { db, user, clock, changed }: Writing,
  { table, objectType }: Following,
  companyId: string,
  addressType: string,
): Promise<Row[]> {
  const follows = and(eq(table.companyId, companyId), eq(table.hasOwnArea, 0));
  const before = (await db
    .select()
    .from(table as PgTable)
    .where(follows)
    .for('update')) as unknown as Row[];
  if (before.length === 0) return [];
  const after = (await db
    .update(table as PgTable)
    .set({
      addressType,
      updatedOn: clock(),
      updatedBy: user.userName,
      version: sql`${table.version} + 1`,
    })
    .where(follows)
    .returning()) as unknown as Row[];
  const old = new Map(before.map(row => [row.id, row]));
  for (const row of after) {
    const was = old.get(row.id);
    changed({
      objectType,
      objectId: row.id,
      before: was && placeOf(was),
      after: placeOf(row),
      record: { before: was, after: row },
    });
  }
  return after;
}

interface Row {
  id: string;
  addressType: string;
  lightNo?: string | null;
}

/** What the log keeps: nothing else has changed. */
const placeOf = ({ id, addressType }: Pick<Row, 'id' | 'addressType'>) => ({
  id,
  addressType,
  areaIds: [addressType],
});
