/** Positions that come in by the open door: judged one by one, seen at once, written before they are acknowledged. */
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedHeaders } from '../../../tests/builders/gateway.ts';
import { anUpstream, type Upstream } from '../../../tests/builders/upstream.ts';
import type { Envelope } from '../../contract/grammar/envelope.ts';
import type { FailureData } from '../../contract/grammar/failures.ts';
import { openDataAccount } from '../../contract/open-data.ts';
import { AHEAD_MS, OLDEST_MS, type Receipt } from '../../contract/positions/intake.ts';
import { encodePacket } from '../../contract/positions/packet.ts';
import type { PositionReport } from '../../contract/positions/report.ts';
import { foldBatches } from '../core/positions/folding.ts';
import { MOST_WAITING } from '../core/positions/journal.ts';
import { createLiveFleet } from '../core/positions/live-fleet.ts';
import { unpackFixes } from '../core/positions/packed-batch.ts';
import { SLOT_MS, slotOf, unpackPoints } from '../core/positions/packed-points.ts';
import { metresBetween } from '../core/positions/sphere.ts';
import { lastPosition, positionBatch, trajectory } from '../core/positions/tables.ts';
import { createFleetRegister } from '../domain/fleet/known-vehicles.ts';
import { vehicle } from '../domain/fleet/tables.ts';

let upstream: Upstream;
let account: { appKey: string; secret: string };
let count = 0;

beforeAll(async () => {
  upstream = await anUpstream();
  account = await anAccount('4501001');
});
afterAll(() => upstream.close());

async function anAccount(dataFrom: string | null, scopes: 'pushPositions'[] = ['pushPositions']) {
  const admin = await upstream.signIn('admin');
  const about = { name: '行业平台', protocol: 1 as const, ipWhitelist: [], qps: 1000, state: 1 as const };
  const { data } = await admin.ask(openDataAccount.calls.create, { body: { ...about, scopes, dataFrom } });
  return data;
}

async function aVehicle(state: 1 | 4 = 1) {
  const plateNumber = `桂AP${String(++count).padStart(4, '0')}`;
  const made = { addressType: '450102', searchKey: '', createdOn: 1, updatedOn: upstream.clock(), state };
  const [row] = await upstream.store.db
    .insert(vehicle)
    .values({ plateNumber, ...made })
    .returning();
  await upstream.fleet.register.refresh();
  return { plateNumber, vehicleId: row?.id ?? '' };
}

const now = () => upstream.clock();
const aReport = (about: Partial<PositionReport>): PositionReport => ({
  plateNumber: '桂A00000',
  gpsTime: now(),
  lng: 108.366,
  lat: 22.817,
  coordType: 1,
  speed: 36.5,
  heading: 270,
  load: false,
  ...about,
});

async function send(path: string, body: Buffer, type: string, by = account) {
  const response = await upstream.app.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: { 'content-type': type, ...signedHeaders(by, path, body, { now: now() }) },
  });
  return { http: response.statusCode, ...response.json<Envelope<Receipt & FailureData>>() };
}
const pushJson = (positions: object[], by = account) =>
  send('/api/open/positions', Buffer.from(JSON.stringify({ positions })), 'application/json', by);
const pushBytes = (bytes: Uint8Array) =>
  send('/api/open/positions/packet', Buffer.from(bytes), 'application/octet-stream');

const FORMS: [string, (reports: PositionReport[]) => ReturnType<typeof pushJson>][] = [
  ['JSON', pushJson],
  ['bytes', reports => pushBytes(encodePacket(reports))],
];

