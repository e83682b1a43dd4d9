/** History in one go is what an intake would have left behind. */
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { someVehicles, taxisAt } from '../../../../tests/builders/taxis.ts';
import { anUpstream } from '../../../../tests/builders/upstream.ts';
import { fastForward } from './fast-forward.ts';
import { foldBatches } from './folding.ts';
import { slotOf, unpackPoints } from './packed-points.ts';
import { trajectory, trip } from './tables.ts';

const HOURS = 2;
const EVERY_MS = 30_000;

async function anEmpty() {
  const upstream = await anUpstream();
  const ids = await someVehicles(upstream.store.db, 8, upstream.clock());
  await upstream.fleet.register.refresh();
  return { ...upstream, ids };
}
type Empty = Awaited<ReturnType<typeof anEmpty>>;

async function leftBehind({ store: { db } }: Empty) {
  const tracks = await db.select().from(trajectory).orderBy(asc(trajectory.vehicleId), asc(trajectory.slot));
  const trips = await db.select().from(trip).orderBy(asc(trip.vehicleId), asc(trip.onTime));
  return {
    tracks: tracks.map(({ slot, packed, ...row }) => ({ ...row, slot, points: unpackPoints(slot, packed) })),
    trips: trips.map(({ id: _id, ...row }) => row),
  };
}

it('leaves the same trajectories and trips as an intake, also when it is done twice', async () => {
  const [slow, fast] = [await anEmpty(), await anEmpty()];
  const begin = slow.clock();
  const times = Array.from(
    { length: (HOURS * 3_600_000) / EVERY_MS },
    (_, index) => begin + index * EVERY_MS,
  );
  for (const time of times) {
    slow.clock.advance(time - slow.clock());
    slow.fleet.intake.takeFixes(taxisAt(slow.ids, time));
    await slow.fleet.intake.settled();
    await slow.run(foldBatches());
  }
  slow.clock.advance(60_000);
  await slow.run(foldBatches());
  const expected = await leftBehind(slow);
  expect(expected.tracks.length).toBeGreaterThan(100);
  expect(expected.trips.length).toBeGreaterThan(15);

  const portions = times.map(time => taxisAt(fast.ids, time));
  expect(await fastForward(fast.store.db, portions)).toBe(times.length * 8);
  expect(await leftBehind(fast)).toEqual(expected);
  await fastForward(fast.store.db, portions);
  expect(await leftBehind(fast)).toEqual(expected);
  await slow.close();
  await fast.close();
});

it('leaves trips alone, and no trajectory, of what would be swept away at once', async () => {
  const upstream = await anEmpty();
  const begin = upstream.clock() - 7_200_000;
  const times = Array.from({ length: 240 }, (_, index) => begin + index * EVERY_MS);
  const trackFrom = begin + 3_600_000;
  await fastForward(
    upstream.store.db,
    times.map(time => taxisAt(upstream.ids, time)),
    { trackFrom },
  );
  const { tracks, trips } = await leftBehind(upstream);
  expect(Math.min(...tracks.map(({ slot }) => slot))).toBe(slotOf(trackFrom));
  expect(Math.min(...trips.map(({ onTime }) => onTime))).toBeLessThan(begin + 1_200_000);
  await upstream.close();
});
