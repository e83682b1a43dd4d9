/** Which headers cross the relay, either way. Names are in lower case. */
import type { FastifyRequest } from 'fastify';

export type Headers = Record<string, string | string[]>;
type IncomingHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** They speak of one connection, not of the request. */
const OF_THE_CONNECTION = [
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * The upstream reads tokens from headers, so it gets no cookie: those of the console hold tokens of every service.
 * The last two make some servers answer another path than the one that was asked for.
 */
const NOT_ASKED = ['host', 'cookie', 'forwarded', 'x-real-ip', 'x-original-url', 'x-rewrite-url'];

/** They would speak for the whole origin, which is the console's: its cookies, its storage, its transport. */
const NOT_ANSWERED = [
  'set-cookie',
  'clear-site-data',
  'strict-transport-security',
  'alt-svc',
  'service-worker-allowed',
];

const KEPT_FROM_UPSTREAM: ReadonlySet<string> = new Set([...OF_THE_CONNECTION, ...NOT_ASKED]);
const KEPT_FROM_BROWSER: ReadonlySet<string> = new Set([...OF_THE_CONNECTION, ...NOT_ANSWERED]);

/** What the upstream is told: the request's own headers, and who asks from where. */
export function headersToUpstream(request: FastifyRequest): Headers {
  const headers = crossing(
    request.headers,
    name => !KEPT_FROM_UPSTREAM.has(name) && !name.startsWith('x-forwarded-'),
  );
  // from the caller to the last proxy that is believed; what a client has written before them is not among these
  const way = [...(request.ips ?? [request.ip])].reverse();
  return {
    ...headers,
    'x-forwarded-for': way.join(', '),
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    'x-real-ip': request.ip,
    'x-request-id': String(request.id),
  };
}

/** What the browser is told of an answer. */
export const headersToBrowser = (given: IncomingHeaders): Headers =>
  crossing(given, name => !KEPT_FROM_BROWSER.has(name));

function crossing(given: IncomingHeaders, mayCross: (name: string) => boolean): Headers {
  const named = new Set(
    String(given.connection ?? '')
      .toLowerCase()
      .split(',')
      .map(name => name.trim()),
  );
  const headers: Headers = {};
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && mayCross(name) && !named.has(name)) headers[name] = value;
  }
  return headers;
}