describe.each(FORMS)('positions sent as %s', (_form, push) => {
  it('are seen at once and stand in the database when they are acknowledged', async () => {
    const { plateNumber, vehicleId } = await aVehicle();
    const reply = await push([aReport({ plateNumber, businessStatus: 2 })]);
    expect(reply).toMatchObject({
      http: 200,
      errCode: 0,
      data: { accepted: 1, late: 0, duplicates: 0, problems: [] },
    });
    const fix = {
      vehicleId,
      gpsTime: now(),
      lng: 108.366,
      lat: 22.817,
      speed: 36.5,
      heading: 270,
      status: 2,
      dataFrom: 4_501_001,
    };
    expect(upstream.fleet.positions.of(vehicleId)).toEqual({ ...fix, receivedOn: now() });
    const rows = await upstream.store.db.select().from(positionBatch).orderBy(asc(positionBatch.id));
    expect(unpackFixes(rows.at(-1)?.packed ?? new Uint8Array())).toEqual([fix]);
  });

  it('are brought to WGS-84', async () => {
    const { plateNumber, vehicleId } = await aVehicle();
    const said = { lng: 108.371_34, lat: 22.814_28 };
    await push([aReport({ plateNumber, coordType: 2, ...said })]);
    const at = upstream.fleet.positions.of(vehicleId);
    const metres = at ? metresBetween(at, said) : 0;
    expect(metres).toBeGreaterThan(100);
    expect(metres).toBeLessThan(700);
  });

  it('are refused one by one, with the count of each reason', async () => {
    const [good, gone] = [await aVehicle(), await aVehicle(4)];
    const { plateNumber } = good;
    const reply = await push([
      aReport({ plateNumber: '桂A99999' }),
      aReport({ plateNumber, lat: 91 }),
      aReport({ plateNumber, lng: 0, lat: 0 }),
      aReport({ plateNumber, speed: 301 }),
      aReport({ plateNumber, gpsTime: now() + 3_600_000 }),
      aReport({ plateNumber, gpsTime: now() - OLDEST_MS - 1 }),
      aReport({ plateNumber: gone.plateNumber }),
      aReport({ plateNumber }),
    ]);
    expect(reply.data).toMatchObject({
      accepted: 1,
      refused: { unknownPlate: 1, badCoordinate: 2, badSpeed: 1, clockAhead: 1, tooOld: 1, scrapped: 1 },
    });
    expect(reply.data.problems.map(({ index, reason }) => `${index} ${reason}`)).toEqual([
      '0 unknownPlate',
      '1 badCoordinate',
      '2 badCoordinate',
      '3 badSpeed',
      '4 clockAhead',
      '5 tooOld',
      '6 scrapped',
    ]);
    expect(upstream.fleet.positions.of(gone.vehicleId)).toBeUndefined();
  });

  it('that are malformed are named by their place and field, and stop no other', async () => {
    const { plateNumber } = await aVehicle();
    const report = aReport({ plateNumber });
    const { lat: _lat, ...nowhere } = report;
    const reply = await pushJson([null as never, nowhere, { ...report, gpsTime: 'now' }, [], report]);
    expect(reply.data).toMatchObject({ accepted: 1, refused: { malformed: 4 } });
    expect(reply.data.problems).toEqual([
      { index: 0, field: null, reason: 'malformed' },
      { index: 1, field: 'lat', reason: 'malformed' },
      { index: 2, field: 'gpsTime', reason: 'malformed' },
      { index: 3, field: null, reason: 'malformed' },
    ]);
  });

  it('are taken to the very ends of what a clock may be off', async () => {
    const { plateNumber } = await aVehicle();
    const ends = [now() - OLDEST_MS, now() + AHEAD_MS].map(gpsTime => aReport({ plateNumber, gpsTime }));
    expect((await push(ends)).data).toMatchObject({ accepted: 2, problems: [] });
  });

  it('come late, twice and in no order, and the newest stays the last', async () => {
    const { plateNumber, vehicleId } = await aVehicle();
    const at = (seconds: number) => aReport({ plateNumber, gpsTime: now() - seconds * 1000, speed: seconds });
    expect((await push([at(30), at(10), at(20)])).data).toMatchObject({ accepted: 3, late: 0 });
    expect((await push([at(10), at(25), at(5)])).data).toMatchObject({ accepted: 1, late: 1, duplicates: 1 });
    expect(upstream.fleet.positions.of(vehicleId)).toMatchObject({ gpsTime: now() - 5000, speed: 5 });
  });
});

describe('a call', () => {
  it('without anything in it is answered', async () => {
    expect((await pushJson([])).data).toMatchObject({ accepted: 0 });
    expect((await pushBytes(encodePacket([]))).data).toMatchObject({ accepted: 0 });
  });

  it('says by load what the status leaves out', async () => {
    const [full, empty] = [await aVehicle(), await aVehicle()];
    await pushJson([
      { plateNumber: full.plateNumber, gpsTime: now(), lng: 108, lat: 22, load: true },
      { plateNumber: empty.plateNumber, gpsTime: now(), lng: 108, lat: 22 },
    ]);
    expect(upstream.fleet.positions.of(full.vehicleId)?.status).toBe(1);
    expect(upstream.fleet.positions.of(empty.vehicleId)?.status).toBe(3);
  });

  it('of an account without a source is the own platform’s', async () => {
    const { plateNumber, vehicleId } = await aVehicle();
    await pushJson([aReport({ plateNumber })], await anAccount(null));
    expect(upstream.fleet.positions.of(vehicleId)?.dataFrom).toBe(1);
  });

  it('needs the scope', async () => {
    const reply = await pushJson([], await anAccount(null, []));
    expect(reply).toMatchObject({ http: 403, data: { reason: 'SCOPE_MISSING' } });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['noise', Buffer.from('no packet at all')],
    ['a packet that breaks off', Buffer.from(encodePacket([aPlain()])).subarray(0, 20)],
  ])('of %s instead of a packet is refused', async (_what, bytes) => {
    expect(await pushBytes(bytes)).toMatchObject({ http: 400, errCode: 3007 });
  });

  it('is refused as a whole where it is too large or of another type', async () => {
    const many = Array.from({ length: 1001 }, () => aPlain());
    expect(await pushJson(many)).toMatchObject({ errCode: 3007 });
    expect(await pushBytes(new Uint8Array(200_000))).toMatchObject({ errCode: 3005 });
    const asText = await send('/api/open/positions/packet', Buffer.from('{}'), 'application/json');
    expect(asText).toMatchObject({ http: 400, errCode: 3007 });
  });
});

