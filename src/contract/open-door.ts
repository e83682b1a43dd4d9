/**
 * The door for machines: drivers' terminals, gateways and other platforms, each with the key of an open-data account.
 * How a request is signed is in `docs/open-door.md`. 开放接口 open door · 签名 signature · 随机串 nonce
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { EpochMs, Id, Version, writeFields } from './grammar/wire.ts';

export const APP_KEY_HEADER = 'x-app-key';
/** Milliseconds since 1970. */
export const TIMESTAMP_HEADER = 'x-timestamp';
/** Any 8 to 64 letters, digits, `-` or `_`; each is good once. */
export const NONCE_HEADER = 'x-nonce';
/** HMAC-SHA256 of `signedText` with the secret, in small hexadecimal. */
export const SIGNATURE_HEADER = 'x-signature';

/** How far the sender's clock may be off, either way. */
export const OPEN_DOOR_WINDOW_MS = 300_000;
/** How long the secret before the last renewal is still good. */
export const OLD_SECRET_MS = 86_400_000;

export interface SignedParts {
  /** In capitals. */
  method: string;
  /** From `/api` on, as it is sent. */
  path: string;
  /** As it is sent, without the question mark; empty where there is none. */
  query: string;
  timestamp: string;
  nonce: string;
  /** SHA-256 of the body in small hexadecimal; of nothing where there is none. */
  bodyHash: string;
}

export const signedText = ({ method, path, query, timestamp, nonce, bodyHash }: SignedParts) =>
  [method, path, query, timestamp, nonce, bodyHash].join('\n');

export const openDoorCalls = callGroup(
  'openDoor',
  {
    /** Whether key, signature, address and clock are right. */
    ping: call('GET', '/api/open/ping', {
      data: z.object({ name: z.string(), serverTime: EpochMs }),
      may: 'open-door',
    }),
    /** A new secret; the one before is good for `OLD_SECRET_MS` more. */
    renewSecret: call('POST', '/api/admin/open-data-account/renew-secret', {
      body: z.object({ id: Id, ...writeFields }),
      data: z.object({ secret: z.string(), oldSecretUntil: EpochMs, version: Version }),
      may: 'systemmgr:config',
      fails: ['NOT_FOUND', 'STATE_CONFLICT'],
      business: 'update',
      hasSecretAnswer: true,
    }),
  },
  { isBeyondPlain: true },
);
