/** The network of a window: real requests over loopback, which a test may watch, hold, answer or cut. */
import { Agent, fetch, type RequestInit, Response } from 'undici';
import type { ScriptFiles } from './profile.ts';

export interface WindowRequest {
  url(): string;
  method(): string;
  postData(): string | null;
  postDataJSON(): unknown;
  headers(): Readonly<Record<string, string>>;
}

export interface WindowResponse {
  url(): string;
  status(): number;
  ok(): boolean;
  request(): WindowRequest;
  text(): Promise<string>;
  json(): Promise<unknown>;
}

interface Answer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  contentType?: string;
  body?: string | Buffer;
  json?: unknown;
  /** What `fetch` of the route brought. */
  response?: Held;
}

/** An answer of the server that a test has in its hands. */
type Held = Pick<Response, 'status' | 'headers' | 'arrayBuffer'>;

export interface Route {
  request(): WindowRequest;
  continue(): Promise<void>;
  /** Asks the server, whose answer the window does not have yet. */
  fetch(): Promise<Held>;
  fulfill(answer?: Answer): Promise<void>;
  abort(): Promise<void>;
}

export type Address = string | RegExp | ((url: URL) => boolean);
type RouteHandler = (route: Route, request: WindowRequest) => unknown;

interface Listeners {
  request: (request: WindowRequest) => void;
  response: (response: WindowResponse) => void;
  requestfailed: (request: WindowRequest) => void;
}

/** What of an answer the console reads. */
type Answered = Pick<Response, 'status' | 'ok' | 'headers' | 'text' | 'json' | 'arrayBuffer' | 'blob'>;

export class Network {
  private readonly agent = new Agent({ keepAliveTimeout: 1_000 });
  private asked = 0;
  /** Those that outlive the document that sent them. */
  private readonly lasting = new Set<Promise<unknown>>();
  private readonly routes: { address: Address; handler: RouteHandler; times: number }[] = [];
  private readonly listeners = {
    request: new Set<Listeners['request']>(),
    response: new Set<Listeners['response']>(),
    requestfailed: new Set<Listeners['requestfailed']>(),
  };

  /**
   * @param origin what relative addresses are of
   * @param files those that scripts have made
   */
  constructor(
    private readonly origin: string,
    private readonly files: ScriptFiles,
    private readonly delay: () => Promise<void> = async () => {},
  ) {}

  on<K extends keyof Listeners>(event: K, listener: Listeners[K]): void {
    (this.listeners[event] as Set<Listeners[K]>).add(listener);
  }

  off<K extends keyof Listeners>(event: K, listener: Listeners[K]): void {
    (this.listeners[event] as Set<Listeners[K]>).delete(listener);
  }

  /** The last one that fits is asked first, no more than so many times. */
  route(address: Address, handler: RouteHandler, { times = Number.POSITIVE_INFINITY } = {}): void {
    this.routes.unshift({ address, handler, times });
  }

  unroute(address: Address, handler?: RouteHandler): void {
    const isOther = (route: (typeof this.routes)[number]) =>
      String(route.address) !== String(address) || (handler !== undefined && route.handler !== handler);
    this.routes.splice(0, this.routes.length, ...this.routes.filter(isOther));
  }

  /** When nothing is being asked for. */
  get isIdle(): boolean {
    return this.asked === 0;
  }

  /** `fetch` of a document. */
  async fetch(address: string | URL, init: RequestInit = {}): Promise<Answered> {
    this.asked += 1;
    const url = new URL(String(address), this.origin);
    const request = requestOf(url, init);
    const answer = this.exchange(url, request, init);
    if (init.keepalive) this.lasting.add(answer);
    try {
      return await answer;
    } catch (error) {
      for (const listener of this.listeners.requestfailed) listener(request);
      throw error;
    } finally {
      this.asked -= 1;
      this.lasting.delete(answer);
    }
  }

