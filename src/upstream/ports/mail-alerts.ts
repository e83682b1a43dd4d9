/** Alerts by mail. */
import type { AlertChannel } from '../core/outside/alerts.ts';
import { type MailServer, openMail } from './mail.ts';

export interface MailSettings extends MailServer {
  to: readonly string[];
}

export function mailAlerts({ to, ...server }: MailSettings, timeoutMs?: number): AlertChannel {
  const mail = openMail(server, { as: 'alerts', ...(timeoutMs !== undefined && { timeoutMs }) });
  return {
    name: 'mail',
    send: ({ id, text }) =>
      mail.send({ id, to, subject: text.zh, text: `${text.zh}\n\n${text.en}\n\n${id}\n` }),
  };
}
