// @tier full
/** What is known of candidates is read through indexes, however large the fleet and its past: no table from end to end. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aHearingStore } from '../../../../tests/builders/heard-statements.ts';
import { anOrder } from '../../../../tests/builders/orders.ts';
import { someVehicles, taxisAt } from '../../../../tests/builders/taxis.ts';
import { anUpstream } from '../../../../tests/builders/upstream.ts';
import { roughRoads } from '../../core/outside/rough-roads.ts';
import { findCandidates } from './candidates.ts';
import { proposeBatch } from './matching.ts';

const VEHICLES = 3_000;
const OFFERS = 40;
/** Their rows are few, or there would be no order to rank for. */
const SMALL = ['property', 'watched_vehicle', 'company', 'taxi_order'];

it('whoever is around is known by his own rows alone', async () => {
  const { store, during, readingOf } = await aHearingStore();
  const upstream = await anUpstream({ store });
  const { db } = store;
  const now = upstream.clock();
  const ids = await someVehicles(db, VEHICLES, now);
  await db.execute(sql`
    insert into driver (name, mobile, vehicle_id, area_id, search_key, created_on, updated_on)
    select '司机', '139' || lpad(id::text, 8, '0'), id, area_id, '', ${now}::bigint, ${now}::bigint
    from vehicle where plate_number like '桂AT%'`);
  await db.execute(sql`
    insert into driver_shift (driver_id, vehicle_id, began_on, ended_on)
    select id, vehicle_id, ${now}::bigint - n * 86400000::bigint, case when n > 1 then ${now}::bigint end
    from driver, generate_series(1, 10) n where vehicle_id is not null and name = '司机'`);
  await db.execute(sql`
    insert into trip (vehicle_id, plate_number, on_time, on_lng, on_lat, off_time, off_lng, off_lat)
    select id, plate_number, ${now}::bigint - n * 3600000::bigint, 1, 1, ${now}::bigint - n * 3600000::bigint, 1, 1
    from vehicle, generate_series(1, 10) n`);
  await db.execute(sql`
    insert into order_offer (order_id, round, push_type, driver_id, push_time, reply_status)
    select 1000 + n, 1, 3, id, ${now}::bigint - n * 60000::bigint, 4
    from driver, generate_series(1, ${OFFERS}::int) n`);
  await db.execute(sql`analyze`);
  await upstream.fleet.register.refresh();
  for (const fix of taxisAt(ids, now)) upstream.fleet.positions.take({ ...fix, status: 3 }, now);

  const deps = { db, now, fleet: upstream.fleet, roads: roughRoads };
  const order = await anOrder(db, { originLng: 108.39 });
  const asked = { centre: { lng: 108.39, lat: 22.817 }, radius: 2_000, areaIds: [], userId: '1', order };
  const most = 60;
  const searching = await during(async () => {
    const { vehicleLocationVoList } = await findCandidates(deps, { ...asked, only: 'offerable', most });
    expect(vehicleLocationVoList).toHaveLength(most);
  });
  const matching = await during(async () => {
    expect((await proposeBatch(deps, { areaIds: [] })).pairs).toHaveLength(1);
  });
  for (const statement of [...searching, ...matching]) {
    const { whole, read } = await readingOf(statement);
    expect(
      whole.filter(table => !SMALL.includes(table)),
      statement.text,
    ).toEqual([]);
    // of each some ten rows, and his latest offers
    expect(read, statement.text).toBeLessThan(120 * 50);
  }
  await upstream.close();
});
