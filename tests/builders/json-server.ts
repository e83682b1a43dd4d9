/** A server on the loopback that answers in JSON, or not as it should: for ports to the outside. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A status and a body; text is sent as it is. Null: never an answer. */
export type JsonAnswer = readonly [status: number, body: unknown] | null;

export async function aJsonServer(tell: (url: URL) => JsonAnswer) {
  const asked: URL[] = [];
  let how = tell;
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    asked.push(url);
    const told = how(url);
    if (!told) return;
    const [status, body] = told;
    response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** What it was asked, in order. */
    asked,
    /** From now on it answers so. */
    answer: (next: (url: URL) => JsonAnswer) => {
      how = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

/** What goes wrong with servers, and what it is called. */
export const FAILINGS: readonly (readonly [what: string, code: string, told: JsonAnswer])[] = [
  ['never answers', 'TIMEOUT', null],
  ['fails', 'HTTP_500', [500, { message: 'prose' }]],
  ['sends us elsewhere', 'HTTP_302', [302, '']],
  ['answers no JSON', 'GARBAGE', [200, '<html>']],
  ['answers another shape', 'GARBAGE', [200, { code: 'Ok', features: [{}], durations: 'x' }]],
  ['never stops', 'TOO_MUCH', [200, 'x'.repeat(5_000_000)]],
];
