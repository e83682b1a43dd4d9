/** The push socket: whether it opens with the token in its query, and only then. */
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { SOCKET_PATH } from '../contract/services.ts';
import { breaking } from './finding.ts';
import { type Report, report } from './reports.ts';

type Opening = 'opens' | 'refuses' | 'missing' | 'away';

export async function judgeSocket(address: string, token: string, timeoutMs: number): Promise<Report> {
  const about = { area: 'socket', subject: `WS ${SOCKET_PATH}` };
  const opening = await openSocket(address, token, timeoutMs);
  if (opening === 'missing') return { ...about, outcome: 'missing', findings: [] };
  if (opening !== 'opens') return report(about, [breaking('does not open with a token in its query')]);
  const strange = await openSocket(address, 'conform-not-a-token', timeoutMs);
  return report(about, strange === 'opens' ? [breaking('opens with a token of nobody')] : []);
}

const NOT_FOUND = 404;

function openSocket(address: string, token: string, timeoutMs: number): Promise<Opening> {
  const url = new URL(address.replace(/\/$/, '') + SOCKET_PATH);
  url.searchParams.set('token', token);
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
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve('opens');
    });
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
