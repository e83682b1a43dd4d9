/** Found items and lost cases find each other, and are linked and parted as the case goes on. */
import fs from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aFoundItem, link, theItem, unlink } from '../../../../tests/builders/found-items.ts';
import { aLostCase, askAboutCase, doWithCase, LOST_RIGHTS } from '../../../../tests/builders/lost-cases.ts';
import { aMovingFleet } from '../../../../tests/builders/moving-fleet.ts';
import { anOffice, type Office } from '../../../../tests/builders/office.ts';
import { aMachine, type Machine } from '../../../../tests/builders/open-door.ts';
import type { Person } from '../../../../tests/builders/upstream.ts';
import { foundItemCalls as calls, FOUND_OUTCOMES, foundItem } from '../../../contract/found-item.ts';
import type { AnyCall } from '../../../contract/grammar/call.ts';
import { lostCustodyCalls } from '../../../contract/lost-custody.ts';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { pushRow } from '../../core/outbox/tables.ts';
import { trip } from '../../core/positions/tables.ts';
import { driver as drivers } from '../../domain/fleet/tables.ts';
import { foundItemTable } from '../../domain/lost/found/tables.ts';
import { lostContact, lostLog, lostOrderTable } from '../../domain/lost/tables.ts';

const [ONE, TWO] = ['450102', '450103'] as const;
const MINUTE_MS = 60_000;
const HERE = { lng: 108.366, lat: 22.817 };

let office: Office;
let fleet: ReturnType<typeof aMovingFleet>;
let clerk: Person;
let partner: Machine;
beforeAll(async () => {
  office = await anOffice();
  fleet = aMovingFleet(office);
  clerk = await office.aClerk({ rights: LOST_RIGHTS });
  partner = await aMachine(office, await office.signIn('admin'), ['handInItems']);
});
afterAll(() => office.close());
beforeEach(async () => {
  await fleet.clear();
  for (const table of [trip, lostContact, lostLog, lostOrderTable, foundItemTable, pushRow])
    await office.store.db.delete(table);
});

const now = () => office.clock();

async function aTaxi(addressType: string = ONE) {
  const companyId = await fleet.aCompany({ companyName: '绿城出租', addressType });
  const known = await fleet.aVehicle({ companyId, addressType });
  const driverId = await fleet.aDriver({ vehicleId: known.vehicleId, name: '李师傅', addressType });
  return { ...known, driverId };
}

const foundFor = async (lostId: string, by = clerk) =>
  (await by.ask(calls.listFoundCandidates, { query: { lostId } })).data;
const casesFor = async (foundId: string, by = clerk) =>
  (await by.ask(calls.listCaseCandidates, { query: { foundId } })).data;
const theCase = async (id: string): Promise<LostOrder> =>
  (await askAboutCase(clerk, 'matchDriveRemark', id, { remark: '看看' })).data;

async function aPair(item: object = {}) {
  const taxi = await aTaxi();
  const found = await aFoundItem(clerk, { foundOn: now(), plateNumber: taxi.plateNumber, ...item });
  const lost = await aLostCase(clerk, { downTime: now() - 20 * MINUTE_MS });
  await doWithCase(clerk, lost.id, [['handleUser']]);
  return { taxi, found, lost };
}

