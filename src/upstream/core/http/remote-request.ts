/** Signs that a request has come from further away than this machine, although a peer on this machine has sent it. */
import type { IncomingMessage } from 'node:http';

/** Whether only this machine can reach the address. */
export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);

/** What proxies add. A page of another site cannot make a browser send them. */
const ADDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'via',
];

/**
 * True for a header that a proxy has added, for a host that is no name of this machine, and for HTTP/1.0, which
 * proxies speak unless they are told otherwise, and browsers never.
 */
export function isRemoteRequest({ headers, httpVersion }: Pick<IncomingMessage, 'headers' | 'httpVersion'>) {
  return (
    httpVersion === '1.0' ||
    ADDED.some(name => headers[name] !== undefined) ||
    (headers.host !== undefined && !isLoopback(nameOf(headers.host)))
  );
}

/** Without the port, and without the brackets of an address of IPv6. */
const nameOf = (host: string) =>
  host
    .replace(/:\d*$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
