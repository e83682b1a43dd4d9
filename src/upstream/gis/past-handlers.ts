/** Area gis, as far as it asks where vehicles were and who was where. */
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import {
  type FoundVehicle,
  type gisPastCalls,
  LONGEST_SEARCH_MS,
  LONGEST_TRACK_MS,
  MAX_RESULTS,
} from '../../contract/gis-past.ts';
import { INDUSTRY_FEED } from '../../contract/vehicle-location.ts';
import type { Db, Handlers, SignedIn } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { isOneOf } from '../core/paging.ts';
import type { LastFix } from '../core/positions/fix.ts';
import type { Point } from '../core/positions/last-positions.ts';
import type { LiveFleet } from '../core/positions/live-fleet.ts';
import { type Span, trackOf, type Visit, visitsTo } from '../core/positions/past.ts';
import type { KnownVehicle } from '../core/positions/register.ts';
import { metresBetween } from '../core/positions/sphere.ts';
import { toWgs84 } from '../core/positions/wgs84.ts';
import { seesAreas } from '../core/scope.ts';
import { completePlate } from '../domain/fleet/complete-plate.ts';
import { type KnownLocation, locationsOf } from '../domain/fleet/locations.ts';
import { driver, driverShift } from '../domain/fleet/tables.ts';

type Fleet = Pick<LiveFleet, 'register' | 'positions'>;

export function gisPastHandlers({ register, positions }: Fleet) {
  const sees = (user: SignedIn, known: KnownVehicle | undefined): known is KnownVehicle =>
    known !== undefined && seesAreas(user.areaIds, [known.addressType]);
  /** Fails with NOT_FOUND for what is not there and what is not his alike. */
  async function find(db: Db, user: SignedIn, plateNumber: string): Promise<KnownVehicle> {
    const known = register.byPlate(await completePlate(db, plateNumber));
    if (!sees(user, known)) throw new Failure('NOT_FOUND');
    return known;
  }

  return {
    trackVehicles: async ({ db, user, query }) => {
      const { vehicleId } = await find(db, user, query.plateNumber);
      const points = await trackOf(db, vehicleId, spanOf(query, LONGEST_TRACK_MS));
      return points.map(({ heading, status, ...point }) => ({
        ...point,
        coordType: 1 as const,
        direction: heading,
        businessStatus: status,
        load: status === 1,
      }));
    },

    circleSearchTrackVehicles: async ({ db, clock, user, query }) => {
      const centre = toWgs84(query, query.coordType);
      if (!centre) throw new Failure('PARAMETER', { fields: [{ field: 'lng', code: 'invalid_value' }] });
      const asked = { db, clock, user, register };
      const { radius, startTime, endTime } = query;
      if (startTime === undefined && endTime === undefined) {
        const fixes = positions
          .inCircle(centre, radius)
          .filter(fix => sees(user, register.byId(fix.vehicleId)));
        const nearest = nearestFirst(fixes, centre).slice(0, MAX_RESULTS);
        return withDistance(await locationsOf(asked, nearest), centre);
      }
      const span = spanOf({ startTime, endTime }, LONGEST_SEARCH_MS);
      const visits = (await visitsTo(db, centre, radius, span))
        .filter(({ vehicleId }) => sees(user, register.byId(vehicleId)))
        .slice(0, MAX_RESULTS);
      const places = await locationsOf(
        asked,
        visits.map(visit => fixOf(visit, register.byId(visit.vehicleId))),
      );
      return asTheyWere(db, places, visits, span);
    },

    queryLocationByplateNumber: async ({ db, clock, user, query }) => {
      const { vehicleId } = await find(db, user, query.plateNumber);
      const last = positions.of(vehicleId);
      const [found] = last ? await locationsOf({ db, clock, user, register }, [last]) : [];
      if (!found) throw new Failure('NOT_FOUND');
      return found;
    },
  } satisfies Handlers<typeof gisPastCalls>;
}

/** Fails with PARAMETER where one end is missing, the end is before the start, or both are too far apart. */
function spanOf({ startTime, endTime }: Partial<Span>, longestMs: number): Span {
  const field = startTime === undefined ? 'startTime' : 'endTime';
  if (
    startTime === undefined ||
    endTime === undefined ||
    endTime < startTime ||
    endTime - startTime > longestMs
  ) {
    throw new Failure('PARAMETER', { fields: [{ field, code: 'invalid_value' }] });
  }
  return { startTime, endTime };
}

const nearestFirst = (fixes: readonly LastFix[], centre: Point) =>
  fixes
    .map(fix => ({ fix, metres: metresBetween(fix, centre) }))
    .sort((a, b) => a.metres - b.metres)
    .map(({ fix }) => fix);

const withDistance = (places: readonly KnownLocation[], centre: Point): FoundVehicle[] =>
  places.map(place => ({ ...place, distance: Math.round(metresBetween(place, centre)) }));

const fixOf = ({ vehicleId, nearest }: Visit, known: KnownVehicle | undefined): LastFix => ({
  vehicleId,
  gpsTime: nearest.gpsTime,
  receivedOn: nearest.gpsTime,
  lng: nearest.lng,
  lat: nearest.lat,
  speed: nearest.speed,
  heading: nearest.heading,
  status: nearest.status,
  dataFrom: known?.dataFrom ?? 1,
});

/** Who drives a vehicle now has nothing to do with who drove it then. */
async function asTheyWere(
  db: Db,
  places: readonly KnownLocation[],
  visits: readonly Visit[],
  span: Span,
): Promise<FoundVehicle[]> {
  const shifts = await shiftsIn(
    db,
    places.map(({ vehicleId }) => vehicleId),
    span,
  );
  const byVehicle = new Map(visits.map(visit => [visit.vehicleId, visit]));
  return places.flatMap(place => {
    const visit = byVehicle.get(place.vehicleId);
    if (!visit) return [];
    const time = visit.nearest.gpsTime;
    const shift = shifts.find(
      ({ vehicleId, beganOn, endedOn }) =>
        vehicleId === place.vehicleId && beganOn <= time && (endedOn ?? time) >= time,
    );
    return {
      ...place,
      driverId: shift?.driverId ?? null,
      driverName: shift?.name ?? null,
      driverMobile: shift?.mobile ?? null,
      driverInfoSource: shift ? (place.dataFrom === INDUSTRY_FEED ? 2 : 3) : null,
      distance: Math.round(visit.distance),
      firstTime: visit.firstTime,
      lastTime: visit.lastTime,
    };
  });
}

const shiftsIn = (db: Db, vehicleIds: readonly string[], { startTime, endTime }: Span) =>
  db
    .select({
      vehicleId: driverShift.vehicleId,
      beganOn: driverShift.beganOn,
      endedOn: driverShift.endedOn,
      driverId: driver.id,
      name: driver.name,
      mobile: driver.mobile,
    })
    .from(driverShift)
    .innerJoin(driver, eq(driver.id, driverShift.driverId))
    .where(
      and(
        isOneOf(driverShift.vehicleId, vehicleIds),
        lte(driverShift.beganOn, endTime),
        or(isNull(driverShift.endedOn), gte(driverShift.endedOn, startTime)),
      ),
    );
