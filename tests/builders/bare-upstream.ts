/** An operator's upstream as a bare HTTP server, and the relay in front of it, both on loopback. */
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterEach } from 'vitest';
import { TIMEOUT_MS } from '../../src/contract/grammar/call.ts';
import type { Envelope } from '../../src/contract/grammar/envelope.ts';
import type { FailureData } from '../../src/contract/grammar/failures.ts';
import { SERVICES } from '../../src/contract/grammar/services.ts';
import { buildRelay, type RelayOptions } from '../../src/upstream/relay/relay.ts';
import type { Upstreams } from '../../src/upstream/relay/target.ts';
import { seededChance } from './time-and-chance.ts';

export interface Listening<S extends net.Server> {
  server: S;
  url: string;
  close(): Promise<void>;
}

export async function listening<S extends net.Server>(server: S): Promise<Listening<S>> {
  const open = new Set<net.Socket>();
  server.on('connection', socket => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise(resolve => server.close(() => resolve()));
    },
  };
}

export const anHttpServer = (answer: http.RequestListener) => listening(http.createServer(answer));

/** A server that speaks no HTTP: `answer` writes what it likes. */
export const aSocketServer = (answer: (socket: net.Socket) => void) =>
  listening(
    net.createServer(socket => {
      socket.on('error', () => socket.destroy());
      answer(socket);
    }),
  );

/** All four services at one address, but those that are given. */
export const upstreamsAt = (url: string, others: Partial<Record<keyof Upstreams, string>> = {}): Upstreams =>
  Object.fromEntries(SERVICES.map(service => [service, new URL(others[service] ?? url)])) as Upstreams &
    Record<string, URL>;

/** Every line that has been logged, at the lowest level. */
export async function aRelay(
  upstreams: Upstreams,
  { patienceMs, ...options }: Partial<RelayOptions> & { patienceMs?: number } = {},
) {
  const lines: string[] = [];
  const timeouts = patienceMs
    ? { main: patienceMs, map: patienceMs, ad: patienceMs, callStatistics: patienceMs, shell: patienceMs }
    : TIMEOUT_MS;
  const app = buildRelay({
    upstreams,
    timeouts,
    title: 'Cabdesk',
    version: 'test',
    build: null,
    chance: seededChance(3),
    logLevel: 'trace',
    logTo: new Writable({
      write(line, _encoding, done) {
        lines.push(String(line));
        done();
      },
    }),
    ...options,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url, lines, close: () => app.close() };
}

/** Everything of an answer, nothing unpacked. */
export interface BareAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** A request without the niceties of `fetch`: no unpacking, no redirects, the path as it is written. */
export function ask(
  base: string,
  path: string,
  { body, ...options }: http.RequestOptions & { body?: string | Buffer } = {},
): Promise<BareAnswer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, agent: false, ...options }, answer => {
      const pieces: Buffer[] = [];
      answer.on('data', piece => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** What is opened through it is closed after each test, the last first. */
export function closingAfterEach() {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  return <T extends { close(): Promise<void> }>(opened: T): T => {
    closing.push(opened.close);
    return opened;
  };
}

/** Answers with what it has been asked. */
export const echo: http.RequestListener = (request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', piece => pieces.push(piece));
  request.on('end', () => {
    const { method, url, headers } = request;
    response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(pieces).toString('latin1') }));
  });
};

interface Echoed {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

export const echoed = ({ body }: BareAnswer): Echoed => JSON.parse(body.toString());

export const envelopeOf = ({ body }: BareAnswer): Envelope<FailureData> => JSON.parse(body.toString());

/** A bare server and a relay in front of it, for one test. */
export function relaysForEach() {
  const closed = closingAfterEach();
  const relayTo = async (
    answer: http.RequestListener,
    options: Parameters<typeof aRelay>[1] = {},
    path = '',
  ) => {
    const upstream = closed(await anHttpServer(answer));
    const relay = closed(await aRelay(upstreamsAt(upstream.url + path), options));
    return { upstream, relay };
  };
  return { closed, relayTo };
}
