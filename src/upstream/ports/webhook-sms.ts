/** Text messages by signed webhook: what the receiver has to check is in `docs/sms-webhook.md`. */
import { createHmac } from 'node:crypto';
import type { Clock } from '../core/context.ts';
import { PortFailed, type SmsPort } from '../core/outside/ports.ts';

interface Webhook {
  url: string;
  secret: string;
  clock: Clock;
  timeoutMs?: number;
}

/** Until the receiver has answered; far below the lease of a message in the outbox. */
const TIMEOUT_MS = 10_000;

export function webhookSms({ url, secret, clock, timeoutMs = TIMEOUT_MS }: Webhook): SmsPort {
  return {
    isReal: true,
    send: async ({ id, to, text }) => {
      const sentOn = clock();
      const body = JSON.stringify({ id, to, text, sentOn });
      const answer = await post(url, body, timeoutMs, {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': id,
        'x-cabdesk-timestamp': String(sentOn),
        'x-cabdesk-signature': signature(secret, String(sentOn), body),
      });
      // what it says besides is nobody's: the connection is free for the next message
      await answer.body?.cancel();
      if (!answer.ok)
        throw new PortFailed('sms', `HTTP_${answer.status}`, { isFinal: isFinal(answer.status) });
    },
  };
}

async function post(url: string, body: string, timeoutMs: number, headers: Record<string, string>) {
  try {
    return await fetch(url, {
      method: 'POST',
      headers,
      body,
      // a number and a code go to the configured receiver and to nobody it points at
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    throw new PortFailed('sms', isSlow ? 'TIMEOUT' : 'UNREACHABLE', { cause: error });
  }
}

/** HMAC-SHA256 over timestamp, a dot, and the body exactly as it travels. */
const signature = (secret: string, timestamp: string, body: string) =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** The receiver has understood and refuses; 408 and 429 ask for patience. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;
