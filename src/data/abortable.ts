/** Carries a request that nobody may want any more by the time it is answered: `ask(call, input, { carry })`. */
import { type Carrier, UpstreamError } from './send.ts';

/** Fails with `UpstreamError` `network` when aborted, as when nothing came. */
export const abortable =
  (signal: AbortSignal): Carrier =>
  async ({ method, address, headers, timeoutMs }) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await fetch(address, {
        method,
        headers,
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.any([signal, timeout]),
      });
      return { status: answer.status, text: await answer.text(), date: answer.headers.get('date') };
    } catch (error) {
      const message = error instanceof Error ? error.message : undefined;
      throw new UpstreamError(timeout.aborted ? 'timeout' : 'network', { message });
    }
  };
