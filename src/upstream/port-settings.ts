/** Settings of what this server asks outside: receivers of messages, calls and payments, and the storage. */
import * as z from 'zod/mini';
import { isLoopback } from './core/http/remote-request.ts';
import type { S3Settings } from './ports/s3-storage.ts';

const flag = z.pipe(
  z._default(z.enum(['0', '1']), '0'),
  z.transform(value => value === '1'),
);
const optional = z.optional(z.string());
export const SERVICE_EXPECTED = 'an address with https, or http to this machine';
export const SECRET_EXPECTED = 'at least 16 characters';
/** Encrypted, or to this machine: phone numbers, codes and keys travel there. */
export const serviceAddress = z.optional(z.string().check(z.refine(isServiceAddress)));
export const sharedSecret = z.optional(z.string().check(z.minLength(16)));

export const portSettings = {
  SMS_WEBHOOK_URL: serviceAddress,
  SMS_WEBHOOK_SECRET: sharedSecret,
  SWITCHBOARD_URL: serviceAddress,
  SWITCHBOARD_SECRET: sharedSecret,
  SWITCHBOARD_RECORDINGS: serviceAddress,
  PAYMENTS_URL: serviceAddress,
  PAYMENTS_SECRET: sharedSecret,
  FILES_SHARED: flag,
  S3_ENDPOINT: serviceAddress,
  S3_BUCKET: optional,
  S3_REGION: z._default(z.string().check(z.regex(/^[\w-]+$/)), 'us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_FORCE_PATH_STYLE: flag,
};

export const PORT_EXPECTED: Readonly<Record<keyof typeof portSettings, string>> = {
  SMS_WEBHOOK_URL: SERVICE_EXPECTED,
  SMS_WEBHOOK_SECRET: SECRET_EXPECTED,
  SWITCHBOARD_URL: SERVICE_EXPECTED,
  SWITCHBOARD_SECRET: SECRET_EXPECTED,
  SWITCHBOARD_RECORDINGS: SERVICE_EXPECTED,
  PAYMENTS_URL: SERVICE_EXPECTED,
  PAYMENTS_SECRET: SECRET_EXPECTED,
  S3_ENDPOINT: SERVICE_EXPECTED,
  S3_BUCKET: 'the name of a bucket',
  S3_REGION: 'the name of a region',
  S3_ACCESS_KEY_ID: 'the id of a key',
  S3_SECRET_ACCESS_KEY: 'the secret of a key',
  FILES_SHARED: '0 or 1',
  S3_FORCE_PATH_STYLE: '0 or 1',
};

/** Settings that say nothing without each other. */
export const PORTS_TOGETHER = [
  ['SMS_WEBHOOK_URL', 'SMS_WEBHOOK_SECRET'],
  ['SWITCHBOARD_URL', 'SWITCHBOARD_SECRET'],
  ['PAYMENTS_URL', 'PAYMENTS_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const;

export interface PortConfig {
  /** Unset: text messages go nowhere, and the developer page shows them. */
  smsWebhook?: { url: string; secret: string };
  /** Unset: the switchboard is simulated. */
  switchboard?: { url: string; secret: string; recordings?: string };
  /** Unset: payments are simulated, and no money moves. */
  payments?: { url: string; secret: string };
  /** The folder of `dataDir` where files are kept is one for all processes. */
  areFilesShared: boolean;
  /** Unset: files are kept in a folder of `dataDir`. */
  s3?: S3Settings;
}

type Read = z.output<z.ZodMiniObject<typeof portSettings>>;

export function portsOf(read: Read): PortConfig {
  const smsWebhook = receiverOf(read.SMS_WEBHOOK_URL, read.SMS_WEBHOOK_SECRET);
  const switchboard = receiverOf(read.SWITCHBOARD_URL, read.SWITCHBOARD_SECRET);
  const payments = receiverOf(read.PAYMENTS_URL, read.PAYMENTS_SECRET);
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = read;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  return {
    areFilesShared: read.FILES_SHARED,
    ...(smsWebhook && { smsWebhook }),
    ...(payments && { payments }),
    ...(switchboard && {
      switchboard: {
        ...switchboard,
        ...(read.SWITCHBOARD_RECORDINGS && { recordings: read.SWITCHBOARD_RECORDINGS }),
      },
    }),
    ...(endpoint &&
      bucket &&
      accessKeyId &&
      secretAccessKey && {
        s3: {
          endpoint,
          bucket,
          region: read.S3_REGION,
          accessKeyId,
          secretAccessKey,
          isPathStyle: read.S3_FORCE_PATH_STYLE,
        },
      }),
  };
}

export const receiverOf = (url: string | undefined, secret: string | undefined) =>
  url && secret ? { url, secret } : undefined;

function isServiceAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname.replace(/^\[|\]$/g, '')));
}
