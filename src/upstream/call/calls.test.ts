/** Calls as a list, what is said of them, and statistics that equal the lists they lead to. */
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aListOf } from '../../../tests/builders/calls.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import {
  CALL_FIGURES,
  type CallFigure,
  callCountCalls,
  callRecordCalls,
} from '../../contract/call-record.ts';
import { CALL_STATES, CALL_TYPES } from '../../contract/call-states.ts';
import { operateLog } from '../core/audit/tables.ts';
import { callRecord } from '../domain/calls/tables.ts';
import { passenger } from '../domain/orders/tables.ts';

let upstream: Office;
let admin: Person;
let agent: Person;
beforeAll(async () => {
  upstream = await anOffice();
  [admin, agent] = [await upstream.signIn('admin'), await upstream.signIn('agent')];
});
afterAll(() => upstream.close());
beforeEach(() => upstream.store.db.delete(callRecord));

const DAY_MS = 86_400_000;
const list = async (query: object = {}, person = agent) =>
  (await person.ask(callRecordCalls.queryCallRecordList, { query } as never)).data;

describe('the list of calls', () => {
  it('is the latest first, with how many there are by time and how many nobody answered', async () => {
    const now = upstream.clock();
    await aListOf(upstream.store.db, [
      { enteredOn: now - 60_000, state: 'dealing' },
      { enteredOn: now - 5 * DAY_MS, state: 'leak' },
      { enteredOn: now - 20 * DAY_MS, state: 'notDeal' },
      { enteredOn: now - 200 * DAY_MS, state: 'dealing' },
    ]);
    const all = await list();
    expect(all.recordExpands.map(({ state }) => state)).toEqual(['dealing', 'leak', 'notDeal', 'dealing']);
    const counts = { allCount: 4, countBy7Day: 2, countBy30Day: 3 };
    expect(all).toMatchObject({ total: 4, callCount: 4, deElectrifyCount: 2, ...counts });
    // a choice of time changes the page, and not the counts beside the choices
    expect(await list({ timeType: 7 })).toMatchObject({ total: 2, deElectrifyCount: 1, ...counts });
    expect(await list({ timeType: 30, size: 1, current: 2 })).toMatchObject({
      total: 3,
      recordExpands: [{ state: 'leak' }],
    });
  });

  it.each([
    {},
    ...CALL_STATES.map(state => ({ state })),
    ...CALL_FIGURES.map(only => ({ only })),
    { state: 'dealing', only: 'missed' },
    { state: 'leak', only: 'missed', timeType: 7 },
    { state: 'leak', only: 'answered' },
    { only: 'rung', timeType: 7 },
  ])('counts by %o what it lists', async filter => {
    const now = upstream.clock();
    const times = [now - 60_000, now - 9 * DAY_MS];
    await aListOf(
      upstream.store.db,
      [...CALL_STATES, null].flatMap((state, at) =>
        times.map(enteredOn => ({
          enteredOn,
          state,
          tagging: String(at % 2),
          ringingdate: now,
          waitSeconds: 4,
        })),
      ),
    );
    const { recordExpands, total, allCount, countBy7Day, deElectrifyCount } = await list(filter);
    const isMissed = ({ state }: { state: string | null }) => state !== null && state !== 'dealing';
    expect({ total, deElectrifyCount }).toEqual({
      total: recordExpands.length,
      deElectrifyCount: recordExpands.filter(isMissed).length,
    });
    const lengthOf = async (timeType: number) => (await list({ ...filter, timeType })).recordExpands.length;
    expect({ allCount, countBy7Day }).toEqual({
      allCount: await lengthOf(0),
      countBy7Day: await lengthOf(7),
    });
  });

  it('finds a number whole or by its end, and shows it masked', async () => {
    await aListOf(upstream.store.db, [
      { callno: '13877110001' },
      { callno: '13877110002' },
      { callno: null },
    ]);
    expect((await list({ mobile: '13877110002' })).recordExpands).toMatchObject([{ callno: '138****0002' }]);
    expect(await list({ mobile: '0001' })).toMatchObject({ total: 1, allCount: 1 });
    expect((await list()).recordExpands[0]).toMatchObject({ callno: null });
  });

  it('is the one call that is asked for, if the other filters have it', async () => {
    const [here = '', there = ''] = await aListOf(upstream.store.db, [{ state: 'leak' }, {}]);
    expect(await list({ id: here })).toMatchObject({
      total: 1,
      recordExpands: [{ id: here, state: 'leak' }],
    });
    expect(await list({ id: there, state: 'leak' })).toMatchObject({ total: 0, recordExpands: [] });
  });

  it('is for who may see calls, of his areas', async () => {
    await aListOf(upstream.store.db, [{ addressType: '450102' }, { addressType: '450103' }, {}]);
    const finance = await upstream.signIn('finance');
    expect((await finance.ask(callRecordCalls.queryCallRecordList, { query: {} } as never)).errCode).toBe(
      3008,
    );
    expect(await list()).toMatchObject({ total: 3 });
  });
});

