/** Candidates of a case, what came of contacting their drivers, and text messages to several of them. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMovingFleet } from '../../../../tests/builders/moving-fleet.ts';
import { anOffice, type Office } from '../../../../tests/builders/office.ts';
import { anOrder } from '../../../../tests/builders/orders.ts';
import { setProperty } from '../../../../tests/builders/property.ts';
import type { Person } from '../../../../tests/builders/upstream.ts';
import type { Input } from '../../../contract/grammar/call.ts';
import { lostCalls } from '../../../contract/lost-calls.ts';
import { lostSearchCalls as calls, type LostCandidate } from '../../../contract/lost-search.ts';
import { smsOutbox } from '../../core/outside/sms-outbox.ts';
import { trip } from '../../core/positions/tables.ts';
import { lostContact, lostOrderTable } from '../../domain/lost/tables.ts';
import { lostCustody } from '../../domain/lost/things-tables.ts';

const [ONE, TWO] = ['450102', '450103'] as const;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const FROM = { lng: 108.366, lat: 22.817 };
const TO = { lng: 108.4, lat: 22.84 };
/** Metres north of there. */
const north = ({ lng, lat }: typeof FROM, metres: number) => ({ lng, lat: lat + metres / 111_195 });

let office: Office;
let fleet: ReturnType<typeof aMovingFleet>;
let clerk: Person;
let boarded: number;
beforeAll(async () => {
  office = await anOffice();
  fleet = aMovingFleet(office);
  clerk = await office.aClerk({ rights: ['lost', 'lost:match'] });
});
afterAll(() => office.close());
beforeEach(async () => {
  await fleet.clear();
  for (const table of [trip, lostContact, lostOrderTable, smsOutbox]) await office.store.db.delete(table);
  boarded = office.clock() - DAY_MS / 4;
});

async function aTaxi(over: Parameters<typeof fleet.aVehicle>[0] = {}) {
  const known = await fleet.aVehicle({ color: '蓝色', ...over });
  const driverId = await fleet.aDriver({
    vehicleId: known.vehicleId,
    ...(over.addressType && { addressType: over.addressType }),
  });
  return { ...known, driverId };
}

interface Driven {
  minutes?: number;
  metres?: number;
  over?: Partial<typeof trip.$inferInsert>;
}

/** So many minutes and metres off from what is remembered. */
async function drives(taxi: { vehicleId: string; plateNumber: string }, driven: Driven = {}) {
  const { minutes = 0, metres = 0, over } = driven;
  const [on, off] = [north(FROM, metres), north(TO, metres)];
  await office.store.db.insert(trip).values({
    vehicleId: taxi.vehicleId,
    plateNumber: taxi.plateNumber,
    addressType: ONE,
    onTime: boarded + minutes * MINUTE_MS,
    onLng: on.lng,
    onLat: on.lat,
    offTime: boarded + (minutes + 18) * MINUTE_MS,
    offLng: off.lng,
    offLat: off.lat,
    distance: 5_000,
    ...over,
  });
}

let count = 0;

async function aCase(over: Partial<typeof lostOrderTable.$inferInsert> = {}): Promise<string> {
  const now = office.clock();
  const [row] = await office.store.db
    .insert(lostOrderTable)
    .values({
      lostNo: `SW${++count}`,
      goodsName: '黑色双肩包',
      goodsType: 2,
      ownerMobile: '13877110293',
      addressType: ONE,
      upTime: boarded,
      upLng: FROM.lng,
      upLat: FROM.lat,
      downTime: boarded + 18 * MINUTE_MS,
      downLng: TO.lng,
      downLat: TO.lat,
      searchKey: '',
      createdOn: now,
      updatedOn: now,
      ...over,
    })
    .returning();
  return row?.id ?? '';
}

const searched = async (lostId: string, by = clerk) =>
  by.ask(calls.listLostCandidates, { query: { lostId } });
const candidates = async (lostId: string, by = clerk): Promise<LostCandidate[]> =>
  (await searched(lostId, by)).data.candidates;
const plates = async (lostId: string, by = clerk) =>
  (await candidates(lostId, by)).map(({ plateNumber }) => plateNumber);

