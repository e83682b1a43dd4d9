/** Uploads and signed addresses, asked over HTTP. */
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Envelope } from '../../contract/grammar/envelope.ts';
import type { FailureData } from '../../contract/grammar/failures.ts';
import { sessionCalls } from '../../contract/session.ts';
import { LARGEST_PICTURE_BYTES, type Picture, storageCalls } from '../../contract/storage.ts';
import { systemToolCalls } from '../../contract/system-tool.ts';
import { operateLog } from '../core/audit/tables.ts';
import { sweepFiles } from '../core/files/keeping.ts';
import { file } from '../core/files/tables.ts';
import { PortFailed } from '../core/outside/ports.ts';

const BOUNDARY = '----a-form';
const PICTURE_PATH = storageCalls.uploadPicture.path;

type Fields = Record<string, string>;

function form(bytes: Buffer, { fields = {}, name = 'a.jpg' }: { fields?: Fields; name?: string } = {}) {
  const texts = Object.entries(fields).map(
    ([key, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return Buffer.concat([Buffer.from(texts.join('') + head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const aPicture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 90 } } })
    .jpeg()
    .withExif({ IFD2: { DateTimeOriginal: '2026:06:14 08:30:00' } })
    .toBuffer();

describe('files', () => {
  let office: Office;
  let token: string;
  let clerk: { account: string; id: string };
  let bytes: Buffer;
  beforeAll(async () => {
    office = await anOffice();
    const hired = await office.aClerk({ rights: [] });
    clerk = hired;
    token = hired.token;
    bytes = await aPicture();
  });
  afterAll(() => office.close());

  const post = (url: string, payload: Buffer, headers: Record<string, string> = {}) =>
    office.app.inject({ method: 'POST', url, payload, headers: { token, ...headers } });
  const failureOf = (response: { json: () => unknown }) => {
    const { errCode, data } = response.json() as Envelope<FailureData>;
    return [errCode, data?.reason];
  };
  const uploaded = async (payload = bytes) => {
    const response = await post(PICTURE_PATH, payload, { 'content-type': 'image/jpeg' });
    const { data, errCode, message } = response.json<Envelope<Picture>>();
    expect(errCode, message).toBe(0);
    return data;
  };
  const get = (url: string, headers: Record<string, string> = {}) => office.app.inject({ url, headers });

  it.each([
    ['as the body itself', (picture: Buffer) => [picture, 'image/jpeg'] as const],
    ['under a wrong type', (picture: Buffer) => [picture, 'text/html'] as const],
    ['in a form', (picture: Buffer) => [form(picture), FORM_TYPE] as const],
  ])('come in %s', async (_how, made) => {
    const [payload, type] = made(bytes);
    const response = await post(PICTURE_PATH, payload, { 'content-type': type });
    expect(response.json()).toMatchObject({
      errCode: 0,
      data: {
        width: 64,
        height: 48,
        contentType: 'image/jpeg',
        takenOn: Date.UTC(2026, 5, 14, 0, 30),
        lng: null,
      },
    });
  });

  it('are read by their address alone, and do nothing but show', async () => {
    const { url, size, sha256 } = await uploaded();
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toHaveLength(size);
    const row = (await office.store.db.select().from(file)).at(-1);
    expect(row).toMatchObject({ sha256, state: 1, createdBy: expect.any(String) });
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(size),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=300',
      'content-disposition': expect.stringMatching(/^inline; /),
    });
  });

  it('that are missing in the storage are not found, whole or in part, and answered as any failure', async () => {
    const { url } = await uploaded();
    office.ports.objects.clear();
    for (const headers of [undefined, { range: 'bytes=10-19' }]) {
      const response = await get(url, headers);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ status: '1', errCode: 3006 });
      expect(response.headers['content-type']).toMatch(/^application\/json/);
      expect(response.headers['content-disposition']).toBeUndefined();
    }
  });

  it('are read in parts', async () => {
    const { url, size } = await uploaded();
    const whole = (await get(url)).rawPayload;
    const part = await get(url, { range: 'bytes=10-19' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${size}`]);
    expect(part.rawPayload).toEqual(whole.subarray(10, 20));
    expect((await get(url, { range: 'bytes=-5' })).rawPayload).toEqual(whole.subarray(-5));
    expect((await get(url, { range: `bytes=${size}-` })).statusCode).toBe(416);
    expect((await get(url, { range: 'bytes=0-1,5-6' })).statusCode).toBe(200);
    const head = await office.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(size), '']);
  });

  it('close when the address has ended, and have a fresh one for their owner only', async () => {
    const { url, fileId } = await uploaded();
    office.clock.advance(5 * 60_000);
    const late = await get(url);
    expect([late.statusCode, ...failureOf(late)]).toEqual([403, 3008, 'ADDRESS_EXPIRED']);
    const owner = office.person(token, '');
    const fresh = await owner.ask(storageCalls.fileAddress, { params: { fileId } });
    expect((await get(fresh.data.url)).statusCode).toBe(200);
    const other = await office.admin.ask(storageCalls.fileAddress, { params: { fileId } });
    expect(other.errCode).toBe(3006);
  });

  it('stay shut with any bit of their address flipped', async () => {
    const { url } = await uploaded();
    const start = url.indexOf('/api/files/') + '/api/files/'.length;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: start, max: url.length - 1 }), fc.nat(6), async (at, bit) => {
        const flipped = String.fromCharCode(url.charCodeAt(at) ^ (1 << bit));
        const response = await get(url.slice(0, at) + encodeURIComponent(flipped) + url.slice(at + 1));
        expect(response.statusCode).toBeGreaterThanOrEqual(400);
        expect(response.statusCode).toBeLessThan(500);
        expect(response.headers['content-type']).toContain('application/json');
      }),
      { numRuns: 400 },
    );
  });

  it.each<[string, (url: URL) => void]>([
    ['of another file', url => (url.pathname = url.pathname.replace(/\d+$/, '999999'))],
    [
      'that ends later',
      url => url.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + 1)),
    ],
    ['with a second end', url => url.searchParams.append('expires', '9999999999999')],
    ['with another field', url => url.searchParams.set('download', '1')],
    ['without a signature', url => url.searchParams.delete('signature')],
    ['with an empty signature', url => url.searchParams.set('signature', '')],
  ])('stay shut by an address %s', async (_what, change) => {
    const url = new URL((await uploaded()).url, 'http://localhost');
    change(url);
    const response = await get(url.pathname + url.search);
    expect([response.statusCode, ...failureOf(response)]).toEqual([403, 3008, 'ADDRESS_INVALID']);
  });

  it('keep their addresses to the end when the secret is changed', async () => {
    const { url } = await uploaded();
    expect((await office.admin.ask(systemToolCalls.rotateSigningKey, { body: {} })).errCode).toBe(0);
    expect((await get(url)).statusCode).toBe(200);
    expect((await get((await uploaded()).url)).statusCode).toBe(200);
  });

  it('are not read before the right to send them is proved', async () => {
    await office.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = office.app.server.address() as { port: number };
    // a body that never ends: whoever read it would never answer
    const endless = new ReadableStream<Uint8Array>({ start: body => body.enqueue(new Uint8Array(1000)) });
    const options = { method: 'POST', body: endless, headers: { token: 'nobody' }, duplex: 'half' };
    const answer = await fetch(`http://127.0.0.1:${port}${PICTURE_PATH}`, options as RequestInit);
    expect(answer.status).toBe(401);
    await answer.body?.cancel();
    office.app.server.closeAllConnections();
  });

  it.each<[string, Buffer, string, number, string]>([
    ['nothing', Buffer.alloc(0), 'image/jpeg', 3007, 'FILE_MISSING'],
    ['an empty file', form(Buffer.alloc(0)), FORM_TYPE, 3007, 'FILE_MISSING'],
    ['a form without a file', Buffer.from(`--${BOUNDARY}--\r\n`), FORM_TYPE, 3007, 'FILE_MISSING'],
    ['markup', Buffer.from('<svg/>'), 'image/jpeg', 3007, 'PICTURE_UNREADABLE'],
    ['too much', Buffer.alloc(LARGEST_PICTURE_BYTES + 1, 1), 'image/jpeg', 3005, 'FILE_TOO_LARGE'],
    ['far too much', Buffer.alloc(LARGEST_PICTURE_BYTES + 400_000, 1), 'image/jpeg', 3005, 'FILE_TOO_LARGE'],
    [
      'too much in a form',
      form(Buffer.alloc(LARGEST_PICTURE_BYTES + 1, 1)),
      FORM_TYPE,
      3005,
      'FILE_TOO_LARGE',
    ],
  ])('are refused when they are %s', async (_what, payload, type, code, reason) => {
    const before = office.ports.objects.size;
    expect(failureOf(await post(PICTURE_PATH, payload, { 'content-type': type }))).toEqual([code, reason]);
    expect(office.ports.objects.size).toBe(before);
  });

  it('are refused when the form breaks off or has no boundary', async () => {
    for (const [payload, type] of [
      [form(bytes).subarray(0, 300), FORM_TYPE],
      [form(bytes), 'multipart/form-data'],
      [Buffer.from('--'), FORM_TYPE],
    ] as const) {
      const response = await post(PICTURE_PATH, payload, { 'content-type': type });
      expect(response.statusCode).toBe(400);
    }
  });

  it('of random bytes are never kept', async () => {
    const before = office.ports.objects.size;
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1, maxLength: 3_000 }),
        fc.boolean(),
        async (random, isForm) => {
          const payload = isForm ? form(Buffer.from(random)) : Buffer.from(random);
          const type = isForm ? FORM_TYPE : 'application/octet-stream';
          const response = await post(PICTURE_PATH, payload, { 'content-type': type });
          expect(response.statusCode).toBe(400);
        },
      ),
      { numRuns: 150 },
    );
    expect(office.ports.objects.size).toBe(before);
  });

  it('that are no pictures are saved, never shown', async () => {
    const url = storageCalls.uploadDocument.path;
    const pdf = Buffer.from('%PDF-1.7\nhello');
    const response = await post(url, form(pdf, { name: '../月报 6月.pdf' }), { 'content-type': FORM_TYPE });
    const { data } = response.json<Envelope<{ url: string; name: string }>>();
    expect(data.name).toBe('月报 6月.pdf');
    const saved = await get(data.url);
    expect(saved.rawPayload).toEqual(pdf);
    expect(saved.headers['content-disposition']).toBe(
      `attachment; filename="___6_.pdf"; filename*=UTF-8''${encodeURIComponent('月报 6月.pdf')}`,
    );
  });

  it.each([
    ['page.html', '<script>alert(1)</script>'],
    ['page.pdf', '<script>alert(1)</script>'],
    ['run.exe', 'MZ'],
    ['zip.exe', 'PK\u0003\u0004'],
    ['pdf', '%PDF-1.7'],
  ])('named %s are not taken as documents', async (name, text) => {
    const payload = form(Buffer.from(text), { name });
    const response = await post(storageCalls.uploadDocument.path, payload, { 'content-type': FORM_TYPE });
    expect(failureOf(response)).toEqual([3007, 'FILE_TYPE']);
  });

  it('leave neither address nor signature in the operate log', async () => {
    const { url, fileId } = await uploaded();
    const rows = await office.store.db.select().from(operateLog);
    const about = rows.filter(row => row.objectType === 'file' && row.objectId === fileId);
    expect(about).toHaveLength(1);
    const signature = new URL(url, 'http://localhost').searchParams.get('signature') ?? 'missing';
    expect(JSON.stringify(rows)).not.toContain(signature);
  });

  it('that broke off on their way are swept, others are not', async () => {
    const put = office.ports.storage.put;
    office.ports.storage.put = async (key, body, type) => {
      await put(key, body, type);
      throw new PortFailed('storage', 'ENOSPC');
    };
    const before = office.ports.objects.size;
    const response = await post(PICTURE_PATH, bytes, { 'content-type': 'image/jpeg' });
    office.ports.storage.put = put;
    expect([response.statusCode, ...failureOf(response)]).toEqual([503, 5003, 'STORAGE_FULL']);
    expect(office.ports.objects.size).toBe(before + 1);
    const { data } = await office.admin.ask(systemToolCalls.portState);
    expect(data.storage).toMatchObject({ lastError: 'ENOSPC', lastErrorOn: office.clock() });
    office.clock.advance(3_600_001);
    await office.run(sweepFiles);
    expect(office.ports.objects.size).toBe(before);
    // an hour later everybody is signed out
    ({ token } = await office.signIn(clerk.account, 'new-password'));
  });

  describe('by direct upload', () => {
    const tokenFor = async () => (await office.person(token, '').ask(storageCalls.aliyunOSSAccessToken)).data;
    const direct = (host: string, fields: Fields, picture = bytes) =>
      office.app.inject({
        method: 'POST',
        url: host,
        payload: form(picture, { fields }),
        headers: { 'content-type': FORM_TYPE },
      });

    it('come in without a session, as the token allows', async () => {
      const { host, policy, signature, dir, expire, accessid } = await tokenFor();
      expect(Number(expire) * 1000).toBeGreaterThan(office.clock());
      const fields = { key: `${dir}a.jpg`, policy, signature, OSSAccessKeyId: accessid };
      const response = await direct(host, fields);
      expect(response.json()).toMatchObject({ errCode: 0, data: { width: 64 } });
      const { data } = response.json<Envelope<Picture>>();
      expect((await get(data.url)).statusCode).toBe(200);
      const rows = await office.store.db.select().from(operateLog);
      expect(JSON.stringify(rows)).not.toContain(signature);
      expect(JSON.stringify(rows)).not.toContain(new URL(host, 'http://x').searchParams.get('signature'));
    });

    it('are checked like any other', async () => {
      const { host, policy, signature, dir } = await tokenFor();
      const response = await direct(host, { key: dir, policy, signature }, Buffer.from('<svg/>'));
      expect(failureOf(response)).toEqual([3007, 'PICTURE_UNREADABLE']);
    });

    it.each<[string, (fields: Fields) => Fields]>([
      ['another folder', fields => ({ ...fields, key: 'upload/1/a.jpg' })],
      ['no policy', ({ key = '' }) => ({ key })],
      ['a policy of their own', fields => ({ ...fields, policy: Buffer.from('{}').toString('base64') })],
      ['another signature', fields => ({ ...fields, signature: 'A'.repeat(43) })],
    ])('are refused for %s', async (_what, change) => {
      const { host, policy, signature, dir } = await tokenFor();
      const response = await direct(host, change({ key: `${dir}a.jpg`, policy, signature }));
      expect([response.statusCode, ...failureOf(response)]).toEqual([403, 3008, 'ADDRESS_INVALID']);
    });

    it('are refused once the session is over in which the token was given', async () => {
      const { host, policy, signature, dir } = await tokenFor();
      await office.person(token, '').ask(sessionCalls.logout);
      expect(failureOf(await direct(host, { key: `${dir}a.jpg`, policy, signature }))).toEqual([
        3008,
        'ADDRESS_INVALID',
      ]);
      ({ token } = await office.signIn(clerk.account, 'new-password'));
    });

    it('are refused by the token of somebody else, and after its time', async () => {
      const { host, policy, signature, dir } = await tokenFor();
      const other = host.replace(/userId=\d+/, 'userId=1001');
      expect(failureOf(await direct(other, { key: dir, policy, signature }))).toEqual([
        3008,
        'ADDRESS_INVALID',
      ]);
      office.clock.advance(5 * 60_000);
      expect(failureOf(await direct(host, { key: dir, policy, signature }))).toEqual([
        3008,
        'ADDRESS_EXPIRED',
      ]);
    });
  });

  it('of one person are counted', async () => {
    const { db } = office.store;
    const about = { kind: 1, contentType: 'x', size: 1, sha256: 'x', createdOn: office.clock() } as const;
    const rows = Array.from({ length: 600 }, (_, n) => ({
      ...about,
      key: `k${n}`,
      createdById: clerk.id,
    }));
    await db.insert(file).values(rows);
    const response = await post(PICTURE_PATH, bytes, { 'content-type': 'image/jpeg' });
    expect([response.statusCode, ...failureOf(response)]).toEqual([429, 3010, undefined]);
    await db.delete(file);
  });

  it('come whole out of the storage', async () => {
    const { url } = await uploaded().catch(() => ({ url: '' }));
    const key = [...office.ports.objects.keys()].at(-1) ?? '';
    expect(key).toMatch(/^\d{4}-\d{2}\/[0-9a-f]{32}\.jpg$/);
    const stored = await office.ports.storage.get(key);
    expect(stored && (await buffer(stored.body))).toEqual((await get(url)).rawPayload);
  });
});
