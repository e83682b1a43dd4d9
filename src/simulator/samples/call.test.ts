/** The sample calls are what was reported of them, as if a switchboard had said it. */
import { asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anUpstream, type Person, type Upstream } from '../../../tests/builders/upstream.ts';
import { callRecordCalls } from '../../contract/call-record.ts';
import { callBack, callRecord, callReport } from '../../upstream/domain/calls/tables.ts';
import { unfold } from '../../upstream/domain/calls/unfolding.ts';
import { taxiOrder } from '../../upstream/domain/orders/tables.ts';

let upstream: Upstream;
let agent: Person;
beforeAll(async () => {
  upstream = await anUpstream();
  agent = await upstream.signIn('agent');
});
afterAll(() => upstream.close());

it('are some hundred of the last thirty days, of every kind, none of them still under way', async () => {
  const { data } = await agent.ask(callRecordCalls.queryCallRecordList, { query: {} });
  expect(data.allCount).toBeGreaterThan(250);
  expect(data.allCount).toBeLessThan(600);
  const calls = await upstream.store.db.select().from(callRecord);
  for (const { end } of calls) expect(end ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(upstream.clock());
  expect(new Set(calls.map(({ state }) => state))).toEqual(
    new Set(['dealing', 'notDeal', 'leak', 'queueLeak', 'voicemail']),
  );
  expect(new Set(calls.map(({ ivrkey }) => ivrkey))).toEqual(new Set(['0', '1', '2', '3', null]));
  expect(new Set(calls.map(({ calltype }) => calltype))).toEqual(new Set(['normal', 'dialout']));
});

it('are each what its reports make of it', async () => {
  const { db } = upstream.store;
  const reports = await db.select().from(callReport).orderBy(asc(callReport.id));
  for (const call of await db.select().from(callRecord))
    expect(call).toMatchObject(unfold(reports.filter(({ callId }) => callId === call.callId)));
});

it('know the orders that were made in them, and are called back where they were missed', async () => {
  const { db } = upstream.store;
  const bound = await db
    .select({
      orderId: callRecord.orderId,
      tagging: callRecord.tagging,
      back: taxiOrder.callId,
      id: callRecord.id,
    })
    .from(callRecord)
    .innerJoin(taxiOrder, eq(taxiOrder.id, callRecord.orderId))
    .where(isNotNull(callRecord.orderId));
  expect(bound.length).toBeGreaterThan(0);
  for (const { tagging, back, id } of bound) expect([tagging, back]).toEqual(['1', id]);
  const backs = await db.select().from(callBack);
  expect(new Set(backs.map(({ state }) => state))).toEqual(new Set([1, 2]));
  for (const { state, endedByCallId } of backs) expect(endedByCallId !== null).toBe(state === 2);
});
