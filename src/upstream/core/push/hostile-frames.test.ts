/** What a client may send that no console ever does: nothing of it takes the server down, or anybody else's socket. */
import { randomBytes } from 'node:crypto';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anOfficeWithPush,
  type Client,
  type OfficeWithPush,
  tokenOf,
} from '../../../../tests/builders/push-client.ts';
import { seededChance } from '../../../../tests/builders/time-and-chance.ts';
import type { Person } from '../../../../tests/builders/upstream.ts';
import { SOCKET_PATH } from '../../../contract/grammar/services.ts';

let office: OfficeWithPush;
let person: Person;
let neighbour: Client;
beforeAll(async () => {
  office = await anOfficeWithPush();
  person = await office.aClerk();
  neighbour = await office.listen(office.admin);
});
afterAll(async () => {
  expect(await neighbour.heart()).toBeGreaterThan(0);
  await office.close();
});

/** A frame as a client sends it, masked unless said otherwise. */
function frame(
  opcode: number,
  payload: Buffer,
  about: { fin?: boolean; rsv?: number; masked?: boolean } = {},
) {
  const { fin = true, rsv = 0, masked = true } = about;
  const mask = masked ? randomBytes(4) : Buffer.alloc(0);
  const body = masked ? payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0)) : payload;
  const size = payload.length < 126 ? payload.length : payload.length < 65_536 ? 126 : 127;
  const extended = Buffer.alloc(size === 126 ? 2 : size === 127 ? 8 : 0);
  if (size === 126) extended.writeUInt16BE(payload.length);
  if (size === 127) extended.writeBigUInt64BE(BigInt(payload.length));
  const head = Buffer.from([(fin ? 0x80 : 0) | (rsv << 4) | opcode, (masked ? 0x80 : 0) | size]);
  return Buffer.concat([head, extended, mask, body]);
}

const CONTINUATION = 0;
const TEXT = 1;
const BYTES = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

