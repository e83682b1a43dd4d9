/** When the certificate ends that browsers are shown. */
import tls from 'node:tls';

const TIMEOUT_MS = 10_000;

/** Milliseconds since 1970; undefined where it cannot be asked, or the address has none. */
export function certificateEnd(publicUrl: string): Promise<number | undefined> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return Promise.resolve(undefined);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise(resolve => {
    // one that is over, or of an authority of the operator's own, has an end as well
    const options = { host, port: Number(port) || 443, rejectUnauthorized: false, timeout: TIMEOUT_MS };
    const socket = tls.connect({ ...options, ...(/^[\d.]+$|:/.test(host) ? {} : { servername: host }) });
    const answer = (end: number | undefined) => {
      socket.destroy();
      resolve(end);
    };
    socket.once('secureConnect', () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to);
      answer(Number.isNaN(end) ? undefined : end);
    });
    socket.once('timeout', () => answer(undefined));
    socket.once('error', () => answer(undefined));
  });
}
