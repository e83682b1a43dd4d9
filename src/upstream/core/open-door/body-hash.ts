/** The SHA-256 of a request's body as it came, made while it is read. */
import { createHash, type Hash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { FastifyRequest, RequestPayload } from 'fastify';

const hashes = new WeakMap<FastifyRequest, Hash>();
const NOTHING = createHash('sha256').digest('hex');

/** A hook before the body is parsed. */
export async function hashBody(request: FastifyRequest, _reply: unknown, payload: RequestPayload) {
  const hash = createHash('sha256');
  hashes.set(request, hash);
  const counted: RequestPayload & Transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      counted.receivedEncodedLength = (counted.receivedEncodedLength ?? 0) + chunk.length;
      done(null, chunk);
    },
  });
  return payload.pipe(counted);
}

/** In small hexadecimal, once the body has been read; of nothing where there is none. Can be asked once. */
export const bodyHashOf = (request: FastifyRequest) => hashes.get(request)?.digest('hex') ?? NOTHING;
