/** Requests for another protocol, taken through the same routing as all others. */
import http from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What a client may say before it has been answered; it ought to say nothing. */
const LARGEST_HASTE_BYTES = 65_536;

export interface Upgrade {
  socket: Duplex;
  /** What came behind the request already; from then on nobody listens but the caller. */
  early(): Buffer;
}

export function upgrades(app: FastifyInstance) {
  const asked = new WeakMap<http.IncomingMessage, Upgrade>();

  app.server.on('upgrade', (request: http.IncomingMessage, socket: Duplex, head: Buffer) => {
    asked.set(request, { socket, early: listenEarly(socket, head) });
    socket.on('error', () => socket.destroy());
    const response = new http.ServerResponse(request);
    response.shouldKeepAlive = false;
    // a response writes to whatever socket it is given; its type knows those of TCP only
    response.assignSocket(socket as Parameters<typeof response.assignSocket>[0]);
    response.once('finish', () => socket.end());
    app.routing(request, response);
  });

  return {
    /** Whether the request came with an upgrade to something: such a one has no body that could be read. */
    isUpgrade: ({ raw }: FastifyRequest) => asked.has(raw),

    /** The upgrade that the request asks for, where it is one to a WebSocket. */
    upgradeOf: ({ raw, headers }: FastifyRequest) =>
      headers.upgrade?.toLowerCase() === 'websocket' ? asked.get(raw) : undefined,

    /** The socket is the caller's from here on: nothing is answered over it any more. */
    takeOver(reply: FastifyReply, { socket }: Upgrade): void {
      reply.hijack();
      reply.raw.detachSocket(socket as Parameters<typeof reply.raw.detachSocket>[0]);
    },
  };
}

/** Reads on while the request is being judged: a socket that nobody reads does not tell that its end has gone. */
function listenEarly(socket: Duplex, head: Buffer): Upgrade['early'] {
  let heard = head;
  const handleData = (piece: Buffer) => {
    heard = Buffer.concat([heard, piece]);
    if (heard.length > LARGEST_HASTE_BYTES) socket.destroy();
  };
  const handleEnd = () => socket.destroy();
  socket.on('data', handleData).on('end', handleEnd);
  return () => {
    socket.off('data', handleData).off('end', handleEnd);
    return heard;
  };
}