/** Sends this behind a handshake of its own and answers the close code, or null where the connection just ends. */
async function closeCodeAfter(
  pieces: readonly Buffer[],
  headers: readonly string[] = [],
): Promise<number | null> {
  office.pass(1);
  const token = await tokenOf(person);
  const [host, port] = office.host.split(':');
  const socket = net.connect(Number(port), host);
  socket.on('error', () => {});
  socket.write(
    [
      `GET ${SOCKET_PATH}?token=${token} HTTP/1.1`,
      `Host: ${office.host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...headers,
      '',
      '',
    ].join('\r\n'),
  );
  let heard = Buffer.alloc(0);
  const ended = new Promise<void>(resolve => socket.once('close', () => resolve()));
  const opened = new Promise<void>(resolve => {
    socket.on('data', piece => {
      heard = Buffer.concat([heard, piece]);
      if (heard.includes('\r\n\r\n')) resolve();
    });
  });
  await Promise.race([opened, ended]);
  for (const piece of pieces) if (socket.writable) socket.write(piece);
  // whatever was sent, the last thing is a goodbye
  if (socket.writable) socket.end(frame(CLOSE, Buffer.from([0x03, 0xe8])));
  await ended;
  const frames = heard.subarray(heard.indexOf('\r\n\r\n') + 4);
  return closeCodeIn(frames);
}

/** The server's own frames are short and unmasked. */
function closeCodeIn(frames: Buffer): number | null {
  for (let at = 0; at + 1 < frames.length; ) {
    const size = (frames[at + 1] ?? 0) & 0x7f;
    const head = size === 126 ? 4 : 2;
    const length = size === 126 ? frames.readUInt16BE(at + 2) : size;
    if (((frames[at] ?? 0) & 0x0f) === CLOSE) return length >= 2 ? frames.readUInt16BE(at + head) : 1005;
    at += head + length;
  }
  return null;
}

const text = (value: string | Buffer, about = {}) => frame(TEXT, Buffer.from(value), about);
const many = (count: number, piece: Buffer) => Array.from({ length: count }, () => piece);

describe('a client that sends', () => {
  it.each<[what: string, pieces: Buffer[], code: number | null]>([
    ['a goodbye', [], 1000],
    [
      'text that is no JSON, or other JSON',
      ['', '{', '[]', 'null', '{"a":1}', '\0', '你'.repeat(100)].map(value => text(value)),
      1000,
    ],
    ['bytes', [frame(BYTES, Buffer.from('{}'))], 1003],
    ['text that is not UTF-8', [text(Buffer.from([0xc3, 0x28]))], 1007],
    ['a message that is too long', [text('x'.repeat(1_025))], 1009],
    [
      'the head of one that would be endless',
      [Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])],
      1009,
    ],
    [
      'one that is too long in many fragments',
      [text('x'.repeat(600), { fin: false }), frame(CONTINUATION, Buffer.alloc(600, 120))],
      1009,
    ],
    [
      'fragments without end',
      [text('', { fin: false }), ...many(40, frame(CONTINUATION, Buffer.alloc(0), { fin: false }))],
      1008,
    ],
    ['a continuation of nothing', [frame(CONTINUATION, Buffer.from('{}'))], 1002],
    ['a message within a message', [text('a', { fin: false }), text('b')], 1002],
    ['an opcode that nobody knows', [frame(5, Buffer.alloc(0))], 1002],
    ['reserved bits, as if it were compressed', [text('{}', { rsv: 4 })], 1002],
    ['a frame without a mask', [text('{}', { masked: false })], 1002],
    ['a ping that is too long', [frame(PING, Buffer.alloc(126))], 1002],
    ['a ping in fragments', [frame(PING, Buffer.alloc(0), { fin: false })], 1002],
    ['a close code that there is not', [frame(CLOSE, Buffer.from([0x03, 0xed]))], 1002],
    ['a close with half a code', [frame(CLOSE, Buffer.from([0x03]))], 1002],
    ['hearts by the hundred', many(300, text('{}')), 1008],
    ['words by the hundred', many(300, text('x')), 1008],
    ['pings by the hundred', many(300, frame(PING, Buffer.alloc(125))), 1008],
    ['pongs by the hundred that nobody asked for', many(300, frame(PONG, Buffer.alloc(0))), 1008],
  ])('%s', async (_, pieces, code) => {
    expect(await closeCodeAfter(pieces)).toBe(code);
  });

  it('a frame in pieces of one byte is heard all the same', async () => {
    const bytes = [...text('heartCheck')].map(byte => Buffer.from([byte]));
    expect(await closeCodeAfter(bytes)).toBe(1000);
  });

  it('two hundred lots of noise', async () => {
    const chance = seededChance(11);
    for (let lot = 0; lot < 200; lot++) {
      const size = 1 + (chance.bytes(2).readUInt16BE() % 400);
      await closeCodeAfter([chance.bytes(size)]);
    }
  });
});

describe('a handshake', () => {
  it('with a body, another method, another protocol or no key is refused, and the server goes on', async () => {
    const [host, port] = office.host.split(':');
    const statusOf = (lines: string[], body = '') =>
      new Promise<string>(resolve => {
        const socket = net.connect(Number(port), host);
        let heard = '';
        socket
          .on('error', () => {})
          .on('data', piece => {
            heard += piece;
          });
        socket.on('close', () => resolve(heard.split('\r\n', 1)[0] ?? ''));
        socket.write([...lines, `Host: ${office.host}`, 'Connection: Upgrade', '', body].join('\r\n'));
      });
    const token = await tokenOf(person);
    const path = `${SOCKET_PATH}?token=${token}`;
    expect(
      await statusOf([`POST ${path} HTTP/1.1`, 'Upgrade: websocket', 'Content-Length: 2'], '{}'),
    ).toContain('400');
    expect(await statusOf([`GET ${path} HTTP/1.1`, 'Upgrade: h2c'])).toContain('404');
    expect(await statusOf([`GET ${SOCKET_PATH} HTTP/1.1`, 'Upgrade: websocket'])).toContain('401');
    expect(await statusOf([`GET /api/admin/user HTTP/1.1`, 'Upgrade: websocket'])).toContain('401');
    expect(await statusOf([`GET ${path} HTTP/1.1`, 'Upgrade: websocket'])).toContain('400');
  });

  it('may offer compression and protocols, and gets neither', async () => {
    const headers = ['Sec-WebSocket-Extensions: permessage-deflate', 'Sec-WebSocket-Protocol: one, two'];
    expect(await closeCodeAfter([text('{}')], headers)).toBe(1000);
  });

  it('given up half way leaves nothing behind', async () => {
    for (let count = 0; count < 30; count++) {
      const [host, port] = office.host.split(':');
      const socket = net.connect(Number(port), host);
      socket.on('error', () => {});
      const token = await tokenOf(person);
      socket.write(
        `GET ${SOCKET_PATH}?token=${token} HTTP/1.1\r\nHost: ${office.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      );
      socket.resetAndDestroy();
    }
    const console = await office.listen(person);
    expect(await console.heart()).toBeGreaterThan(0);
  });
});
