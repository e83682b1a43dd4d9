/** Spot checks over HTTP: drawn, asked for, answered by the app, judged once, and overdue by the clock alone. */
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../../tests/builders/office.ts';
import { aMachine, aPictureOf, type Machine } from '../../../../tests/builders/open-door.ts';
import type { Person } from '../../../../tests/builders/upstream.ts';
import { logCalls } from '../../../contract/log.ts';
import {
  FAIL,
  OVERDUE,
  PASS,
  REPEAT_DAYS,
  spotCheckCalls,
  spotCheckWorkCalls,
  WAITING,
} from '../../../contract/spot-check.ts';
import { spotCheck } from '../../domain/fleet/driver-desk.ts';
import { driver, driverShift } from '../../domain/fleet/tables.ts';

const { listChecks, onlineDrivers, checks } = spotCheckCalls;
const { oneCheck, judgeCheck } = spotCheckWorkCalls;
const ANSWERS = '/api/open/spot-check-answers';
const AUDITOR = ['drivermgr', 'drivermgr:check'];
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let office: Office;
let machine: Machine;
beforeAll(async () => {
  office = await anOffice();
  machine = await aMachine(office, office.admin, ['pushPictures']);
});
afterAll(() => office.close());
// each test has those on shift to itself
beforeEach(async () => {
  await office.store.db.delete(spotCheck);
});

/** Those on shift, as the tables say. */
const onShift = () =>
  office.store.db
    .select({ id: driver.id, companyId: driver.companyId, area: driver.addressType, mobile: driver.mobile })
    .from(driverShift)
    .innerJoin(driver, eq(driver.id, driverShift.driverId))
    .where(isNull(driverShift.endedOn))
    .orderBy(driver.id);

async function one(index = 0) {
  const found = (await onShift())[index];
  if (!found) throw new Error('nobody is on shift');
  return found;
}

/** A check of somebody, begun now. */
async function aCheck(driverId: string, by: Person = office.admin, minutes = 30) {
  const begun = await by.ask(checks, { body: { checkType: 1, driverIds: [driverId], minutes } });
  const { data } = await by.ask(listChecks, { query: { batchNo: begun.data.batchNo } });
  return { id: data[0]?.id ?? '', driverId };
}

const open = async (driverId: string) =>
  (await machine.send<{ id: string }[]>('GET', `/api/open/spot-checks?driverId=${driverId}`)).data.map(
    ({ id }) => id,
  );

const answer = (about: { id: string; driverId: string }, fileIds: string[], by = machine) =>
  by.send('POST', ANSWERS, { checkId: about.id, driverId: about.driverId, fileIds, similarity: 81.4 });

/** One that waits to be judged. */
async function answered(index = 0) {
  const check = await aCheck((await one(index)).id);
  await answer(check, [await aPictureOf(machine, 'teal')]);
  return check;
}