function aPlain(): PositionReport {
  return {
    plateNumber: '桂A00000',
    gpsTime: 1,
    lng: 1,
    lat: 1,
    coordType: 1,
    speed: 0,
    heading: 0,
    businessStatus: 3,
    load: false,
  };
}

describe('a database that does not take them', () => {
  const away = () =>
    vi.spyOn(upstream.store.db, 'insert').mockImplementation(() => {
      throw Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
    });
  beforeEach(async () => {
    await upstream.fleet.flush();
    upstream.failures.length = 0;
  });

  it('is told honestly; what was taken is written when it is back, and sent again it is a duplicate', async () => {
    const { plateNumber, vehicleId } = await aVehicle();
    const { intake } = upstream.fleet;
    const fault = away();
    expect(intake.take([aReport({ plateNumber })], 1)).toMatchObject({ accepted: 1 });
    await expect(intake.settled()).rejects.toMatchObject({
      failure: 'DEPENDENCY_AWAY',
      data: { reason: 'BUSY' },
    });
    fault.mockRestore();
    const again = await pushJson([aReport({ plateNumber })]);
    expect(again).toMatchObject({ errCode: 0, data: { duplicates: 1 } });
    const rows = await upstream.store.db.select().from(positionBatch);
    expect(rows.flatMap(({ packed }) => unpackFixes(packed, vehicleId))).toHaveLength(1);
    expect(upstream.failures.length).toBeGreaterThan(0);
    upstream.failures.length = 0;
  });

  it('fills no memory: past a limit nothing is taken', async () => {
    const { plateNumber, vehicleId } = await aVehicle();
    const { intake } = upstream.fleet;
    const fault = away();
    const since = now() - OLDEST_MS;
    const many = (from: number, length: number) =>
      Array.from({ length }, (_, index) => aReport({ plateNumber, gpsTime: since + from + index }));
    intake.take(many(0, MOST_WAITING), 1);
    expect(() => intake.take(many(MOST_WAITING, 1), 1)).toThrow();
    expect(upstream.fleet.positions.of(vehicleId)?.gpsTime).toBe(since + MOST_WAITING - 1);
    fault.mockRestore();
    await upstream.fleet.flush();
    expect(intake.take(many(MOST_WAITING, 1), 1)).toMatchObject({ accepted: 1 });
    await intake.settled();
    upstream.failures.length = 0;
  });
});

describe('a process that starts', () => {
  it('knows where everybody was: from the rows of last positions and from the journal behind them', async () => {
    const [early, fresh] = [await aVehicle(), await aVehicle()];
    await pushJson([aReport({ plateNumber: early.plateNumber, speed: 11 })]);
    for (const { name, run } of upstream.fleet.jobs) {
      if (name === 'write-last-positions') await run({ ...upstream.working, db: upstream.store.db });
    }
    const [row] = await upstream.store.db
      .select()
      .from(lastPosition)
      .where(eq(lastPosition.vehicleId, early.vehicleId));
    expect(row).toMatchObject({ speed: 11, gpsTime: now(), receivedOn: now() });
    upstream.clock.advance(60_000);
    await upstream.run(foldBatches());
    await pushJson([aReport({ plateNumber: fresh.plateNumber, speed: 12 })]);
    const next = createLiveFleet({
      ...upstream.working,
      register: createFleetRegister(upstream.working.db),
      isEmbedded: true,
      onError: () => {},
    });
    await next.start();
    expect(next.positions.of(early.vehicleId)).toEqual(upstream.fleet.positions.of(early.vehicleId));
    expect(next.positions.of(fresh.vehicleId)).toMatchObject({ speed: 12, receivedOn: now() });
    await next.close();
  });

  it('takes nothing twice when it folds what another has folded half', async () => {
    const { plateNumber, vehicleId } = await aVehicle();
    const start = Math.ceil(now() / SLOT_MS) * SLOT_MS;
    upstream.clock.advance(start - now() + 20_000);
    const at = (second: number) => aReport({ plateNumber, gpsTime: start + second * 1000 });
    await pushJson([at(0), at(10), at(20)]);
    const kept = await upstream.store.db.select().from(positionBatch);
    upstream.clock.advance(60_000);
    await upstream.run(foldBatches());
    expect(await upstream.store.db.select().from(positionBatch)).toEqual([]);
    // as if it had died before it let go of the journal
    await upstream.store.db.insert(positionBatch).values(kept.map(({ id: _id, ...row }) => row));
    await pushJson([at(15)]);
    upstream.clock.advance(60_000);
    await upstream.run(foldBatches());
    const [row] = await upstream.store.db
      .select()
      .from(trajectory)
      .where(eq(trajectory.vehicleId, vehicleId));
    const points = unpackPoints(slotOf(start), row?.packed ?? new Uint8Array());
    expect(points.map(({ gpsTime }) => gpsTime - start)).toEqual([0, 10_000, 15_000, 20_000]);
    expect(row?.points).toBe(4);
  });
});
