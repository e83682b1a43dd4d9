/** Where a call goes: always to a configured address, and below it. */
import { type Client, TIMEOUT_MS } from '../../contract/grammar/call.ts';
import { API_PREFIX, clientOf, type Service, serviceOf } from '../../contract/grammar/services.ts';
import { Failure } from '../core/failure.ts';
import { plainPath } from '../core/http/plain-path.ts';

/** The addresses of an operator's services, each with or without a path of its own. */
export type Upstreams = Readonly<Record<Service, URL>>;

export type Timeouts = Readonly<Record<Client, number>>;

export interface Target {
  upstream: URL;
  /** Path and query as the upstream is asked for them. */
  path: string;
  /** How long the console would wait. */
  timeoutMs: number;
}

/**
 * Fails with NOT_FOUND on a path that two servers could read differently.
 *
 * @param url path and query of the request, the console's sub-path taken off
 */
export function targetOf(url: string, upstreams: Upstreams, timeouts: Timeouts = TIMEOUT_MS): Target {
  const end = url.indexOf('?');
  const raw = end < 0 ? url : url.slice(0, end);
  const path = plainPath(raw);
  if (!path?.startsWith(API_PREFIX) || !raw.startsWith(API_PREFIX)) throw new Failure('NOT_FOUND');
  const upstream = upstreams[serviceOf(path)];
  return {
    upstream,
    path: basePathOf(upstream) + url,
    timeoutMs: timeouts[clientOf(path)],
  };
}

/** Empty, or `/base` without the slash at its end. */
const basePathOf = (upstream: URL) => upstream.pathname.replace(/\/+$/, '');

/**
 * Where an upstream sends the browser on to: its own addresses become the console's, any other is left as it is.
 */
export function rewriteRedirect(location: string, upstreams: Upstreams, basePath: string): string {
  for (const upstream of Object.values(upstreams)) {
    const own = basePathOf(upstream) + API_PREFIX;
    for (const start of [upstream.origin + own, own]) {
      if (location.startsWith(start)) return basePath + API_PREFIX + location.slice(start.length);
    }
  }
  return location;
}
