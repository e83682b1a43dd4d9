/** The push connection passed on to a bare WebSocket server, and back. */
import type http from 'node:http';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import {
  anHttpServer,
  aRelay,
  aSocketServer,
  closingAfterEach,
  upstreamsAt,
} from '../../../tests/builders/bare-upstream.ts';
import { POSITION_STREAM_PATH, SOCKET_PATH } from '../../contract/grammar/services.ts';

const closed = closingAfterEach();

type Meeting = { theirs: WebSocket; request: http.IncomingMessage };

/** A WebSocket server, a relay in front of it, and a way to open a connection through both. */
async function aLine(options: Parameters<typeof aRelay>[1] = {}, upstreamPath = '') {
  const meetings: ((meeting: Meeting) => void)[] = [];
  const upstream = closed(await anHttpServer((_request, response) => response.end('plain')));
  const sockets = new WebSocketServer({
    server: upstream.server,
    handleProtocols: offered => [...offered].at(-1) ?? false,
  });
  sockets.on('connection', (theirs, request) => meetings.shift()?.({ theirs, request }));
  const relay = closed(await aRelay(upstreamsAt(upstream.url + upstreamPath), options));
  const open = async (path = `${SOCKET_PATH}?token=secret-1`, protocols: string[] = [], headers = {}) => {
    const met = new Promise<Meeting>(resolve => meetings.push(resolve));
    const ours = new WebSocket(relay.url.replace('http', 'ws') + path, protocols, { headers });
    await new Promise((resolve, reject) => ours.once('open', resolve).once('error', reject));
    return { ours, ...(await met) };
  };
  return { upstream, relay, open };
}

const next = <T>(socket: WebSocket, event: string): Promise<T> =>
  new Promise(resolve => socket.once(event, (...told: unknown[]) => resolve(told as T)));

describe('the stream of positions', () => {
  it('goes to the upstream as the push connection does', async () => {
    const { open } = await aLine();
    const { ours, theirs, request } = await open(`${POSITION_STREAM_PATH}?token=secret-1`);
    expect(request.url).toBe(`${POSITION_STREAM_PATH}?token=secret-1`);
    const heard = next<[Buffer, boolean]>(ours, 'message');
    theirs.send(Buffer.from([1, 2, 255]));
    expect(await heard).toEqual([Buffer.from([1, 2, 255]), true]);
    ours.terminate();
  });
});

describe('the push connection', () => {
  it('carries text and bytes both ways, in order', async () => {
    const { open } = await aLine();
    const { ours, theirs } = await open();
    for (const [from, to] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      const heard: [string, boolean][] = [];
      const all = new Promise<void>(resolve =>
        to.on('message', (data: Buffer, isBinary) => {
          heard.push([data.toString('latin1'), isBinary]);
          if (heard.length === 4) resolve();
        }),
      );
      from.send('{}');
      from.send(Buffer.from([0, 255, 1]));
      from.send('heartCheck');
      from.send('x'.repeat(300_000));
      await all;
      expect(heard.slice(0, 3)).toEqual([
        ['{}', false],
        ['\0\xff\x01', true],
        ['heartCheck', false],
      ]);
      expect(heard[3]?.[0]).toHaveLength(300_000);
    }
  });

  it('asks the upstream below its path, with the token, and without cookies', async () => {
    const { open, upstream } = await aLine({ basePath: '/desk' }, '/old');
    const headers = { cookie: 'Admin-Token=secret-2', token: 'secret-3', 'x-forwarded-for': '6.6.6.6' };
    const { request } = await open(`/desk${SOCKET_PATH}?token=secret-1`, [], headers);
    expect(request.url).toBe(`/old${SOCKET_PATH}?token=secret-1`);
    expect(request.headers).toMatchObject({
      host: new URL(upstream.url).host,
      token: 'secret-3',
      'x-forwarded-for': '127.0.0.1',
    });
    expect(request.headers).not.toHaveProperty('cookie');
  });

  it('lets the upstream choose among all sub-protocols', async () => {
    const { open } = await aLine();
    const { ours, request } = await open(undefined, ['first', 'second']);
    expect(request.headers['sec-websocket-protocol']).toBe('first,second');
    expect(ours.protocol).toBe('second');
  });

  it('has pings answered by the other end', async () => {
    const { open } = await aLine();
    const { ours, theirs } = await open();
    for (const [from, to] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      const pinged = next<[Buffer]>(to, 'ping');
      const ponged = next<[Buffer]>(from, 'pong');
      from.ping('mark');
      expect(String((await pinged)[0])).toBe('mark');
      expect(String((await ponged)[0])).toBe('mark');
    }
  });

  it('closes with the code and reason of whichever end closes', async () => {
    const { open } = await aLine();
    for (const isOurs of [true, false]) {
      const { ours, theirs } = await open();
      const [one, other] = isOurs ? [ours, theirs] : [theirs, ours];
      const seen = next<[number, Buffer]>(other, 'close');
      one.close(4003, 'over');
      const [code, reason] = await seen;
      expect([code, String(reason)]).toEqual([4003, 'over']);
    }
  });

  it('breaks on one side when it breaks on the other', async () => {
    const { open } = await aLine();
    for (const isOurs of [true, false]) {
      const { ours, theirs } = await open();
      const [one, other] = isOurs ? [ours, theirs] : [theirs, ours];
      const seen = next<[number]>(other, 'close');
      one.terminate();
      expect((await seen)[0]).toBe(1006);
    }
  });

  it('lets the server stop', async () => {
    const { open, relay } = await aLine();
    const { ours } = await open();
    const seen = next<[number]>(ours, 'close');
    await relay.app.close();
    expect((await seen)[0]).toBe(1006);
  });

  it('holds an upstream back that speaks faster than a console listens', async () => {
    const { open } = await aLine();
    const { ours, theirs } = await open();
    ours.pause();
    const piece = Buffer.alloc(1_048_576);
    for (let pieces = 0; pieces < 40; pieces++) theirs.send(piece);
    await new Promise(resolve => setTimeout(resolve, 500));
    expect(theirs.bufferedAmount).toBeGreaterThan(10 * piece.length);
    let received = 0;
    const all = new Promise<void>(resolve =>
      ours.on('message', (data: Buffer) => {
        received += data.length;
        if (received === 40 * piece.length) resolve();
      }),
    );
    ours.resume();
    await all;
    expect(theirs.bufferedAmount).toBe(0);
  });

  it('leaves no token in the log', async () => {
    const { open, relay } = await aLine();
    const { ours } = await open();
    const seen = next(ours, 'close');
    ours.close();
    await seen;
    expect(relay.lines.join('')).not.toContain('secret');
  });
});

