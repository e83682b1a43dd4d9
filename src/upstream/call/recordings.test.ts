/** Who may listen to a call, what is written down of it, and what a player is answered. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListOf } from '../../../tests/builders/calls.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { callDeskCalls } from '../../contract/call-desk.ts';
import { revealLog } from '../core/audit/tables.ts';
import { PortFailed } from '../core/outside/ports.ts';
import { callRecord } from '../domain/calls/tables.ts';

let office: Office;
let agent: Person;
let callId = '';
beforeAll(async () => {
  office = await anOffice();
  agent = await office.signIn('agent');
  [callId = ''] = await aListOf(office.store.db, [{ recordUrl: 'simulated:3', addressType: '450102' }]);
});
afterAll(() => office.close());

const SECOND_BYTES = 8_000;
const SIZE = 44 + 3 * SECOND_BYTES;
const addressOf = (id = callId, person = agent) =>
  person.ask(callDeskCalls.recordingAddress, { body: { callId: id, reason: 3 } });
const read = (url: string, range?: string) =>
  office.app.inject({ method: 'GET', url, ...(range && { headers: { range } }) });
const reveals = () => office.store.db.select().from(revealLog).where(eq(revealLog.field, 'recording'));

describe('a recording', () => {
  it('is heard by an address that ends after five minutes, and it is written down who wanted to', async () => {
    const { data } = await addressOf();
    const heard = await read(data.url);
    expect(heard.statusCode).toBe(200);
    expect(heard.headers).toMatchObject({ 'content-type': 'audio/wav', 'accept-ranges': 'bytes' });
    expect(heard.rawPayload.subarray(0, 4).toString()).toBe('RIFF');
    expect(heard.rawPayload).toHaveLength(SIZE);
    expect(await reveals()).toMatchObject([
      { userId: agent.id, objectType: 'callRecord', objectId: callId, objectName: '138****0009', reason: 3 },
    ]);
    expect(data.expireOn).toBe(office.clock() + 300_000);
    office.clock.advance(300_000);
    expect((await read(data.url)).json()).toMatchObject({
      errCode: 3008,
      data: { reason: 'ADDRESS_EXPIRED' },
    });
  });

  it('is sent in parts', async () => {
    const { url } = (await addressOf()).data;
    const all = (await read(url)).rawPayload;
    const part = await read(url, `bytes=${SECOND_BYTES}-${SECOND_BYTES + 99}`);
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 8000-8099/${SIZE}`]);
    expect(part.rawPayload.equals(all.subarray(8_000, 8_100))).toBe(true);
    const end = await read(url, 'bytes=-10');
    expect(end.rawPayload.equals(all.subarray(-10))).toBe(true);
    const beyond = await read(url, `bytes=${SIZE}-`);
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${SIZE}`]);
  });

  it('is for nobody whose address is of another call', async () => {
    const { url } = (await addressOf()).data;
    const [other = ''] = await aListOf(office.store.db, [{ recordUrl: 'simulated:3' }]);
    const moved = url.replace(`/${callId}?`, `/${other}?`);
    expect((await read(moved)).json()).toMatchObject({ errCode: 3008, data: { reason: 'ADDRESS_INVALID' } });
    expect((await read(url.split('?')[0] ?? '')).statusCode).toBe(403);
  });

  it('is for who may listen, of his areas', async () => {
    const without = await office.aClerk({ rights: ['callmgr'] });
    expect((await addressOf(callId, without)).errCode).toBe(3008);
    const elsewhere = await office.aClerk({ rights: ['callmgr', 'callmgr:listen'], areaIds: ['450103'] });
    expect((await addressOf(callId, elsewhere)).errCode).toBe(3006);
  });

  it('that is not there is not found, and nobody has listened to it', async () => {
    const { db } = office.store;
    const [none = '', gone = '', elsewhere = ''] = await aListOf(db, [
      {},
      { recordUrl: 'simulated:0' },
      { recordUrl: 'https://example.com/a.mp3' },
    ]);
    const before = (await reveals()).length;
    for (const id of [none, gone, elsewhere, '999999'])
      expect(await addressOf(id)).toMatchObject({ http: 404, errCode: 3006 });
    expect(await reveals()).toHaveLength(before);
    // deleted by the provider after the address was given
    const { url } = (await addressOf()).data;
    await db.update(callRecord).set({ recordUrl: null }).where(eq(callRecord.id, callId));
    const late = await read(url);
    expect([late.statusCode, late.json().errCode]).toEqual([404, 3006]);
    await db.update(callRecord).set({ recordUrl: 'simulated:3' }).where(eq(callRecord.id, callId));
  });

  it('of a provider who is away is answered so', async () => {
    const { url } = (await addressOf()).data;
    const { switchboard } = office.ports;
    const before = switchboard.recording;
    switchboard.recording = async () => {
      throw new PortFailed('switchboard', 'TIMEOUT');
    };
    expect(await addressOf()).toMatchObject({ http: 503, errCode: 5003 });
    expect((await read(url)).json()).toMatchObject({ errCode: 5003 });
    switchboard.recording = before;
  });
});
