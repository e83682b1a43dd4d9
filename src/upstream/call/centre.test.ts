/** Who calls, what came of it, whom to call back, and who is at his desk. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aListOf } from '../../../tests/builders/calls.ts';
import { anUpstream, type Person, type Upstream } from '../../../tests/builders/upstream.ts';
import { callCentreCalls } from '../../contract/call-centre.ts';
import { callRecordCalls } from '../../contract/call-record.ts';
import { dispatchCalls } from '../../contract/dispatch.ts';
import type { AnyCall } from '../../contract/grammar/call.ts';
import { lostOrder } from '../../contract/lost-order.ts';
import { noteCallBack } from '../domain/calls/call-backs.ts';
import { callBack, callRecord } from '../domain/calls/tables.ts';
import { passenger, passengerAddress, taxiOrder } from '../domain/orders/tables.ts';

let upstream: Upstream;
let agent: Person;
let other: Person;
beforeAll(async () => {
  upstream = await anUpstream();
  [agent, other] = [await upstream.signIn('agent'), await upstream.signIn('dispatcher')];
});
afterAll(() => upstream.close());
beforeEach(async () => {
  for (const table of [callBack, callRecord, taxiOrder, passengerAddress])
    await upstream.store.db.delete(table);
});

const MOBILE = '13812340001';
const ORIGIN = { address: '民族大道 1 号', lng: 108.33, lat: 22.81 };
const NOWHERE = '999999';
const refused = (reason: string) => ({ errCode: 3002, failure: { reason } });

async function aCall(over: Parameters<typeof aListOf>[1][number] = {}): Promise<string> {
  const { db } = upstream.store;
  const callno = over.callno === undefined ? MOBILE : over.callno;
  const now = upstream.clock();
  const [who] =
    callno === null
      ? []
      : await db
          .insert(passenger)
          .values({ mobile: callno, searchKey: '', createdOn: now, updatedOn: now })
          .onConflictDoUpdate({ target: passenger.mobile, set: { updatedOn: now } })
          .returning();
  const [id = ''] = await aListOf(db, [{ ...over, callno, passengerId: who?.id ?? null }]);
  return id;
}
const pop = (callId: string, person = agent) => person.ask(callCentreCalls.screenPop, { query: { callId } });
const order = (body: object) =>
  agent.ask(dispatchCalls.createOrder, { body: { origin: ORIGIN, ...body } } as never);

const lose = (body: object) => agent.ask(lostOrder.calls.create as AnyCall, { body });

describe('the screen pop', () => {
  it('says who calls, what runs, what he has lost, and the three addresses that he uses most', async () => {
    const { db } = upstream.store;
    const callId = await aCall();
    const { errCode, data: made } = await order({ callId });
    expect(errCode).toBe(0);
    const [who] = await db.select().from(passenger).where(eq(passenger.mobile, MOBILE));
    const used = [9, 3, 7, 5].map((useCount, at) => ({
      passengerId: who?.id ?? '',
      address: `第 ${useCount} 处`,
      lng: 108.3,
      lat: 22.8,
      useCount,
      lastUsedOn: at,
    }));
    await db.insert(passengerAddress).values(used);
    await lose({ goodsName: '雨伞', goodsType: 99, callId });
    const { data } = await pop(callId);
    expect(data.passenger).toMatchObject({ mobile: '138****0001', runningOrders: [{ id: made.id }] });
    expect(data.passenger?.addresses.map(({ useCount }) => useCount)).toEqual([9, 7, 5]);
    expect(data.cases).toMatchObject([{ goodsName: '雨伞', handleStatus: 0 }]);
    expect(data.call).toMatchObject({ id: callId, callno: '138****0001', orderId: made.id });
  });

  it('knows nobody where the number is hidden, and no call that is not there', async () => {
    const { data } = await pop(await aCall({ callno: null }));
    expect(data).toMatchObject({ passenger: null, cases: [], call: { callno: null } });
    expect((await pop(NOWHERE)).errCode).toBe(3006);
    expect((await pop(NOWHERE, await upstream.signIn('finance'))).errCode).toBe(3008);
  });

  it('suggests a tag by what was done, else by the key that was pressed', async () => {
    const suggestedFor = async (id: string) => (await pop(id)).data.suggestedTag;
    expect(await suggestedFor(await aCall())).toBeNull();
    const callId = await aCall({ ivrkey: '2', callno: '13812340002' });
    await lose({ goodsName: '钱包', goodsType: 2, callId });
    expect(await suggestedFor(callId)).toBe('2');
    await order({ callId });
    expect(await suggestedFor(callId)).toBe('1');
  });
});

describe('an order taken down in a call', () => {
  it('has the number of who calls without its being told to anybody', async () => {
    const callId = await aCall();
    const { data } = await order({ callId });
    expect(data).toMatchObject({ callId, passenger: { mobile: '138****0001' } });
    const [row] = await upstream.store.db.select().from(taxiOrder).where(eq(taxiOrder.id, data.id));
    expect(row?.mobile).toBe(MOBILE);
  });

  it('needs a number where the caller hides his, and where the call is not there', async () => {
    const hidden = await aCall({ callno: null });
    expect((await order({ callId: hidden })).errCode).toBe(3007);
    expect((await order({ callId: NOWHERE })).errCode).toBe(3007);
    const typed = await order({ callId: hidden, mobile: '13812340009' });
    expect(typed.errCode).toBe(0);
    expect((await pop(hidden)).data.call.orderId).toBe(typed.data.id);
  });
});

describe('who calls', () => {
  it('is named by the call, whose number nobody has to know', async () => {
    const callId = await aCall();
    const said = { name: '黄阿婆', isOldPerson: true, isDriver: false };
    expect((await agent.ask(callRecordCalls.updateQimoUser, { body: { callId, ...said } })).errCode).toBe(0);
    expect((await pop(callId)).data.passenger).toMatchObject({ nickName: '黄阿婆', isOldPerson: 1 });
    const of = async (body: object) =>
      (await agent.ask(callRecordCalls.updateQimoUser, { body: { ...body, ...said } })).errCode;
    expect(await of({ callId: await aCall({ callno: null }) })).toBe(3002);
    expect(await of({ callId: NOWHERE })).toBe(3006);
    expect(await of({})).toBe(3007);
  });
});

describe('numbers to call back', () => {
  const missed = async (callno: string, minutesAgo: number) => {
    const { db } = upstream.store;
    const now = upstream.clock();
    const id = await aCall({ callno, state: 'queueLeak', enteredOn: now - minutesAgo * 60_000 });
    const [row] = await db.select().from(callRecord).where(eq(callRecord.id, id));
    if (row) await noteCallBack(db, undefined, row, now);
  };
  const queue = async (query: object = {}) =>
    (await agent.ask(callCentreCalls.listCallBacks, { query: { state: 1, ...query } } as never)).data;
  const act = (person: Person, body: object) => person.ask(callCentreCalls.actOnCallBack, { body } as never);

  it('stand once each, who waits longest first, masked', async () => {
    await missed('13812340011', 5);
    await missed('13812340012', 20);
    await missed('13812340011', 2);
    expect(await queue()).toMatchObject([
      { callno: '138****0012', missedCount: 1, lastState: 'queueLeak' },
      { callno: '138****0011', missedCount: 2 },
    ]);
  });

  it('are claimed, taken over, let go, and given up with a reason, by the version that was seen', async () => {
    await missed('13812340013', 5);
    const [entry] = await queue();
    const id = entry?.id ?? '';
    const claimed = await act(agent, { id, act: 'claim', version: entry?.version });
    expect(claimed.data.claimedByName).toBe('农秀珍');
    expect((await act(other, { id, act: 'claim', version: entry?.version })).errCode).toBe(3001);
    const { version } = claimed.data;
    expect(await act(other, { id, act: 'claim', version })).toMatchObject(
      refused('TAKEN_OVER_WITHOUT_REASON'),
    );
    const taken = await act(other, { id, act: 'claim', version, reason: '同事在通话' });
    expect(taken.data.claimedById).not.toBe(claimed.data.claimedById);
    for (const body of [{ act: 'release' }, { act: 'giveUp', reason: '空号' }] as const)
      expect(await act(agent, { id, ...body })).toMatchObject(refused('HELD_BY_ANOTHER'));
    expect((await act(other, { id, act: 'release' })).data.claimedByName).toBeNull();
    expect((await act(other, { id, act: 'release' })).errCode).toBe(3002);
    expect((await act(agent, { id, act: 'giveUp' })).errCode).toBe(3007);
    expect((await act(agent, { id, act: 'giveUp', reason: '空号' })).data).toMatchObject({
      state: 3,
      reason: '空号',
    });
    expect((await act(agent, { id, act: 'claim' })).errCode).toBe(3002);
    expect(await queue()).toEqual([]);
    expect(await queue({ state: 3 })).toMatchObject([{ id, reason: '空号' }]);
  });

  it.each([
    ['without a version', {}],
    ['without a version, with a reason', { reason: '我来' }],
    ['by the version that all have seen', { version: 0, reason: '我来' }],
  ])('go to one of those who claim them at once %s', async (_how, said) => {
    await missed('13812340014', 5);
    const [entry] = await queue();
    const id = entry?.id ?? '';
    const seen = 'version' in said ? { ...said, version: entry?.version } : said;
    const people = [agent, other, await upstream.signIn('admin')];
    const answers = await Promise.all(people.map(person => act(person, { id, act: 'claim', ...seen })));
    const won = answers.filter(({ errCode }) => errCode === 0);
    expect(won).toHaveLength(1);
    expect(await queue()).toMatchObject([{ id, claimedByName: won[0]?.data.claimedByName }]);
    const holder = people[answers.indexOf(won[0] as (typeof answers)[number])];
    // claiming one's own call changes nothing
    const again = await act(holder ?? agent, { id, act: 'claim' });
    expect(again.data.version).toBe(won[0]?.data.version);
  });
});

describe('the board of agents', () => {
  const board = async () => (await agent.ask(callCentreCalls.listAgents)).data;
  const own = async () => (await board()).find(({ agentName }) => agentName === '农秀珍');

  it('says who is here, rings, talks, wraps up or is busy, with his day', async () => {
    const account = (await own())?.agent ?? '';
    expect(await own()).toMatchObject({ state: 1, todayIn: 0, answered: 0 });
    expect((await board()).some(({ state }) => state === 0)).toBe(true);
    const now = upstream.clock();
    await agent.ask(callCentreCalls.setPresence, { body: { isBusy: 1 } });
    expect(await own()).toMatchObject({ state: 5, isBusy: 1, sinceTime: now });
    // who is there stands first
    const states = (await board()).map(({ state }) => state !== 0);
    expect(states).toEqual(states.toSorted((one, other) => Number(other) - Number(one)));
    await agent.ask(callCentreCalls.setPresence, { body: { isBusy: 0 } });
    await aCall({ agent: account, enteredOn: now, begin: now, end: now, talkSeconds: 60 });
    expect(await own()).toMatchObject({ state: 4, todayIn: 1, answered: 1, avgTalkSeconds: 60 });
    await aCall({ agent: account, enteredOn: now, phase: 'Ring', state: null, ringingdate: now });
    expect(await own()).toMatchObject({ state: 2, sinceTime: now });
    await aCall({ agent: account, enteredOn: now, phase: 'Link', state: null, begin: now - 1 });
    expect(await own()).toMatchObject({ state: 3, sinceTime: now - 1 });
  });

  it('takes no word of who has no account at the switchboard', async () => {
    const admin = await upstream.signIn('admin');
    const { errCode } = await admin.ask(callCentreCalls.setPresence, { body: { isBusy: 1 } });
    expect(errCode).toBe(3002);
  });
});