describe('an upgrade', () => {
  const refusedWith = (url: string, headers = {}) =>
    new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>((resolve, reject) => {
      const socket = new WebSocket(url.replace('http', 'ws'), { headers });
      socket.once('open', () => reject(new Error('open')));
      socket.once('error', () => {});
      socket.once('unexpected-response', async (_request, answer) => {
        let body = '';
        for await (const piece of answer) body += piece;
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      });
    });

  it('that the upstream refuses brings its refusal back', async () => {
    const upstream = closed(await anHttpServer(() => {}));
    upstream.server.on('upgrade', (_request, socket) =>
      socket.end(
        'HTTP/1.1 401 No\r\nset-cookie: a=b\r\ncontent-length: 15\r\n\r\n{"errCode":2000}'.slice(0, -1),
      ),
    );
    const relay = closed(await aRelay(upstreamsAt(upstream.url)));
    const refusal = await refusedWith(relay.url + SOCKET_PATH);
    expect([refusal.status, refusal.body]).toEqual([401, '{"errCode":2000']);
    expect(refusal.headers).not.toHaveProperty('set-cookie');
  });

  it('to an upstream that is away, silent or no HTTP is answered 5003', async () => {
    const gone = await anHttpServer(() => {});
    await gone.close();
    const silent = closed(await aSocketServer(() => {}));
    const other = closed(await aSocketServer(socket => socket.once('data', () => socket.end('SSH-2.0\r\n'))));
    for (const { url } of [gone, silent, other]) {
      const relay = closed(await aRelay(upstreamsAt(url), { patienceMs: 200 }));
      const refusal = await refusedWith(`${relay.url}${SOCKET_PATH}?token=secret-1`);
      expect([refusal.status, JSON.parse(refusal.body).errCode]).toEqual([503, 5003]);
      expect(relay.lines.join('')).not.toContain('secret');
    }
  });

  it('on any other path is an ordinary request', async () => {
    const { relay } = await aLine();
    expect(await refusedWith(`${relay.url}/api/admin/other`)).toMatchObject({ status: 200, body: 'plain' });
    expect(await refusedWith(`${relay.url}/x.ws`)).toMatchObject({ status: 404 });
    expect(await refusedWith(`${relay.url}/api/..%2f${SOCKET_PATH}`)).toMatchObject({ status: 404 });
  });

  it('to something else than a WebSocket is an ordinary request', async () => {
    const { relay } = await aLine();
    const { hostname, port } = new URL(relay.url);
    for (const method of ['GET', 'POST']) {
      const said = await new Promise<string>(resolve => {
        const socket = net.connect(Number(port), hostname);
        let text = '';
        socket.on('data', piece => {
          text += piece;
        });
        socket.on('close', () => resolve(text));
        socket.write(
          `${method} ${SOCKET_PATH} HTTP/1.1\r\nhost: x\r\nconnection: upgrade, http2-settings\r\nupgrade: h2c\r\n` +
            'http2-settings: AAMAAABkAAQAAP__\r\ncontent-length: 3\r\n\r\nabc',
        );
      });
      expect(said).toMatch(method === 'GET' ? /^HTTP\/1.1 200 / : /^HTTP\/1.1 400 /);
      expect(said).not.toContain('HTTP/1.1 101');
    }
  });

  it('whose client leaves meanwhile is not kept open', async () => {
    const upstream = closed(await aSocketServer(socket => socket.once('data', () => arrived())));
    let arrived = () => {};
    const asked = new Promise<void>(resolve => {
      arrived = resolve;
    });
    const left = new Promise<void>(resolve =>
      upstream.server.on('connection', (socket: net.Socket) => socket.on('close', () => resolve())),
    );
    const relay = closed(await aRelay(upstreamsAt(upstream.url)));
    const ours = new WebSocket(relay.url.replace('http', 'ws') + SOCKET_PATH);
    ours.on('error', () => {});
    await asked;
    ours.terminate();
    await left;
  });
});