describe('a sample', () => {
  it('is of those on shift, and each company has its share', async () => {
    const all = await onShift();
    const { data } = await office.admin.ask(onlineDrivers, { query: { sample: 10 } });
    expect(data).toHaveLength(10);
    const ids = new Set(data.map(({ driverId }) => driverId));
    expect(ids.size).toBe(10);
    expect(all.filter(({ id }) => ids.has(id))).toHaveLength(10);
    for (const companyId of new Set(all.map(row => row.companyId))) {
      const share = (10 * all.filter(row => row.companyId === companyId).length) / all.length;
      const drawn = data.filter(row => row.companyId === companyId).length;
      expect(Math.abs(drawn - share)).toBeLessThan(1);
    }
    expect(JSON.stringify(data)).not.toContain(all.find(({ id }) => ids.has(id))?.mobile);
  });

  it('leaves out who is being checked, until his time is over', async () => {
    const { id } = await one();
    const isDrawn = async () =>
      (await office.admin.ask(onlineDrivers, { query: { sample: 200 } })).data.some(
        ({ driverId }) => driverId === id,
      );
    expect(await isDrawn()).toBe(true);
    await aCheck(id, office.admin, 5);
    expect(await isDrawn()).toBe(false);
    // whoever asks for everybody still sees him
    const everybody = await office.admin.ask(onlineDrivers, { query: {} });
    expect(everybody.data.map(({ driverId }) => driverId)).toContain(id);
    office.clock.advance(6 * MINUTE_MS);
    expect(await isDrawn()).toBe(true);
  });

  it('and a batch stay inside the areas of who asks', async () => {
    const all = await onShift();
    const { area } = all[0] ?? { area: '' };
    const clerk = await office.aClerk({ rights: AUDITOR, areaIds: [area] });
    const { data } = await clerk.ask(onlineDrivers, { query: {} });
    const inside = all.filter(row => row.area === area || row.area === '-1').map(({ id }) => id);
    expect(data.map(({ driverId }) => driverId).toSorted()).toEqual(inside.toSorted());
    const outside = all.find(({ id }) => !inside.includes(id))?.id ?? '';
    const refused = await clerk.ask(checks, {
      body: { checkType: 1, driverIds: [inside[0] ?? '', outside] },
    });
    // a smaller batch would be taken for the whole
    expect(refused.errCode).toBe(3006);
    expect(await office.store.db.$count(spotCheck)).toBe(0);
  });
});

describe('a batch', () => {
  it('asks everybody once, on the vehicle he drives, until the same deadline', async () => {
    const ids = (await onShift()).slice(0, 3).map(({ id }) => id);
    const body = { checkType: 4 as const, driverIds: [...ids, ids[0] ?? ''], minutes: 45 };
    const { data: begun } = await office.admin.ask(checks, { body });
    expect(begun).toEqual({ batchNo: expect.stringMatching(/^20260615-[\da-f]{6}$/), count: 3, leftOut: [] });
    const { data } = await office.admin.ask(listChecks, { query: { batchNo: begun.batchNo } });
    expect(data.map(({ driverId }) => driverId).toSorted()).toEqual(ids.toSorted());
    const now = office.clock();
    for (const row of data) {
      const deadline = now + 45 * MINUTE_MS;
      expect(row).toMatchObject({ checkType: 4, result: WAITING, pushTime: now, deadline, failures: 0 });
      expect(row.plateNum).toMatch(/^桂A/);
    }
    for (const id of ids) expect(await open(id)).toHaveLength(1);
  });

  it('sent twice begins once', async () => {
    const body = { checkType: 2 as const, driverIds: [(await one()).id], requestId: 'batch-0001' };
    const [first, again] = [
      await office.admin.ask(checks, { body }),
      await office.admin.ask(checks, { body }),
    ];
    expect(again.data).toEqual(first.data);
    expect(await office.store.db.$count(spotCheck)).toBe(1);
  });

  it('leaves out who is being checked, and says whom', async () => {
    const [busy, free] = [await answered(0), await one(1)];
    const body = { checkType: 2 as const, driverIds: [busy.driverId, free.id], minutes: 5 };
    const { data } = await office.admin.ask(checks, { body });
    expect(data).toMatchObject({ count: 1, leftOut: [{ driverId: busy.driverId }] });
    expect(data.leftOut[0]?.name).toMatch(/^\p{Script=Han}+$/u);
    expect(await open(free.id)).toHaveLength(1);

    const nobody = await office.admin.ask(checks, { body });
    expect([nobody.errCode, nobody.failure.reason]).toEqual([3002, 'CHECK_OPEN']);
    // one has let his time pass, the other has been judged
    office.clock.advance(6 * MINUTE_MS);
    await office.admin.ask(judgeCheck, { body: { id: busy.id, result: PASS } });
    expect((await office.admin.ask(checks, { body })).data).toMatchObject({ count: 2, leftOut: [] });
  });

  it('asks a driver once where two begin at the same time', async () => {
    const { id } = await one();
    const body = { checkType: 1 as const, driverIds: [id] };
    const begun = await Promise.all([1, 2, 3].map(() => office.admin.ask(checks, { body })));
    expect(begun.map(({ errCode }) => errCode).toSorted()).toEqual([0, 3002, 3002]);
    expect(await open(id)).toHaveLength(1);
  });

  it('is begun and judged only by who may check', async () => {
    const check = await answered();
    const reader = await office.aClerk({ rights: ['drivermgr'] });
    expect((await reader.ask(oneCheck, { params: { id: check.id } })).errCode).toBe(0);
    const begun = await reader.ask(checks, { body: { checkType: 1, driverIds: [check.driverId] } });
    const judged = await reader.ask(judgeCheck, { body: { id: check.id, result: PASS } });
    expect([begun.errCode, judged.errCode]).toEqual([3008, 3008]);
  });
});