describe('a found item', () => {
  it('is numbered, and knows its company, area and driver from its plate', async () => {
    const taxi = await aTaxi(TWO);
    const item = await aFoundItem(clerk, { plateNumber: taxi.plateNumber, foundOn: now() });
    expect(item).toMatchObject({
      foundNo: expect.stringMatching(/^ZL\d{8}0001$/),
      state: 0,
      source: 2,
      keptAt: 2,
      vehicleId: taxi.vehicleId,
      driverId: taxi.driverId,
      driverName: '李师傅',
      companyName: '绿城出租',
      addressType: TWO,
    });
    expect(item.driverMobile).toMatch(/^139\*{4}\d{4}$/);
    expect((await aFoundItem(clerk, { foundOn: now() })).foundNo).toMatch(/0002$/);
  });

  it('is seen and taken down within the areas of who asks', async () => {
    const taxi = await aTaxi(TWO);
    const item = await aFoundItem(clerk, { plateNumber: taxi.plateNumber, foundOn: now() });
    const lost = await aLostCase(clerk, { downTime: now() });
    const other = await office.aClerk({ rights: LOST_RIGHTS, areaIds: [ONE] });
    expect((await other.ask(foundItem.calls.list, { query: {} })).data).toEqual([]);
    expect((await other.ask(calls.listCaseCandidates, { query: { foundId: item.id } })).errCode).toBe(3006);
    expect((await link(other, item.id, lost.id)).errCode).toBe(3006);
    expect((await casesFor(item.id)).length).toBe(1);
  });

  it('is handed to the police with a reason, and then is nobody’s any more', async () => {
    const { found, lost } = await aPair();
    const close = (state: 3 | 4) =>
      clerk.ask(calls.closeFound, { body: { foundId: found.id, state, reason: '满三个月' } });
    expect((await close(3)).data).toMatchObject({ state: 3, closeReason: '满三个月' });
    expect((await close(4)).failure?.reason).toBe('FOUND_NOT_KEPT');
    expect((await link(clerk, found.id, lost.id)).failure?.reason).toBe('FOUND_NOT_KEPT');
    expect((await foundFor(lost.id)).candidates).toEqual([]);
  });
});

describe('a suggestion', () => {
  it('is there both ways, with what speaks for it, the best first', async () => {
    const { found, lost } = await aPair({
      goodsColor: '黑',
      foundAddress: '航洋城',
      foundLng: HERE.lng,
      foundLat: HERE.lat,
    });
    await aFoundItem(clerk, { goodsName: '红色雨伞', goodsType: 99, foundOn: now() });
    const { candidates, linked } = await foundFor(lost.id);
    expect(linked).toBeNull();
    expect(candidates[0]).toMatchObject({
      foundId: found.id,
      evidence: { kind: true, words: 100, color: true, minutesAfter: 20, metres: null, vehicle: null },
    });
    const [first] = await casesFor(found.id);
    expect(first).toMatchObject({ lostId: lost.id, score: candidates[0]?.score, stage: 'searching' });
  });

  it('is surer where the ride of its vehicle fits, or its plate was said', async () => {
    const taxi = await aTaxi();
    const rode = now() - 40 * MINUTE_MS;
    await office.store.db.insert(trip).values({
      vehicleId: taxi.vehicleId,
      plateNumber: taxi.plateNumber,
      addressType: ONE,
      onTime: rode,
      onLng: HERE.lng,
      onLat: HERE.lat,
      offTime: rode + 15 * MINUTE_MS,
      offLng: HERE.lng + 0.03,
      offLat: HERE.lat,
      distance: 4_000,
    });
    const told = {
      upTime: rode,
      upAddress: '航洋城',
      upLng: HERE.lng,
      upLat: HERE.lat,
      downTime: rode + 15 * MINUTE_MS,
    };
    const lost = await aLostCase(clerk, told);
    await aFoundItem(clerk, { foundOn: now(), goodsName: '书包' });
    await aFoundItem(clerk, { foundOn: now(), goodsName: '书包', plateNumber: taxi.plateNumber });
    const [first, second] = (await foundFor(lost.id)).candidates;
    expect(first).toMatchObject({ plateNumber: taxi.plateNumber, evidence: { vehicle: 'ride' } });
    expect(first?.score).toBeGreaterThan(second?.score ?? 100);
    const said = await aLostCase(clerk, { goodsType: 2, plateNumber: taxi.plateNumber });
    expect((await foundFor(said.id)).candidates[0]?.evidence.vehicle).toBe('plate');
  });

  it('is news where a found item fits a case well, to who sees the item', async () => {
    const { db } = office.store;
    await aLostCase(clerk, { downTime: now() - 10 * MINUTE_MS, goodsColor: '黑', goodsBrand: '小米' });
    const pushesFor = async ({ id }: { id: string }) =>
      (await db.select().from(pushRow)).filter(
        ({ type, data }) => type === 'FOUND_ITEM_FITS' && JSON.parse(data).foundId === id,
      );
    const umbrella = await aFoundItem(clerk, { foundOn: now(), goodsName: '红色雨伞', goodsType: 99 });
    expect(await pushesFor(umbrella)).toEqual([]);
    const item = await aFoundItem(clerk, { foundOn: now(), goodsBrand: '小米', addressType: TWO });
    const [news] = await pushesFor(item);
    expect(JSON.parse(news?.data ?? '')).toMatchObject({ foundId: item.id, goodsName: '黑色双肩包' });
    expect(JSON.parse(news?.audience ?? '')).toEqual({ may: 'lost', areas: [[TWO]] });
  });

  it('is news where a new case fits well what is kept, to who sees the case', async () => {
    const { db } = office.store;
    const pushesFor = async ({ id }: { id: string }) =>
      (await db.select().from(pushRow)).filter(
        ({ type, data }) => type === 'LOST_CASE_FITS' && JSON.parse(data).lostId === id,
      );
    await aFoundItem(clerk, { foundOn: now(), goodsBrand: '小米' });
    const lost = { downTime: now() - 10 * MINUTE_MS, goodsColor: '黑', goodsBrand: '小米' };
    const other = await aLostCase(clerk, { ...lost, goodsName: '红色雨伞', goodsType: 99 });
    expect(await pushesFor(other)).toEqual([]);
    const mine = await aLostCase(clerk, { ...lost, addressType: TWO });
    const [news] = await pushesFor(mine);
    expect(JSON.parse(news?.data ?? '')).toMatchObject({ lostId: mine.id });
    expect(JSON.parse(news?.audience ?? '')).toEqual({ may: 'lost', areas: [[TWO]] });
  });

  it('shows ten at most, and none for what is closed', async () => {
    const lost = await aLostCase(clerk, { downTime: now() });
    for (let count = 0; count < 12; count += 1) await aFoundItem(clerk, { foundOn: now() });
    expect((await foundFor(lost.id)).candidates).toHaveLength(10);
    await doWithCase(clerk, lost.id, [['handleUser'], ['handleResult', { handleResult: 2 }]]);
    expect((await foundFor(lost.id)).candidates).toEqual([]);
  });
});

