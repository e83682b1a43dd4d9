import { plateMatcher } from '../../contract/grammar/plates.ts';
import {
  MOST_ON_MAP,
  OUT_OF_TOWN_SORTS,
  type OutOfTownVehicle,
  type outOfTownCalls,
} from '../../contract/out-of-town.ts';
import { SCRAPPED } from '../../contract/vehicle.ts';
import type { Db, Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import type { LastFix } from '../core/positions/fix.ts';
import type { KnownVehicle } from '../core/positions/register.ts';
import { seesAreas } from '../core/scope.ts';
import { atWork, NOBODY } from '../domain/fleet/at-work.ts';
import { onlineSpan } from '../domain/fleet/locations.ts';
import { placesBy } from '../domain/places.ts';
import type { Fleet } from './judging.ts';
import { type OutOfTownRow, outOfTown } from './tables.ts';
import type { Town } from './town.ts';

export const outOfTownHandlers = (fleet: Fleet, town: Town) =>
  ({
    listOutOfTown: async ({ db, user, clock, query }) => {
      const { current, size, keyword = '', addressType, businessStatus } = query;
      const isSought = plateMatcher(keyword);
      const out = (await awayNow(db, fleet, town, user.areaIds)).filter(
        ({ known, fix }) =>
          isSought(known.plateNumber) &&
          (addressType === undefined || addressType === '' || known.addressType === addressType) &&
          (businessStatus === undefined || fix.status === businessStatus),
      );
      out.sort(orderOf(query));
      const page = out.slice((current - 1) * size, current * size);
      return { rows: await described(db, page, clock()), total: out.length };
    },

    outOfTownPicture: async ({ db, user }) => {
      const outline = await town(db);
      const out = await awayNow(db, fleet, town, user.areaIds);
      out.sort((a, b) => b.distance - a.distance || byPlate(a, b));
      return {
        outline: outline?.ring.map(({ lng, lat }) => [lng, lat]) ?? null,
        vehicles: out.slice(0, MOST_ON_MAP).map(whereaboutsOf),
      };
    },
  }) satisfies Handlers<typeof outOfTownCalls>;

/** A vehicle outside, as the process knows it by heart. */
interface Away {
  row: OutOfTownRow;
  known: KnownVehicle;
  fix: LastFix;
  /** Metres. */
  distance: number;
  bearing: number;
}

/** Of these areas; without those that have come back since the last look. */
async function awayNow(
  db: Db,
  { register, positions }: Fleet,
  town: Town,
  areaIds: readonly string[],
): Promise<Away[]> {
  const outline = await town(db);
  if (!outline) return [];
  const rows = await db.select().from(outOfTown);
  return rows.flatMap(row => {
    const [known, fix] = [register.byId(row.vehicleId), positions.of(row.vehicleId)];
    if (!known || !fix || known.state === SCRAPPED || !seesAreas(areaIds, [known.addressType])) return [];
    const distance = outline.metresFrom(fix);
    return distance > 0 ? [{ row, known, fix, distance, bearing: outline.bearingOf(fix) }] : [];
  });
}

type Sort = (typeof OUT_OF_TOWN_SORTS)[number];

const byPlate = ({ known: a }: Away, { known: b }: Away) => (a.plateNumber < b.plateNumber ? -1 : 1);

const ORDERS: Readonly<Record<Sort, (a: Away, b: Away) => number>> = {
  leftTime: (a, b) => a.row.leftOn - b.row.leftOn,
  plateNumber: byPlate,
  distance: (a, b) => a.distance - b.distance,
  lastTime: (a, b) => a.fix.receivedOn - b.fix.receivedOn,
};

/** @throws PARAMETER for a name that cannot be sorted by */
function orderOf({ orderBy = 'leftTime', order }: { orderBy?: string | undefined; order: 'asc' | 'desc' }) {
  const sort = OUT_OF_TOWN_SORTS.find(name => name === orderBy);
  if (!sort) throw new Failure('PARAMETER', { fields: [{ field: 'orderBy', code: 'invalid_value' }] });
  const sign = order === 'desc' ? -1 : 1;
  return (a: Away, b: Away) => sign * ORDERS[sort](a, b) || byPlate(a, b);
}

async function described(db: Db, page: readonly Away[], now: number): Promise<OutOfTownVehicle[]> {
  const people = await atWork(
    db,
    page.map(({ known }) => known.vehicleId),
  );
  const onlineMs = await onlineSpan(db);
  const places = await placesBy(db, [
    ...page.map(({ fix }) => fix),
    ...page.map(({ row }) => ({ lng: row.leftLng, lat: row.leftLat })),
  ]);
  return page.map((away, at) => {
    const { known, fix, row, distance, bearing } = away;
    const { companyName, driverId, driverName, driverMobile } = people.get(known.vehicleId) ?? NOBODY;
    return {
      ...whereaboutsOf(away),
      companyName,
      addressType: known.addressType,
      dataFrom: known.dataFrom,
      driverId,
      driverName,
      driverMobile,
      online: now - fix.receivedOn <= onlineMs ? 1 : 0,
      leftTime: row.leftOn,
      leftAddress: places[page.length + at] ?? null,
      address: places[at] ?? null,
      distance: Math.round(distance),
      bearing,
    };
  });
}

const whereaboutsOf = ({ known, fix }: Away) => ({
  vehicleId: known.vehicleId,
  plateNumber: known.plateNumber,
  lng: fix.lng,
  lat: fix.lat,
  coordType: 1 as const,
  direction: Math.round(fix.heading) % 360,
  speed: fix.speed,
  businessStatus: fix.status,
  lastTime: Math.round(fix.receivedOn),
});
