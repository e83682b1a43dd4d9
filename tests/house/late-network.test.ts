/** The network of `npm run test:calm` is late and nothing else: what goes in comes out. */
import http from 'node:http';
import type net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { lateNetwork } from '../builders/late-network.ts';
import { delayOf } from '../builders/lateness.ts';

const LATE_MS = 200;
const SIZE = 5_000_000;

/** Says whom it was asked for, and gives back what it is sent. */
const server = http.createServer((request, response) => {
  response.writeHead(201, [
    ['asked', `${request.method} ${request.url} at ${request.headers.host}`],
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
  ] as unknown as http.OutgoingHttpHeaders);
  request.pipe(response);
});
const sockets = new WebSocketServer({ server });
sockets.on('connection', (socket, { headers }) => {
  socket.on('message', data => socket.send(`${data} from ${headers.origin} at ${headers.host}`));
});
let network: Awaited<ReturnType<typeof lateNetwork>>;
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  network = await lateNetwork(new URL(`http://127.0.0.1:${port}`), () => LATE_MS, LATE_MS);
});
afterAll(() => {
  network.close();
  sockets.close();
  server.close();
});

it('passes a large body both ways, with its headers, late', async () => {
  const body = new Uint8Array(SIZE).map((_, index) => index % 251);
  const begun = performance.now();
  const answer = await fetch(`http://${network.host}/api/x?y=1`, { method: 'POST', body });
  expect(performance.now() - begun).toBeGreaterThan(LATE_MS - 5);
  expect(answer.status).toBe(201);
  expect(answer.headers.get('asked')).toBe(`POST /api/x?y=1 at ${network.host}`);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(body))).toBe(true);
});

it('passes a connection with the origin that it comes from, late, and ends with it', async () => {
  const begun = performance.now();
  const socket = new WebSocket(`ws://${network.host}/api/ws`, { origin: `http://${network.host}` });
  await new Promise(resolve => socket.once('open', resolve));
  expect(performance.now() - begun).toBeGreaterThan(LATE_MS - 5);
  socket.send('hello');
  const heard = await new Promise(resolve => socket.once('message', data => resolve(String(data))));
  expect(heard).toBe(`hello from http://${network.host} at ${network.host}`);
  const closed = new Promise(resolve => socket.once('close', resolve));
  for (const client of sockets.clients) client.terminate();
  await closed;
});

it('is late by times that come again with the seed, and spread from none to 0.9 s', () => {
  const calls = Array.from({ length: 500 }, (_, index) => `GET /api/${index % 50}`);
  const times = (seed: number) => calls.map(delayOf(seed));
  expect(times(7)).toEqual(times(7));
  expect(times(7)).not.toEqual(times(8));
  expect(Math.min(...times(7))).toBeLessThan(50);
  expect(Math.max(...times(7))).toBeGreaterThan(850);
  expect(Math.max(...times(7))).toBeLessThanOrEqual(900);
});
