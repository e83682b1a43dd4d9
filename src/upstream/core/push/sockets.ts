/**
 * Sockets of consoles, whatever they are for: who may open one is answered as HTTP, before the connection changes its
 * protocol.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { SOCKET_TOKEN } from '../../../contract/push.ts';
import type { Clock } from '../context.ts';
import type { Store } from '../database/store.ts';
import { Failure } from '../failure.ts';
import { isOurFault, sendFailure, toFailure } from '../http/answer.ts';
import { upgrades } from '../http/upgrades.ts';
import { identify, tokenHash } from '../identity/identify.ts';
import { takeSocketToken } from './socket-token.ts';

export interface SocketRoute {
  path: string;
  largestMessageBytes: number;
  /** Fails where this session may not have one, or not one more. */
  admit(sessionId: string): Promise<void> | void;
  open(socket: WebSocket, sessionId: string, request: FastifyRequest): void;
}

interface Options {
  store: Pick<Store, 'db'>;
  clock: Clock;
  isPlain: boolean;
}

const MOST_FRAGMENTS = 16;
/** How long the other end has to say goodbye. */
const CLOSE_MS = 2_000;

/** Once for an app; each address is then handed to what it answers. */
export function socketRoutes(app: FastifyInstance, { store, clock, isPlain }: Options) {
  const { isUpgrade, upgradeOf, takeOver } = upgrades(app);

  /** The session that the socket is opened for. On a plain upstream the token is the session's, as specified. */
  const sessionBy = async (token: string | undefined): Promise<string> => {
    if (!token) throw new Failure('TOKEN_INVALID');
    if (isPlain) {
      return (await identify(store.db, tokenHash(token), { clock, isPlain, isBackground: true })).sessionId;
    }
    const sessionId = await takeSocketToken(store.db, token, clock());
    if (sessionId === undefined) throw new Failure('TOKEN_INVALID');
    return sessionId;
  };

  app.addHook('onRequest', async request => {
    // such a request's body stays unread
    if (isUpgrade(request) && request.method !== 'GET') throw new Failure('PARAMETER', { fields: [] });
  });

  return ({ path, largestMessageBytes, admit, open }: SocketRoute): void => {
    const server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: largestMessageBytes,
      ...{ maxFragments: MOST_FRAGMENTS, closeTimeout: CLOSE_MS },
    });
    app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
      const upgrade = upgradeOf(request);
      if (!upgrade) throw new Failure('NOT_FOUND');
      try {
        if (!isOfThisSite(request)) throw new Failure('NO_PERMISSION');
        const sessionId = await sessionBy(partOfQuery(request, SOCKET_TOKEN));
        await admit(sessionId);
        takeOver(reply, upgrade);
        server.handleUpgrade(request.raw, upgrade.socket, upgrade.early(), socket =>
          open(socket, sessionId, request),
        );
        request.log.info({ method: 'GET', route: path, status: 101, ip: request.ip }, 'answered');
        return reply;
      } catch (error) {
        const failure = toFailure(error, String(request.id));
        if (isOurFault(failure)) request.log.error({ err: error }, 'socket refused');
        // no client reads an envelope here: also a plain upstream says it by the status
        return sendFailure(reply, failure, false);
      }
    });
  };
}

/** The first of a name that is given twice. */
export function partOfQuery({ query }: FastifyRequest, name: string): string | undefined {
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
