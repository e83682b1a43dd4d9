/** Complaints: taken from calls and orders, accepted, answered, closed, taken up again; what waits of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aListOf } from '../../../tests/builders/calls.ts';
import {
  ANSWERED,
  aComplaintThatIs,
  act,
  addComplaint,
  COMPLAINT_RIGHTS,
  listed,
  logOf,
} from '../../../tests/builders/complaints.ts';
import { aMovingFleet } from '../../../tests/builders/moving-fleet.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { anOrder } from '../../../tests/builders/orders.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { type Complaint, complaint, complaintCalls, SOON_MS } from '../../contract/complaint.ts';
import { REOPEN_MS, REPLY_MS } from '../../contract/complaint-states.ts';
import { callRecord } from '../domain/calls/tables.ts';
import { complaintLog, complaintTable } from '../domain/complaints/tables.ts';
import { passenger } from '../domain/orders/tables.ts';

const CALLER = '13877110009';

let office: Office;
let fleet: ReturnType<typeof aMovingFleet>;
let clerk: Person;

beforeAll(async () => {
  office = await anOffice();
  fleet = aMovingFleet(office);
});
afterAll(() => office.close());
beforeEach(async () => {
  const { db } = office.store;
  for (const table of [complaintLog, complaintTable, callRecord]) await db.delete(table);
  clerk = await office.aClerk({ rights: COMPLAINT_RIGHTS });
});

const add = (body: object = {}, by = clerk) => addComplaint(by, body);
const change = ({ id, version }: Complaint, body: object) =>
  clerk.ask(complaint.calls.update, { params: { id }, body: { version, ...body } });
const counted = async (by = clerk) => (await by.ask(complaintCalls.countComplaints, {})).data;
/** As if it had been so then: a session does not last as long as a complaint. */
const set = (values: Partial<typeof complaintTable.$inferInsert>) =>
  office.store.db.update(complaintTable).set(values);

describe('a new complaint', () => {
  it('is numbered by its day, waits to be accepted, and has no deadline yet', async () => {
    const { data: first } = await add({ complainant: '韦女士', mobile: '13912345678' });
    expect(first).toMatchObject({ state: 0, source: 1, dutyResult: 0, deadline: null, addressType: '-1' });
    expect(first.mobile).toBe('139****5678');
    expect(first.complaintNo).toMatch(/^TS\d{8}\d{4}$/);
    const { data: next } = await add();
    expect(Number(next.complaintNo.slice(2))).toBe(Number(first.complaintNo.slice(2)) + 1);
    expect(await logOf(clerk, first)).toMatchObject([{ action: 'create', operatorName: expect.any(String) }]);
  });

  it('is accepted by one of those who accept it at once', async () => {
    const { data: made } = await add();
    const people = [clerk];
    for (let at = 0; at < 2; at++) people.push(await office.aClerk({ rights: COMPLAINT_RIGHTS }));
    const answers = await Promise.all(
      people.map(person =>
        person.ask(complaintCalls.actOnComplaint, { body: { id: made.id, act: 'accept' } }),
      ),
    );
    expect(answers.filter(({ errCode }) => errCode === 0)).toHaveLength(1);
    expect(answers.filter(({ errCode }) => errCode === 3002)).toHaveLength(2);
  });

  it('is numbered once however many come at the same time', async () => {
    const made = await Promise.all([add(), add(), add()]);
    expect(new Set(made.map(({ data }) => data.complaintNo)).size).toBe(3);
  });

  it('takes complainant, number and area from its call, which knows it from then on', async () => {
    const { db } = office.store;
    const [caller] = await db
      .insert(passenger)
      .values({ mobile: CALLER, name: '覃桂芳', searchKey: '', createdOn: 1, updatedOn: 1 })
      .onConflictDoUpdate({ target: passenger.mobile, set: { name: '覃桂芳' } })
      .returning({ id: passenger.id });
    const [callId = ''] = await aListOf(db, [
      { callno: CALLER, passengerId: caller?.id ?? null, addressType: '450103' },
    ]);
    const { data: origin } = await clerk.ask(complaintCalls.complaintOrigin, { query: { callId } });
    expect(origin).toMatchObject({ complainant: '覃桂芳', mobile: '138****0009', addressType: '450103' });
    const { data } = await add({ callId });
    expect(data).toMatchObject({ ...origin, callId });
    const [stored] = await db.select().from(complaintTable);
    expect(stored?.mobile).toBe(CALLER);
    const [call] = await db.select().from(callRecord);
    expect(call).toMatchObject({ complaintId: data.id, version: 2 });
    expect(await listed(clerk, { mobile: CALLER })).toMatchObject([{ id: data.id }]);
  });

  it('takes plate, driver, number, time and place from its order, and what is said goes before', async () => {
    const { vehicleId, plateNumber } = await fleet.aVehicle();
    const driverId = await fleet.aDriver({ name: '黄师傅' });
    const order = await anOrder(office.store.db, {
      mainStatus: 3,
      subStatus: 31,
      vehicleId,
      driverId,
      plateNum: plateNumber,
      driverName: '黄师傅',
      nickName: '李先生',
      mobile: '13900001111',
      onboardTime: office.clock() - 3_600_000,
    });
    const { data } = await add({ orderId: order.id, address: '朝阳广场门口' });
    expect(data).toMatchObject({
      orderId: order.id,
      vehicleId,
      driverId,
      plateNumber,
      driverName: '黄师傅',
      complainant: '李先生',
      mobile: '139****1111',
      occurTime: order.onboardTime,
      address: '朝阳广场门口',
      addressType: '450102',
    });
    // whoever names another driver does not mean this one
    const named = await change(data, { driverName: '另一位' });
    expect(named.data).toMatchObject({ driverName: '另一位', driverId: null, vehicleId });
    expect((await logOf(clerk, data)).map(({ action }) => action)).toEqual(['create', 'edit']);
  });

  it('is taken from no call or order that lies elsewhere, nor put where its clerk sees nothing', async () => {
    const elsewhere = await office.aClerk({ rights: COMPLAINT_RIGHTS, areaIds: ['450105'] });
    const order = await anOrder(office.store.db, { addressType: '450103' });
    const [callId = ''] = await aListOf(office.store.db, [{ addressType: '450103' }]);
    expect((await add({ orderId: order.id }, elsewhere)).errCode).toBe(3006);
    expect((await add({ callId }, elsewhere)).errCode).toBe(3006);
    const asked = await elsewhere.ask(complaintCalls.complaintOrigin, { query: { callId } });
    expect(asked.errCode).toBe(3006);
    expect((await add({ addressType: '450103' }, elsewhere)).errCode).toBe(3007);
    expect((await add({ addressType: '999999' })).failure.fields).toMatchObject([{ field: 'addressType' }]);
    expect(await listed(clerk)).toEqual([]);
  });
});

