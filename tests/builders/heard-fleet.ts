/** A data directory in which vehicles have been heard, so that there are online rates, and how they went. */
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { midnight } from '../../src/kit/format/time.ts';
import { aSeededDirectory } from './server.ts';

/** Of which every vehicle is heard at this moment; and of which every one fell silent an hour ago. The others never were. */
export const HEARD_AREA = '450103';
export const SILENT_AREA = '450105';

const HOUR_MS = 3_600_000;
const FIVE_MINUTES = 300_000;

/** Yesterday, half of an area's ten vehicles were heard; at noon one of them. */
export async function aHeardFleet(): Promise<string> {
  const directory = aSeededDirectory();
  const client = await PGlite.create({ dataDir: path.join(directory, 'database') });
  const now = Date.now();
  for (const [area, heardOn] of [
    [HEARD_AREA, now],
    [SILENT_AREA, now - HOUR_MS],
  ] as const)
    await client.query(
      `insert into last_position (vehicle_id, gps_time, received_on, lng, lat, speed, heading, status, data_from)
       select id, $2::bigint, $2::bigint, 108.366, 22.817, 0, 90, 3, data_from from vehicle where area_id = $1
       on conflict (vehicle_id) do update set gps_time = $2::bigint, received_on = $2::bigint`,
      [area, heardOn],
    );
  const yesterday = midnight(now, 1);
  await client.query(
    `insert into online_rate_sample
       (group_type, group_id, area_id, sampled_on, online_count, location_count, record_count)
     select 1, $1, $1, $2::bigint + slot * $3::bigint, case slot when 144 then 1 else 5 end, 8, 10
     from generate_series(0, 287) as slot`,
    [SILENT_AREA, yesterday, FIVE_MINUTES],
  );
  await client.close();
  return directory;
}
