/**
 * The baseline for the cost of a push: a `ws` server that sends each line of its input to everybody who is there, and
 * does nothing else. Prints where it listens.
 */
import type { AddressInfo } from 'node:net';
import readline from 'node:readline';
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('listening', () => {
  process.stdout.write(`Ready on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
readline.createInterface({ input: process.stdin }).on('line', line => {
  for (const socket of server.clients) socket.send(line);
});
process.once('SIGTERM', () => process.exit());