describe('a call', () => {
  it('gets a tag of the dictionary, can be given another, and none that is not there', async () => {
    const [id = ''] = await aListOf(upstream.store.db, [{}]);
    const tag = (tagging: string) => agent.ask(callRecordCalls.updateQimoTagging, { body: { id, tagging } });
    expect((await tag('1')).data).toMatchObject({ tagging: '1', taggingText: '叫车' });
    expect((await tag('2')).data).toMatchObject({ tagging: '2' });
    expect((await tag('777')).errCode).toBe(3007);
    expect((await tag('0')).data).toMatchObject({ tagging: '0', taggingText: null });
    const entries = await upstream.store.db
      .select()
      .from(operateLog)
      .where(and(eq(operateLog.objectType, 'callRecord'), eq(operateLog.objectId, id)))
      .orderBy(operateLog.id);
    const told = entries.map(({ objectName, before, after }) => [
      objectName,
      JSON.parse(before ?? '{}'),
      JSON.parse(after ?? '{}'),
    ]);
    // called by its number, masked; each tag with its word as it was then
    expect(told[0]).toEqual([
      expect.stringMatching(/^\d*\*+\d*$/),
      { tagging: '0' },
      { tagging: '1', taggingText: '叫车' },
    ]);
    expect(told.at(-1)?.[2]).toEqual({ tagging: '0' });
  });

  it('says who calls, by his number', async () => {
    const { db } = upstream.store;
    const mobile = '13866661234';
    const body = { mobile, name: '黄阿婆', isOldPerson: true, isDriver: false };
    expect((await agent.ask(callRecordCalls.updateQimoUser, { body })).errCode).toBe(0);
    const [row] = await db.select().from(passenger).where(eq(passenger.mobile, mobile));
    expect(row).toMatchObject({ name: '黄阿婆', isOldPerson: 1, isDriver: 0, orderCount: 0 });
    await agent.ask(callRecordCalls.updateQimoUser, { body: { ...body, isOldPerson: false } });
    const [again] = await db.select().from(passenger).where(eq(passenger.mobile, mobile));
    expect(again).toMatchObject({ id: row?.id, isOldPerson: 0, version: 3 });
  });
});

