/** Taxis that have come to the watched places of the demonstration, and a gazetteer to find more. */
import type { Db } from '../../src/upstream/core/context.ts';
import { vehicle } from '../../src/upstream/domain/fleet/tables.ts';
import { place } from '../../src/upstream/domain/places.ts';
import { placePresence, placeVisit } from '../../src/upstream/watched-place/tables.ts';

const MINUTE_MS = 60_000;
/** In the gazetteer, and watched by nobody yet. */
export const KNOWN_PLACE = { name: '试验广场', pinyin: 'syg', lng: 108.4, lat: 22.85 };

/** The first watched place. */
export const STATION = '1';

export interface Visits {
  /** Of the vehicles that came, the last one first; the first of them is inside. */
  plates: string[];
  /** When each came, and stayed for so many minutes. */
  cameOn: readonly number[];
}

/** Three taxis have come to the first place within the last hour, one of them is there still. */
export async function visitPlaces(db: Db): Promise<Visits> {
  const now = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  const cameOn = [1, 20, 50].map(minutes => now - minutes * MINUTE_MS);
  const { id: vehicleId, plateNumber, addressType } = vehicle;
  const came = await db
    .select({ vehicleId, plateNumber, addressType })
    .from(vehicle)
    .orderBy(vehicle.id)
    .limit(cameOn.length);
  await db.insert(placeVisit).values(
    came.map((its, at) => {
      const on = cameOn[at] ?? now;
      return { ...its, placeId: STATION, cameOn: on, leftOn: at === 0 ? null : on + 10 * MINUTE_MS };
    }),
  );
  await db.insert(placePresence).values({
    vehicleId: came[0]?.vehicleId ?? '',
    placeId: STATION,
    isIn: 1,
    isSeen: 1,
  });
  await putKnownPlace(db);
  return { plates: came.map(({ plateNumber }) => plateNumber), cameOn };
}

/** Into the gazetteer. */
export async function putKnownPlace(db: Db): Promise<void> {
  const { name, pinyin, lng, lat } = KNOWN_PLACE;
  await db.insert(place).values({
    name,
    kind: 'mall',
    addressType: '450102',
    lng,
    lat,
    searchKey: `shiyanguangchang ${pinyin} ${name}`,
  });
}
