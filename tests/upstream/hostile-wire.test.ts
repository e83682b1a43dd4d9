// @tier full
/**
 * What no client of ours would send, written byte by byte onto the connection of the reference upstream: each time
 * an envelope comes back, or the connection ends; never a 5xx, never another path's answer.
 */
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logCalls } from '../../src/contract/log.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';

let upstream: Upstream;
let port: number;
let admin: Person;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-wire-'));
beforeAll(async () => {
  fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>page</title>');
  upstream = await anUpstream({ consoleFolder: folder, basePath: '/desk', trustedProxies: '10.0.0.0/8' });
  await upstream.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = upstream.app.server.address() as net.AddressInfo);
  admin = await upstream.signIn('admin');
});
afterAll(async () => {
  await upstream.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const never = () => false;

/** All that comes back until the connection ends, or until nothing more is to be expected. */
function say(
  words: string | Buffer,
  { isDone = never }: { isDone?: (heard: string) => boolean } = {},
): Promise<string> {
  return new Promise(resolve => {
    const socket = net.connect(port, '127.0.0.1');
    let heard = '';
    const end = () => {
      socket.destroy();
      resolve(heard);
    };
    socket.on('data', piece => {
      heard += piece;
      if (isDone(heard)) end();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
    socket.write(words);
  });
}

const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'host: desk', 'connection: close', ...headers, '', ''].join('\r\n');

interface Heard {
  status: number;
  errCode?: number;
  body: string;
}

function read(heard: string): Heard {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0);
  const body = heard.slice(heard.indexOf('\r\n\r\n') + 4);
  const isEnvelope = /content-type: application\/json/i.test(heard);
  return { status, body, ...(isEnvelope && { errCode: JSON.parse(body).errCode }) };
}

const asked = async (line: string, ...headers: string[]) => read(await say(head(line, ...headers)));

const posted = async (body: string, ...headers: string[]) => {
  const length = `content-length: ${Buffer.byteLength(body)}`;
  const lines = head('POST /api/admin/user/updateMenu', 'content-type: application/json', length, ...headers);
  return read(await say(lines + body));
};

/** An envelope with a code, or nothing at all before the connection ended. */
function isClean({ status, errCode, body }: Heard) {
  expect(status, body).toBeLessThan(500);
  if (status !== 0) expect(errCode, body).toBeTypeOf('number');
}

describe('the line of a request', () => {
  const token = () => `token: ${admin.token}`;

  it.each(['/api/admin/user', '/desk/api/admin/user', 'http://other.example/desk/api/admin/user'])(
    'with %s is the call',
    async target => expect(await asked(`GET ${target}`, token())).toMatchObject({ status: 200, errCode: 0 }),
  );

  it.each([
    '//api/admin/user',
    '/api//admin/user',
    '/api/../api/admin/user',
    '/x/../api/admin/user',
    '/api/./admin/user',
    '/api/admin%2fuser',
    '/api%2fadmin/user',
    '/api\\admin\\user',
    '/api/admin/user%00',
    '/api/admin/user%0d%0aset-cookie:x',
    '/api/admin/user/../../../../etc/passwd',
    '/desk/desk/../api/admin/user',
    '/assets/..%2f..%2fetc/passwd',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..;/api/admin/user',
    'api/admin/user',
    'ftp://other.example/api/admin/user',
    '/%ff',
    '/%',
  ])('with %s is no call and no file', async target => {
    const answer = await asked(`GET ${target}`, token());
    expect([0, 400, 404]).toContain(answer.status);
    isClean(answer);
  });

  it.each([
    '/',
    '/desk',
    '/desk/',
    '/desk?x',
    '/desk/system-manage/admin-user',
    '/%E5%A4%B1',
    '/deskapi/admin/user',
    '*',
  ])('with %s is a page for a browser', async target =>
    expect((await asked(`GET ${target}`, 'accept: text/html')).body).toContain('<title>'),
  );

  it.each([
    'CONNECT other.example:443',
    'TRACE /api/health',
    'BREW /api/health',
    'PRI *',
    'get /api/health',
    `GET /${'a'.repeat(20_000)}`,
    'GET /a b',
  ])('%s is refused', async line => {
    const answer = await asked(line);
    expect([0, 400, 404, 405, 431]).toContain(answer.status);
    isClean(answer);
  });

  it.each([
    '\r\n\r\n\r\n\r\n',
    '\0\0\0\0',
    '\x16\x03\x01\x02\x00\x01',
    'GET / HTTP/9.9\r\n\r\n',
    '{}\r\n\r\n',
  ])('%j ends the connection', async words => isClean(read(await say(`${words}${head('GET\t/x')}`))));
});

describe('headers', () => {
  it('that are given twice open nothing', async () => {
    const answer = await asked('GET /api/admin/user', `token: ${admin.token}`, `token: ${admin.token}`);
    expect(answer).toMatchObject({ status: 401, errCode: 2000 });
  });

  it.each([
    ['a length and pieces', ['content-length: 5', 'transfer-encoding: chunked']],
    ['two lengths', ['content-length: 5', 'content-length: 6']],
    ['a length that is none', ['content-length: 5x']],
    ['a length below nothing', ['content-length: -1']],
    ['pieces within pieces', ['transfer-encoding: chunked, chunked']],
    ['pieces that are not last', ['transfer-encoding: chunked, identity']],
    ['a folded line', ['x: a\r\n b: c']],
    ['a name with a space', ['x y: 1']],
    ['a bare line feed', ['x: a\nget /api/health HTTP/1.1']],
    ['too many bytes', [`x: ${'a'.repeat(40_000)}`]],
    ['too many of them', Array.from({ length: 3_000 }, (_, index) => `x-${index}: ${index}`)],
  ])('with %s end the connection after one answer', async (_name, headers) => {
    const lines = ['POST /api/admin/auth/login HTTP/1.1', 'host: desk', ...headers, '', ''].join('\r\n');
    const heard = await say(`${lines}0\r\n\r\nGET /api/health HTTP/1.1\r\nhost: desk\r\n\r\n`);
    expect(heard.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(1);
    const answer = read(heard);
    expect([0, 400, 431]).toContain(answer.status);
    isClean(answer);
  });

  it('claim no address, from whoever is no proxy', async () => {
    const body = JSON.stringify({ account: 'nobody-at-all', password: 'x' });
    await say(
      head(
        `POST ${sessionCalls.login.path}`,
        'content-type: application/json',
        `content-length: ${body.length}`,
        'x-forwarded-for: 6.6.6.6',
        'x-forwarded-for: 10.0.0.1',
        'forwarded: for=6.6.6.6',
        'x-real-ip: 6.6.6.6',
      ) + body,
    );
    const { data } = await admin.ask(logCalls.listLoginLog, { query: { current: 1, size: 5 } });
    expect(data.length).toBeGreaterThan(0);
    expect(data.map(({ ip }) => ip)).not.toContain('6.6.6.6');
    expect(data.map(({ ip }) => ip)).not.toContain('10.0.0.1');
  });
});

describe('a body', () => {
  const token = () => `token: ${admin.token}`;

  it.each([
    ['over the limit', JSON.stringify({ id: 'x'.repeat(1_100_000) }), 3005],
    ['of just under 1 MB', JSON.stringify({ id: 'x'.repeat(1_000_000) }), 3007],
    ['nested as deep as 1 MB goes', `${'['.repeat(520_000)}${']'.repeat(520_000)}`, 3007],
    ['of objects in objects', `${'{"userId":'.repeat(80_000)}1${'}'.repeat(80_000)}`, 3007],
    ['that names a prototype', '{"__proto__":{"isAdmin":true},"id":"1"}', 3007],
    ['that names a constructor', '{"constructor":{"prototype":{"isAdmin":true}},"id":"1"}', 3007],
    ['with half a JSON', '{"id":', 3007],
    ['with numbers too large', `{"id":${'9'.repeat(5_000)}}`, 3007],
    ['that is empty', '', 3007],
    ['of a lone surrogate', '{"id":"\\ud800"}', 3006],
  ])('%s is refused with a code', async (_name, body, errCode) => {
    const answer = await posted(body, token());
    expect(answer.errCode).toBe(errCode);
    expect(answer.status).toBeLessThan(500);
  });

  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/json; charset=x',
    'x',
  ])('of type %s is refused with a code', async type => {
    const lines = head('POST /api/admin/auth/login', `content-type: ${type}`, 'content-length: 3');
    isClean(read(await say(`${lines}<a>`)));
  });

  it('announced larger than the limit is not waited for', async () => {
    const lines = head(
      'POST /api/admin/auth/login',
      'content-type: application/json',
      'content-length: 999999999',
    );
    const heard = await say(lines, { isDone: text => text.includes('errCode') });
    expect(heard).toMatch(/^HTTP\/1\.1 4/);
  });

  it('that comes drop by drop holds up nobody else', async () => {
    const slow = Array.from({ length: 200 }, () => {
      const socket = net.connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(
        'POST /api/admin/auth/login HTTP/1.1\r\nhost: d\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
      );
      return socket;
    });
    const halves = Array.from({ length: 200 }, () => {
      const socket = net.connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write('GET /api/health HT');
      return socket;
    });
    expect(await asked('GET /api/admin/user', token())).toMatchObject({ status: 200, errCode: 0 });
    for (const socket of [...slow, ...halves]) socket.destroy();
  });

  it('is given up on after a time, and its head sooner', () => {
    const { requestTimeout, headersTimeout, timeout } = upstream.app.server;
    expect(requestTimeout).toBeGreaterThan(0);
    expect(headersTimeout).toBeGreaterThan(0);
    expect(headersTimeout).toBeLessThan(requestTimeout);
    expect(timeout).toBeGreaterThan(600_000);
  });
});

describe('anything at all', () => {
  it('is answered cleanly, or not', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'GET ',
        'POST ',
        '/api/health',
        '/desk',
        ' HTTP/1.1',
        '\r\n',
        '\n',
        'host: a',
        ': ',
        '\0',
      ),
      fc.constantFrom(
        'content-length: 4',
        'transfer-encoding: chunked',
        '0\r\n\r\n',
        'token: ',
        '%2e',
        '..',
        '{}',
      ),
      fc.string({ maxLength: 8 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async pieces => {
        const heard = await say(`${pieces.join('')}\r\n\r\n\r\n`.concat(head('GET /api/health')), {
          isDone: text => /\r\n\r\n[\s\S]+$/.test(text),
        });
        expect(heard).not.toMatch(/^HTTP\/1\.1 5/);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves the server answering', async () => {
    expect(await asked('GET /api/health')).toMatchObject({ status: 200, errCode: 0 });
  });
});