describe('every statistic', () => {
  const NOON = Date.UTC(2026, 5, 15, 4);
  const aCall = fc.record({
    enteredOn: fc.integer({ min: 0, max: 5 * 24 }).map(hour => NOON + hour * 3_600_000),
    calltype: fc.constantFrom(...CALL_TYPES),
    state: fc.constantFrom(null, ...CALL_STATES),
    agent: fc.constantFrom(null, 'call8001', 'call8002'),
    ivrkey: fc.constantFrom(null, '1', '2'),
    tagging: fc.constantFrom('0', '1', '2', '99'),
    waitSeconds: fc.integer({ min: 0, max: 20 }),
    ringSeconds: fc.integer({ min: 0, max: 30 }),
    talkSeconds: fc.integer({ min: 0, max: 600 }),
    ringingdate: fc.constantFrom(null, NOON),
    orderId: fc.constantFrom(null, '7'),
  });
  const aFilter = fc.record(
    {
      startTime: fc.integer({ min: 0, max: 60 }).map(hour => NOON + hour * 3_600_000),
      endTime: fc.integer({ min: 60, max: 130 }).map(hour => NOON + hour * 3_600_000),
      callType: fc.constantFrom(...CALL_TYPES),
      agentId: fc.constantFrom('call8001', 'call8002'),
      tagging: fc.constantFrom('0', '1'),
      ivrkey: fc.constantFrom('1', '2'),
    },
    { requiredKeys: [] },
  );

  it('is the length of the list that it leads to', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aCall, { maxLength: 25 }), aFilter, async (calls, query) => {
        await upstream.store.db.delete(callRecord);
        await aListOf(upstream.store.db, calls);
        const total = async (more: object = {}) => (await list({ ...query, ...more }, admin)).total;
        const days = (await admin.ask(callCountCalls.countList, { query })).data;
        expect(days.reduce((sum, { callCount }) => sum + callCount, 0)).toBe(await total());
        expect(days).toEqual(days.toSorted((one, other) => one.date.localeCompare(other.date)));
        expect(days.reduce((sum, { answerCount }) => sum + answerCount, 0)).toBe(
          await total({ state: 'dealing' }),
        );
        for (const { date, ...day } of days) {
          const begin = Date.parse(`${date}T00:00+08:00`);
          const startTime = Math.max(begin, query.startTime ?? 0);
          const endTime = Math.min(begin + DAY_MS, query.endTime ?? Number.MAX_SAFE_INTEGER);
          const of = (only?: CallFigure) => total({ startTime, endTime, only });
          expect(day).toMatchObject({
            callCount: await of(),
            answerCount: await of('answered'),
            deElectrifyCount: await of('missed'),
            within10sCount: await of('soon'),
            rungCount: await of('rung'),
          });
        }
        for (const { agent: agentId, ...row } of (await admin.ask(callCountCalls.countAgents, { query }))
          .data) {
          const of = (only?: CallFigure) => total({ agentId, only });
          expect(row.in + row.out).toBe(await of());
          expect(row).toMatchObject({
            answered: await of('answered'),
            missed: await of('missed'),
            orderCount: await of('ordered'),
          });
          const tagged = await of('tagged');
          expect(row.tagRate).toBe(row.answered && Math.round((1_000 * tagged) / row.answered) / 10);
        }
        for (const { ivrkey, count } of (await admin.ask(callCountCalls.countIvrList, { query })).data)
          expect(count).toBe(await total({ ivrkey }));
        for (const { tagging, count } of (await admin.ask(callCountCalls.countTaggingList, { query })).data)
          expect(count).toBe(await total({ tagging }));
      }),
      { numRuns: 20 },
    );
  });

  it('tells rates and means together with what they are made of', async () => {
    const answered = { enteredOn: NOON, ringingdate: NOON };
    await aListOf(upstream.store.db, [
      { ...answered, waitSeconds: 10, ringSeconds: 4, talkSeconds: 30 },
      { ...answered, waitSeconds: 11, ringSeconds: 5, talkSeconds: 61 },
      { ...answered, state: 'notDeal', ringSeconds: 20 },
      { enteredOn: NOON, state: 'leak' },
      // still going on
      { enteredOn: NOON, state: null },
    ]);
    expect((await admin.ask(callCountCalls.countList, { query: {} })).data).toEqual([
      {
        date: '2026-06-15',
        callCount: 5,
        answerCount: 2,
        deElectrifyCount: 2,
        answerRate: 50,
        within10sRate: 50,
        within10sCount: 1,
        rungCount: 3,
        ringSeconds: 29,
        avgRing: 9.7,
        talkSeconds: 91,
        avgTalk: 45.5,
      },
    ]);
  });

  it('is for who makes reports, who need not see a single call', async () => {
    const [finance, auditor] = [await upstream.signIn('finance'), await upstream.signIn('auditor')];
    expect((await finance.ask(callCountCalls.countList, { query: {} })).errCode).toBe(0);
    expect((await auditor.ask(callCountCalls.countList, { query: {} })).errCode).toBe(3008);
  });

  it('counts calls of his areas for who is limited to them', async () => {
    await aListOf(upstream.store.db, [{ addressType: '450102' }, { addressType: '450103' }, {}]);
    const limited = await upstream.aClerk({ rights: ['reportStatistics'], areaIds: ['450102'] });
    const [day] = (await limited.ask(callCountCalls.countList, { query: {} })).data;
    // his own, and what belongs to no area
    expect(day?.callCount).toBe(2);
  });
});
