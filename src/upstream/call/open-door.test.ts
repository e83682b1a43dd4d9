/** The open door of a switchboard, as docs/switchboard.md tells it to its makers. */
import fs from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PICK_UP } from '../../../tests/builders/dispatch-desk.ts';
import { aMachine, type Machine } from '../../../tests/builders/open-door.ts';
import { anUpstream, type Person, type Upstream } from '../../../tests/builders/upstream.ts';
import { callRecordCalls } from '../../contract/call-record.ts';
import { CALL_EVENTS } from '../../contract/call-states.ts';
import { complaint } from '../../contract/complaint.ts';
import { dispatchCalls } from '../../contract/dispatch.ts';
import { dispatchQueryCalls } from '../../contract/dispatch-query.ts';
import { callRecord, callReport } from '../domain/calls/tables.ts';
import { taxiOrder } from '../domain/orders/tables.ts';

const page = fs.readFileSync('docs/switchboard.md', 'utf8');
const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '') as { reports: object[] };
const CALL_ID = 'c-20260615-0042';

let upstream: Upstream;
let admin: Person;
let provider: Machine;
beforeAll(async () => {
  upstream = await anUpstream();
  admin = await upstream.signIn('admin');
  provider = await aMachine(upstream, admin, ['reportCalls']);
});
afterAll(() => upstream.close());
beforeEach(async () => {
  for (const table of [callReport, callRecord]) await upstream.store.db.delete(table);
});

const report = (reports: object[], machine = provider) =>
  machine.send<{ outcome: string }[]>('POST', '/api/open/calls', { reports });
const theCall = async () =>
  (await upstream.store.db.select().from(callRecord).where(eq(callRecord.callId, CALL_ID)))[0];

describe('the page for providers', () => {
  it('has an example that becomes the call which it tells of', async () => {
    const { data } = await report(example.reports);
    expect(data).toEqual(example.reports.map(() => ({ outcome: 'noted' })));
    expect(await theCall()).toMatchObject({
      state: 'dealing',
      phase: 'Unlink',
      callno: '13807710000',
      agent: 'call8004',
      ivrkey: '1',
      addressType: '450103',
      ringSeconds: 4,
      talkSeconds: 60,
      recordUrl: '2026/06/15/c-0042.mp3',
    });
  });

  it('promises that order and repetition do not matter', async () => {
    await report(example.reports);
    const { version: _version, id: _id, ...first } = (await theCall()) ?? {};
    const again = await report([...example.reports.toReversed(), ...example.reports]);
    expect(new Set(again.data.map(({ outcome }) => outcome))).toEqual(new Set(['known']));
    for (const table of [callReport, callRecord]) await upstream.store.db.delete(table);
    for (const one of example.reports.toReversed()) await report([one]);
    expect(await theCall()).toMatchObject(first);
  });

  it('names every kind of report, and no other', () => {
    const table = page.slice(page.indexOf('| `kind`     |'), page.indexOf('**Order and repetition'));
    const named = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(named).toEqual(['kind', ...CALL_EVENTS]);
  });
});

describe('reports', () => {
  it('that are wrong are refused one by one, each with its place and reason', async () => {
    const now = upstream.clock();
    const DAY_MS = 86_400_000;
    const enter = { callId: 'other', kind: 'enter', on: now };
    const wrong: [object, string, string][] = [
      [{ ...enter, kind: 'shout' }, 'kind', 'invalid_value'],
      [{ ...enter, on: now + 400 * DAY_MS }, 'on', 'TIME_OUT_OF_BOUNDS'],
      [{ ...enter, on: 1 }, 'on', 'TIME_OUT_OF_BOUNDS'],
      [{ ...enter, addressType: 'nowhere' }, 'addressType', 'AREA_UNKNOWN'],
      [{ ...enter, kind: 'record', recordUrl: 'javascript:alert(1)' }, 'recordUrl', 'custom'],
      [{ ...enter, kind: 'record', recordUrl: '//host/a.mp3' }, 'recordUrl', 'custom'],
    ];
    const { data } = await report([...wrong.map(([one]) => one), ...example.reports]);
    expect(data).toEqual([
      ...wrong.map(([, field, reason], index) => ({ outcome: 'refused', problem: { index, field, reason } })),
      ...example.reports.map(() => ({ outcome: 'noted' })),
    ]);
    expect(await theCall()).toMatchObject({ state: 'dealing' });
    expect(await upstream.store.db.$count(callRecord)).toBe(1);
  });

  it('of another account leave a call as it is', async () => {
    await report(example.reports.slice(0, 3));
    const before = await theCall();
    expect(before).toMatchObject({ reportedBy: provider.appKey, state: null });
    const other = await aMachine(upstream, admin, ['reportCalls']);
    const answer = await report(example.reports.slice(3), other);
    expect(answer.data).toEqual(
      example.reports.slice(3).map((_report, index) => ({
        outcome: 'refused',
        problem: { index, field: null, reason: 'OTHER_ACCOUNT' },
      })),
    );
    expect(await theCall()).toEqual(before);
  });

  it('are taken of an account with the scope only', async () => {
    const gateway = await aMachine(upstream, admin, ['pushPositions']);
    expect((await report(example.reports, gateway)).data).toMatchObject({ reason: 'SCOPE_MISSING' });
  });

  it('show at once in the list of calls', async () => {
    await report(example.reports.slice(0, 3));
    const { data } = await admin.ask(callRecordCalls.queryCallRecordList, { query: {} });
    expect(data.recordExpands).toMatchObject([
      { state: null, callstate: 'Ring', callno: '138****0000', district: '青秀区', agentname: '农秀珍' },
    ]);
  });
});

