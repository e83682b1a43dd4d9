/** The sub-path that everything is served under; the only place on this side that knows of it. */
import type { IncomingMessage } from 'node:http';

const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/**
 * Takes the sub-path off every address before it is routed. An address without it is left alone, so that a proxy
 * in front may strip it or pass it on. The form of an address that is meant for proxies loses its host: whatever
 * that host is, the request has arrived here.
 *
 * @param basePath empty, or `/desk`
 */
export const withoutBasePath = (basePath: string) => (request: Pick<IncomingMessage, 'url'>) => {
  const url = (request.url ?? '/').replace(ABSOLUTE_FORM, '');
  if (basePath === '' || !url.startsWith(basePath)) return url || '/';
  const rest = url.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
};
