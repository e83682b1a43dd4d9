/** The address of the socket: who may open one is answered as HTTP, before the connection changes its protocol. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WebSocketServer } from 'ws';
import { LAST_MSG_ID, SOCKET_TOKEN } from '../../../contract/push.ts';
import { SOCKET_PATH } from '../../../contract/services.ts';
import type { Clock } from '../context.ts';
import type { Store } from '../database/store.ts';
import { Failure } from '../failure.ts';
import { isOurFault, sendFailure, toFailure } from '../http/answer.ts';
import { upgrades } from '../http/upgrades.ts';
import { identify } from '../identity/identify.ts';
import { createListener } from './listener.ts';
import { takeSocketToken } from './socket-token.ts';
import { createSwitchboard, type EverySecond } from './switchboard.ts';

export interface PushOptions {
  store: Pick<Store, 'db' | 'listen'>;
  clock: Clock;
  isPlain: boolean;
  /** Set in tests, which own the time. */
  everySecond?: EverySecond;
}

/** A console says `{}` and `heartCheck`. */
const LARGEST_MESSAGE_BYTES = 1_024;
const MOST_FRAGMENTS = 16;
/** How long the other end has to say goodbye. */
const CLOSE_MS = 2_000;

export function servePushes(app: FastifyInstance, { store, clock, isPlain, ...options }: PushOptions): void {
  const { isUpgrade, upgradeOf, takeOver } = upgrades(app);
  const board = createSwitchboard({
    store,
    clock,
    isPlain,
    everySecond: options.everySecond ?? everySecond,
    onError: error => app.log.error({ err: error }, 'pushes are held up'),
  });
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE_BYTES,
    ...{ maxFragments: MOST_FRAGMENTS, closeTimeout: CLOSE_MS },
  });

  /** The session that the socket is opened for. On a plain upstream the token is the session's, as specified. */
  const sessionBy = async (token: string | undefined): Promise<string> => {
    if (!token) throw new Failure('TOKEN_INVALID');
    if (isPlain) return (await identify(store.db, token, { clock, isPlain, isBackground: true })).sessionId;
    const sessionId = await takeSocketToken(store.db, token, clock());
    if (sessionId === undefined) throw new Failure('TOKEN_INVALID');
    return sessionId;
  };

  app.addHook('onRequest', async request => {
    // such a request's body stays unread
    if (isUpgrade(request) && request.method !== 'GET') throw new Failure('PARAMETER', { fields: [] });
  });
  app.get(SOCKET_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const upgrade = upgradeOf(request);
    if (!upgrade) throw new Failure('NOT_FOUND');
    try {
      if (!isOfThisSite(request)) throw new Failure('NO_PERMISSION');
      const sessionId = await sessionBy(partOfQuery(request, SOCKET_TOKEN));
      if (!board.hasPlaceFor(sessionId)) throw new Failure('TOO_FREQUENT');
      const lastMsgId = partOfQuery(request, LAST_MSG_ID);
      takeOver(reply, upgrade);
      server.handleUpgrade(request.raw, upgrade.socket, upgrade.early(), socket => {
        const listener = createListener(socket, sessionId, {
          isPlain,
          onDrain: drained => void board.readOn(drained),
          onGone: board.leave,
        });
        void board.join(listener, lastMsgId);
      });
      request.log.info({ method: 'GET', route: SOCKET_PATH, status: 101, ip: request.ip }, 'answered');
      return reply;
    } catch (error) {
      const failure = toFailure(error, String(request.id));
      if (isOurFault(failure)) request.log.error({ err: error }, 'socket refused');
      // no client reads an envelope here: also a plain upstream says it by the status
      return sendFailure(reply, failure, false);
    }
  });
  app.addHook('preClose', () => board.close());
}

const everySecond: EverySecond = run => {
  const timer = setInterval(run, 1_000);
  timer.unref();
  return () => clearInterval(timer);
};

/** The first of a name that is given twice. */
function partOfQuery({ query }: FastifyRequest, name: string): string | undefined {
  const given = (query as Readonly<Record<string, unknown>>)[name];
  const first: unknown = Array.isArray(given) ? given[0] : given;
  return typeof first === 'string' && first !== '' ? first : undefined;
}

/**
 * A page of another site must not open a socket in the name of who looks at it. Browsers say which page asks; other
 * clients say nothing, and no page can make a browser say what a proxy says about the host.
 */
function isOfThisSite({ headers, protocol }: FastifyRequest): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const forwarded = String(headers['x-forwarded-host'] ?? '').split(',');
  const asked = hostOf(origin);
  return [host ?? '', ...forwarded].some(name => {
    const scheme = asked?.scheme ?? `${protocol}:`;
    return asked !== undefined && hostOf(`${scheme}//${name.trim()}`)?.host === asked.host;
  });
}

/** With its port, unless it is the one that the scheme implies. */
function hostOf(address: string): { scheme: string; host: string } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  return host === '' ? undefined : { scheme: protocol, host };
}
