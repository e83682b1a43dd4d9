/** Alerts by mail, through a server that speaks SMTP. */
import { isLoopback } from '../core/http/remote-request.ts';
import type { AlertChannel } from '../core/outside/alerts.ts';
import { PortFailed } from '../core/outside/ports.ts';

export interface MailSettings {
  /** `smtp://` or `smtps://`, with account and password where the server wants them. */
  url: string;
  to: readonly string[];
  from: string;
}

const TIMEOUT_MS = 10_000;

export function mailAlerts({ url, to, from }: MailSettings, timeoutMs = TIMEOUT_MS): AlertChannel {
  return {
    name: 'mail',
    async send({ id, text }) {
      // loads only where a server is named
      const { createTransport } = await import('nodemailer');
      const { protocol, hostname, port, username, password } = new URL(url);
      const isSecure = protocol === 'smtps:';
      const transport = createTransport({
        host: hostname.replace(/^\[|\]$/g, ''),
        port: Number(port) || (isSecure ? 465 : 587),
        secure: isSecure,
        // a password does not travel in the clear
        requireTLS: !isSecure && username !== '' && !isLoopback(hostname),
        ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        await transport.sendMail({
          from,
          to: [...to],
          subject: text.zh,
          text: `${text.zh}\n\n${text.en}\n\n${id}\n`,
          messageId: `<${id}@${from.split('@').at(-1)}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        // what the server says besides may hold addresses
        throw new PortFailed('alerts', codeOf(error));
      } finally {
        transport.close();
      }
    },
  };
}

/** `SMTP_550`, or the library's own code, such as `ETIMEDOUT`. */
function codeOf(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return responseCode ? `SMTP_${responseCode}` : (code ?? 'UNKNOWN');
}
