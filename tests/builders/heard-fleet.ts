/** Vehicles of a database that have been heard, so that there are online rates, and how they went. */
import { sql } from 'drizzle-orm';
import { midnight } from '../../src/kit/format/time.ts';
import type { Db } from '../../src/upstream/core/context.ts';

/** Of which every vehicle is heard at this moment; and of which every one fell silent an hour ago. The others never were. */
export const HEARD_AREA = '450103';
export const SILENT_AREA = '450105';

const HOUR_MS = 3_600_000;
const FIVE_MINUTES = 300_000;

/** Yesterday, half of an area's ten vehicles were heard; at noon one of them. */
export async function hearFleet(db: Db): Promise<void> {
  const now = Date.now();
  for (const [area, heardOn] of [
    [HEARD_AREA, now],
    [SILENT_AREA, now - HOUR_MS],
  ] as const)
    await db.execute(sql`
      insert into last_position (vehicle_id, gps_time, received_on, lng, lat, speed, heading, status, data_from)
      select id, ${heardOn}::bigint, ${heardOn}::bigint, 108.366, 22.817, 0, 90, 3, data_from
      from vehicle where area_id = ${area}
      on conflict (vehicle_id) do update set gps_time = ${heardOn}::bigint, received_on = ${heardOn}::bigint`);
  await db.execute(sql`
    insert into online_rate_sample
      (group_type, group_id, area_id, sampled_on, online_count, location_count, record_count)
    select 1, ${SILENT_AREA}, ${SILENT_AREA}, ${midnight(now, 1)}::bigint + slot * ${FIVE_MINUTES}::bigint,
      case slot when 144 then 1 else 5 end, 8, 10
    from generate_series(0, 287) as slot`);
}
