/** Alerts by signed webhook: what the receiver has to check is in `docs/alerts.md`. */
import type { AlertChannel } from '../core/outside/alerts.ts';
import { signedWebhook, type Webhook } from './signed-webhook.ts';

const TIMEOUT_MS = 10_000;

export function webhookAlerts(webhook: Webhook): AlertChannel {
  const post = signedWebhook('alerts', { timeoutMs: TIMEOUT_MS, ...webhook });
  return { name: 'webhook', send: alert => post(alert.id, alert) };
}
