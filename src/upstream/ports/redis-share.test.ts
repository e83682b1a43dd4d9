/** The way between processes through a real server, which goes and comes back. */
import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PositionShare } from '../core/positions/share.ts';
import { openRedisShare } from './redis-share.ts';

const SERVER = process.env.TEST_REDIS_URL;

describe.skipIf(SERVER === undefined)('processes with a Redis between them', () => {
  const told: string[] = [];
  let gate: Awaited<ReturnType<typeof aGate>>;
  let here: PositionShare;
  let there: PositionShare;
  const heard: string[] = [];
  beforeAll(async () => {
    gate = await aGate(SERVER ?? '');
    here = openRedisShare(gate.url, 'test:1', line => told.push(line));
    there = openRedisShare(gate.url, 'test:1', () => {});
    const stranger = openRedisShare(gate.url, 'test:2', () => {});
    there.hear(packed => heard.push(Buffer.from(packed).toString('hex')));
    await vi.waitFor(
      () => expect([here.isOpen, there.isOpen, stranger.isOpen]).toEqual([true, true, true]),
      10_000,
    );
    stranger.tell(Buffer.from('00', 'hex'));
    await stranger.close();
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    await gate.close();
  });
  /** Until it is heard: subscribing takes a moment. */
  const tells = (hex: string) =>
    vi.waitFor(() => {
      here.tell(Buffer.from(hex, 'hex'));
      expect(heard.at(-1)).toBe(hex);
    }, 10_000);

  it('hear each other byte by byte, and nobody else', async () => {
    await tells('00ff80c0');
    expect(heard).not.toContain('00');
  });

  it('know when it is gone, lose no time by it, and find each other again', async () => {
    gate.shut();
    await vi.waitFor(() => expect([here.isOpen, there.isOpen]).toEqual([false, false]), 10_000);
    here.tell(Buffer.from('0a', 'hex'));
    gate.open();
    await vi.waitFor(() => expect([here.isOpen, there.isOpen]).toEqual([true, true]), 20_000);
    await tells('0b');
    expect(heard).not.toContain('0a');
    expect(told).toEqual(['Redis is there', 'Redis is away', 'Redis is there']);
  });
});

describe('a Redis that has never been there', () => {
  it('is mentioned once, however often it is tried again', async () => {
    const nobody = net.createServer(socket => socket.destroy());
    nobody.listen(0, '127.0.0.1');
    await once(nobody, 'listening');
    let tries = 0;
    nobody.on('connection', () => {
      tries += 1;
    });
    const told: string[] = [];
    const { port } = nobody.address() as net.AddressInfo;
    const share = openRedisShare(`redis://127.0.0.1:${port}`, 'test:3', line => told.push(line));
    await vi.waitFor(() => expect(tries).toBeGreaterThan(4), 20_000);
    expect(told).toEqual(['Redis is away']);
    await share.close();
    nobody.close();
  });
});

/** In front of the server, where it can be cut off. */
async function aGate(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<net.Socket>();
  let isShut = false;
  const server = net.createServer(socket => {
    if (isShut) return socket.destroy();
    const behind = net.connect(Number(port), hostname);
    for (const each of [socket, behind]) {
      sockets.add(each);
      each.on('error', () => {}).on('close', () => sockets.delete(each));
    }
    socket.pipe(behind).pipe(socket);
    return socket;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    shut() {
      isShut = true;
      for (const socket of sockets) socket.destroy();
    },
    open() {
      isShut = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
