/** The push socket by hand: RFC 6455 as far as text frames go. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const TEXT = 0x1;
const CLOSE = 0x8;

/** Takes the connection over where the token in the query is somebody's; answers 1001 to every message. */
export function upgrade(request: IncomingMessage, socket: Duplex, isKnown: (token: string) => boolean): void {
  const url = new URL(request.url ?? '/', 'http://upstream');
  const key = request.headers['sec-websocket-key'];
  socket.on('error', () => socket.destroy());
  socket.on('end', () => socket.end());
  if (url.pathname !== '/api/admin/webSocket' || !key) {
    refuse(socket, '404 Not Found');
    return;
  }
  if (!isKnown(url.searchParams.get('token') ?? '')) {
    refuse(socket, '401 Unauthorized');
    return;
  }
  const accept = createHash('sha1')
    .update(key + GUID)
    .digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  let pending = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const frame = frameIn(pending);
      if (!frame) return;
      pending = pending.subarray(frame.length);
      if (frame.opcode === TEXT) socket.write(textFrame('{"type":1001}'));
      if (frame.opcode === CLOSE) socket.end(Buffer.from([0x80 | CLOSE, 0]));
    }
  });
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The first whole frame; what a client sends is masked, which nobody here needs undone. */
function frameIn(bytes: Buffer): { opcode: number; length: number } | null {
  const [first, second] = bytes;
  if (first === undefined || second === undefined) return null;
  const short = second & 0x7f;
  const isLong = short === 126;
  if (isLong && bytes.length < 4) return null;
  const payload = isLong ? bytes.readUInt16BE(2) : short;
  const length = 2 + (isLong ? 2 : 0) + (second & 0x80 ? 4 : 0) + payload;
  return bytes.length < length ? null : { opcode: first & 0x0f, length };
}

/** What it says on such a connection: up to 65,535 bytes. */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const head = length < 126 ? [length] : [126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | TEXT, ...head]), payload]);
}
