/** Alarms: raised by terminals, told, taken in hand, given away, closed with a reason; an SOS goes to everybody in time. */
import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMovingFleet } from '../../../tests/builders/moving-fleet.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { aMachine, type Machine } from '../../../tests/builders/open-door.ts';
import { anOrder } from '../../../tests/builders/orders.ts';
import { rounds } from '../../../tests/builders/rounds.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import {
  type Alarm,
  alarm,
  alarmCalls,
  alarmDeskCalls,
  type alarmDoorCalls,
  SAME_ALARM_MS,
  SOS_ANSWER_MS,
} from '../../contract/alarm.ts';
import type { Data } from '../../contract/grammar/call.ts';
import { pushRow } from '../core/outbox/tables.ts';
import { alarmEscalation } from './escalation.ts';
import { alarmLog, alarmTable } from './tables.ts';

let office: Office;
let fleet: ReturnType<typeof aMovingFleet>;
let gateway: Machine;
let monitor: Person;
let driverId: string;
const PLATE = '桂AB1234';

beforeAll(async () => {
  office = await anOffice();
  fleet = aMovingFleet(office);
  gateway = await aMachine(office, office.admin, ['raiseAlarms']);
  const { vehicleId } = await fleet.aVehicle({ plateNumber: PLATE, addressType: '450105' });
  driverId = await fleet.aDriver({ vehicleId, name: '覃建军', addressType: '450105' });
  await anOrder(office.store.db, { mainStatus: 2, subStatus: 21, vehicleId, driverId });
});
afterAll(() => office.close());
beforeEach(async () => {
  const { db } = office.store;
  for (const table of [alarmLog, alarmTable, pushRow]) await db.delete(table);
  monitor = await office.aClerk({ rights: ['monitoring.alarm', 'monitoring.alarm:handle'] });
});

const raise = async (about: object = {}) =>
  (
    await gateway.send<Data<typeof alarmDoorCalls.raiseAlarm>>('POST', '/api/open/alarm', {
      alarmType: 1,
      plateNumber: PLATE,
      lng: 108.37,
      lat: 22.82,
      alarmTime: office.clock(),
      ...about,
    })
  ).data;
const list = async (by = monitor, query: Record<string, unknown> = {}) =>
  (await by.ask(alarm.calls.list, { query })).data;
const update = (body: object, by = monitor) =>
  by.ask(alarmCalls.updateCallthepoliceInfo, { body: body as never });
const actions = async (alarmId: string) =>
  (await monitor.ask(alarmDeskCalls.listAlarmLog, { query: { alarmId } })).data.map(({ action }) => action);

/** Messages of this type, with whom they are for. */
async function told(type: string) {
  const rows = await office.store.db.select().from(pushRow).orderBy(asc(pushRow.id));
  return rows
    .filter(row => row.type === type)
    .map(({ data, audience }) => ({ data: JSON.parse(data), to: JSON.parse(audience) }));
}

describe('alarms of several accounts', () => {
  it('stand apart: what one raises neither moves, repeats nor hides that of another', async () => {
    const { id } = await raise({ alarmType: 2, speed: 88 });
    const other = await aMachine(office, office.admin, ['raiseAlarms']);
    const report = { alarmType: 2, plateNumber: PLATE, alarmTime: office.clock() + 1, speed: 12 };
    const answer = await other.send('POST', '/api/open/alarm', report);
    expect(answer.data).toMatchObject({ outcome: 'raised' });
    expect(answer.data).not.toMatchObject({ id });
    const rows = await list();
    expect(rows.find(row => row.id === id)).toMatchObject({ speed: 88, receiveCount: 1 });
  });

  it('come in several at once, each judged by itself', async () => {
    const report = { alarmType: 3, plateNumber: PLATE, alarmTime: office.clock() };
    const reports = [
      report,
      { ...report, alarmType: 99 },
      { ...report, alarmTime: 0 },
      { ...report, attachments: ['javascript:alert(1)'] },
      { ...report, plateNumber: '桂A00000' },
      report,
    ];
    const { data } = await gateway.send('POST', '/api/open/alarms', { reports });
    const refused = (index: number, field: string, reason: string) => ({
      outcome: 'refused',
      id: null,
      problem: { index, field, reason },
    });
    expect(data).toEqual([
      { outcome: 'raised', id: expect.any(String) },
      refused(1, 'alarmType', 'invalid_union'),
      refused(2, 'alarmTime', 'TIME_OUT_OF_BOUNDS'),
      refused(3, 'attachments.0', 'custom'),
      { outcome: 'unknown', id: null },
      { outcome: 'known', id: expect.any(String) },
    ]);
  });
});

