/** Text messages by signed webhook: what the receiver has to check is in `docs/sms-webhook.md`. */
import type { SmsPort } from '../core/outside/ports.ts';
import { signedWebhook, type Webhook } from './signed-webhook.ts';

/** Far below the lease of a message in the outbox. */
const TIMEOUT_MS = 10_000;

export function webhookSms(webhook: Webhook): SmsPort {
  const post = signedWebhook('sms', { timeoutMs: TIMEOUT_MS, ...webhook });
  return { isReal: true, send: ({ id, to, text }) => post(id, { id, to, text }) };
}
