/** The ports that the settings ask for: real ones where they are named, simulated or local ones elsewhere. */
import path from 'node:path';
import { simulatedPayments } from '../simulator/providers/payments.ts';
import { simulatedSms } from '../simulator/providers/sms.ts';
import { simulatedSwitchboard } from '../simulator/switchboard/port.ts';
import type { Clock, Db } from './core/context.ts';
import type { Ports } from './core/outside/ports.ts';
import { localStorage } from './ports/local-storage.ts';
import { type S3Settings, s3Storage } from './ports/s3-storage.ts';
import { webhookPayments } from './ports/webhook-payments.ts';
import { webhookSms } from './ports/webhook-sms.ts';
import { webhookSwitchboard } from './ports/webhook-switchboard.ts';

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
