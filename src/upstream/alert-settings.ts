/** Settings that say to whom alerts go. */
import * as z from 'zod/mini';
import {
  receiverOf,
  SECRET_EXPECTED,
  SERVICE_EXPECTED,
  serviceAddress,
  sharedSecret,
} from './port-settings.ts';
import type { MailSettings } from './ports/mail-alerts.ts';

const ADDRESS = /^[^\s@<>,;:"()]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;
const listOf = (text: string) => text.split(',').map(address => address.trim());

export const alertSettings = {
  ALERT_WEBHOOK_URL: serviceAddress,
  ALERT_WEBHOOK_SECRET: sharedSecret,
  SMTP_URL: z.optional(z.string().check(z.refine(isMailServer))),
  ALERT_MAIL_TO: z.optional(z.string().check(z.refine(text => listOf(text).every(one => ADDRESS.test(one))))),
  ALERT_MAIL_FROM: z.optional(z.string().check(z.regex(ADDRESS))),
};

export const ALERT_EXPECTED: Readonly<Record<keyof typeof alertSettings, string>> = {
  ALERT_WEBHOOK_URL: SERVICE_EXPECTED,
  ALERT_WEBHOOK_SECRET: SECRET_EXPECTED,
  SMTP_URL: 'an address with smtps, or with smtp, and nothing behind its port',
  ALERT_MAIL_TO: 'mail addresses separated by commas',
  ALERT_MAIL_FROM: 'a mail address',
};

export const ALERTS_TOGETHER = [
  ['ALERT_WEBHOOK_URL', 'ALERT_WEBHOOK_SECRET'],
  ['SMTP_URL', 'ALERT_MAIL_TO', 'ALERT_MAIL_FROM'],
] as const;

export interface AlertConfig {
  /** Neither: nothing leaves the house. */
  alertWebhook?: { url: string; secret: string };
  alertMail?: MailSettings;
}

type Read = z.output<z.ZodMiniObject<typeof alertSettings>>;

export function alertsOf(read: Read): AlertConfig {
  const alertWebhook = receiverOf(read.ALERT_WEBHOOK_URL, read.ALERT_WEBHOOK_SECRET);
  const { SMTP_URL: url, ALERT_MAIL_TO: to, ALERT_MAIL_FROM: from } = read;
  return {
    ...(alertWebhook && { alertWebhook }),
    ...(url && to && from && { alertMail: { url, to: listOf(to), from } }),
  };
}

function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  if (/%(?![\da-f]{2})/i.test(username + password)) return false;
  return /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?$/.test(pathname) && !search && !hash;
}
