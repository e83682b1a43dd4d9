/** A network between browser and server on which all answers are late, and the push connection most of all. */
import http from 'node:http';
import net from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { CONNECTION_MS, delayOf } from './lateness.ts';
import type { Server } from './server.ts';

/** The server as it is reached: as it is, or late with the seed that `LATE_NETWORK` names. */
export async function asReached<S extends Pick<Server, 'url' | 'stop'>>(server: S): Promise<S> {
  const seed = process.env.LATE_NETWORK;
  if (!seed) return server;
  const network = await lateNetwork(new URL(server.url), delayOf(Number(seed)), CONNECTION_MS);
  return {
    ...server,
    url: server.url.replace(new URL(server.url).host, network.host),
    stop: async () => {
      network.close();
      await server.stop();
    },
  };
}

/** Host and origin are passed on as the browser sends them: the server sees what it would see without a network. */
export async function lateNetwork(
  { hostname, port }: URL,
  delay: (asked: string) => number,
  connectionMs: number,
) {
  const open = new Set<net.Socket>();
  const server = http.createServer((near, answer) => {
    const { method, url: path = '/', headers } = near;
    const far = http.request({ hostname, port, method, path, headers }, async heard => {
      await later(delay(`${method} ${path}`));
      // who asked has gone meanwhile
      if (answer.destroyed) return void heard.destroy();
      answer.writeHead(heard.statusCode ?? 502, heard.statusMessage, heard.rawHeaders);
      heard.on('error', () => answer.destroy()).pipe(answer);
    });
    far.on('error', () => answer.destroy());
    answer.on('error', () => far.destroy());
    // who asks no longer waits
    answer.on('close', () => far.destroy());
    near.pipe(far);
  });
  server.on('connection', socket => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  server.on('upgrade', async ({ method, url: path, httpVersion, rawHeaders }, near: net.Socket, head) => {
    near.on('error', () => near.destroy());
    await later(connectionMs);
    if (near.destroyed) return;
    const far = net.connect(Number(port), hostname);
    far.on('error', () => far.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    const lines = Array.from({ length: rawHeaders.length / 2 }, (_, index) =>
      rawHeaders.slice(2 * index, 2 * index + 2).join(': '),
    );
    far.write(`${[`${method} ${path} HTTP/${httpVersion}`, ...lines].join('\r\n')}\r\n\r\n`);
    far.write(head);
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
