/** What leaves the house for the person who operates it: that something began, lasts, ended or happened. */
import { WARNINGS } from '../../../contract/platform.ts';

/** `PORT_AWAY`: a service outside, named by the subject. */
export const ALERT_CODES = [
  ...WARNINGS,
  'DATABASE_AWAY',
  'PORT_AWAY',
  'CERTIFICATE_ENDS',
  'JOB_FAILED',
  'TEST',
] as const;
export type AlertCode = (typeof ALERT_CODES)[number];

/** `lasts` comes once a day; `happened` ends as soon as it is sent. */
export type AlertState = 'began' | 'lasts' | 'ended' | 'happened';

export interface Alert {
  /** Names the message, so that one sent twice counts once. */
  id: string;
  code: AlertCode;
  state: AlertState;
  /** A machine, a port or a job; empty for what concerns the whole installation. */
  subject: string;
  /** When it began, or happened. */
  since: number;
  on: number;
  /** Codes and numbers; nothing of a person. */
  detail: Readonly<Record<string, string | number>>;
  /** The console's title, and the machine that says it. */
  title: string;
  host: string;
  text: { zh: string; en: string };
}

export interface AlertChannel {
  readonly name: 'webhook' | 'mail';
  /** Resolves when the receiver has taken it. Fails with `PortFailed`. */
  send(alert: Alert): Promise<void>;
}
