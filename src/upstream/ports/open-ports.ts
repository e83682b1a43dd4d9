/** The ports that the settings ask for: real ones where they are named, simulated or local ones elsewhere. */
import path from 'node:path';
import type { Clock, Db } from '../core/context.ts';
import type { Ports } from '../core/outside/ports.ts';
import { localStorage } from './local-storage.ts';
import { type S3Settings, s3Storage } from './s3-storage.ts';
import { simulatedPayments } from './simulated-payments.ts';
import { simulatedSms } from './simulated-sms.ts';
import { simulatedSwitchboard } from './simulated-switchboard.ts';
import { webhookPayments } from './webhook-payments.ts';
import { webhookSms } from './webhook-sms.ts';
import { webhookSwitchboard } from './webhook-switchboard.ts';

interface PortSettings {
  dataDir: string;
  smsWebhook?: { url: string; secret: string };
  switchboard?: { url: string; secret: string; recordings?: string };
  payments?: { url: string; secret: string };
  s3?: S3Settings;
}

export async function openPorts(
  { dataDir, smsWebhook, switchboard, payments, s3 }: PortSettings,
  { db, clock }: { db: Db; clock: Clock },
): Promise<Ports> {
  return {
    sms: smsWebhook ? webhookSms({ ...smsWebhook, clock }) : simulatedSms,
    storage: s3 ? await s3Storage(s3) : localStorage(path.resolve(dataDir, 'files')),
    switchboard: switchboard
      ? webhookSwitchboard({ ...switchboard, clock })
      : simulatedSwitchboard(db, clock),
    payments: payments ? webhookPayments({ ...payments, clock }) : simulatedPayments(db, clock),
  };
}
