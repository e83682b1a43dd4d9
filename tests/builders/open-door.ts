/** Another machine at the open door: an account made by an administrator, and requests signed with its key. */
import { createHash, createHmac } from 'node:crypto';
import sharp from 'sharp';
import type { Envelope } from '../../src/contract/grammar/envelope.ts';
import type { FailureData } from '../../src/contract/grammar/failures.ts';
import type { OpenScope } from '../../src/contract/grammar/open-scopes.ts';
import { openDataAccount } from '../../src/contract/open-data.ts';
import { signedText } from '../../src/contract/open-door.ts';
import type { Person } from './upstream.ts';

export interface Machine {
  appKey: string;
  /** The same account at another server. */
  at(door: Door): Machine;
  /** Signed and not sent yet. */
  signed(method: 'GET' | 'POST', url: string, body?: object | Buffer): Signed;
  /** Signs and sends; a body as JSON, bytes as they are and outside the signature. */
  send<Data>(
    method: 'GET' | 'POST',
    url: string,
    body?: object | Buffer,
  ): Promise<Envelope<Data> & { data: Data & FailureData }>;
}

let count = 0;

/** As much of an upstream as signed requests go into. */
interface Door {
  clock(): number;
  app: { inject(request: Signed): Promise<{ json(): unknown }> };
}

export interface Signed {
  method: 'GET' | 'POST';
  url: string;
  payload?: string | Buffer;
  headers: Record<string, string>;
}

/** The door of an upstream that runs somewhere else. */
export const doorAt = (origin: string): Door => ({
  clock: Date.now,
  app: {
    inject: async ({ url, method, payload, headers }) => {
      const sent = payload === undefined ? {} : { body: payload as BodyInit };
      const response = await fetch(`${origin}${url}`, { method, headers, ...sent });
      const answer: unknown = await response.json();
      return { json: () => answer };
    },
  },
});

export async function aMachine(
  upstream: Door,
  admin: Pick<Person, 'ask'>,
  scopes: OpenScope[],
): Promise<Machine> {
  const made = await admin.ask(openDataAccount.calls.create, {
    body: { name: `网关${++count}`, protocol: 1, ipWhitelist: [], scopes, qps: 1000, state: 1 },
  });
  return machineOf(made.data, upstream);
}

function machineOf({ appKey, secret }: { appKey: string; secret: string }, upstream: Door): Machine {
  function signed(method: 'GET' | 'POST', url: string, body?: object | Buffer): Signed {
    const isBytes = Buffer.isBuffer(body);
    const text = isBytes || body === undefined ? '' : JSON.stringify(body);
    const [path = '', query = ''] = url.split('?');
    const timestamp = String(upstream.clock());
    const nonce = `machine-${String(++count).padStart(8, '0')}`;
    const bodyHash = createHash('sha256').update(text).digest('hex');
    const line = signedText({ method, path, query, timestamp, nonce, bodyHash });
    return {
      method,
      url,
      ...(body !== undefined && { payload: isBytes ? body : text }),
      headers: {
        ...(body !== undefined && { 'content-type': isBytes ? 'image/png' : 'application/json' }),
        'x-app-key': appKey,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': createHmac('sha256', secret).update(line).digest('hex'),
      },
    };
  }
  return {
    appKey,
    at: door => machineOf({ appKey, secret }, door),
    signed,
    send: async <Data>(...asked: Parameters<Machine['signed']>) => {
      const response = await upstream.app.inject(signed(...asked));
      return response.json() as Envelope<Data> & { data: Data & FailureData };
    },
  };
}

/** A picture of one colour that the machine has sent; answers the file's id. */
export async function aPictureOf(machine: Machine, colour: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 50, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const sum = createHash('sha256').update(bytes).digest('hex');
  const { data } = await machine.send<{ fileId: string }>('POST', `/api/open/pictures?sha256=${sum}`, bytes);
  return data.fileId;
}