describe('an alarm', () => {
  it('comes in by the open door with its driver and his order, and is told where it lies', async () => {
    const { outcome, id } = await raise({ address: '江南大道', speed: 42 });
    expect(outcome).toBe('raised');
    expect(await list()).toMatchObject([
      {
        id,
        alarmType: 1,
        level: 1,
        state: 0,
        plateNumber: PLATE,
        addressType: '450105',
        driverId,
        driverName: '覃建军',
        driverMobile: expect.stringMatching(/^139\*{4}\d{4}$/),
        orderId: expect.any(String),
        lng: 108.37,
        coordType: 1,
        receiveCount: 1,
      },
    ]);
    expect(await told('ALARM_NEW')).toEqual([
      {
        data: expect.objectContaining({ id, alarmType: 1, isOverdue: 0, address: '江南大道' }),
        to: { may: 'monitoring.alarm', areas: [['450105']] },
      },
    ]);
  });

  it('that the vehicle raises again is the same, until it is over or long ago', async () => {
    const { id } = await raise({ alarmType: 2, speed: 88 });
    expect(await raise({ alarmType: 2 })).toEqual({ outcome: 'known', id });
    office.clock.advance(30_000);
    expect(await raise({ alarmType: 2, speed: 96 })).toEqual({ outcome: 'repeated', id });
    expect(await list()).toMatchObject([{ id, receiveCount: 2, speed: 96, level: 2 }]);
    // of another type it is another one
    expect(await raise({ alarmType: 3 })).toMatchObject({ outcome: 'raised' });
    office.clock.advance(SAME_ALARM_MS + 1_000);
    expect(await raise({ alarmType: 2 })).toMatchObject({ outcome: 'raised' });
  });

  it('is one alarm in whatever order its reports arrive, and lasts from the first to the last', async () => {
    const offsets = fc.uniqueArray(fc.integer({ min: 0, max: SAME_ALARM_MS - 1 }), {
      minLength: 2,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(offsets, async times => {
        for (const table of [alarmLog, alarmTable]) await office.store.db.delete(table);
        const begun = office.clock() - SAME_ALARM_MS;
        const outcomes = [];
        for (const time of times) outcomes.push((await raise({ alarmTime: begun + time })).outcome);
        expect(outcomes.filter(outcome => outcome === 'raised')).toHaveLength(1);
        const [row, ...others] = await list();
        expect(others).toEqual([]);
        expect([row?.alarmTime, row?.lastTime]).toEqual([
          begun + Math.min(...times),
          begun + Math.max(...times),
        ]);
      }),
      { numRuns: rounds(20) },
    );
  });

  it('that is closed is not raised again by a report of before', async () => {
    const { id } = await raise({ alarmType: 2 });
    await update({ id, state: 2, handleResult: 1, handleRemark: '已提醒' });
    const earlier = { alarmType: 2, alarmTime: office.clock() - 60_000 };
    expect(await raise(earlier)).toEqual({ outcome: 'known', id });
  });

  it.each([
    ['of last year', -365 * 86_400_000],
    ['of tomorrow', 86_400_000],
  ])('%s is refused at its time', async (_when, offset) => {
    const body = { alarmType: 2, plateNumber: PLATE, alarmTime: office.clock() + offset };
    expect(await gateway.send('POST', '/api/open/alarm', body)).toMatchObject({
      errCode: 3007,
      data: { reason: 'TIME_OUT_OF_BOUNDS', fields: [{ field: 'alarmTime' }] },
    });
    expect(await list()).toEqual([]);
  });

  it('of a vehicle that nobody knows is kept nowhere', async () => {
    expect(await raise({ plateNumber: '桂A00000' })).toEqual({ outcome: 'unknown', id: null });
    expect(await list()).toEqual([]);
  });

  it('lies where its vehicle does: others see neither it nor its log', async () => {
    const { id } = await raise();
    const elsewhere = await office.aClerk({
      rights: ['monitoring.alarm', 'monitoring.alarm:handle'],
      areaIds: ['450103'],
    });
    expect(await list(elsewhere)).toEqual([]);
    expect((await update({ id, state: 1 }, elsewhere)).errCode).toBe(3006);
    const asked = await elsewhere.ask(alarmDeskCalls.listAlarmLog, { query: { alarmId: id ?? '' } });
    expect(asked.errCode).toBe(3006);
  });
});

describe('who handles alarms', () => {
  it('takes one in hand, and closes it with what came of it', async () => {
    const { id } = await raise();
    const acknowledged = await update({ id, state: 1 });
    expect(acknowledged.data).toMatchObject({ state: 1, handleUserId: monitor.id });
    expect((await update({ id, state: 2 })).failure.fields).toMatchObject([{ field: 'handleResult' }]);
    const closed = await update({ id, state: 2, handleResult: 4, handleRemark: '误触，已核实' });
    expect(closed.data).toMatchObject({ state: 2, handleResult: 4, handleTime: office.clock() });
    expect((await update({ id, state: 1 })).errCode).toBe(3002);
    expect(await actions(id ?? '')).toEqual(['raise', 'acknowledge', 'close']);
  });

  it('gives one to somebody who may have it', async () => {
    const { id } = await raise();
    const colleague = await office.aClerk({ rights: ['monitoring.alarm', 'monitoring.alarm:handle'] });
    const stranger = await office.aClerk({ rights: ['monitoring.alarm'] });
    const rights = ['monitoring.alarm', 'monitoring.alarm:handle'];
    const [here, elsewhere] = [
      await office.aClerk({ rights, areaIds: ['450105'] }),
      await office.aClerk({ rights, areaIds: ['450103'] }),
    ];
    const ableIn = async (addressType: string) =>
      (await monitor.ask(alarmDeskCalls.listAlarmHandlers, { query: { addressType } })).data.map(
        ({ userId }) => userId,
      );
    const ids = await ableIn('450105');
    expect(ids).toEqual(expect.arrayContaining([colleague.id, here.id]));
    for (const { id: other } of [stranger, elsewhere]) expect(ids).not.toContain(other);
    expect(await ableIn('-1')).toEqual(expect.arrayContaining([colleague.id, here.id, elsewhere.id]));
    expect((await update({ id, state: 1, handleUserId: elsewhere.id })).errCode).toBe(3007);
    expect((await update({ id, state: 1, handleUserId: stranger.id })).errCode).toBe(3007);
    const given = await update({ id, state: 1, handleUserId: colleague.id });
    expect(given.data).toMatchObject({ state: 1, handleUserId: colleague.id });
    expect(await actions(id ?? '')).toEqual(['raise', 'assign']);
  });

  it('takes one from a colleague with a reason and by the version that he saw, and gives his own away', async () => {
    const { id } = await raise();
    const colleague = await office.aClerk({ rights: ['monitoring.alarm', 'monitoring.alarm:handle'] });
    const { data: first } = await update({ id, state: 1 });
    expect((await update({ id, state: 1 })).data.version).toBe(first.version);
    const { version } = first;
    for (const body of [{}, { handleUserId: colleague.id }])
      expect(await update({ id, state: 1, version, ...body }, colleague)).toMatchObject({
        errCode: 3002,
        failure: { reason: 'TAKEN_OVER_WITHOUT_REASON' },
      });
    expect((await update({ id, state: 1, handleRemark: '他下班了' }, colleague)).errCode).toBe(3001);
    const taken = await update({ id, state: 1, version, handleRemark: '他下班了' }, colleague);
    expect(taken.data.handleUserId).toBe(colleague.id);
    const given = await update({ id, state: 1, handleUserId: monitor.id }, colleague);
    expect(given.data.handleUserId).toBe(monitor.id);
    expect(await actions(id ?? '')).toEqual(['raise', 'acknowledge', 'takeOver', 'assign']);
  });

  it.each([
    ['without a version', {}],
    ['without a version, with a reason', { handleRemark: '我来' }],
  ])('is one of those who take it in hand at once %s', async (_how, body) => {
    const { id } = await raise();
    const rights = ['monitoring.alarm', 'monitoring.alarm:handle'];
    const people = [monitor, await office.aClerk({ rights }), await office.aClerk({ rights })];
    const answers = await Promise.all(people.map(person => update({ id, state: 1, ...body }, person)));
    expect(answers.filter(({ errCode }) => errCode === 0)).toHaveLength(1);
    expect(await actions(id ?? '')).toEqual(['raise', 'acknowledge']);
  });

  it('says why one was no alarm', async () => {
    const { id } = await raise();
    expect((await update({ id, state: 3 })).errCode).toBe(3007);
    expect((await update({ id, state: 3, handleRemark: '按错' })).data).toMatchObject({ state: 3 });
  });

  it('finds an earlier version refused', async () => {
    await raise({ alarmType: 5 });
    const [seen] = await list();
    office.clock.advance(1_000);
    await raise({ alarmType: 5 });
    const late = await update({ id: seen?.id, version: seen?.version, state: 1 });
    expect(late.errCode).toBe(3001);
    expect((late.failure.current as Alarm).receiveCount).toBe(2);
  });

  it('sees what waits', async () => {
    await raise();
    await raise({ alarmType: 2 });
    const { id } = await raise({ alarmType: 3 });
    await update({ id, state: 1 });
    const { data } = await monitor.ask(alarmDeskCalls.countAlarms);
    expect(data).toEqual({ sos: 1, waiting: 2, inHand: 1 });
    expect(await list(monitor, { isOpen: 1 })).toHaveLength(3);
    expect(await list(monitor, { isOpen: 0 })).toHaveLength(0);
  });
});

describe('an SOS that nobody takes in hand', () => {
  it('goes to everybody once, however many processes look', async () => {
    const { id } = await raise();
    office.clock.advance(SOS_ANSWER_MS - 1);
    await office.run(alarmEscalation);
    expect(await told('ALARM_NEW')).toHaveLength(1);
    office.clock.advance(1);
    await Promise.all([office.run(alarmEscalation), office.run(alarmEscalation)]);
    expect((await told('ALARM_NEW')).slice(1)).toEqual([
      { data: expect.objectContaining({ id, isOverdue: 1 }), to: { may: 'monitoring.alarm' } },
    ]);
    expect(await list()).toMatchObject([{ isOverdue: 1 }]);
    expect(await actions(id ?? '')).toEqual(['raise', 'overdue']);
  });

  it('goes nowhere once somebody has it, and no other alarm does', async () => {
    const { id } = await raise();
    await raise({ alarmType: 8 });
    await update({ id, state: 1 });
    office.clock.advance(SOS_ANSWER_MS * 2);
    await office.run(alarmEscalation);
    expect(await told('ALARM_NEW')).toHaveLength(2);
  });
});
