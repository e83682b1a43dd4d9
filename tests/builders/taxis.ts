/** Taxis that drive about and carry somebody now and then: positions by the thousand, the same every time. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/upstream/core/context.ts';
import type { Fix } from '../../src/upstream/core/positions/fix.ts';
import { vehicle } from '../../src/upstream/domain/fleet/tables.ts';

/** Registered anew; answers their ids. */
export async function someVehicles(db: Db, count: number, now: number, letter = 'T'): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    insert into ${vehicle} (plate_number, area_id, search_key, created_on, updated_on)
    select '桂A' || ${letter}::text || lpad(n::text, 5, '0'), '450102', '', ${now}::bigint, ${now}::bigint
    from generate_series(1, ${count}::int) n returning id`)) as unknown as { rows: { id: number }[] };
  return rows.map(({ id }) => String(id));
}

const STEP = 1_000_000;

/** Where they all are at a time: each on a circle of its own, carrying for twenty minutes of every forty. */
export function taxisAt(vehicleIds: readonly string[], gpsTime: number): Fix[] {
  return vehicleIds.map((vehicleId, index): Fix => {
    const minutes = gpsTime / 60_000 + index * 7;
    const angle = (minutes / 30) * 2 * Math.PI;
    const reach = 0.02 + (index % 50) / 1000;
    return {
      vehicleId,
      gpsTime,
      lng: Math.round((108.366 + reach * Math.cos(angle)) * STEP) / STEP,
      lat: Math.round((22.817 + reach * Math.sin(angle)) * STEP) / STEP,
      speed: 36,
      heading: Math.floor((minutes * 12) % 360),
      status: minutes % 40 < 20 ? 1 : 3,
      dataFrom: 1,
    };
  });
}
