/** Counts each day of each area from the samples of the fleet and from the trips. */
import { sql } from 'drizzle-orm';
import { NO_COMPANY } from '../../../contract/online-rate.ts';
import { LONGEST_RIDE_MS } from '../../../contract/order-states.ts';
import type { Db } from '../../core/context.ts';
import { trySerialize } from '../../core/database/serialize.ts';
import { DAY_MS, startOfDay } from '../../core/day.ts';
import type { Job } from '../../core/jobs.ts';
import { trip } from '../../core/positions/tables.ts';
import { onlineRateSample } from '../fleet/online-samples.ts';
import { vehicle } from '../fleet/tables.ts';
import { taxiOrder } from '../orders/tables.ts';
import { cityDay } from './tables.ts';

/** Positions may come so much later; the first run of a day counts these days again. */
const LATE_DAYS = 7;
/** Samples of companies tell area and company of each vehicle. */
const BY_COMPANY = 2;

/** Counts the present day and the one before again and again. Of several processes one does it. */
export const keepCityDays: Job = {
  name: 'keep-city-days',
  everyMs: 300_000,
  run: ({ db, clock }) =>
    db.transaction(async transaction => {
      const inside = transaction as unknown as Db;
      if (!(await trySerialize(inside, 'city days'))) return;
      const today = startOfDay(clock());
      const isBegun = (await inside.select().from(cityDay).where(sql`day = ${today}`).limit(1)).length > 0;
      const days = isBegun ? 1 : LATE_DAYS;
      for (let at = days; at >= 0; at -= 1) await keepCityDay(inside, today - at * DAY_MS);
    }),
};

/** @param day where it begins in Shanghai, milliseconds since 1970 */
export async function keepCityDay(db: Db, day: number): Promise<void> {
  await countSamples(db, day);
  await countStreetRides(db, day);
}

/** What has been counted of more samples stays: later ones are forgotten after some days, the day is not. */
async function countSamples(db: Db, day: number): Promise<void> {
  await db.execute(sql`
    with sample as (
      select area_id, group_id, sampled_on, online_count, record_count from ${onlineRateSample}
      where group_type = ${BY_COMPANY} and sampled_on >= ${day} and sampled_on < ${day + DAY_MS}),
    taken as (select count(distinct sampled_on)::int as count, max(sampled_on) as last from sample)
    insert into ${cityDay} (day, area_id, company_id, vehicles, online_sum, samples, street_rides)
    select ${day}::bigint, area_id, group_id,
      coalesce(sum(record_count) filter (where sampled_on = taken.last), 0), sum(online_count), taken.count, 0
    from sample, taken group by area_id, group_id, taken.count
    on conflict on constraint city_day_pkey do update
    set vehicles = excluded.vehicles, online_sum = excluded.online_sum, samples = excluded.samples
    where excluded.samples >= ${cityDay}.samples`);
}

/** Trips that began on the day, without those during which an order had its passenger aboard. */
async function countStreetRides(db: Db, day: number): Promise<void> {
  await db.execute(sql`
    with counted as (
      select ${trip.addressType} as area_id, coalesce(${vehicle.companyId}::text, ${NO_COMPANY}) as company_id,
        count(*)::int as rides
      from ${trip} left join ${vehicle} on ${vehicle.id} = ${trip.vehicleId}
      where ${trip.onTime} >= ${day} and ${trip.onTime} < ${day + DAY_MS}
        and not exists (
          select 1 from ${taxiOrder}
          where ${taxiOrder.vehicleId} = ${trip.vehicleId}
            and ${taxiOrder.onboardTime} > ${trip.onTime} - ${LONGEST_RIDE_MS}
            and ${taxiOrder.onboardTime} <= coalesce(${trip.offTime}, ${trip.onTime} + ${LONGEST_RIDE_MS})
            and coalesce(${taxiOrder.finishTime}, ${taxiOrder.closeTime}, ${trip.onTime}) >= ${trip.onTime})
      group by 1, 2),
    none as (
      update ${cityDay} set street_rides = 0 where day = ${day}
        and not exists (select 1 from counted c
          where c.area_id = ${cityDay}.area_id and c.company_id = ${cityDay}.company_id))
    insert into ${cityDay} (day, area_id, company_id, vehicles, online_sum, samples, street_rides)
    select ${day}::bigint, area_id, company_id, null, 0, 0, rides from counted
    on conflict on constraint city_day_pkey do update set street_rides = excluded.street_rides`);
}
