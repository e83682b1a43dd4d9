/**
 * The push connection passed on as it is: after the upstream's own 101 the two sockets are joined, so that frames,
 * pings, close codes, sub-protocols and back-pressure are those of the two ends.
 */
import http from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Upgrade, upgrades } from '../core/http/upgrades.ts';
import { dependencyFailure, passAnswer, type Relaying } from './forward.ts';
import { headersToBrowser, headersToUpstream } from './headers.ts';
import { targetOf } from './target.ts';

/** Both ends send heartbeats every few seconds; a connection that is silent for so long has lost an end. */
const LONGEST_SILENCE_MS = 120_000;

/** Takes requests for an upgrade through the same routing as all others. */
export function tunnels(app: FastifyInstance, relaying: Relaying) {
  const { isUpgrade, upgradeOf, takeOver } = upgrades(app);
  const open = new Set<Duplex>();

  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy();
  });

  return {
    isUpgrade,
    upgradeOf,

    /** Fails with DEPENDENCY_AWAY; a refusal of the upstream is passed on as its answer. */
    async join(request: FastifyRequest, reply: FastifyReply, upgrade: Upgrade) {
      const { socket, early } = upgrade;
      const dialled = await dial(request, relaying).catch(error => {
        if (!socket.destroyed) throw dependencyFailure(request, error);
      });
      if (!dialled) return reply.hijack();
      const { message, upgraded } = dialled;
      if (!upgraded) {
        passAnswer(reply, message.statusCode ?? 502, message.headers, message, relaying);
        return reply;
      }
      takeOver(reply, upgrade);
      socket.write(switching(message));
      socket.write(upgraded.head);
      upgraded.socket.write(early());
      couple(socket, upgraded.socket);
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      return reply;
    },
  };
}

interface Dialled {
  message: http.IncomingMessage;
  /** Absent when the upstream has refused. */
  upgraded?: { socket: Duplex; head: Buffer };
}

function dial(request: FastifyRequest, { upstreams, timeouts, name }: Relaying): Promise<Dialled> {
  const { upstream, path, timeoutMs } = targetOf(request.url, upstreams, timeouts);
  const { protocol, hostname, port } = upstream;
  return new Promise((resolve, reject) => {
    const asked = (protocol === 'https:' ? https : http).request({
      hostname: hostname.replace(/^\[|\]$/g, ''),
      port,
      path,
      headers: { ...headersToUpstream(request, name), connection: 'Upgrade', upgrade: 'websocket' },
      agent: false,
      timeout: timeoutMs,
    });
    asked.once('upgrade', (message, socket, head) => resolve({ message, upgraded: { socket, head } }));
    asked.once('response', message => resolve({ message }));
    asked.once('timeout', () => asked.destroy(new Error('TIMEOUT')));
    asked.once('error', reject);
    request.raw.socket.once('close', () => asked.destroy());
    asked.end();
  });
}

function switching({ headers }: http.IncomingMessage): string {
  const lines = Object.entries(headersToBrowser(headers)).map(([name, value]) => `${name}: ${value}`);
  return [
    'HTTP/1.1 101 Switching Protocols',
    'connection: Upgrade',
    'upgrade: websocket',
    ...lines,
    '',
    '',
  ].join('\r\n');
}

/** Joins two sockets: what one end says the other hears, and neither outlives the other. */
function couple(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
    if ('setTimeout' in from && typeof from.setTimeout === 'function') {
      from.setTimeout(LONGEST_SILENCE_MS, () => from.destroy());
    }
    from.pipe(to);
  }
}