describe('candidates of a case', () => {
  it('stand in the order of how well their rides fit, each vehicle once, with what speaks for it', async () => {
    const [near, far, late] = [await aTaxi(), await aTaxi(), await aTaxi()];
    await drives(far, { metres: 1_500, minutes: 3 });
    await drives(near, { metres: 120, minutes: -3 });
    await drives(near, { metres: 900, minutes: 9 });
    await drives(late, { minutes: 120 });
    const [first, second, ...rest] = await candidates(await aCase());
    expect(rest).toEqual([]);
    expect([first?.plateNumber, second?.plateNumber]).toEqual([near.plateNumber, far.plateNumber]);
    expect(first).toMatchObject({
      foundBy: 3,
      color: '蓝色',
      driverId: near.driverId,
      driverMobile: expect.stringMatching(/^139\*{4}\d{4}$/),
      boardedAt: boarded - 3 * MINUTE_MS,
      upDistance: 120,
      downDistance: 120,
      upDeltaSec: -180,
      downDeltaSec: -180,
      contactStatus: 0,
      contactVersion: 0,
    });
    expect(first?.score).toBeGreaterThan(90);
    expect(second?.score).toBeLessThan(10);
  });

  it('are found by when the ride was paid, whatever else is not remembered or is remembered wrongly', async () => {
    const [paid, before, elsewhen] = [await aTaxi(), await aTaxi(), await aTaxi()];
    await drives(paid, { metres: 200, minutes: 40 });
    await drives(before, { minutes: 32 });
    await drives(elsewhen);
    const ridePayTime = boarded + 59 * MINUTE_MS;
    const nothing = { upTime: null, downTime: null, upLng: null, downLng: null };
    for (const clues of [nothing, {}]) {
      const [first, second] = await candidates(await aCase({ ...clues, ridePayTime }));
      expect(first).toMatchObject({ plateNumber: paid.plateNumber, foundBy: 4, paidDeltaSec: 60 });
      expect(second).toMatchObject({ plateNumber: before.plateNumber, foundBy: 3, paidDeltaSec: 540 });
    }
  });

  it('are named by who drove then, not by who drives now', async () => {
    const taxi = await aTaxi();
    await drives(taxi);
    const [then, now] = [await fleet.aDriver(), await fleet.aDriver()];
    await fleet.drives(then, taxi.vehicleId, {
      beganOn: boarded - MINUTE_MS,
      endedOn: boarded + 40 * MINUTE_MS,
    });
    await fleet.drives(now, taxi.vehicleId, { beganOn: boarded + 60 * MINUTE_MS });
    expect((await candidates(await aCase()))[0]).toMatchObject({ driverId: then });
  });

  it('are found by one end alone, and by an end that nobody saw', async () => {
    const [one, cut] = [await aTaxi(), await aTaxi()];
    await drives(one, { over: { onLng: 108.5, onLat: 22.9 } });
    await drives(cut, {
      over: { offTime: boarded + 4 * MINUTE_MS, offLng: 108.37, offLat: 22.82, isWhole: 0 },
    });
    const known = await aCase({ upTime: null, upLng: null, upLat: null });
    expect(await plates(known)).toEqual([one.plateNumber, cut.plateNumber]);
  });

  it('are found by place alone within the day before it was reported', async () => {
    const [taxi, before] = [await aTaxi(), await aTaxi()];
    await drives(taxi);
    await drives(before, { minutes: -2 * 24 * 60 });
    expect(await plates(await aCase({ upTime: null, downTime: null }))).toEqual([taxi.plateNumber]);
  });

  it('are found by part of a plate, also without a ride, and a ride of theirs comes first', async () => {
    const [other, silent, driven] = [await aTaxi(), await aTaxi(), await aTaxi()];
    await drives(other);
    await drives(driven);
    const [found] = await candidates(await aCase({ plateNumber: driven.plateNumber.slice(-3) }));
    expect(found).toMatchObject({ plateNumber: driven.plateNumber, foundBy: 1 });
    const bare = await aCase({
      plateNumber: silent.plateNumber,
      ...{ upTime: null, downTime: null, upLng: null, downLng: null },
    });
    expect(await candidates(bare)).toMatchObject([
      { plateNumber: silent.plateNumber, foundBy: 1, boardedAt: null, upDistance: null },
    ]);
  });

  it('are found by the order that the case names, and by orders of the owner’s number that day', async () => {
    const [ordered, other] = [await aTaxi(), await aTaxi()];
    await drives(other, { metres: 80 });
    const about = {
      ...({ mainStatus: 3, subStatus: 32 } as const),
      ...{ mobile: '13877110293', plateNum: ordered.plateNumber },
      ...{ vehicleId: ordered.vehicleId, driverId: ordered.driverId, addressType: ONE },
      ...{ originLng: FROM.lng, originLat: FROM.lat, destLng: TO.lng, destLat: TO.lat },
      ...{ useTime: boarded, onboardTime: boarded, finishTime: boarded + 18 * MINUTE_MS, createdOn: boarded },
    } as const;
    const { id: orderId } = await anOrder(office.store.db, about);
    const [first] = await candidates(await aCase());
    expect(first).toMatchObject({ plateNumber: ordered.plateNumber, foundBy: 2, orderId });
    const named = await aCase({ orderId, ownerMobile: null, upLng: null, downLng: null });
    expect(await candidates(named)).toMatchObject([
      { orderId, score: 100 },
      { plateNumber: other.plateNumber },
    ]);
  });

  it('are none where nothing is known', async () => {
    await drives(await aTaxi());
    const nothing = { upTime: null, downTime: null, upLng: null, downLng: null, ownerMobile: null };
    expect((await searched(await aCase(nothing))).data).toEqual({ candidates: [], looked: 0, tolerance: 15 });
  });

  it('lie within the person’s areas, as the case does', async () => {
    const [mine, theirs] = [await aTaxi({ addressType: ONE }), await aTaxi({ addressType: TWO })];
    await drives(mine);
    await drives(theirs, { over: { addressType: TWO } });
    const limited = await office.aClerk({ rights: ['lost', 'lost:match'], areaIds: [ONE] });
    const lostId = await aCase({ plateNumber: theirs.plateNumber.slice(-4, -1) });
    expect(await plates(lostId, limited)).toEqual([mine.plateNumber]);
    expect(await plates(lostId)).toHaveLength(2);
    const elsewhere = await aCase({ addressType: TWO });
    expect((await searched(elsewhere, limited)).errCode).toBe(3006);
    const body = { lostId, vehicleId: theirs.vehicleId, contactStatus: 1 as const };
    expect((await limited.ask(calls.noteLostContact, { body })).errCode).toBe(3006);
    const to = [{ vehicleId: theirs.vehicleId, driverId: theirs.driverId }];
    expect((await limited.ask(calls.sendLostSms, { body: { lostId, to } })).errCode).toBe(3006);
  });
});

