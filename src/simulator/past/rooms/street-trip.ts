/**
 * Rides of passengers who waved at the kerb on the last days: fewer than there would be, so that the first start stays
 * short. Made by the database from the shifts, since they are many.
 */
import { and, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { HOUR_MS } from '../../../upstream/core/day.ts';
import { trip } from '../../../upstream/core/positions/tables.ts';
import { driverShift, vehicle } from '../../../upstream/domain/fleet/tables.ts';
import { RIDES_A_SHIFT } from '../figures/street-rides.ts';
import type { RoomPast } from '../frame/room-past.ts';

/** They lie between the rides that were ordered, and begin and end where those do. */
export const after = ['shift', 'order'];

/** A ride lasts so long. Milliseconds. */
const SHORTEST = 6 * 60_000;
const LONGEST = 26 * 60_000;
/** Metres a second, as the city's taxis are driven. */
const SPEED = 6.8;
/** Nobody drives so far without a pause: a shift that goes on longer is no shift. */
const LONGEST_SHIFT_MS = 24 * HOUR_MS;

export const past: RoomPast = {
  async records({ db, now, recordDays }) {
    const from = recordDays[0]?.begin ?? now;
    /** From 0 up to 1, by the shift, the ride and the concern. */
    const drawn = (concern: string) =>
      sql`((hashtext(shift.id || '-' || ride || ${concern}) & 1048575) / 1048576.0)`;
    const length = sql`(shift.until - shift.began) / ${RIDES_A_SHIFT}::int`;
    await db.execute(sql`
      with place as (
        select row_number() over (order by id) - 1 as place, on_lng as lng, on_lat as lat from ${trip}
        order by id limit 4096),
      places as (select count(*) as count from place),
      shift as (
        select ${driverShift.id} as id, ${driverShift.vehicleId} as vehicle_id,
          greatest(${driverShift.beganOn}, ${from}::bigint) as began,
          least(coalesce(${driverShift.endedOn}, ${now}::bigint), ${now}::bigint) as until
        from ${driverShift}
        where ${and(
          lt(driverShift.beganOn, now),
          or(isNull(driverShift.endedOn), gt(driverShift.endedOn, from)),
          gt(driverShift.beganOn, from - LONGEST_SHIFT_MS),
        )}),
      ride as (
        select shift.vehicle_id, shift.until,
          (shift.began + ${length} * (ride - 1) + ${drawn('begin')} * (${length} - ${LONGEST}::int))::bigint as on_time,
          (${SHORTEST}::int + ${drawn('length')} * ${LONGEST - SHORTEST}::int)::bigint as duration,
          floor(${drawn('from')} * places.count) as from_place, floor(${drawn('to')} * places.count) as to_place
        from shift cross join generate_series(1, ${RIDES_A_SHIFT}::int) as ride cross join places
        where ${length} > ${LONGEST}::int)
      insert into ${trip} (vehicle_id, plate_number, area_id, on_time, on_lng, on_lat, off_time, off_lng, off_lat,
        distance, is_whole)
      select ride.vehicle_id, ${vehicle.plateNumber}, ${vehicle.addressType}, ride.on_time, origin.lng, origin.lat,
        ride.on_time + ride.duration, goal.lng, goal.lat, (ride.duration / 1000 * ${SPEED}::float8)::int, 1
      from ride
      join ${vehicle} on ${vehicle.id} = ride.vehicle_id
      join place origin on origin.place = ride.from_place
      join place goal on goal.place = ride.to_place
      where ride.on_time + ride.duration < ride.until
        and not exists (
          select 1 from ${trip} as driven
          where driven.vehicle_id = ride.vehicle_id and driven.on_time < ride.on_time + ride.duration
            and driven.on_time > ride.on_time - ${HOUR_MS}::bigint and driven.off_time > ride.on_time)
      order by ride.on_time`);
  },
};
