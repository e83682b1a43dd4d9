/**
 * Which headers cross the relay, either way; what stands here and nothing else. Names are in lower case. No cookie is
 * among them: those of the console hold tokens of every service, and the upstream reads tokens from headers.
 */
import type { FastifyRequest } from 'fastify';
import {
  BACKGROUND_HEADER,
  CALL_TOKEN_HEADER,
  TOKEN_HEADER,
  USER_ID_HEADER,
} from '../../contract/grammar/envelope.ts';
import { sessionCalls } from '../../contract/session.ts';

export type Headers = Record<string, string | string[]>;
type IncomingHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** What the console's own calls say, and what a browser says of bodies, ranges and what it has kept. */
const TO_UPSTREAM: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'origin',
  'pragma',
  'range',
  'referer',
  'sec-websocket-extensions',
  'sec-websocket-key',
  'sec-websocket-protocol',
  'sec-websocket-version',
  'user-agent',
  ...[TOKEN_HEADER, USER_ID_HEADER, CALL_TOKEN_HEADER, BACKGROUND_HEADER].map(name => name.toLowerCase()),
  ...Object.keys(sessionCalls.renewPassword.headers.shape),
]);

/** What an answer says of itself. All else would speak for the origin, which is the console's, or open a dialog of the browser's. */
const TO_BROWSER: ReadonlySet<string> = new Set([
  'accept-ranges',
  'age',
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'sec-websocket-accept',
  'sec-websocket-extensions',
  'sec-websocket-protocol',
  'vary',
  'x-request-id',
]);

/** What the upstream is told: the request's own headers, who asks from where, and who has passed it on. */
export function headersToUpstream(request: FastifyRequest, name: string): Headers {
  const headers = crossing(request.headers, TO_UPSTREAM);
  // from the caller to the last proxy that is believed; what a client has written before them is not among these
  const way = [...(request.ips ?? [request.ip])].reverse();
  return {
    ...headers,
    via: [...viaOf(request), `${request.raw.httpVersion} ${name}`].join(', '),
    'x-forwarded-for': way.join(', '),
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    'x-real-ip': request.ip,
    'x-request-id': String(request.id),
  };
}

/** Whether the process of that name has passed the request on before. */
export const hasPassed = (request: FastifyRequest, name: string) =>
  viaOf(request).some(passed => passed.split(' ')[1] === name);

const viaOf = ({ headers: { via = '' } }: FastifyRequest) =>
  String(via)
    .split(',')
    .map(passed => passed.trim())
    .filter(passed => passed !== '');

/** What the browser is told of an answer. */
export const headersToBrowser = (given: IncomingHeaders): Headers => crossing(given, TO_BROWSER);

/** Whatever the connection names as its own stays behind, too. */
function crossing(given: IncomingHeaders, allowed: ReadonlySet<string>): Headers {
  const named = new Set(
    String(given.connection ?? '')
      .toLowerCase()
      .split(',')
      .map(name => name.trim()),
  );
  const headers: Headers = {};
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && allowed.has(name) && !named.has(name)) headers[name] = value;
  }
  return headers;
}