describe('a link', () => {
  it('makes the item’s driver the match of the case, and goes with the match', async () => {
    const { taxi, found, lost } = await aPair();
    expect((await link(clerk, found.id, lost.id)).data).toMatchObject({
      state: 1,
      lostId: lost.id,
      lostNo: lost.lostNo,
    });
    expect(await theCase(lost.id)).toMatchObject({
      matchStatus: 1,
      matchWay: 5,
      matchPlateNumber: taxi.plateNumber,
      matchDriverId: taxi.driverId,
      matchDriverName: '李师傅',
      // it lies at the counter: nobody asks the driver for it
      propertyConfirm: 1,
      stage: 'askingOwner',
    });
    const { data: hands } = await clerk.ask(lostCustodyCalls.listCustody, { query: { lostId: lost.id } });
    expect(hands.map(({ holder }) => holder)).toEqual([1, 2]);
    expect((await foundFor(lost.id)).linked?.foundId).toBe(found.id);
    await doWithCase(clerk, lost.id, [['matchInfo', { matchStatus: 0 }]]);
    expect(await theItem(clerk, found.id)).toMatchObject({ state: 0, lostId: null, lostNo: null });
  });

  it('keeps the item as it is, until it is undone', async () => {
    const { found, lost } = await aPair();
    const change = (goodsDesc: string) =>
      clerk.ask(
        foundItem.calls.update as AnyCall,
        { params: { id: found.id }, body: { goodsDesc } } as never,
      );
    expect((await change('拉链坏了')).errCode).toBe(0);
    await link(clerk, found.id, lost.id);
    expect(await change('别的')).toMatchObject({ errCode: 3002, failure: { reason: 'FOUND_NOT_KEPT' } });
    expect(await theItem(clerk, found.id)).toMatchObject({ goodsDesc: '拉链坏了' });
  });

  it('is undone with a reason, the match with it', async () => {
    const { found, lost } = await aPair();
    await link(clerk, found.id, lost.id);
    expect((await unlink(clerk, found.id)).data).toMatchObject({ state: 0, lostId: null });
    expect(await theCase(lost.id)).toMatchObject({ matchStatus: 0, stage: 'searching' });
    expect((await unlink(clerk, found.id)).failure?.reason).toBe('FOUND_NOT_LINKED');
  });

  it('is refused where nobody has the case in hand, and where nobody knows who found it', async () => {
    const { found } = await aPair();
    const waiting = await aLostCase(clerk);
    expect((await link(clerk, found.id, waiting.id)).failure?.reason).toBe('LOST_NOT_IN_HAND');
    expect(await theItem(clerk, found.id)).toMatchObject({ state: 0, lostId: null });
    const nobodys = await aFoundItem(clerk, { foundOn: now() });
    await doWithCase(clerk, waiting.id, [['handleUser']]);
    expect((await link(clerk, nobodys.id, waiting.id)).failure?.reason).toBe('FOUND_WITHOUT_VEHICLE');
  });

  it('is refused on a version of the item that is gone', async () => {
    const { found, lost } = await aPair();
    const gone = { http: 409, errCode: 3001 };
    expect(await link(clerk, found.id, lost.id, found.version + 1)).toMatchObject(gone);
    await link(clerk, found.id, lost.id, found.version);
    expect(await unlink(clerk, found.id, { version: found.version })).toMatchObject(gone);
  });

  it('asks for the right to match', async () => {
    const { found, lost } = await aPair();
    const other = await office.aClerk({ rights: ['lost', 'lost:handle'] });
    expect((await link(other, found.id, lost.id)).errCode).toBe(3008);
  });

  it('is had by one of two at once', async () => {
    const { found, lost } = await aPair();
    const other = await aLostCase(clerk, { downTime: now() });
    await doWithCase(clerk, other.id, [['handleUser']]);
    const both = await Promise.all([link(clerk, found.id, lost.id), link(clerk, found.id, other.id)]);
    expect(both.map(({ errCode }) => errCode).toSorted()).toEqual([0, 3002]);
    const { lostId } = await theItem(clerk, found.id);
    const cases = [await theCase(lost.id), await theCase(other.id)];
    expect(cases.map(({ id, matchStatus }) => [id, matchStatus])).toEqual(
      [lost, other].map(({ id }) => [id, id === lostId ? 1 : 0]),
    );
  });

  it('gives the item back with the case, and takes it up again with it', async () => {
    const { found, lost } = await aPair();
    await link(clerk, found.id, lost.id);
    await doWithCase(clerk, lost.id, [
      ['ownerConfirmInfo', { ownerConfirm: 1 }],
      ['propertyReturn', { propertyReturn: 2, returnType: 1 }],
      ['handleResult', { handleResult: 1 }],
    ]);
    expect(await theItem(clerk, found.id)).toMatchObject({ state: 2, lostId: lost.id });
    const chief = await office.aClerk({ rights: [...LOST_RIGHTS, 'lost:reopen'] });
    expect((await askAboutCase(chief, 'handleStatus', lost.id, {}, { value: 1 })).errCode).toBe(0);
    expect(await theItem(clerk, found.id)).toMatchObject({ state: 1, lostId: lost.id });
  });

  it.each([
    ['the owner denies it', [['ownerConfirmInfo', { ownerConfirm: 0 }]], { state: 0, lostId: null }],
    ['the case is closed otherwise', [['handleResult', { handleResult: 3 }]], { state: 0, lostId: null }],
    ['it went to the police', [['handleResult', { handleResult: 4 }]], { state: 3 }],
    ['the owner cancels', [['cancel', { cancelReason: '不找了' }]], { state: 0, lostId: null }],
    ['another driver has it', [['matchInfo', { matchPlateNumber: '桂A99999' }]], { state: 0, lostId: null }],
    ['the driver’s name is corrected', [], { state: 1 }],
  ] as const)('follows the case where %s', async (_, steps, becomes) => {
    const { taxi, found, lost } = await aPair();
    await link(clerk, found.id, lost.id);
    const corrected = [
      ['matchInfo', { matchPlateNumber: taxi.plateNumber, matchDriverName: '黎师傅' }],
    ] as const;
    await doWithCase(clerk, lost.id, steps.length > 0 ? steps : corrected);
    expect(await theItem(clerk, found.id)).toMatchObject(becomes);
  });
});

