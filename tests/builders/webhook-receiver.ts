/** A receiver of signed webhooks: written from `docs/sms-webhook.md`, it shares nothing with the sender. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export const SECRET = 'a secret of the receiver';

export interface Taken {
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** `answer` gives a status, or null for none at all. */
export async function aReceiver(
  answer: (taken: Taken) => number | null,
  headers: http.OutgoingHttpHeaders = {},
) {
  const requests: Taken[] = [];
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const taken = { headers: request.headers, body: Buffer.concat(parts) };
      requests.push(taken);
      const status = answer(taken);
      if (status !== null) response.writeHead(status, headers).end('prose of the provider');
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    url: `http://127.0.0.1:${port}/in`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function statusOf({ headers, body }: Taken, seen: Set<string>, now: number): number {
  const timestamp = String(headers['x-cabdesk-timestamp']);
  const expected = `v1=${createHmac('sha256', SECRET).update(`${timestamp}.`).update(body).digest('hex')}`;
  const given = Buffer.from(String(headers['x-cabdesk-signature']));
  if (given.length !== expected.length || !timingSafeEqual(given, Buffer.from(expected))) return 401;
  if (Math.abs(now - Number(timestamp)) > 300_000) return 401;
  seen.add(String(headers['idempotency-key']));
  return 200;
}
