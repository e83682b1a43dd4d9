/** Counts each day of each area from the samples of the fleet and from the trips. */
import { eq, sql } from 'drizzle-orm';
import { NO_COMPANY } from '../../../contract/online-rate.ts';
import { LONGEST_RIDE_MS } from '../../../contract/order-states.ts';
import type { Db } from '../../core/context.ts';
import { trySerialize } from '../../core/database/serialize.ts';
import { DAY_MS, HOUR_MS, startOfDay } from '../../core/day.ts';
import type { Job } from '../../core/jobs.ts';
import { trip } from '../../core/positions/tables.ts';
import { onlineRateSample } from '../fleet/online-samples.ts';
import { vehicle } from '../fleet/tables.ts';
import { taxiOrder } from '../orders/tables.ts';
import { cityDay } from './tables.ts';

const EVERY_MS = 300_000;
/** Positions may come so much later. */
const LATE_DAYS = 7;
/** Samples of companies tell area and company of each vehicle. */
const BY_COMPANY = 2;

/**
 * Counts today in each run, and yesterday in the first run of each hour. The days before are counted again when today gets
 * its first rows or, as long as it has none, in that run.
 */
export const keepCityDays: Job = {
  name: 'keep-city-days',
  everyMs: EVERY_MS,
  run: async ({ db, clock }) => {
    const now = clock();
    const today = startOfDay(now);
    const wasBegun = await isBegun(db, today);
    await countOnce(db, today);
    const isFirstOfHour = now % HOUR_MS < EVERY_MS;
    const hasLateDays = !wasBegun && (isFirstOfHour || (await isBegun(db, today)));
    const days = hasLateDays ? LATE_DAYS : Number(isFirstOfHour);
    for (let at = 1; at <= days; at += 1) await countOnce(db, today - at * DAY_MS);
  },
};

const isBegun = async (db: Db, day: number): Promise<boolean> =>
  (await db.select().from(cityDay).where(eq(cityDay.day, day)).limit(1)).length > 0;

/** Of several processes one does it. In a transaction of its own: others wait for it on the embedded database. */
const countOnce = (db: Db, day: number): Promise<void> =>
  db.transaction(async transaction => {
    const inside = transaction as unknown as Db;
    if (await trySerialize(inside, 'city days')) await keepCityDay(inside, day);
  });

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
