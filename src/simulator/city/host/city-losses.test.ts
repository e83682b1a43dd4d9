// @tier full
/** What is left in taxis of the city is told once, within bounds, and the search finds the right taxi for most of it. */
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { someVehicles } from '../../../../tests/builders/taxis.ts';
import { anUpstream, type Upstream } from '../../../../tests/builders/upstream.ts';
import { lostSearchCalls } from '../../../contract/lost-search.ts';
import { foldBatches } from '../../../upstream/core/positions/folding.ts';
import { callRecord } from '../../../upstream/domain/calls/tables.ts';
import { driverShift, vehicle } from '../../../upstream/domain/fleet/tables.ts';
import { foundItemTable } from '../../../upstream/domain/lost/found/tables.ts';
import { lostContact, lostLog, lostOrderTable } from '../../../upstream/domain/lost/tables.ts';
import { incomeTable } from '../../../upstream/domain/payments/tables.ts';
import { denyByText, payFee, reportCase } from '../../../upstream/lost/money/outside.ts';
import { addPlaces } from '../../demonstration/places.ts';
import { runExchange } from '../../switchboard/exchange.ts';
import { createCityWork } from './city-work.ts';
import { hostCity } from './hosting.ts';
import { ensureRun } from './steering.ts';
import { type CityLossRow, cityLoss } from './tables.ts';

/** Minutes of the city take seconds, also where others need the machine. */
vi.setConfig({ testTimeout: 300_000 });

const SEED = 7;
const MORE_TAXIS = 180;
const MINUTE_MS = 60_000;
const STEP_MS = 5_000;
let upstream: Upstream;
let host: ReturnType<typeof hostCity>;
beforeAll(async () => {
  upstream = await anUpstream();
  const { db } = upstream.store;
  const ids = await someVehicles(db, MORE_TAXIS, upstream.clock());
  await db
    .update(vehicle)
    .set({ terminalNo: sql`'T' || ${vehicle.id}`, color: '绿色' })
    .where(inArray(vehicle.id, ids));
  await upstream.fleet.register.refresh();
  await ensureRun(db, { profile: 'dev', seed: SEED });
  await addPlaces(db, SEED);
  for (const table of [driverShift, lostContact, lostOrderTable, foundItemTable]) await db.delete(table);
  host = aHost();
});
afterAll(async () => {
  await host.stop();
  await upstream.close();
});

function aHost() {
  const work = createCityWork();
  return hostCity({
    db: upstream.store.db,
    clock: upstream.clock,
    holder: 'here',
    profile: 'dev',
    seed: SEED,
    startsAt: 18 * 60,
    startThread: () => ({ ask: async asked => work(asked), end: async () => {} }),
    hasTelephone: true,
    lossDesk: { report: reportCase, pay: payFee, deny: denyByText },
    intake: upstream.fleet.intake,
  });
}

const folding = foldBatches();

async function pass(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes * MINUTE_MS; passed += STEP_MS) {
    upstream.clock.advance(STEP_MS);
    await upstream.run(host.job);
    await upstream.run(runExchange);
    if (passed % MINUTE_MS !== 0) continue;
    // rides are told apart in what was written
    await upstream.fleet.flush();
    await upstream.run(folding);
  }
}

const losses = (): Promise<CityLossRow[]> =>
  upstream.store.db.select().from(cityLoss).orderBy(asc(cityLoss.id));
const cases = () => upstream.store.db.select().from(lostOrderTable).orderBy(asc(lostOrderTable.id));
const items = () => upstream.store.db.select().from(foundItemTable);