describe('a driver’s app', () => {
  it('answers what he is asked for, and again until somebody has looked', async () => {
    const check = await aCheck((await one()).id);
    expect(await open(check.driverId)).toEqual([check.id]);
    const [first, second] = [await aPictureOf(machine, 'teal'), await aPictureOf(machine, 'olive')];
    expect((await answer(check, [first])).errCode).toBe(0);
    expect(await open(check.driverId)).toEqual([]);
    expect((await answer(check, [second])).errCode).toBe(0);
    const { data } = await office.admin.ask(oneCheck, { params: { id: check.id } });
    expect(data).toMatchObject({ submitTime: office.clock(), similarity: 81.4, result: WAITING });
    expect(data.images).toEqual([{ fileId: second, url: expect.stringContaining(second) }]);
    const shown = await office.app.inject({ url: data.images[0]?.url ?? '' });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
    const listed = await office.admin.ask(listChecks, { query: { isToJudge: 1 } });
    expect(listed.data).toMatchObject([{ id: check.id, images: [{ url: null }] }]);
  });

  it('answers neither for somebody else, nor with a picture of somebody else', async () => {
    const [check, other] = [await aCheck((await one(0)).id), await one(1)];
    const own = await aPictureOf(machine, 'teal');
    expect((await answer({ ...check, driverId: other.id }, [own])).errCode).toBe(3006);
    const stranger = await aMachine(office, office.admin, ['pushPictures']);
    const stolen = await answer(check, [own], stranger);
    expect([stolen.errCode, stolen.data.reason]).toEqual([3007, 'FILE_UNKNOWN']);
    const { data } = await office.admin.ask(oneCheck, { params: { id: check.id } });
    expect([data.submitTime, data.images]).toEqual([null, []]);
  });

  it('comes too late: what nobody answered is overdue, in lists, filters and counts', async () => {
    const check = await aCheck((await one()).id, office.admin, 5);
    const own = await aPictureOf(machine, 'teal');
    office.clock.advance(5 * MINUTE_MS);
    expect(await open(check.driverId)).toEqual([check.id]);
    office.clock.advance(1);
    expect(await open(check.driverId)).toEqual([]);
    const late = await answer(check, [own]);
    expect([late.errCode, late.data.reason]).toEqual([3002, 'CHECK_OVERDUE']);
    const withResult = (result: 0 | 3) => office.admin.ask(listChecks, { query: { result } });
    expect((await withResult(OVERDUE)).data).toMatchObject([{ id: check.id, result: OVERDUE, failures: 1 }]);
    expect((await withResult(WAITING)).data).toEqual([]);
    const judged = await office.admin.ask(judgeCheck, { body: { id: check.id, result: FAIL } });
    expect([judged.errCode, judged.failure.reason]).toEqual([3002, 'CHECK_UNANSWERED']);
  });
});

