/** One call passed on to an operator's upstream, and its answer back, nothing of either held as a whole. */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { Failure } from '../core/failure.ts';
import { type Headers, headersToBrowser, headersToUpstream } from './headers.ts';
import { rewriteRedirect, type Timeouts, targetOf, type Upstreams } from './target.ts';

export interface Relaying {
  upstreams: Upstreams;
  timeouts: Timeouts;
  /** Empty, or `/desk`. */
  basePath: string;
  /** How this process names itself in `Via`: a request that bears the name has been here before. */
  name: string;
}

/** Fails with DEPENDENCY_AWAY when there is no answer, or none that is HTTP. */
export async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  pool: Dispatcher,
  relaying: Relaying,
) {
  const { upstream, path, timeoutMs } = targetOf(request.url, relaying.upstreams, relaying.timeouts);
  const patience = givenUpAfter(timeoutMs);
  // nobody waits any more: the upstream need not go on either
  reply.raw.once('close', patience.giveUp);
  const headers = headersToUpstream(request, relaying.name);
  const body = bodyOf(request.raw, patience.renew);
  if (!body) delete headers['content-length'];
  try {
    const answer = await pool.request({
      origin: upstream.origin,
      path,
      method: request.method as Dispatcher.HttpMethod,
      headers,
      body,
      signal: patience.signal,
      headersTimeout: 0,
      bodyTimeout: timeoutMs,
    });
    passAnswer(reply, answer.statusCode, answer.headers, answer.body, relaying);
  } catch (error) {
    // the call was given up because its caller has left: there is nobody to answer, and nothing to tell the log
    if (request.raw.socket.destroyed) return reply.hijack();
    throw dependencyFailure(request, error);
  } finally {
    patience.stop();
    // refused before it was read whole: the rest is thrown away, so that the client comes to read the answer
    request.raw.resume();
  }
  return reply;
}

/** The log has the reason, the answer its trace id. */
export function dependencyFailure(request: FastifyRequest, reason: unknown): Failure {
  const failure = new Failure('DEPENDENCY_AWAY', { traceId: String(request.id) }, 'upstream');
  failure.cause = reason;
  return failure;
}

/** Sends status, headers and body as the upstream has them. Fails where they are no valid answer. */
export function passAnswer(
  reply: FastifyReply,
  status: number,
  given: IncomingMessage['headers'],
  body: Readable,
  { upstreams, basePath }: Relaying,
) {
  try {
    const headers: Headers = headersToBrowser(given);
    if (typeof headers.location === 'string') {
      headers.location = rewriteRedirect(headers.location, upstreams, basePath);
    }
    reply.code(status).headers(headers);
  } catch (error) {
    body.destroy();
    throw error;
  }
  reply.send(body);
}

/** The body in its pieces, each a sign that the client is still at it; nothing where there is none. */
function bodyOf(request: IncomingMessage, onPiece: () => void): Readable | null {
  const { method, headers } = request;
  const isBare = headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';
  if (isBare || method === 'GET' || method === 'HEAD') return null;
  return Readable.from(piecesOf(request, onPiece), { objectMode: false });
}

async function* piecesOf(request: IncomingMessage, onPiece: () => void) {
  // an upstream that answers early ends the reading, not the client's connection
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    onPiece();
    yield piece as Uint8Array;
  }
}

/** Gives up so long after the last sign of life, until it is stopped. */
function givenUpAfter(ms: number) {
  const gone = new AbortController();
  const giveUp = () => gone.abort();
  const timer = setTimeout(giveUp, ms);
  let isOver = false;
  return {
    signal: gone.signal,
    giveUp,
    renew() {
      // a timer that was cleared would start anew
      if (!isOver) timer.refresh();
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
