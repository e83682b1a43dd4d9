/** The push socket: whether it opens with the token in its query, and only then, and whether its heart beats. */
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import { SOCKET_PATH } from '../contract/grammar/services.ts';
import { SOCKET_TOKEN } from '../contract/push.ts';
import { HEART_CHECK, HEART_TYPE, HEARTBEAT, WATCHDOG_MS } from '../contract/push-times.ts';
import { breaking } from './finding.ts';
import { type Report, report } from './reports.ts';

type Opening = 'refuses' | 'missing' | 'away' | { socket: Duplex; head: Buffer };

/** @param tokenFor a good token, anew for each socket */
export async function judgeSocket(
  address: string,
  tokenFor: () => Promise<string>,
  timeoutMs: number,
): Promise<Report> {
  const about = { area: 'socket', subject: `WS ${SOCKET_PATH}` };
  const silent: string[] = [];
  // one socket for each question, so that an answer is surely to this one
  for (const question of [HEARTBEAT, HEART_CHECK]) {
    const opening = await openSocket(address, await tokenFor(), timeoutMs);
    if (opening === 'missing') return { ...about, outcome: 'missing', findings: [] };
    if (typeof opening === 'string')
      return report(about, [breaking('does not open with a token in its query')]);
    if (!(await answersHeart(opening, question, Math.min(timeoutMs, WATCHDOG_MS)))) silent.push(question);
  }
  const strange = await openSocket(address, 'conform-not-a-token', timeoutMs);
  if (typeof strange === 'object') strange.socket.destroy();
  return report(about, [
    ...(typeof strange === 'object' ? [breaking('opens with a token of nobody')] : []),
    ...silent.map(question =>
      breaking(`${question} is not answered within 10 s: the console closes and opens again, for ever`),
    ),
  ]);
}

/** Whether a message of the heart's type comes; whatever else comes first is no matter. */
function answersHeart({ socket, head }: { socket: Duplex; head: Buffer }, question: string, waitMs: number) {
  return new Promise<boolean>(resolve => {
    let heard = head;
    const end = (isAnswered: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(isAnswered);
    };
    const timer = setTimeout(end, waitMs, false);
    const isHeart = new RegExp(`"type"\\s*:\\s*"?${HEART_TYPE}\\b`);
    const hear = (piece: Buffer) => {
      heard = Buffer.concat([heard, piece]).subarray(-LONGEST_HEARD_BYTES);
      if (isHeart.test(heard.toString('latin1'))) end(true);
    };
    socket.on('data', hear).on('error', () => {});
    socket.on('close', () => end(false));
    socket.write(textFrame(question));
  });
}

const LONGEST_HEARD_BYTES = 65_536;

/** Of a few letters, masked as a client's frames are. */
function textFrame(text: string): Buffer {
  const mask = randomBytes(4);
  const body = Buffer.from(text).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length]), mask, body]);
}

const NOT_FOUND = 404;

function openSocket(address: string, token: string, timeoutMs: number): Promise<Opening> {
  const url = new URL(address.replace(/\/$/, '') + SOCKET_PATH);
  url.searchParams.set(SOCKET_TOKEN, token);
  return new Promise(resolve => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      timeout: timeoutMs,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    });
    request.on('upgrade', (_response, socket, head) => resolve({ socket, head }));
    request.on('response', response => {
      response.destroy();
      // a server that knows no sockets answers as if it had been asked for a page
      const isThere = response.statusCode !== NOT_FOUND && response.statusCode !== 200;
      resolve(isThere ? 'refuses' : 'missing');
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve('away'));
    request.end();
  });
}
