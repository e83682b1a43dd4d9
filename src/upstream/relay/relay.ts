/**
 * The console in front of an operator's own upstream: no database and no call of ours, every call and the push
 * connection passed on.
 */
import type { FastifyInstance } from 'fastify';
import { Agent } from 'undici';
import type { Build } from '../../contract/build.ts';
import { TIMEOUT_MS } from '../../contract/grammar/call.ts';
import { API_PREFIX, POSITION_STREAM_PATH, SOCKET_PATH } from '../../contract/grammar/services.ts';
import type { CoordType } from '../../contract/grammar/wire.ts';
import type { Chance } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { NO_DEMO, servePages } from '../core/http/console.ts';
import type { Outsiders } from '../core/http/page-policy.ts';
import { buildServer, type ServerOptions } from '../core/http/server.ts';
import { dependencyFailure, forward, type Relaying } from './forward.ts';
import { hasPassed } from './headers.ts';
import type { Timeouts, Upstreams } from './target.ts';
import { tunnels } from './tunnel.ts';

export interface RelayOptions
  extends Pick<ServerOptions, 'logLevel' | 'logTo' | 'trustedProxies' | 'basePath' | 'stopping'>,
    Outsiders {
  upstreams: Upstreams;
  /** How long a service may keep silent; a test has less patience than a clerk. */
  timeouts?: Timeouts;
  title: string;
  /** Of positions that do not say; the console converts them. GCJ-02 by default, as the country's base maps are drawn. */
  mapCoordType?: CoordType;
  version: string;
  build: Build;
  chance: Chance;
  /** The folder of the built console; without it only calls are passed on. */
  consoleFolder?: string;
}

/** A file on its way to the upstream takes its time on a slow line. */
const LONGEST_REQUEST_MS = 600_000;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** An answer opened as a page by itself does nothing, on an origin whose cookies hold tokens. */
const POLICY_OF_ANSWERS = "default-src 'none'; form-action 'none'; frame-ancestors 'none'";

export function buildRelay(options: RelayOptions): FastifyInstance {
  const { mapCoordType = 2, consoleFolder, timeouts = TIMEOUT_MS, basePath = '' } = options;
  const about = { title: options.title, version: options.version, build: options.build };
  const name = `cabdesk-${options.chance.bytes(8).toString('hex')}`;
  const relaying: Relaying = { upstreams: options.upstreams, timeouts, basePath, name };
  const app = buildServer({ ...options, longestRequestMs: LONGEST_REQUEST_MS });
  const pool = new Agent({ connect: { timeout: Math.min(10_000, timeouts.main) } });
  const { isUpgrade, upgradeOf, join } = tunnels(app, relaying);

  app.register(async calls => {
    // a body goes on in pieces as it comes, whatever it is
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', (_request, _payload, done) => done(null));
    calls.addHook('onRequest', async request => {
      if (isUpgrade(request) && request.method !== 'GET') throw new Failure('PARAMETER', { fields: [] });
    });
    calls.addHook('onRequest', async request => {
      if (hasPassed(request, relaying.name))
        throw dependencyFailure(request, new Error('UPSTREAM_URL leads back here'));
    });
    calls.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', POLICY_OF_ANSWERS);
    });
    calls.route({
      method: METHODS,
      url: `${API_PREFIX}*`,
      handler: (request, reply) => forward(request, reply, pool, relaying),
    });
    for (const socket of [SOCKET_PATH, POSITION_STREAM_PATH])
      calls.get(socket, { exposeHeadRoute: false }, (request, reply) => {
        const upgrade = upgradeOf(request);
        return upgrade ? join(request, reply, upgrade) : forward(request, reply, pool, relaying);
      });
  });
  app.addHook('onClose', () => pool.destroy());

  servePages(app, {
    consoleFolder,
    settings: () => ({ ...about, mapCoordType, ...NO_DEMO }),
    chance: options.chance,
    basePath,
    map: options.map,
    mapHosts: options.mapHosts,
  });
  return app;
}
