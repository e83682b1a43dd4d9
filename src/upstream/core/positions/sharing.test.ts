// @tier full
/** Two processes at one database: what one takes in the other sees, with a way between them and without one. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStore } from '../../../../tests/builders/database.ts';
import { aClock, seededChance } from '../../../../tests/builders/time-and-chance.ts';
import { createFleetRegister } from '../../domain/fleet/known-vehicles.ts';
import { vehicle } from '../../domain/fleet/tables.ts';
import type { Store } from '../database/store.ts';
import type { Fix } from './fix.ts';
import { foldBatches } from './folding.ts';
import { createLiveFleet, type OpenLiveFleet } from './live-fleet.ts';
import type { PositionShare } from './share.ts';
import { positionBatch } from './tables.ts';

let store: Store;
let clock: ReturnType<typeof aClock>;
let vehicleId: string;
let wire: ReturnType<typeof aWire>;
let here: OpenLiveFleet;
let there: OpenLiveFleet;
let seed = 10;

beforeEach(async () => {
  store = await aStore();
  clock = aClock();
  const made = { addressType: '450102', searchKey: '', createdOn: 1, updatedOn: 1 };
  const [row] = await store.db
    .insert(vehicle)
    .values({ plateNumber: '桂AR0001', ...made })
    .returning();
  vehicleId = row?.id ?? '';
  wire = aWire();
  here = await aProcess(wire.end());
  there = await aProcess(wire.end());
});
afterEach(async () => {
  await here.close();
  await there.close();
  await store.close();
});

/** A way between processes that can be cut. */
function aWire() {
  const listeners: ((packed: Uint8Array) => void)[] = [];
  const state = { isOpen: true };
  const end = (): PositionShare => ({
    get isOpen() {
      return state.isOpen;
    },
    tell(packed) {
      if (state.isOpen) for (const listener of listeners) listener(Uint8Array.from(packed));
    },
    hear: listener => void listeners.push(listener),
    close: async () => {},
  });
  return { state, end };
}

async function aProcess(share: PositionShare) {
  const fleet = createLiveFleet({
    db: store.db,
    register: createFleetRegister(store.db),
    clock,
    chance: seededChance(seed++),
    isEmbedded: false,
    share,
    everyMs: 0,
    onError: error => {
      throw error;
    },
  });
  await fleet.start();
  return fleet;
}

const aFix = (speed: number): Fix => ({
  vehicleId,
  gpsTime: clock(),
  lng: 108.366,
  lat: 22.817,
  speed,
  heading: 90,
  status: 3,
  dataFrom: 1,
});
async function take(fleet: OpenLiveFleet, speed: number) {
  clock.advance(1000);
  fleet.intake.takeFixes([aFix(speed)]);
  await fleet.intake.settled();
}
const look = async (fleet: OpenLiveFleet) => {
  const job = fleet.jobs.find(({ name }) => name === 'follow-positions');
  await job?.run({ db: store.db, clock } as never);
};
const speedAt = (fleet: OpenLiveFleet) => fleet.positions.of(vehicleId)?.speed;

describe('a second process', () => {
  it('hears at once what the first takes in, before it looks', async () => {
    await take(here, 11);
    expect(speedAt(there)).toBe(11);
    expect(there.positions.of(vehicleId)).toMatchObject({ gpsTime: clock(), receivedOn: clock() });
  });

  it('reads it in the database where they have no way between them, and once', async () => {
    wire.state.isOpen = false;
    await take(here, 12);
    expect(speedAt(there)).toBeUndefined();
    await look(there);
    expect(speedAt(there)).toBe(12);
    const { mark } = there.positions;
    await look(there);
    expect(there.positions.mark).toBe(mark);
  });

  it('goes on by itself while the way is cut, and catches up when it is back', async () => {
    await take(here, 13);
    wire.state.isOpen = false;
    await take(there, 14);
    expect(speedAt(here)).toBe(13);
    await take(there, 15);
    wire.state.isOpen = true;
    await look(here);
    expect(speedAt(here)).toBe(15);
    await take(there, 16);
    expect(speedAt(here)).toBe(16);
  });

  it('reads the database now and then although the way is open: the other may have lost its own', async () => {
    for (let second = 0; second < 12; second += 1) {
      clock.advance(1000);
      await look(here);
    }
    const deaf = await aProcess({ isOpen: false, tell() {}, hear() {}, close: async () => {} });
    await take(deaf, 17);
    expect(speedAt(here)).toBeUndefined();
    for (let second = 0; second < 11; second += 1) {
      clock.advance(1000);
      await look(here);
    }
    expect(speedAt(here)).toBe(17);
    await deaf.close();
  });

  it('misses no row that gets its number early and is committed late', async () => {
    wire.state.isOpen = false;
    await take(here, 18);
    await take(here, 19);
    const [early, late] = await store.db.select().from(positionBatch).orderBy(positionBatch.id);
    if (!early || !late) throw new Error('two rows were written');
    // the first is not to be seen yet
    await store.db.delete(positionBatch).where(eq(positionBatch.id, early.id));
    await look(there);
    expect(speedAt(there)).toBe(19);
    there.positions.forget(vehicleId);
    clock.advance(20_000);
    await look(there);
    await store.db.insert(positionBatch).values(early);
    await look(there);
    expect(speedAt(there)).toBe(18);
  });

  it('does not write down a second time what it has heard', async () => {
    await take(here, 20);
    await there.flush();
    expect(await store.db.select().from(positionBatch)).toHaveLength(1);
  });
});

it('a vehicle that is deleted is nowhere, and its rows harm nobody', async () => {
  await take(here, 21);
  await store.db.delete(vehicle).where(eq(vehicle.id, vehicleId));
  const jobs = here.jobs.filter(({ name }) => name !== 'follow-positions');
  for (const job of jobs) await job.run({ db: store.db, clock } as never);
  expect(here.positions.size).toBe(0);
  clock.advance(60_000);
  await foldBatches().run({ db: store.db, clock } as never);
  expect(await store.db.select().from(positionBatch)).toEqual([]);
});
