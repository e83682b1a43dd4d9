import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anUpstream, type Person, type Upstream } from '../../../../tests/builders/upstream.ts';
import { cityCalls } from '../../../contract/city.ts';
import { operateLog } from '../../../upstream/core/audit/tables.ts';
import { ensureRun, writeRun } from './steering.ts';
import { cityRun } from './tables.ts';

const MINUTE_MS = 60_000;

let upstream: Upstream;
let developer: Person;
beforeAll(async () => {
  upstream = await anUpstream();
  developer = await upstream.signIn('developer');
});
afterAll(() => upstream.close());
beforeEach(() => upstream.store.db.delete(cityRun));

const state = async () => (await developer.ask(cityCalls.cityState, {})).data;
const steer = (body: object) => developer.ask(cityCalls.steerCity, { body });

describe('where no city is simulated', () => {
  it('says so, and nothing is steered', async () => {
    expect(await state()).toBeNull();
    expect((await steer({ isPaused: true })).errCode).toBe(3006);
  });
});

describe('a simulated city', () => {
  beforeEach(() => ensureRun(upstream.store.db, { profile: 'dev', seed: 7 }));

  it('is steered one thing at a time, and each is logged', async () => {
    expect(await state()).toMatchObject({
      profile: 'dev',
      seed: 7,
      isPaused: false,
      speed: 1,
      rain: 0,
      cut: null,
      accidents: [],
      told: null,
    });
    await steer({ rain: 2 });
    await steer({ speed: 60 });
    expect((await steer({ isPaused: true })).data).toMatchObject({ isPaused: true, speed: 60, rain: 2 });
    await steer({ accident: { minutes: 15 } });
    await steer({ cut: { percent: 20, minutes: 10 } });
    await steer({ cut: null });
    const logged = await upstream.store.db
      .select({ after: operateLog.after })
      .from(operateLog)
      .where(eq(operateLog.objectType, 'city'))
      .orderBy(operateLog.id);
    const after = logged.map(entry => JSON.parse(entry.after ?? ''));
    const steered = { rain: 2, speed: 60, isPaused: true, cutPercent: null, cutUntil: null };
    const accidents = [upstream.clock() + 15 * MINUTE_MS];
    expect(after).toEqual([
      { ...steered, speed: 1, isPaused: false, accidents: [] },
      { ...steered, isPaused: false, accidents: [] },
      { ...steered, accidents: [] },
      { ...steered, accidents },
      { ...steered, cutPercent: 20, cutUntil: upstream.clock() + 10 * MINUTE_MS, accidents },
      { ...steered, accidents },
    ]);
  });

  it('has accidents that end, and no more than five at once', async () => {
    for (let count = 0; count < 5; count += 1) await steer({ accident: { minutes: 15 } });
    expect((await state())?.accidents.map(({ id, road }) => [id, road])).toEqual([
      [1, null],
      [2, null],
      [3, null],
      [4, null],
      [5, null],
    ]);
    expect((await steer({ accident: { minutes: 15 } })).errCode).toBe(3005);
    upstream.clock.advance(16 * MINUTE_MS);
    expect((await state())?.accidents).toEqual([]);
    await steer({ accident: { minutes: 1 } });
    expect((await state())?.accidents.map(({ id }) => id)).toEqual([6]);
  });

  it('is cut off for a while, or until somebody mends it', async () => {
    const until = upstream.clock() + 10 * MINUTE_MS;
    expect((await steer({ cut: { percent: 20, minutes: 10 } })).data.cut).toEqual({ percent: 20, until });
    expect((await steer({ cut: null })).data.cut).toBeNull();
    await steer({ cut: { percent: 20, minutes: 10 } });
    upstream.clock.advance(11 * MINUTE_MS);
    expect((await state())?.cut).toBeNull();
  });

  it('shows what its process said, until that falls silent', async () => {
    await steer({ accident: { minutes: 15 } });
    const said = {
      on: upstream.clock(),
      cityTime: upstream.clock() - 5,
      vehicles: 300,
      carrying: 100,
      taken: 20,
      empty: 130,
      out: 50,
      positions: 60,
    };
    await writeRun(upstream.store.db, { told: JSON.stringify({ ...said, roads: { 1: '朝阳路' } }) });
    expect(await state()).toMatchObject({ told: said, accidents: [{ id: 1, road: '朝阳路' }] });
    upstream.clock.advance(20_000);
    expect((await state())?.told).toBeNull();
  });

  it('begins with what was said when it is begun again, in another size too', async () => {
    await steer({ rain: 1 });
    await ensureRun(upstream.store.db, { profile: 'town', seed: 8 });
    expect(await state()).toMatchObject({ profile: 'town', seed: 8, rain: 1 });
  });
});
