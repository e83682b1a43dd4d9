/**
 * A payment provider on loopback that does not do as it should, written from `docs/payments.md`; it shares nothing with who asks
 * it. Its books are true all the same: they say what was really paid.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { SECRET } from './webhook-receiver.ts';

/**
 * What becomes of one request. `honest`; `silent`: it is done, and nobody is told; `lost`: it never arrives, and nobody is told;
 * `broken`: it is done, and the answer cannot be read; `busy`: it is not done (503); `late`: it is done after a while;
 * `fails`: never paid, for good; `refuses`: not taken (400).
 */
export const MOODS = ['honest', 'silent', 'lost', 'broken', 'busy', 'late', 'fails', 'refuses'] as const;
export type Mood = (typeof MOODS)[number];

export interface Entry {
  outTradeNo: string;
  amount: number;
  state: 'paid' | 'failed' | 'processing';
  tradeNo: string;
  payTime: number;
}

/** All but `action`, `outTradeNo` and `sentOn` stand in what is to be paid alone. */
interface Asked {
  action: 'pay' | 'query';
  outTradeNo: string;
  kind: string;
  channel: number;
  amount: number;
  payee: { name: string | null; account: string | null };
  refundOf?: { channel: number; tradeNo: string; amount: number }[];
  sentOn: number;
}

/** @param mood of each request in its turn */
export async function aLyingProvider(mood: () => Mood) {
  const books = new Map<string, Entry>();
  /** Each time that money has moved. */
  const moved: Entry[] = [];
  const asked: Asked[] = [];

  function move(entry: Entry): void {
    entry.state = 'paid';
    moved.push({ ...entry });
  }

  function pay({ outTradeNo, amount, sentOn }: Asked, how: Mood): void {
    if (books.has(outTradeNo)) return;
    const entry: Entry = {
      outTradeNo,
      amount,
      state: 'processing',
      tradeNo: `WX${books.size + 1}`,
      payTime: sentOn,
    };
    books.set(outTradeNo, entry);
    if (how === 'fails') entry.state = 'failed';
    else if (how !== 'late') move(entry);
  }

  const said = (outTradeNo: string) => {
    const entry = books.get(outTradeNo);
    if (!entry) return { state: 'unknown' };
    if (entry.state === 'failed') return { state: 'failed', failCode: 'CLOSED' };
    return entry.state === 'processing' ? { state: 'processing' } : entry;
  };

  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      if (!isSigned(request.headers, body)) return void response.writeHead(401).end();
      const question = JSON.parse(String(body)) as Asked;
      asked.push(question);
      const how = mood();
      if (how === 'lost') return void response.destroy();
      if (how === 'busy') return void response.writeHead(503).end();
      if (how === 'refuses') return void response.writeHead(400).end();
      if (question.action === 'pay') pay(question, how);
      if (how === 'silent') return void response.destroy();
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(how === 'broken' ? '<html>' : JSON.stringify(said(question.outTradeNo)));
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/pay`,
    secret: SECRET,
    books,
    moved,
    asked,
    /** What was late is done now. */
    catchUp: () => {
      for (const entry of books.values()) if (entry.state === 'processing') move(entry);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type LyingProvider = Awaited<ReturnType<typeof aLyingProvider>>;

function isSigned(headers: http.IncomingHttpHeaders, body: Buffer): boolean {
  const timestamp = String(headers['x-cabdesk-timestamp']);
  const expected = `v1=${createHmac('sha256', SECRET).update(`${timestamp}.`).update(body).digest('hex')}`;
  const given = Buffer.from(String(headers['x-cabdesk-signature']));
  return given.length === expected.length && timingSafeEqual(given, Buffer.from(expected));
}