const page = fs.readFileSync('docs/open-door.md', 'utf8');

describe('the open door', () => {
  const report = async (reports: object[]) =>
    (
      await partner.send<{ outcome: string; foundNo: string | null }[]>('POST', '/api/open/found-items', {
        reports,
      })
    ).data;

  it('keeps each report once, with what the register knows, in the area of the vehicle', async () => {
    const taxi = await aTaxi(TWO);
    const one = {
      reportId: 'a-1',
      plateNumber: taxi.plateNumber,
      goodsName: '黑色手机',
      goodsType: 1,
      foundOn: now(),
      ...HERE,
      coordType: 2,
    };
    const [first] = await report([one]);
    expect(first).toMatchObject({ outcome: 'noted', foundNo: expect.stringMatching(/^ZL/) });
    expect(await report([one, { ...one, goodsName: '又一次' }])).toEqual([
      { outcome: 'known', foundNo: first?.foundNo },
      { outcome: 'known', foundNo: first?.foundNo },
    ]);
    const { data } = await clerk.ask(foundItem.calls.list, { query: {} });
    expect(data).toMatchObject([
      {
        source: 1,
        keptAt: 1,
        externalId: 'a-1',
        addressType: TWO,
        driverName: '李师傅',
        goodsName: '黑色手机',
      },
    ]);
    // brought to WGS-84
    expect(data[0]?.foundLng).not.toBe(HERE.lng);
    expect(data[0]?.foundLng).toBeCloseTo(HERE.lng, 1);
  });

  it('takes the example of its page, which names every outcome', async () => {
    const { plateNumber } = await aTaxi();
    const [, text = ''] = /## Found items[\s\S]*?```json\n([\s\S]*?)```/.exec(page) ?? [];
    const [example] = (JSON.parse(text) as { reports: object[] }).reports;
    expect(await report([{ ...example, plateNumber, foundOn: now() }])).toMatchObject([{ outcome: 'noted' }]);
    for (const outcome of FOUND_OUTCOMES) expect(page).toContain(`| \`${outcome}\``);
  });

  it('keeps nothing of nobody', async () => {
    const what = { goodsName: '伞', goodsType: 99, foundOn: now() };
    expect(await report([{ reportId: 'b-1', plateNumber: '桂A00000', ...what }])).toEqual([
      { outcome: 'unknown', foundNo: null },
    ]);
    expect(await report([{ reportId: 'b-2', ...what }])).toEqual([
      { outcome: 'refused', foundNo: null, problem: { index: 0, field: 'plateNumber', reason: 'too_small' } },
    ]);
  });

  it('refuses times out of bounds one by one', async () => {
    const { plateNumber } = await aTaxi();
    const DAY_MS = 86_400_000;
    const times = [now() - 8 * DAY_MS, now() + 600_000, now()];
    const answers = await report(
      times.map((foundOn, at) => ({
        reportId: `t-${at}`,
        plateNumber,
        goodsName: '伞',
        goodsType: 99,
        foundOn,
      })),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'noted']);
  });

  it('answers alike whether a driver’s number is known, and takes few that look alike', async () => {
    await aTaxi();
    const [known] = await office.store.db.select().from(drivers).limit(1);
    const mobile = '13877712345';
    await office.store.db
      .update(drivers)
      .set({ mobile })
      .where(eq(drivers.id, String(known?.id)));
    const what = { goodsName: '伞', goodsType: 99, foundOn: now() };
    const guess = (middle: number) => `138${middle}2345`;
    const tries = [7771, 7772, 7773, 7774, 7775].map((middle, at) => [
      { reportId: `g-${at}`, driverMobile: guess(middle), ...what },
    ]);
    for (const one of tries)
      expect(await report(one)).toEqual([{ outcome: 'noted', foundNo: expect.stringMatching(/^ZL/) }]);
    const sixth = [{ reportId: 'g-5', driverMobile: guess(7776), ...what }];
    expect(await partner.send('POST', '/api/open/found-items', { reports: sixth })).toMatchObject({
      errCode: 3005,
      data: { reason: 'NUMBERS_ALIKE' },
    });
  });
});
