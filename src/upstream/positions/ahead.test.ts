/** A position is seen before the database has confirmed who brought it; his answer is not. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Key, PACKET_PATH, signedHeaders } from '../../../tests/builders/gateway.ts';
import { anUpstream, type Person, type Upstream } from '../../../tests/builders/upstream.ts';
import type { Envelope } from '../../contract/grammar/envelope.ts';
import type { FailureData } from '../../contract/grammar/failures.ts';
import { openDataAccount } from '../../contract/open-data.ts';
import type { Receipt } from '../../contract/positions/intake.ts';
import { encodePacket } from '../../contract/positions/packet.ts';
import { vehicle } from '../domain/fleet/tables.ts';

const { create, one, update } = openDataAccount.calls;
const ABOUT = {
  name: '网关',
  protocol: 1 as const,
  ipWhitelist: ['10.8.0.0/16'],
  qps: 100,
  state: 1 as const,
};
const PLATE = '桂AA0001';

let upstream: Upstream;
let admin: Person;
let vehicleId: string;
let key: Key & { id: string };
beforeAll(async () => {
  upstream = await anUpstream();
  const made = { addressType: '450102', searchKey: '', createdOn: 1, updatedOn: upstream.clock() };
  const [row] = await upstream.store.db
    .insert(vehicle)
    .values({ plateNumber: PLATE, ...made })
    .returning();
  vehicleId = row?.id ?? '';
  await upstream.fleet.register.refresh();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  admin = await upstream.signIn('admin');
  const body = { ...ABOUT, scopes: ['pushPositions' as const] };
  key = (await admin.ask(create, { body })).data;
  // known from now on
  expect(await push(next())).toMatchObject({ errCode: 0 });
});

let gpsTime = 0;
/** Each is newer than the one before. */
const next = () => {
  gpsTime = Math.max(gpsTime + 1, upstream.clock());
  return gpsTime;
};
const seen = () => upstream.fleet.positions.of(vehicleId)?.gpsTime;

interface Sent {
  by: Key;
  nonce: string;
  ip: string;
}

async function push(time: number, { by = key, nonce, ip = '10.8.0.7' }: Partial<Sent> = {}) {
  const report = { lng: 108.366, lat: 22.817, coordType: 1 as const, speed: 36, heading: 90, load: false };
  const body = Buffer.from(encodePacket([{ plateNumber: PLATE, gpsTime: time, ...report }]));
  const signed = signedHeaders(by, PACKET_PATH, body, { now: upstream.clock(), ...(nonce && { nonce }) });
  const response = await upstream.app.inject({
    method: 'POST',
    url: PACKET_PATH,
    payload: body,
    remoteAddress: ip,
    headers: { 'content-type': 'application/octet-stream', ...signed },
  });
  return response.json<Envelope<Receipt & FailureData>>();
}

async function change(about: { state?: 0 | 1; qps?: number }) {
  const { data } = await admin.ask(one, { params: { id: key.id } });
  const body = { ...ABOUT, version: data.version, ...about };
  expect(await admin.ask(update, { params: { id: key.id }, body })).toMatchObject({ errCode: 0 });
}

describe('a position of a gateway that was let in a moment ago', () => {
  it('is seen while the database is busy, and acknowledged after it', async () => {
    let release = () => {};
    const isHeld = new Promise<void>(resolve => {
      release = resolve;
    });
    const holding = upstream.store.db.transaction(() => isHeld);
    const time = next();
    let isAnswered = false;
    const answer = push(time).finally(() => {
      isAnswered = true;
    });
    try {
      await expect.poll(seen).toBe(time);
      expect(isAnswered).toBe(false);
    } finally {
      release();
      await holding;
    }
    expect(await answer).toMatchObject({ errCode: 0, data: { accepted: 1 } });
  });

  it('is the last one after the account is disabled, and is not acknowledged', async () => {
    await change({ state: 0 });
    expect(await push(next())).toMatchObject({ data: { reason: 'ACCOUNT_DISABLED' } });
    const before = seen();
    expect(await push(next())).toMatchObject({ data: { reason: 'ACCOUNT_DISABLED' } });
    expect(seen()).toBe(before);
    await change({ state: 1 });
    const time = next();
    expect(await push(time)).toMatchObject({ errCode: 0 });
    expect(seen()).toBe(time);
  });

  it('is acknowledged once for one nonce', async () => {
    expect(await push(next(), { nonce: 'the-same-one' })).toMatchObject({ errCode: 0 });
    expect(await push(next(), { nonce: 'the-same-one' })).toMatchObject({ data: { reason: 'NONCE_USED' } });
    const before = seen();
    expect(await push(next(), { nonce: 'the-same-one' })).toMatchObject({ data: { reason: 'NONCE_USED' } });
    expect(seen()).toBe(before);
  });

  it('is held to the limit of a second', async () => {
    await change({ qps: 2 });
    upstream.clock.advance(1000);
    const answers = [await push(next()), await push(next()), await push(next())];
    expect(answers.map(({ errCode }) => errCode)).toEqual([0, 0, 3010]);
    const before = seen();
    expect(await push(next())).toMatchObject({ errCode: 3010 });
    expect(seen()).toBe(before);
    upstream.clock.advance(1000);
    expect(await push(next())).toMatchObject({ errCode: 0 });
  });

  it('is nothing where the signature is false or the address is another, and he stays known', async () => {
    const before = seen();
    expect(await push(next(), { by: { ...key, secret: 'x'.repeat(43) } })).toMatchObject({ errCode: 2000 });
    expect(await push(next(), { ip: '10.9.0.1' })).toMatchObject({ data: { reason: 'ADDRESS_NOT_LISTED' } });
    expect(seen()).toBe(before);
    expect(await push(next())).toMatchObject({ errCode: 0 });
  });
});