  private async exchange(url: URL, request: WindowRequest, init: RequestInit): Promise<Answered> {
    for (const listener of this.listeners.request) listener(request);
    const signal = init.signal ?? undefined;
    signal?.throwIfAborted();
    await abortable(this.delay(), signal);
    const handler = this.handlerOf(url);
    const answer = await (handler ? this.routed(handler, request, url, init) : this.sent(url, init));
    // a body that was read once is read again from here
    const body = Buffer.from(await answer.arrayBuffer());
    signal?.throwIfAborted();
    const read = answered(answer, body);
    for (const listener of this.listeners.response) listener(responseOf(url, request, answer.status, body));
    return read;
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.lasting);
    await this.agent.destroy();
  }

  private handlerOf(url: URL): RouteHandler | undefined {
    const found = this.routes.find(route => route.times > 0 && fits(route.address, url));
    if (found) found.times -= 1;
    return found?.handler;
  }

  private async sent(url: URL, init: RequestInit) {
    if (url.protocol === 'blob:') return new Response(await this.files.read(url.href));
    return fetch(url, { ...init, cache: 'no-store', dispatcher: this.agent });
  }

  private routed(handler: RouteHandler, request: WindowRequest, url: URL, init: RequestInit) {
    return abortable(
      new Promise<Held>((resolve, reject) => {
        const route: Route = {
          request: () => request,
          continue: async () => resolve(await this.sent(url, init)),
          // the server is to hear of it even where nobody waits for the answer any more
          fetch: () => this.sent(url, { ...init, signal: null }),
          fulfill: async answer => resolve(answer?.response ?? made(answer)),
          abort: async () => reject(new TypeError('Failed to fetch')),
        };
        Promise.resolve(handler(route, request)).catch(reject);
      }),
      init.signal ?? undefined,
    );
  }
}

/** Fails as soon as the signal says so, whatever the work does then. */
function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

function made({ status = 200, headers = {}, contentType, body = '', json }: Answer = {}) {
  const bytes = Buffer.from(json === undefined ? body : JSON.stringify(json));
  const type = contentType ?? (json === undefined ? undefined : 'application/json');
  return {
    status,
    headers: new Headers({
      ...headers,
      ...(type && { 'content-type': type }),
    }) as unknown as Response['headers'],
    arrayBuffer: async () => new Uint8Array(bytes).buffer,
  };
}

function answered({ status, headers }: Pick<Response, 'status' | 'headers'>, body: Buffer): Answered {
  const isBodiless = status === 204 || status === 304;
  return new Response(isBodiless ? null : body, { status, headers });
}

function requestOf(url: URL, { method = 'GET', body, headers }: RequestInit): WindowRequest {
  const data = typeof body === 'string' ? body : null;
  return {
    url: () => url.href,
    method: () => method,
    postData: () => data,
    postDataJSON: () => (data === null ? null : JSON.parse(data)),
    headers: () => Object.fromEntries(new Headers(headers as HeadersInit)),
  };
}

const responseOf = (url: URL, request: WindowRequest, status: number, body: Buffer): WindowResponse => ({
  url: () => url.href,
  status: () => status,
  ok: () => status >= 200 && status < 300,
  request: () => request,
  text: async () => body.toString(),
  json: async () => JSON.parse(body.toString()),
});

/** Whether an address is meant: `**` stands for anything, `*` for anything within a part of the path. */
export function fits(address: Address, url: URL): boolean {
  if (typeof address === 'function') return address(url);
  if (address instanceof RegExp) return address.test(url.href);
  const source = address.startsWith('*') ? address : new URL(address, url.origin).href;
  const escaped = source.replaceAll(/[.+^$|()[\]\\]/g, '\\$&');
  const expression = escaped
    .replaceAll('?', '\\?')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '.*')
    .replaceAll(/\{([^}]*)\}/g, (_, parts: string) => `(?:${parts.replaceAll(',', '|')})`);
  return new RegExp(`^${expression}$`).test(url.href);
}