describe('what is done about it', () => {
  it('goes from accepted to closed, each act with what it needs, and the log tells all of it', async () => {
    const { data: made } = await add();
    const { data: accepted } = await act(clerk, made, { act: 'accept' });
    expect(accepted).toMatchObject({ state: 1, deadline: office.clock() + REPLY_MS, version: 2 });
    for (const [missing, field] of [
      [{ act: 'reply', dutyResult: 1 }, 'reply'],
      [{ act: 'reply', reply: '好' }, 'dutyResult'],
      [{ act: 'reply', reply: '好', dutyResult: 0 }, 'dutyResult'],
      [{ act: 'reject' }, 'reason'],
      [{ act: 'reject', reason: ' ' }, 'reason'],
    ] as const) {
      const { errCode, failure } = await act(clerk, accepted, missing);
      expect([errCode, failure.fields?.[0]?.field]).toEqual([3007, field]);
    }
    const { data: answered } = await act(clerk, accepted, ANSWERED);
    expect(answered).toMatchObject({
      state: 2,
      dutyResult: 1,
      penalty: '扣 3 分',
      repliedOn: office.clock(),
    });
    expect((await act(clerk, answered, { act: 'close' })).failure.fields).toMatchObject([
      { field: 'visitResult' },
    ]);
    const { data: closed } = await act(clerk, answered, { act: 'close', visitResult: 2 });
    expect(closed).toMatchObject({ state: 3, visitResult: 2, closedOn: office.clock() });
    expect(await logOf(clerk, made)).toMatchObject([
      { action: 'create' },
      { action: 'accept', content: null },
      { action: 'reply', content: '已核实并致歉', result: 1 },
      { action: 'close', result: 2 },
    ]);
  });

  it.each([
    [0, ['reply', 'close', 'reopen']],
    [1, ['accept', 'close', 'reopen']],
    [2, ['accept', 'reply', 'reject', 'reopen']],
    [3, ['accept', 'reply', 'close', 'reject']],
    [4, ['accept', 'reply', 'close', 'reject', 'reopen']],
  ] as const)('does not fit in state %i: %s', async (state, acts) => {
    const about = await aComplaintThatIs(clerk, state);
    for (const each of acts) {
      const said = { reply: '好', dutyResult: 1, visitResult: 1, reason: '因为' };
      expect((await act(clerk, about, { act: each, ...said })).errCode).toBe(3002);
    }
    expect(await listed(clerk)).toMatchObject([{ state, version: about.version }]);
  });

  it('begins anew when it is taken up again, within thirty days and with a reason', async () => {
    const about = await aComplaintThatIs(clerk, 3);
    await set({ closedOn: office.clock() - REOPEN_MS });
    expect((await act(clerk, about, { act: 'reopen' })).failure.fields).toMatchObject([{ field: 'reason' }]);
    const { data } = await act(clerk, about, { act: 'reopen', reason: '未收到退款' });
    expect(data).toMatchObject({
      state: 1,
      deadline: office.clock() + REPLY_MS,
      dutyResult: 0,
      reply: null,
      visitResult: null,
      closedOn: null,
      reason: '未收到退款',
    });
    expect((await logOf(clerk, about)).map(({ content }) => content)).toContain('已核实并致歉');
  });

  it('stays closed after thirty days', async () => {
    const about = await aComplaintThatIs(clerk, 3);
    await set({ closedOn: office.clock() - REOPEN_MS - 1 });
    expect((await act(clerk, about, { act: 'reopen', reason: '未收到退款' })).errCode).toBe(3002);
  });

  it('is done by the first of two, and the other is shown what became of it', async () => {
    const { data: made } = await add({ mobile: '13912345678' });
    const other = await office.aClerk({ rights: COMPLAINT_RIGHTS });
    const answers = await Promise.all([
      act(clerk, made, { act: 'accept' }),
      act(other, made, { act: 'reject', reason: '重复' }),
    ]);
    const late = answers.find(({ errCode }) => errCode !== 0);
    expect(answers.map(({ errCode }) => errCode).toSorted()).toEqual([0, 3001]);
    expect(late?.failure.current).toMatchObject({ version: 2, mobile: '139****5678' });
  });

  it('is done once when its answer was lost and it is sent again', async () => {
    const { data: made } = await add();
    const once = { act: 'accept', requestId: 'accept-once' };
    await act(clerk, made, once);
    expect((await act(clerk, made, once)).data).toMatchObject({ state: 1, version: 2 });
    expect(await logOf(clerk, made)).toHaveLength(2);
  });

  it('changes nothing any more once it is settled', async () => {
    for (const state of [3, 4] as const) {
      const settled = await aComplaintThatIs(clerk, state);
      expect((await change(settled, { content: '别的' })).errCode).toBe(3002);
    }
  });

  it('is nobody else’s: not of other areas, nor of who may only look', async () => {
    const { data: made } = await add({ addressType: '450102' });
    const elsewhere = await office.aClerk({ rights: COMPLAINT_RIGHTS, areaIds: ['450105'] });
    const looker = await office.aClerk({ rights: ['monitoring.complaint'] });
    expect(await listed(elsewhere)).toEqual([]);
    expect(await listed(looker)).toMatchObject([{ id: made.id }]);
    expect((await act(elsewhere, made, { act: 'accept' })).errCode).toBe(3006);
    expect((await act(looker, made, { act: 'accept' })).errCode).toBe(3008);
    for (const call of [
      complaintCalls.listComplaintLog,
      complaintCalls.listEvidence,
      complaintCalls.listComplaintRides,
    ]) {
      const asked = await elsewhere.ask(call, { query: { complaintId: made.id } });
      expect(asked.errCode).toBe(3006);
    }
    expect((await counted(elsewhere)).toAccept).toBe(0);
  });
});

describe('what waits', () => {
  it('is counted as the lists show it', async () => {
    await add();
    await aComplaintThatIs(clerk, 2);
    const { id } = await aComplaintThatIs(clerk, 1);
    const now = office.clock();
    expect(await counted()).toEqual({ toAccept: 1, dueSoon: 0, overdue: 0, toVisit: 1 });
    for (const [deadline, soon, over] of [
      [now + SOON_MS, [], []],
      [now + SOON_MS - 1, [{ id }], []],
      [now, [{ id }], []],
      [now - 1, [], [{ id }]],
    ] as const) {
      await set({ deadline });
      expect(await counted()).toMatchObject({ dueSoon: soon.length, overdue: over.length });
      expect(await listed(clerk, { due: 'soon' })).toMatchObject(soon);
      expect(await listed(clerk, { due: 'over' })).toMatchObject(over);
    }
  });
});
