/** What somebody at the open door says of himself, and what he has signed. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  APP_KEY_HEADER,
  NONCE_HEADER,
  SIGNATURE_HEADER,
  signedText,
  TIMESTAMP_HEADER,
} from '../../../contract/open-door.ts';
import { bodyHashOf } from './body-hash.ts';

export interface SignedRequest {
  appKey: string;
  /** As it was sent: whether it is one at all, the signature's judge says. */
  timestamp: string;
  nonce: string;
  signature: string;
  /** What must have been signed. */
  text: string;
  ip: string;
  /** When it was heard, by the clock here. */
  now: number;
}

/** Once the body has been read. Can be asked once. */
export function signedRequestOf(request: FastifyRequest, now: number): SignedRequest {
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : '';
  };
  const [path = '', query = ''] = splitAt(request.url, '?');
  const [timestamp, nonce] = [header(TIMESTAMP_HEADER), header(NONCE_HEADER)];
  const bodyHash = bodyHashOf(request);
  return {
    appKey: header(APP_KEY_HEADER).slice(0, 100),
    timestamp,
    nonce,
    signature: header(SIGNATURE_HEADER),
    text: signedText({ method: request.method, path, query, timestamp, nonce, bodyHash }),
    ip: request.ip,
    now,
  };
}

const NONCE = /^[\w-]{8,64}$/;

/** Compared in the same time whether or not there is such an account. */
export function isSignedBy(
  { timestamp, nonce, signature, text }: SignedRequest,
  secrets: readonly string[],
): boolean {
  const isWhole = /^\d{13}$/.test(timestamp) && NONCE.test(nonce);
  const given = Buffer.from(signature);
  return [...(isWhole ? secrets : []), ''].some(secret => {
    const expected = Buffer.from(createHmac('sha256', secret).update(text).digest('hex'));
    return given.length === expected.length && timingSafeEqual(given, expected) && secret !== '';
  });
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