describe('what a person sees in the pictures', () => {
  it('is said once, with a word about it, and by whom', async () => {
    const check = await answered();
    const { data } = await office.admin.ask(judgeCheck, {
      body: { id: check.id, result: FAIL, handleRemark: '非本人驾驶' },
    });
    expect(data).toMatchObject({
      result: FAIL,
      handleRemark: '非本人驾驶',
      handleUser: data.updatedBy,
      handleTime: office.clock(),
      failures: 1,
    });
    const again = await office.admin.ask(judgeCheck, { body: { id: check.id, result: PASS } });
    expect([again.errCode, again.failure]).toMatchObject([
      3002,
      { reason: 'CHECK_JUDGED', updatedBy: data.handleUser },
    ]);
    const late = await answer(check, [await aPictureOf(machine, 'olive')]);
    expect([late.errCode, late.data.reason]).toEqual([3002, 'CHECK_JUDGED']);
    const log = await office.admin.ask(logCalls.listOperateLog, { query: {}, body: { objectId: check.id } });
    expect(log.data.map(({ method }) => method)).toEqual(['spotCheckWork.judgeCheck', 'spotCheck.checks']);
  });

  it('is one person’s word where two look at the same time', async () => {
    const check = await answered();
    const [first, second] = [
      await office.aClerk({ rights: AUDITOR }),
      await office.aClerk({ rights: AUDITOR }),
    ];
    const answers = await Promise.all([
      first.ask(judgeCheck, { body: { id: check.id, result: PASS } }),
      second.ask(judgeCheck, { body: { id: check.id, result: FAIL } }),
    ]);
    expect(answers.filter(({ errCode }) => errCode === 0)).toHaveLength(1);
    const [won] = answers.filter(({ errCode }) => errCode === 0);
    const { data } = await office.admin.ask(oneCheck, { params: { id: check.id } });
    expect([data.result, data.handleUser]).toEqual([won?.data.result, won?.data.handleUser]);
  });

  it('is of the pictures that he has seen, not of later ones', async () => {
    const check = await answered();
    const { data: seen } = await office.admin.ask(oneCheck, { params: { id: check.id } });
    await answer(check, [await aPictureOf(machine, 'olive')]);
    const judged = await office.admin.ask(judgeCheck, {
      body: { id: check.id, version: seen.version, result: PASS },
    });
    expect(judged.errCode).toBe(3001);
  });

  it('is nothing to who does not see the driver', async () => {
    const check = await answered();
    const { area } = await one();
    const elsewhere = area === '450103' ? '450105' : '450103';
    const clerk = await office.aClerk({ rights: AUDITOR, areaIds: [elsewhere] });
    expect((await clerk.ask(oneCheck, { params: { id: check.id } })).errCode).toBe(3006);
    expect((await clerk.ask(judgeCheck, { body: { id: check.id, result: PASS } })).errCode).toBe(3006);
    expect((await clerk.ask(listChecks, { query: {} })).data).toEqual([]);
  });
});

describe('who fails again and again', () => {
  it('stands out by the failed and the overdue of the last months, of his alone', async () => {
    const { id } = await one();
    const past = async (result: 0 | 1 | 2, days: number) => {
      const { id: checkId } = await aCheck(id);
      const pushTime = office.clock() - days * DAY_MS;
      await office.store.db
        .update(spotCheck)
        .set({ result, pushTime, deadline: pushTime + MINUTE_MS })
        .where(eq(spotCheck.id, checkId));
    };
    const failures = async () =>
      (await office.admin.ask(onlineDrivers, { query: {} })).data.find(row => row.driverId === id)?.failures;
    await past(PASS, 1);
    expect(await failures()).toBe(0);
    await past(FAIL, 3);
    await past(WAITING, REPEAT_DAYS - 1);
    expect(await failures()).toBe(2);
    await past(FAIL, REPEAT_DAYS + 1);
    expect(await failures()).toBe(2);
    const { data } = await office.admin.ask(listChecks, { query: { driverId: id } });
    expect(new Set(data.map(row => row.failures))).toEqual(new Set([2]));
    const others = await office.admin.ask(onlineDrivers, { query: { sample: 200 } });
    expect(others.data.filter(row => row.driverId !== id && row.failures > 0)).toEqual([]);
    expect(await office.store.db.$count(spotCheck, and(eq(spotCheck.driverId, id)))).toBe(4);
  });
});
