/** The open door of a switchboard, as docs/switchboard.md tells it to its makers. */
import fs from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMachine, type Machine } from '../../../tests/builders/open-door.ts';
import { anUpstream, type Person, type Upstream } from '../../../tests/builders/upstream.ts';
import { callRecordCalls } from '../../contract/call-record.ts';
import { CALL_EVENTS } from '../../contract/call-states.ts';
import { callRecord, callReport } from '../domain/calls/tables.ts';

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
  it('that are wrong are refused together', async () => {
    const { errCode } = await report([...example.reports, { callId: CALL_ID, kind: 'shout', on: 1 }]);
    expect(errCode).toBe(3007);
    expect(await theCall()).toBeUndefined();
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