describe('matching a candidate', () => {
  const match = async (said: 1 | 2, over: { propertyConfirm?: 0 | 1 | 2 } = {}) => {
    const taxi = await aTaxi();
    await drives(taxi);
    const lostId = await aCase({
      handleStatus: 1,
      ...(over.propertyConfirm && { matchStatus: 1, matchPlateNumber: taxi.plateNumber, ...over }),
    });
    const body = { lostId, vehicleId: taxi.vehicleId, contactStatus: said, remark: '在后备箱' };
    await clerk.ask(calls.noteLostContact, { body });
    const { data, errCode } = await clerk.ask(lostCalls.matchInfo, {
      params: { id: lostId },
      body: { matchPlateNumber: taxi.plateNumber, matchDriverId: taxi.driverId, matchWay: 3 },
    });
    expect(errCode).toBe(0);
    const { data: known } = await clerk.ask(lostCalls.serviceInfo, { params: { id: lostId } });
    return { ...data, acts: known.log.map(({ action }) => action) };
  };

  it('whose driver has said that he has it asks him no more: the owner is next', async () => {
    const found = await match(2);
    expect(found).toMatchObject({ matchStatus: 1, propertyConfirm: 1, stage: 'askingOwner' });
    expect(found.propertyConfirmTime).not.toBeNull();
    expect(found.acts).toEqual(['contactConfirmed', 'match', 'held']);
    const custody = await office.store.db.select().from(lostCustody).where(eq(lostCustody.lostId, found.id));
    expect(custody).toMatchObject([{ place: found.matchPlateNumber, remark: '在后备箱' }]);
  });

  it('whose driver has said otherwise, before or since, still asks', async () => {
    expect(await match(1)).toMatchObject({ propertyConfirm: 0, stage: 'askingDriver' });
    expect(await match(2, { propertyConfirm: 2 })).toMatchObject({ propertyConfirm: 0 });
  });
});

describe('a driver who has it', () => {
  it('is told once: the case is claimed, matched as the vehicle was found, and he has it', async () => {
    const handler = await office.aClerk({ rights: ['lost', 'lost:match', 'lost:handle'] });
    const taxi = await aTaxi();
    await drives(taxi);
    const lostId = await aCase();
    const match = { driverId: taxi.driverId, driverName: null, way: 3 as const };
    const body = { lostId, vehicleId: taxi.vehicleId, contactStatus: 2 as const, remark: '在后座', match };
    expect((await handler.ask(calls.noteLostContact, { body })).errCode).toBe(0);
    const [row] = await office.store.db.select().from(lostOrderTable).where(eq(lostOrderTable.id, lostId));
    expect(row).toMatchObject({
      handleStatus: 1,
      matchStatus: 1,
      matchPlateNumber: taxi.plateNumber,
      matchDriverId: taxi.driverId,
      matchWay: 3,
      propertyConfirm: 1,
      stage: 'askingOwner',
    });
    const { data: known } = await handler.ask(lostCalls.serviceInfo, { params: { id: lostId } });
    expect(known.log.map(({ action }) => action)).toEqual(['contactConfirmed', 'claim', 'match', 'held']);
    // said once more it changes nothing, and says so
    const again = await handler.ask(calls.noteLostContact, { body });
    expect([again.errCode, again.failure?.reason]).toEqual([3002, 'LOST_CONTACT_NOTED_ALREADY']);
    const denied = { lostId, vehicleId: taxi.vehicleId, contactStatus: 3 as const };
    expect((await handler.ask(calls.noteLostContact, { body: denied })).errCode).toBe(0);
    expect((await handler.ask(calls.noteLostContact, { body: denied })).errCode).toBe(0);
  });
});

