/** What is posted to a receiver of the operator, signed: `docs/sms-webhook.md` says what he has to check. */
import { createHmac } from 'node:crypto';
import type { Clock } from '../core/context.ts';
import { type OutsideName, PortFailed } from '../core/outside/ports.ts';

export interface Webhook {
  url: string;
  secret: string;
  clock: Clock;
  /** Until the receiver has answered. */
  timeoutMs?: number;
}

/** @param id names what is posted, so that the receiver does once what comes twice */
export type PostSigned = (id: string, body: object) => Promise<void>;

/** The body gets `sentOn` besides. Fails with PortFailed, final where the receiver has understood and refuses. */
export function signedWebhook(port: OutsideName, webhook: Required<Webhook>): PostSigned {
  const ask = signedQuestion(port, webhook);
  return async (id, said) => {
    const answer = await ask(id, said);
    // what it says besides is nobody's: the connection is free for the next one
    await answer.body?.cancel();
  };
}

/** The same for who reads the answer, whose status is 2xx. */
export function signedQuestion(port: OutsideName, { url, secret, clock, timeoutMs }: Required<Webhook>) {
  return async (id: string, said: object): Promise<Response> => {
    const sentOn = clock();
    const body = JSON.stringify({ ...said, sentOn });
    const answer = await post(port, url, body, timeoutMs, {
      'content-type': 'application/json; charset=utf-8',
      'idempotency-key': id,
      'x-cabdesk-timestamp': String(sentOn),
      'x-cabdesk-signature': signature(secret, String(sentOn), body),
    });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    throw new PortFailed(port, `HTTP_${answer.status}`, { isFinal: isFinal(answer.status) });
  };
}

async function post(
  port: OutsideName,
  url: string,
  body: string,
  timeoutMs: number,
  headers: Record<string, string>,
) {
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
    throw new PortFailed(port, isSlow ? 'TIMEOUT' : 'UNREACHABLE', { cause: error });
  }
}

/** HMAC-SHA256 over timestamp, a dot, and the body exactly as it travels. */
const signature = (secret: string, timestamp: string, body: string) =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** The receiver has understood and refuses; 408 and 429 ask for patience. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;
