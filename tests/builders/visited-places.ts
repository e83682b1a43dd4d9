/** A data directory in which taxis have come to the watched places of the demonstration, and a gazetteer to find more. */
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { aSeededDirectory } from './server.ts';

const MINUTE_MS = 60_000;
/** In the directory's gazetteer, and watched by nobody yet. */
export const KNOWN_PLACE = { name: '试验广场', pinyin: 'syg', lng: 108.4, lat: 22.85 };

/** The first watched place. */
export const STATION = '1';

export interface VisitedPlaces {
  directory: string;
  /** Of the vehicles that came, the last one first; the first of them is inside. */
  plates: string[];
  /** When each came, and stayed for so many minutes. */
  cameOn: readonly number[];
}

/** Three taxis have come to the first place within the last hour, one of them is there still. */
export async function someVisitedPlaces(): Promise<VisitedPlaces> {
  const directory = aSeededDirectory();
  const client = await PGlite.create({ dataDir: path.join(directory, 'database') });
  const now = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  const cameOn = [1, 20, 50].map(minutes => now - minutes * MINUTE_MS);
  const { rows } = await client.query<{ id: string; plate_number: string; area_id: string }>(
    'select id, plate_number, area_id from vehicle order by id limit 3',
  );
  for (const [at, { id, plate_number, area_id }] of rows.entries()) {
    const came = cameOn[at] ?? now;
    await client.query(
      `insert into place_visit (place_id, vehicle_id, plate_number, area_id, came_on, left_on)
       values ($1, $2, $3, $4, $5, $6)`,
      [STATION, id, plate_number, area_id, came, at === 0 ? null : came + 10 * MINUTE_MS],
    );
    if (at === 0)
      await client.query(
        'insert into place_presence (vehicle_id, place_id, is_in, is_seen) values ($1, $2, 1, 1)',
        [id, STATION],
      );
  }
  const { name, pinyin, lng, lat } = KNOWN_PLACE;
  await client.query(
    `insert into place (name, kind, area_id, lng, lat, search_key)
     values ($1, 'mall', '450102', $2, $3, $4)`,
    [name, lng, lat, `shiyanguangchang ${pinyin} ${name}`],
  );
  await client.close();
  return { directory, plates: rows.map(({ plate_number }) => plate_number), cameOn };
}