describe('the number of a caller', () => {
  const NUMBER = '13812340771';
  const SPELLINGS = [
    NUMBER,
    `+86${NUMBER}`,
    `0086 ${NUMBER}`,
    `86${NUMBER}`,
    `0${NUMBER}`,
    '138-1234-0771',
    '＋86 138 1234 0771',
    `${NUMBER},8012`,
    `sip:+86${NUMBER}@10.0.0.1`,
  ];
  const ring = (callno: string, at: number) => ({
    callId: `n-${at}`,
    kind: 'enter',
    on: upstream.clock(),
    callno,
  });

  it('is one, however the switchboard, a dispatcher, a search and a passenger write it', async () => {
    const taken = await report(SPELLINGS.map(ring));
    expect(taken.data.every(({ outcome }) => outcome === 'noted')).toBe(true);
    const calls = await upstream.store.db.select().from(callRecord);
    expect(calls.map(({ callno }) => callno)).toEqual(SPELLINGS.map(() => NUMBER));
    const [caller, ...others] = new Set(calls.map(({ passengerId }) => passengerId));
    expect(others).toEqual([]);

    const origin = { address: '金湖广场', ...PICK_UP };
    const ordered = await admin.ask(dispatchCalls.createOrder, {
      body: { mobile: '+86 138 1234 0771', origin, force: 1 },
    });
    expect(ordered.errCode).toBe(0);
    const sought = await admin.ask(dispatchQueryCalls.getPassagerInfo, {
      query: { mobile: '0086-13812340771' },
    });
    expect(sought.data?.id).toBe(caller);
    const listed = await admin.ask(callRecordCalls.queryCallRecordList, {
      query: { mobile: '138 1234 0771' },
    });
    expect(listed.data.total).toBe(SPELLINGS.length);
    const app = await aMachine(upstream, admin, ['orderAsPassenger']);
    // the same passenger has just ordered
    const placed = { submitNo: 'number-1', mobile: `+86${NUMBER}`, origin };
    expect((await app.send('POST', '/api/open/orders', placed)).data).toMatchObject({
      reason: 'ORDER_RECENT',
    });
    const orders = await upstream.store.db
      .select()
      .from(taxiOrder)
      .where(eq(taxiOrder.passengerId, caller ?? ''));
    expect(orders.map(({ mobile }) => mobile)).toEqual([NUMBER]);
  });

  it('is nobody’s where it is hidden', async () => {
    const hidden = [
      'anonymous',
      'Anonymous@anonymous.invalid',
      '*67',
      '#31#13812340771',
      '匿名',
      '138****0771',
      '0',
    ];
    await report(hidden.map(ring));
    const calls = await upstream.store.db.select().from(callRecord);
    expect(calls.map(({ callno, passengerId }) => [callno, passengerId])).toEqual(
      hidden.map(() => [null, null]),
    );
  });

  it('may be a land line, which gets no text message', async () => {
    await report(['0771-560 1234', '+867715601234', '(0771)5601234-801'].map(ring));
    const calls = await upstream.store.db.select().from(callRecord);
    expect([...new Set(calls.map(({ callno }) => callno))]).toEqual(['07715601234']);
    expect(new Set(calls.map(({ passengerId }) => passengerId)).size).toBe(1);
    const wanted = { complainant: '韦女士', mobile: '0771-5601234', type: 1, content: '车里很脏' } as const;
    const { data, errCode } = await admin.ask(complaint.calls.create, { body: wanted } as never);
    expect({ errCode, mobile: (data as { mobile: string }).mobile }).toEqual({
      errCode: 0,
      mobile: '077****1234',
    });
  });
});