describe('contacting a driver', () => {
  const note = (body: Input<typeof calls.noteLostContact>['body'], by = clerk) =>
    by.ask(calls.noteLostContact, { body });

  it('is written down once for each vehicle, on the version that was seen, and stays with the vehicle', async () => {
    const taxi = await aTaxi();
    await drives(taxi);
    const lostId = await aCase();
    const about = { lostId, vehicleId: taxi.vehicleId };
    const first = await note({ ...about, contactStatus: 3, version: 0 });
    expect(first.data).toMatchObject({ contactStatus: 3, contactVersion: 1, contactedOn: office.clock() });
    const second = await note({ ...about, contactStatus: 2, remark: '在后座', version: 1 });
    expect(second.data).toMatchObject({ contactStatus: 2, contactRemark: '在后座', contactVersion: 2 });
    expect((await note({ ...about, contactStatus: 1, version: 1 })).errCode).toBe(3001);
    expect((await note({ ...about, contactStatus: 1, version: 0 })).errCode).toBe(3001);
    // the ride is no longer there, the vehicle is
    await office.store.db.delete(trip);
    expect(await candidates(lostId)).toMatchObject([{ plateNumber: taxi.plateNumber, contactStatus: 2 }]);
  });

  it('is not written down of a case that is closed, nor by who only looks', async () => {
    const taxi = await aTaxi();
    const lostId = await aCase({ handleStatus: 2 });
    const about = { lostId, vehicleId: taxi.vehicleId, contactStatus: 1 as const };
    expect((await note(about)).errCode).toBe(3002);
    const looking = await office.aClerk({ rights: ['lost'] });
    expect((await note(about, looking)).errCode).toBe(3008);
  });
});

describe('text messages to drivers', () => {
  const send = (lostId: string, to: { vehicleId: string; driverId: string }[]) =>
    clerk.ask(calls.sendLostSms, { body: { lostId, to } });

  it('go to each of them in the words of the property, and say who got none', async () => {
    const [one, other] = [await aTaxi(), await aTaxi()];
    const lostId = await aCase();
    await setProperty(office.store.db, 'lost.driverText', '{plate} 上的{goods}，{nobody} {time}');
    const gone = { ...other, driverId: '999999' };
    expect(
      (
        await send(
          lostId,
          [one, gone].map(({ vehicleId, driverId }) => ({ vehicleId, driverId })),
        )
      ).data,
    ).toEqual([
      { vehicleId: one.vehicleId, result: 'sent' },
      { vehicleId: other.vehicleId, result: 'noDriver' },
    ]);
    const sent = await office.store.db.select().from(smsOutbox);
    expect(sent).toMatchObject([{ kind: 'lostItem', mobile: expect.stringMatching(/^139\d{8}$/) }]);
    expect(sent[0]?.text).toMatch(
      new RegExp(`^${one.plateNumber} 上的黑色双肩包，\\{nobody\\} \\d+/\\d+ \\d\\d:\\d\\d$`),
    );
    await drives(one);
    expect(await candidates(lostId)).toMatchObject([
      { smsOn: office.clock(), contactStatus: 0, contactVersion: 1 },
    ]);
  });

  it('are at most three to a number and day, of whichever case; the others still go out', async () => {
    const [one, other] = [await aTaxi(), await aTaxi()];
    const to = [one, other].map(({ vehicleId, driverId }) => ({ vehicleId, driverId }));
    for (let times = 0; times < 3; times += 1) await send(await aCase(), to.slice(0, 1));
    const { data } = await send(await aCase(), to);
    expect(data.map(({ result }) => result)).toEqual(['limit', 'sent']);
    await office.store.db.update(smsOutbox).set({ createdOn: office.clock() - DAY_MS });
    expect((await send(await aCase(), to.slice(0, 1))).data).toMatchObject([{ result: 'sent' }]);
  });
});

it('tells who drives a plate, the one at the wheel first', async () => {
  const taxi = await aTaxi();
  const now = await fleet.aDriver();
  await fleet.drives(now, taxi.vehicleId);
  const asked = await clerk.ask(calls.lostRealDrivers, { query: { vehicleNo: taxi.plateNumber } });
  expect(asked.data.map(({ driverId }) => driverId)).toEqual([now, taxi.driverId]);
});
