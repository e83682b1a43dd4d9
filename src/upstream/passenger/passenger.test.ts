/** Callers: who they are, the black list, and two records of one person. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCallerDesk } from '../../../tests/builders/callers.ts';
import { aMobile } from '../../../tests/builders/dispatch-desk.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { callRecordCalls } from '../../contract/call-record.ts';
import { dispatchQueryCalls } from '../../contract/dispatch-query.ts';
import { type Passenger, passengerCalls } from '../../contract/passenger.ts';
import { operateLog } from '../core/audit/tables.ts';
import { callRecord } from '../domain/calls/tables.ts';
import { passenger, passengerAddress, taxiOrder } from '../domain/orders/tables.ts';

let office: Office;
let agent: Person;
let desk: ReturnType<typeof aCallerDesk>;
beforeAll(async () => {
  office = await anOffice();
  agent = await office.signIn('agent');
  desk = aCallerDesk(office, agent);
});
afterAll(() => office.close());
beforeEach(async () => {
  for (const table of [callRecord, passengerAddress]) await office.store.db.delete(table);
});

const HOUR_MS = 3_600_000;

describe('a caller', () => {
  it('is found by his name and by his number, which is shown masked', async () => {
    const { id, mobile } = await desk.aCaller({ credit: 61 });
    expect(
      (await desk.change(id, { version: 1, name: '覃试验', isOldPerson: 1, remark: '住三楼' })).data,
    ).toMatchObject({
      name: '覃试验',
      isOldPerson: 1,
      creditLevel: 'B',
      mobile: `138****${mobile.slice(-4)}`,
    });
    expect((await desk.list({ keyword: 'qinshiyan' })).map(row => row.id)).toEqual([id]);
    expect((await desk.list({ mobile })).map(row => row.id)).toEqual([id]);
  });

  it('is found with any dot in his name, which is kept in one line without marks', async () => {
    const { id } = await desk.aCaller();
    const { data } = await desk.change(id, { version: 1, name: '买买提\u200b·艾力\r\n江\ufeff' });
    expect(data.name).toBe('买买提·艾力 江');
    for (const keyword of [
      '买买提·艾力',
      '买买提.艾力',
      '买买提•艾力',
      '买买提・艾力',
      '\u200b买买提 · 艾力',
    ]) {
      expect(
        (await desk.list({ keyword })).map(row => row.id),
        keyword,
      ).toEqual([id]);
    }
    expect(await desk.list({ keyword: '买买提艾.力' })).toEqual([]);
  });

  it('is found by his level, at the edges of each', async () => {
    const levels = { 100: 'A', 80: 'A', 79: 'B', 60: 'B', 59: 'C', 0: 'C' } as const;
    for (const [credit, level] of Object.entries(levels)) {
      const { id } = await desk.aCaller({ credit: Number(credit) });
      const found = (await desk.list({ creditLevel: level, id })).map(row => row.creditLevel);
      expect(found, credit).toEqual([level]);
      const others = (['A', 'B', 'C'] as const).filter(other => other !== level).join(',');
      expect(await desk.list({ creditLevel__in: others, id }), credit).toEqual([]);
    }
  });

  it('is changed by who may edit callers, on the version that he has read', async () => {
    const { id } = await desk.aCaller();
    const lost = await office.signIn('lost');
    expect((await desk.one(id, lost)).errCode).toBe(0);
    expect((await desk.change(id, { version: 1, name: '甲' }, lost)).errCode).toBe(3008);
    await desk.change(id, { version: 1, name: '甲' });
    expect((await desk.change(id, { version: 1, name: '乙' })).errCode).toBe(3001);
    const monitor = await office.signIn('monitor');
    expect((await desk.one(id, monitor)).errCode).toBe(3008);
  });

  it('is put on the black list for a reason and until a time to come, and taken off it', async () => {
    const { id, mobile } = await desk.aCaller();
    const blackUntil = office.clock() + HOUR_MS;
    const refused = async (body: object, field: string) =>
      expect(await desk.change(id, body)).toMatchObject({ errCode: 3007, failure: { fields: [{ field }] } });
    await refused({ version: 1, blackUntil }, 'blackReason');
    await refused({ version: 1, blackUntil: office.clock(), blackReason: '辱骂' }, 'blackUntil');
    const { data } = await desk.change(id, { version: 1, blackUntil, blackReason: '辱骂' });
    expect(data).toMatchObject({ blackUntil, blackReason: '辱骂' });
    expect((await desk.list({ isBlack: 1 })).map(row => row.id)).toEqual([id]);
    // who calls is marked, and his call is taken down
    const { data: popped } = await agent.ask(dispatchQueryCalls.getPassagerInfo, { query: { mobile } });
    expect(popped).toMatchObject({ blackUntil, blackReason: '辱骂' });
    await desk.ring('black-1', mobile);
    expect(await desk.callsOf(id)).toHaveLength(1);
    expect((await desk.change(id, { version: 2, remark: '已警告' })).errCode).toBe(0);
    expect((await desk.change(id, { version: 3, blackUntil: null })).data).toMatchObject({
      blackUntil: null,
      blackReason: null,
    });
    expect(await desk.list({ isBlack: 1 })).toEqual([]);
  });
});

describe('a caller of an area', () => {
  const [HERE, THERE] = ['450102', '450103'];
  const RIGHTS = ['callmgr', 'callmgr:edit', 'monitoring.map', 'monitoring.map:create'];
  const clerkOf = (areaIds: string[]) => office.aClerk({ rights: RIGHTS, areaIds });
  const elsewhere = { errCode: 3008, failure: { reason: 'CALLER_ELSEWHERE' } };

  it('is seen, changed, dialled and found by number where he has called alone', async () => {
    const [here, there] = [await clerkOf([HERE]), await clerkOf([THERE])];
    const who = await desk.aCaller({ areaIds: [HERE], name: '覃某', searchKey: 'qin' });
    expect((await desk.one(who.id, here)).data).toMatchObject({ id: who.id, areaIds: [HERE] });
    expect(await desk.list({ id: who.id }, here)).toHaveLength(1);
    expect((await desk.one(who.id, there)).errCode).toBe(3006);
    expect(await desk.list({ id: who.id }, there)).toEqual([]);
    expect((await desk.change(who.id, { version: 1, name: '乙' }, there)).errCode).toBe(3006);
    const timeline = await there.ask(passengerCalls.callerTimeline, { query: { id: who.id } });
    expect(timeline.errCode).toBe(3006);
    const { mobile } = who;
    const popped = (by: Person) => by.ask(dispatchQueryCalls.getPassagerInfo, { query: { mobile } });
    expect((await popped(here)).data).toMatchObject({ id: who.id });
    expect((await popped(there)).data).toBeNull();
    const marked = await there.ask(callRecordCalls.updateQimoUser, {
      body: { mobile, name: '丙', isOldPerson: false, isDriver: false } as never,
    });
    expect(marked.errCode).toBe(3006);
    // who orders there is known there from then on
    await desk.order(mobile);
    const [row] = await office.store.db.select().from(passenger).where(eq(passenger.id, who.id));
    expect(row?.areaIds).toHaveLength(2);
  });

  it('is put on the black list by who sees all his areas', async () => {
    const [here, both] = [await clerkOf([HERE]), await clerkOf([HERE, THERE])];
    const who = await desk.aCaller({ areaIds: [HERE, THERE] });
    const black = { version: 1, blackUntil: office.clock() + HOUR_MS, blackReason: '辱骂' };
    expect(await desk.change(who.id, black, here)).toMatchObject(elsewhere);
    expect((await desk.change(who.id, { version: 1, remark: '住三楼' }, here)).errCode).toBe(0);
    expect((await desk.change(who.id, { ...black, version: 2 }, both)).errCode).toBe(0);
    expect(await desk.change(who.id, { version: 3, blackUntil: null }, here)).toMatchObject(elsewhere);
  });

  it('is merged, and split off, by who sees all areas of both', async () => {
    const [here, there, both] = [await clerkOf([HERE]), await clerkOf([THERE]), await clerkOf([HERE, THERE])];
    const [a, b] = [await desk.aCaller({ areaIds: [HERE] }), await desk.aCaller({ areaIds: [THERE] })];
    expect((await desk.merge(a, b, here)).errCode).toBe(3006);
    const c = await desk.aCaller({ areaIds: [HERE, THERE] });
    expect(await desk.merge(a, c, here)).toMatchObject(elsewhere);
    const { data } = await desk.merge(a, b, both);
    expect(data.areaIds.toSorted()).toEqual([HERE, THERE]);
    expect(await desk.split({ id: a.id, version: 2 }, there)).toMatchObject(elsewhere);
    expect((await desk.split({ id: a.id, version: 2 }, both)).data.areaIds).toEqual([HERE]);
  });
});

describe('a merge that was none', () => {
  it('is taken back with all that was of either, and what came since by their numbers', async () => {
    const [stays, gone] = [aMobile(), aMobile()];
    await desk.order(stays);
    const orders = [await desk.order(gone), await desk.order(gone)];
    await desk.ring(`s-${stays}`, stays);
    await desk.ring(`s-${gone}`, gone);
    const [a] = await desk.list({ mobile: stays });
    const [b] = await desk.list({ mobile: gone });
    if (!a || !b) throw new Error('no callers');
    await desk.change(a.id, { version: a.version, name: '覃一', remark: '甲' });
    await desk.change(b.id, { version: b.version, name: '覃二', remark: '乙', isDriver: 1 });
    const was = [(await desk.one(a.id)).data, (await desk.one(b.id)).data];
    const merged = await desk.merge(was[0] as Passenger, was[1] as Passenger);
    await desk.ring(`since-${gone}`, gone);
    orders.push(await desk.order(gone));
    const now = (await desk.one(a.id)).data;
    await desk.change(a.id, { version: now.version, isVip: 1 });
    const { errCode, data } = await desk.split({ id: a.id, version: now.version + 1 });
    expect(errCode).toBe(0);
    expect(merged.data).toMatchObject({ remark: '甲\n乙', isDriver: 1, orderCount: 3 });
    expect(data).toMatchObject({
      name: '覃一',
      remark: '甲',
      isDriver: 0,
      isVip: 1,
      orderCount: 1,
      mobile2: null,
    });
    expect((await desk.one(b.id)).data).toMatchObject({
      name: '覃二',
      remark: '乙',
      isDriver: 1,
      orderCount: 3,
      mobile: was[1]?.mobile,
    });
    expect(await desk.callsOf(a.id)).toHaveLength(1);
    expect(await desk.callsOf(b.id)).toHaveLength(2);
    const back = await office.store.db.select().from(taxiOrder).where(eq(taxiOrder.passengerId, b.id));
    expect(back.map(({ id }) => id).toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
    const used = await office.store.db.select().from(passengerAddress);
    expect(used.map(({ passengerId }) => passengerId).toSorted()).toEqual([a.id, b.id].toSorted());
    await desk.ring(`after-${gone}`, gone);
    expect(await desk.callsOf(b.id)).toHaveLength(3);
  });

  it('of a chain is taken back link by link, the last first', async () => {
    const [a, b, c] = [await desk.aCaller(), await desk.aCaller(), await desk.aCaller()];
    await desk.merge(b, a);
    await desk.merge(c, { id: b.id, version: 2 });
    expect((await desk.split({ id: c.id, version: 2 })).errCode).toBe(0);
    expect((await desk.list({ mobile: a.mobile })).map(({ id }) => id)).toEqual([b.id]);
    const { version } = (await desk.one(b.id)).data;
    expect((await desk.split({ id: b.id, version })).errCode).toBe(0);
    expect((await desk.list({ mobile: a.mobile })).map(({ id }) => id)).toEqual([a.id]);
    const left = (await desk.one(b.id)).data;
    expect(await desk.split(left)).toMatchObject({ errCode: 3002, failure: { reason: 'NOTHING_MERGED' } });
  });

  it('is taken back once, on the version that was read, by who may edit callers', async () => {
    const [a, b] = [await desk.aCaller(), await desk.aCaller()];
    await desk.merge(a, b);
    expect((await desk.split({ id: a.id, version: 1 })).errCode).toBe(3001);
    expect((await desk.split({ id: a.id, version: 2 }, await office.signIn('lost'))).errCode).toBe(3008);
    const both = await Promise.all([1, 2].map(() => desk.split({ id: a.id, version: 2 })));
    expect(both.filter(({ errCode }) => errCode === 0)).toHaveLength(1);
  });
});

describe('two records of one person', () => {
  it('become one, which everything of the other goes to, and both numbers find', async () => {
    const [stays, gone] = [aMobile(), aMobile()];
    const orders = [await desk.order(stays), await desk.order(gone), await desk.order(gone)];
    await desk.ring(`m-${stays}`, stays);
    await desk.ring(`m-${gone}`, gone);
    const [a, b] = [(await desk.list({ mobile: stays }))[0], (await desk.list({ mobile: gone }))[0]];
    if (!a || !b) throw new Error('no callers');
    await desk.change(a.id, { version: a.version, name: '覃一', remark: '甲' });
    await desk.change(b.id, { version: b.version, name: '覃二', remark: '乙', isDriver: 1 });
    const { data, errCode } = await desk.merge(
      { id: a.id, version: a.version + 1 },
      { id: b.id, version: b.version + 1 },
    );
    expect(errCode).toBe(0);
    expect(data).toMatchObject({
      id: a.id,
      name: '覃一',
      remark: '甲\n乙',
      isDriver: 1,
      orderCount: 3,
      mobile: `138****${stays.slice(-4)}`,
      mobile2: `138****${gone.slice(-4)}`,
    });
    expect((await desk.list({ mobile: gone })).map(({ id }) => id)).toEqual([a.id]);
    expect((await desk.one(b.id)).errCode).toBe(3006);
    expect(await desk.callsOf(a.id)).toHaveLength(2);
    const moved = await office.store.db.select().from(taxiOrder).where(eq(taxiOrder.passengerId, a.id));
    expect(moved.map(({ id }) => id).toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
    // the same place twice is one place
    const [address, ...others] = await office.store.db.select().from(passengerAddress);
    expect(others).toEqual([]);
    expect(address).toMatchObject({ passengerId: a.id, useCount: 3 });

    // later calls and orders from the old number find the person
    await desk.ring(`later-${gone}`, gone);
    expect(await desk.callsOf(a.id)).toHaveLength(3);
    expect((await desk.order(gone)).passenger).toMatchObject({ id: a.id, orderCount: 4 });
    const { data: popped } = await agent.ask(dispatchQueryCalls.getPassagerInfo, { query: { mobile: gone } });
    expect(popped).toMatchObject({ id: a.id, nickName: '覃一' });
  });

  it('are merged in a chain, and the first number still finds the last record', async () => {
    const [a, b, c] = [await desk.aCaller(), await desk.aCaller(), await desk.aCaller()];
    await desk.merge(b, a);
    expect((await desk.merge(c, { id: b.id, version: b.version + 1 })).errCode).toBe(0);
    await desk.ring('chain', a.mobile);
    expect(await desk.callsOf(c.id)).toHaveLength(1);
    expect((await desk.list({ mobile: a.mobile })).map(({ id }) => id)).toEqual([c.id]);
  });

  it('stay two where one has changed meanwhile, is gone, is the other, or who asks may not', async () => {
    const [a, b] = [await desk.aCaller(), await desk.aCaller()];
    await desk.change(b.id, { version: 1, remark: '新' });
    expect((await desk.merge(a, b)).errCode).toBe(3001);
    expect((await desk.merge({ ...a, version: 9 }, { ...b, version: 2 })).errCode).toBe(3001);
    expect((await desk.merge(a, a)).errCode).toBe(3007);
    expect((await desk.merge(a, { id: '999999', version: 1 })).errCode).toBe(3006);
    expect((await desk.merge(a, { ...b, version: 2 }, await office.signIn('lost'))).errCode).toBe(3008);
    expect((await desk.merge(a, { ...b, version: 2 })).errCode).toBe(0);
    // what was merged is merged once
    expect((await desk.merge({ ...a, version: 2 }, { ...b, version: 3 })).errCode).toBe(3006);
    expect((await desk.change(b.id, { version: 3, name: '无' })).errCode).toBe(3006);
  });

  it('are merged once by two who do it at once, whichever way round', async () => {
    const [a, b] = [await desk.aCaller(), await desk.aCaller()];
    const codes = (await Promise.all([desk.merge(a, b), desk.merge(b, a)])).map(({ errCode }) => errCode);
    expect(codes.toSorted((one, other) => one - other)[0]).toBe(0);
    expect(codes.filter(code => code === 0)).toHaveLength(1);
    expect(await desk.list({ id: [a.id, b.id] })).toHaveLength(1);
  });

  it('a call that comes while they are merged belongs to the one that is left', async () => {
    const [a, b] = [await desk.aCaller(), await desk.aCaller()];
    await Promise.all([desk.merge(a, b), desk.ring(`race-${b.id}`, b.mobile), desk.order(b.mobile)]);
    const lefts = await desk.list({ mobile: b.mobile });
    expect(await desk.callsOf(lefts[0]?.id ?? '')).toHaveLength(1);
  });

  it('the log tells of it with masked numbers', async () => {
    const [a, b] = [await desk.aCaller(), await desk.aCaller()];
    await desk.merge(a, b);
    const entries = await office.store.db.select().from(operateLog).where(eq(operateLog.objectId, a.id));
    const told = JSON.stringify(entries.filter(({ objectType }) => objectType === 'passenger'));
    expect(told).toContain(`138****${b.mobile.slice(-4)}`);
    expect(told).not.toContain(b.mobile);
    expect(told).not.toContain(a.mobile);
  });
});
