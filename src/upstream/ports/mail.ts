/** Mail through a server that speaks SMTP. */
import { isLoopback } from '../core/http/remote-request.ts';
import type { MailPort } from '../core/outside/mail.ts';
import { type OutsideName, PortFailed } from '../core/outside/ports.ts';

export interface MailServer {
  /** `smtp://` or `smtps://`, with account and password where the server wants them. */
  url: string;
  from: string;
}

interface Sending {
  /** What its failures are called by. */
  as?: Extract<OutsideName, 'alerts' | 'mail'>;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

export function openMail(
  { url, from }: MailServer,
  { as = 'mail', timeoutMs = TIMEOUT_MS }: Sending = {},
): MailPort {
  return {
    async send({ id, to, subject, text, attachments = [] }) {
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
          // as addresses, so that nothing in them is read as more of them
          to: to.map(address => ({ name: '', address })),
          subject,
          text,
          messageId: `<${id}@${from.split('@').at(-1)}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          attachments: attachments.map(({ name, bytes, contentType }) => ({
            filename: name,
            content: bytes,
            contentType,
          })),
        });
      } catch (error) {
        // what the server says besides may hold addresses
        throw new PortFailed(as, codeOf(error));
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
