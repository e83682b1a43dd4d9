/** A roof light is on the vehicle whose record names it, and lies where that does. */
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../core/context.ts';
import { light, vehicle } from './tables.ts';

/** To be called wherever a vehicle is given a light, loses it, is moved or removed; and for a light that is new. */
export async function syncLightAssignments(
  db: Db,
  lightNos: readonly (string | null | undefined)[],
): Promise<void> {
  const touched = [...new Set(lightNos.filter(no => typeof no === 'string' && no !== ''))] as string[];
  if (touched.length === 0) return;
  const carrying = (what: 'id' | 'area_id') =>
    sql`(select ${sql.identifier(what)} from ${vehicle} where ${vehicle}.light_no = ${light}.light_no)`;
  await db
    .update(light)
    .set({ vehicleId: carrying('id') as never, addressType: sql`coalesce(${carrying('area_id')}, '-1')` })
    .where(inArray(light.lightNo, touched));
}
