/** Upstreams that fail, and paths that would lead elsewhere. */
import http from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  anHttpServer,
  aRelay,
  aSocketServer,
  ask,
  echo,
  echoed,
  envelopeOf,
  relaysForEach,
  upstreamsAt,
} from '../../../tests/builders/bare-upstream.ts';

const { closed, relayTo } = relaysForEach();

describe('an upstream', () => {
  async function isAway(relay: { url: string; lines: string[] }) {
    const answer = await ask(relay.url, '/api/admin/user?token=secret-3', { headers: { token: 'secret-4' } });
    expect(answer.status).toBe(503);
    const { status, errCode, data } = envelopeOf(answer);
    expect([status, errCode]).toEqual(['1', 5003]);
    expect(relay.lines.some(line => line.includes(String(data.traceId)))).toBe(true);
    expect(relay.lines.join('')).not.toContain('secret');
  }

  it('that is not there is away', async () => {
    const gone = await anHttpServer(() => {});
    await gone.close();
    await isAway(closed(await aRelay(upstreamsAt(gone.url))));
  });

  it('that is this server itself is away, and asked once', async () => {
    const upstreams = upstreamsAt('http://127.0.0.1');
    const relay = closed(await aRelay(upstreams));
    for (const upstream of Object.values(upstreams)) upstream.port = new URL(relay.url).port;
    await isAway(relay);
    // the call, and the one that came back
    expect(relay.lines.filter(line => line.includes('"answered"'))).toHaveLength(2);
  });

  it('that does not answer in time is away', async () => {
    const { relay } = await relayTo(() => {}, { patienceMs: 100 });
    await isAway(relay);
  });

  it.each([
    ['hangs up', ''],
    ['speaks no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['stops within the headers', 'HTTP/1.1 200 OK\r\ncontent-type: app'],
    ['has a status that there is not', 'HTTP/1.1 999 What\r\ncontent-length: 0\r\n\r\n'],
  ])('that %s is away', async (_name, words) => {
    const server = closed(await aSocketServer(socket => socket.once('data', () => socket.end(words))));
    await isAway(closed(await aRelay(upstreamsAt(server.url))));
  });

  it('that cuts its answer short has it cut short here, never ended as if it were whole', async () => {
    for (const length of ['content-length: 100', 'transfer-encoding: chunked']) {
      const server = closed(
        await aSocketServer(socket =>
          socket.once('data', () => {
            socket.write(`HTTP/1.1 200 OK\r\n${length}\r\n\r\n5\r\nhello\r\n`);
            setTimeout(() => socket.destroy(), 20);
          }),
        ),
      );
      const relay = closed(await aRelay(upstreamsAt(server.url)));
      await expect(ask(relay.url, '/api/x')).rejects.toThrow();
    }
  });

  it('that falls silent within its answer is given up', async () => {
    const { relay } = await relayTo((_request, response) => void response.write('a'), { patienceMs: 100 });
    await expect(ask(relay.url, '/api/x')).rejects.toThrow();
  });

  it('that drips is waited for, as long as something comes', async () => {
    const { relay } = await relayTo(
      async (_request, response) => {
        for (let piece = 0; piece < 5; piece++) {
          response.write('x');
          await new Promise(resolve => setTimeout(resolve, 60));
        }
        response.end();
      },
      { patienceMs: 2000 },
    );
    expect((await ask(relay.url, '/api/x')).body.toString()).toBe('xxxxx');
  });

  it('hears when nobody waits any more', async () => {
    let giveUp = () => {};
    let isHeard = () => {};
    const heard = new Promise<void>(resolve => {
      isHeard = resolve;
    });
    const { relay } = await relayTo((_request, response) => {
      response.on('close', isHeard);
      giveUp();
    });
    const asking = http.get(`${relay.url}/api/x`, { agent: false });
    asking.on('error', () => {});
    giveUp = () => asking.destroy();
    await heard;
    expect(relay.lines.join('')).not.toContain('"level":50');
  });

  it('is never asked again by itself', async () => {
    let asked = 0;
    const server = closed(
      await aSocketServer(socket =>
        socket.once('data', () => {
          asked++;
          socket.destroy();
        }),
      ),
    );
    const relay = closed(await aRelay(upstreamsAt(server.url)));
    expect((await ask(relay.url, '/api/admin/property/delete?id=1')).status).toBe(503);
    expect(asked).toBe(1);
  });
});

describe('a path that could be read as another', () => {
  it.each([
    '/api/../secret',
    '/api/%2e%2e/secret',
    '/api/..%2fsecret',
    '/api/..;/secret',
    '/api/%252e%252e/secret',
    '/api//other.example/x',
    '/api/a%0d%0aHost:%20x',
    '/api/..\\secret',
    '/API/x',
    '/apix/x',
    '/api',
    '//other.example/api/x',
    '/x/../api/x',
    '/%61pi/x',
  ])('%s never leaves', async path => {
    const seen: string[] = [];
    const { relay } = await relayTo(
      (request, response) => {
        seen.push(String(request.url));
        response.end();
      },
      {},
      '/old',
    );
    const answer = await ask(relay.url, path);
    expect(seen).toEqual([]);
    expect([400, 404]).toContain(answer.status);
    expect([3006, 3007]).toContain(envelopeOf(answer).errCode);
  });

  it('with a host in it goes to the upstream all the same', async () => {
    const { relay } = await relayTo(echo, {}, '/old');
    const asked = echoed(await ask(relay.url, 'http://other.example:99/api/x?u=http://other.example'));
    expect(asked.url).toBe('/old/api/x?u=http://other.example');
  });
});
