/** Last positions as they are answered: with what the register, the shifts and the list of who asks say beside them. */
import { INDUSTRY_FEED, type VehicleLocation } from '../../../contract/vehicle-location.ts';
import type { Clock, Db, SignedIn } from '../../core/context.ts';
import type { LastFix } from '../../core/positions/fix.ts';
import type { FleetRegister, KnownVehicle } from '../../core/positions/register.ts';
import { readProperties } from '../../core/properties.ts';
import { atWork, NOBODY } from './at-work.ts';
import { watchedBy } from './watched.ts';

interface LocationContext {
  db: Db;
  clock: Clock;
  /** Whose list of watched vehicles counts; without him, nobody's. */
  user?: Pick<SignedIn, 'userId'> | undefined;
  register: FleetRegister;
  /** By `onlineSpan`, where that has been asked for already. */
  onlineMs?: number;
}

/** Of a vehicle of the register. */
export type KnownLocation = VehicleLocation & { vehicleId: string };

/**
 * In the order of `fixes`, as WGS-84; a vehicle that is registered no more is left out. Areas are the caller's
 * business: whose fixes he hands over is who is told of.
 */
export async function locationsOf(
  asked: LocationContext,
  fixes: readonly LastFix[],
): Promise<KnownLocation[]> {
  const { db, clock, user, register, onlineMs = await onlineSpan(db) } = asked;
  const known = fixes.flatMap(fix => {
    const its = register.byId(fix.vehicleId);
    return its ? [{ fix, its }] : [];
  });
  if (known.length === 0) return [];
  const now = clock();
  const people = await atWork(
    db,
    known.map(({ its }) => its.vehicleId),
  );
  const watched = user ? await watchedBy(db, user.userId, now) : new Set();
  return known.map(({ fix, its }) => {
    const { driverId, driverName, driverMobile, companyName, isOnShift } =
      people.get(its.vehicleId) ?? NOBODY;
    return {
      ...placeOf(fix, its, now - fix.receivedOn <= onlineMs),
      companyName,
      driverId,
      driverName,
      driverMobile,
      driverInfoSource: driverId === null ? null : sourceOf(fix, isOnShift),
      isMonitored: watched.has(its.vehicleId) ? 1 : 0,
    };
  });
}

/** Milliseconds without a packet until a vehicle counts as offline. */
export async function onlineSpan(db: Db): Promise<number> {
  const { 'position.onlineMinutes': minutes } = await readProperties(db, 'position.onlineMinutes');
  return minutes * 60_000;
}

const placeOf = (fix: LastFix, its: KnownVehicle, isOnline: boolean) => ({
  vehicleId: its.vehicleId,
  plateNumber: its.plateNumber,
  companyId: its.companyId,
  addressType: its.addressType,
  lng: fix.lng,
  lat: fix.lat,
  coordType: 1 as const,
  direction: Math.round(fix.heading) % 360,
  speed: fix.speed,
  gpsTime: Math.round(fix.gpsTime),
  receiveTime: Math.round(fix.receivedOn),
  businessStatus: fix.status,
  load: fix.status === 1,
  dataFrom: fix.dataFrom,
  online: isOnline ? (1 as const) : (0 as const),
});

function sourceOf({ dataFrom }: LastFix, isOnShift: boolean): 1 | 2 | 3 {
  if (!isOnShift) return 1;
  return dataFrom === INDUSTRY_FEED ? 2 : 3;
}
