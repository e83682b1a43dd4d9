/** An HTTP server with the manners that every answer here has, whoever answers: our own calls or an operator's. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { Failure, refuse } from '../failure.ts';
import { failed, isOurFault, sendFailure, success, toFailure } from './answer.ts';
import { withoutBasePath } from './base-path.ts';
import { LONGEST_PARAM } from './call-routes.ts';
import { protect } from './console.ts';
import { loggedError } from './logged-error.ts';
import { quietOutages } from './outage-log.ts';
import { logAnswers, TRACE_ID } from './server-log.ts';
import { LARGEST_BODY_BYTES } from './who-asks.ts';

/**
 * Who is believed about a caller's address: nobody (`false`), so many proxies in front (a number), or proxies at
 * these addresses and networks, separated by commas.
 */
export type TrustedProxies = false | number | string;

export interface ServerOptions {
  /** Every failure with HTTP 200, as an operator's existing upstream answers. */
  isPlain?: boolean;
  logLevel?: string;
  /** Where the log goes; unset, to the standard output. */
  logTo?: NodeJS.WritableStream;
  trustedProxies?: TrustedProxies;
  /** Empty, or `/desk`. */
  basePath?: string;
  /** Aborted once the process is told to stop. */
  stopping?: AbortSignal;
  /** Until a request has arrived whole: who sends it drop by drop does not hold its connection for ever. */
  longestRequestMs?: number;
}

/** Answers as long as the process does. */
const LIVENESS_PATH = '/healthz';
/** Says no once the process is told to stop. */
const READINESS_PATH = '/readyz';
/** Deeper than any call asks for; what walks through a value would run out of stack far below. */
const DEEPEST_BODY = 32;
const LONGEST_REQUEST_MS = 120_000;
const LONGEST_HEAD_MS = 20_000;
/** How often connections are looked at for the two above. */
const CHECK_MS = 5_000;
/** A connection on which nothing moves; more than the most patient client waits for an answer. */
const LONGEST_SILENCE_MS = 660_000;

export function buildServer(options: ServerOptions): FastifyInstance {
  const { isPlain = false, basePath = '', trustedProxies = false } = options;
  const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = toFailure(error, String(request.id));
    if (isOurFault(failure)) request.log.error({ err: error }, 'request failed');
    return sendFailure(reply, failure, isPlain);
  };
  const app: FastifyInstance = Fastify({
    logger: {
      level: options.logLevel ?? 'silent',
      serializers: { err: loggedError },
      hooks: { logMethod: quietOutages(() => app.log) },
      ...(options.logTo && { stream: options.logTo }),
    },
    // addresses carry tokens and passwords in places: the operate log keeps the path, redacted
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: TRACE_ID }),
    bodyLimit: LARGEST_BODY_BYTES,
    trustProxy: believed(trustedProxies),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: LONGEST_PARAM },
    rewriteUrl: withoutBasePath(basePath),
    // raised before there is a route, so before any hook
    frameworkErrors: (error, request, reply) => {
      protect(reply.type('application/json; charset=utf-8'));
      return answerFailure(error, request, reply);
    },
    clientErrorHandler: refuseConnection,
    return503OnClosing: false,
    requestTimeout: options.longestRequestMs ?? LONGEST_REQUEST_MS,
    connectionTimeout: LONGEST_SILENCE_MS,
    http: { headersTimeout: LONGEST_HEAD_MS, connectionsCheckingInterval: CHECK_MS },
  });
  logAnswers(app);
  refuseWhileClosing(app, isPlain);
  // called back instead of promised: they run for every request
  app.addHook('preValidation', ({ body }, _reply, done) => {
    done(isTooDeep(body) ? new Failure('PARAMETER', { fields: [] }) : undefined);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    protect(reply);
    done();
  });
  app.setErrorHandler(answerFailure);
  // of this process alone, outside the API: an operator's upstream may have a health of its own
  app.get(LIVENESS_PATH, async () => success(null));
  app.get(READINESS_PATH, async () => {
    if (options.stopping?.aborted) throw refuse('DEPENDENCY_AWAY', 'STOPPING');
    return success(null);
  });
  return app;
}

/** What still arrives on a connection that was kept: the framework itself would answer without the envelope. */
function refuseWhileClosing(app: FastifyInstance, isPlain: boolean): void {
  let isClosing = false;
  app.addHook('preClose', done => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!isClosing) return done();
    const traceId = String(request.id);
    sendFailure(reply, new Failure('DEPENDENCY_AWAY', { reason: 'STOPPING', traceId }), isPlain);
  });
}

/** The nearest proxies are believed, and nobody before them: what a client writes into the header is no address. */
function believed(proxies: TrustedProxies): FastifyServerOptions['trustProxy'] {
  // counting by itself, the framework believes nobody
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}

function isTooDeep(body: unknown): boolean {
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST_BODY) return true;
    level = level.flatMap(value => (isContainer(value) ? Object.values(value) : []));
  }
  return false;
}

/** What JSON is made of; a body that is read as it comes is something else. */
const isContainer = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

const STATUS_OF: ReadonlyMap<string | undefined, number> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

/** What is no request at all has no reply either: the envelope is written by hand, and the connection ends. */
function refuseConnection(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUS_OF.get(error.code) ?? 400;
  const body = JSON.stringify(failed('PARAMETER', { fields: [] }));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
