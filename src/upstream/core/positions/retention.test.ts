/** What is kept of positions does not grow with time: rows, and room in the database. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isOnPostgres } from '../../../../tests/builders/database.ts';
import { setProperty } from '../../../../tests/builders/property.ts';
import { someVehicles, taxisAt } from '../../../../tests/builders/taxis.ts';
import { anUpstream } from '../../../../tests/builders/upstream.ts';
import { foldBatches } from './folding.ts';
import { SLOT_MS } from './packed-points.ts';

const VEHICLES = 40;
const EVERY_MS = 10_000;
/** Of the clock of the test, between two looks at the jobs. */
const STRIDE_MS = 60_000;
const KEPT_HOURS = 2;
const HOURS = 8;
const HOUR_MS = 3_600_000;

it('stays as large as two hours are, whatever has gone through', { timeout: 240_000 }, async () => {
  const upstream = await anUpstream();
  const { db } = upstream.store;
  // as it is on the embedded database by itself
  if (isOnPostgres) await setProperty(db, 'position.trajectoryHours', String(KEPT_HOURS));
  const ids = await someVehicles(db, VEHICLES, upstream.clock());
  await upstream.fleet.register.refresh();
  const jobs = new Map(upstream.fleet.jobs.map(job => [job.name, job]));
  const run = async (name: string) => {
    const job = jobs.get(name);
    if (job) await upstream.run(job);
  };
  const begin = upstream.clock();
  const rooms: number[] = [];
  while (upstream.clock() < begin + HOURS * HOUR_MS) {
    const from = upstream.clock();
    upstream.clock.advance(STRIDE_MS);
    for (let time = from; time < from + STRIDE_MS; time += EVERY_MS) {
      upstream.fleet.intake.takeFixes(taxisAt(ids, time));
    }
    await upstream.fleet.intake.settled();
    await upstream.run(foldBatches());
    await run('write-last-positions');
    await run('sweep-trajectories');
    const minutes = (upstream.clock() - begin) / 60_000;
    if (minutes % 10 === 0) await run('tend-positions');
    if (minutes % 60 === 0) rooms.push(await roomOf());
  }

  async function roomOf() {
    const { rows } = (await db.execute(sql`
      select sum(pg_total_relation_size(name::regclass))::bigint as bytes
      from unnest(array['position_batch', 'last_position', 'trajectory', 'trip_cursor']) name`)) as unknown as {
      rows: { bytes: number }[];
    };
    return Number(rows[0]?.bytes);
  }
  const { rows } = (await db.execute(sql`
    select (select count(*) from trajectory)::int as tracks, (select min(slot) from trajectory) as first,
      (select count(*) from position_batch)::int as batches, (select count(*) from last_position)::int as last,
      (select count(*) from trip where off_time is null)::int as open, (select count(*) from trip)::int as trips`)) as unknown as {
    rows: Record<'tracks' | 'first' | 'batches' | 'last' | 'open' | 'trips', number>[];
  };
  const [left] = rows;
  const slots = (KEPT_HOURS * HOUR_MS) / SLOT_MS;
  expect(left?.tracks).toBeLessThanOrEqual(VEHICLES * (slots + 2));
  expect(left?.first).toBeGreaterThanOrEqual(
    Math.floor((begin + (HOURS - KEPT_HOURS) * HOUR_MS) / SLOT_MS) - 1,
  );
  expect(left?.batches).toBeLessThanOrEqual(2);
  expect(left?.last).toBe(VEHICLES);
  // trips stay: one in forty minutes
  expect(left?.trips).toBeGreaterThan((VEHICLES * HOURS * 60) / 40 - VEHICLES * 2);
  expect(left?.open).toBeLessThanOrEqual(VEHICLES);
  // room is given back here on the embedded database; a server's autovacuum has a time of its own
  if (!isOnPostgres)
    expect(Math.max(...rooms.slice(4))).toBeLessThanOrEqual(Math.max(...rooms.slice(0, 4)) * 1.1);
  await upstream.close();
});
