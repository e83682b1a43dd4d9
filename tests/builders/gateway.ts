/** A gateway of terminals: an account of the open door that brings positions to a server over the wire. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Envelope } from '../../src/contract/grammar/envelope.ts';
import { openDataAccount } from '../../src/contract/open-data.ts';
import { signedText } from '../../src/contract/open-door.ts';
import type { Receipt } from '../../src/contract/positions/intake.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { askAt } from './request.ts';

export const PACKET_PATH = '/api/open/positions/packet';

export interface Key {
  appKey: string;
  secret: string;
}

/** Of an administrator of the demonstration. */
export async function tokenAt(url: string): Promise<string> {
  const login = { body: { account: 'admin', password: 'taxi-demo' } };
  return (await askAt(url, sessionCalls.login, login)).data.token;
}

/** A new account that may bring positions. */
export async function aGatewayKey(url: string): Promise<Key> {
  const about = { name: '网关', protocol: 1 as const, ipWhitelist: [], qps: 1000, state: 1 as const };
  const body = { ...about, scopes: ['pushPositions' as const] };
  return (await askAt(url, openDataAccount.calls.create, { body }, await tokenAt(url))).data;
}

/** What a request to the open door carries besides its body, without a query. */
export function signedHeaders(
  { appKey, secret }: Key,
  path: string,
  body: Uint8Array,
  { now = Date.now(), nonce = randomBytes(12).toString('hex') } = {},
) {
  const timestamp = String(now);
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const text = signedText({ method: 'POST', path, query: '', timestamp, nonce, bodyHash });
  return {
    'x-app-key': appKey,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': createHmac('sha256', secret).update(text).digest('hex'),
  };
}

/** Signed. Fails where there is no answer. */
export async function pushPacket(url: string, key: Key, bytes: Uint8Array): Promise<Envelope<Receipt>> {
  const response = await fetch(`${url}${PACKET_PATH}`, {
    method: 'POST',
    body: Buffer.from(bytes),
    headers: { 'content-type': 'application/octet-stream', ...signedHeaders(key, PACKET_PATH, bytes) },
  });
  return (await response.json()) as Envelope<Receipt>;
}