describe('what is left in the taxis of the city', () => {
  it('is told by who has left it, remembered vaguely, and is no flood', async () => {
    await pass(100);
    const told = await cases();
    expect(told.length).toBeGreaterThan(3);
    expect((await losses()).length).toBeLessThan(60);
    for (const { source, callId, ownerMobile, upLng, downLng, upTime, downTime, stage } of told) {
      expect({ source, stage }).toEqual({ source: callId === null ? 2 : 1, stage: 'toHandle' });
      expect(ownerMobile).toMatch(/^199000\d{5}$/);
      expect(upLng ?? downLng).not.toBeNull();
      expect(upTime ?? downTime).not.toBeNull();
    }
    const vips = told.filter(({ payStatus }) => payStatus === 1).map(({ id }) => id);
    const paid = await upstream.store.db.select().from(incomeTable).where(isNotNull(incomeTable.bizStrId));
    expect(
      paid
        .filter(({ tradeNo }) => tradeNo.startsWith('SIM-FEE'))
        .map(({ bizStrId }) => bizStrId)
        .toSorted(),
    ).toEqual(vips.toSorted());
  });

  it('is told by telephone by some, in a call that leads to the case', async () => {
    const { db } = upstream.store;
    const byPhone = (await cases()).filter(({ callId }) => callId !== null);
    expect(byPhone.length).toBeGreaterThan(0);
    for (const { id, callId, ownerMobile, createdOn } of byPhone) {
      const [call] = await db
        .select()
        .from(callRecord)
        .where(eq(callRecord.id, callId ?? ''));
      expect(call).toMatchObject({ lostId: id, callno: ownerMobile, ivrkey: '2' });
      expect(createdOn).toBeGreaterThan(call?.begin ?? Number.POSITIVE_INFINITY);
    }
  });

  it('was left in one of the five taxis that fit best, for most', async () => {
    const truth = (await losses()).filter(({ lostId }) => lostId !== null);
    const clerk = await upstream.signIn('admin');
    const isFound = [];
    for (const { lostId, vehicleId } of truth) {
      const { data } = await clerk.ask(lostSearchCalls.listLostCandidates, {
        query: { lostId: lostId ?? '' },
      });
      isFound.push(data.candidates.slice(0, 5).some(each => each.vehicleId === vehicleId));
    }
    expect(isFound.filter(Boolean).length / truth.length).toBeGreaterThan(0.6);
  });

  it('is handed in by some drivers, as theirs', async () => {
    const handed = await items();
    expect(handed.length).toBeGreaterThan(0);
    const truth = new Map((await losses()).map(row => [`city-${row.id}`, row.vehicleId]));
    for (const { externalId, vehicleId, source } of handed) {
      expect(source).toBe(1);
      expect(vehicleId).toBe(truth.get(externalId ?? ''));
    }
  });

  it('is handed in by others once they are asked', async () => {
    const { db } = upstream.store;
    const silent = (await losses()).find(
      ({ lostId, story }) => lostId !== null && story.mind === 'whenAsked',
    );
    if (!silent?.lostId) throw new Error('nobody waits to be asked');
    const now = upstream.clock();
    const { vehicleId, lostId } = silent;
    await db.insert(lostContact).values({ lostId, vehicleId, smsOn: now, createdOn: now, updatedOn: now });
    await pass(27);
    const [item] = await db
      .select()
      .from(foundItemTable)
      .where(eq(foundItemTable.externalId, `city-${silent.id}`));
    expect(item).toMatchObject({ vehicleId, state: 0 });
  });

  it('is denied by others, whom nobody has spoken to since', async () => {
    const { db } = upstream.store;
    const [lost] = await cases();
    const lostId = lost?.id ?? '';
    await db.delete(lostContact);
    const taxis = await db.select({ id: vehicle.id }).from(vehicle).limit(40);
    const now = upstream.clock();
    const stamp = { createdOn: now, updatedOn: now };
    const asked = taxis.map(({ id }) => ({ ...stamp, lostId, vehicleId: id, smsOn: now }));
    const spokenTo = asked.slice(0, 10).map(row => ({ ...row, contactStatus: 2 as const, contactedOn: now }));
    await db.insert(lostContact).values([...spokenTo, ...asked.slice(10)]);
    await pass(14);
    const after = await db.select().from(lostContact).orderBy(asc(lostContact.id));
    expect(after.slice(0, 10).every(({ contactStatus }) => contactStatus === 2)).toBe(true);
    const denied = after.filter(({ contactStatus }) => contactStatus === 1);
    expect(denied.length).toBeGreaterThan(8);
    expect(denied.length).toBeLessThan(30);
    const [note] = await db
      .select()
      .from(lostLog)
      .where(and(eq(lostLog.lostId, lostId), eq(lostLog.action, 'contactDenied')));
    expect(note?.content).toContain(' · ');
    // each answers once
    await pass(2);
    const versions = (await db.select().from(lostContact)).map(({ version }) => version);
    expect(Math.max(...versions)).toBe(2);
  });

  it('is told once, also when the city begins anew', async () => {
    await host.stop();
    host = aHost();
    const before = await cases();
    // all that is due by then is told by the city that begins anew
    await pass(10);
    const after = await cases();
    expect(after.length).toBeGreaterThanOrEqual(before.length);
    const reported = (await losses()).flatMap(({ lostId }) => lostId ?? []);
    expect(new Set(reported).size).toBe(reported.length);
    expect(reported.toSorted()).toEqual(after.map(({ id }) => id).toSorted());
    expect((await items()).length).toBe((await losses()).filter(({ isHandedIn }) => isHandedIn).length);
  });
});
