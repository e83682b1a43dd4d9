/** Alerts from what was seen. */
import type { Alert, AlertCode, AlertState } from '../core/outside/alerts.ts';
import { textOf } from './texts.ts';

/** Something that is the case at present. */
export interface Condition {
  code: AlertCode;
  /** Empty for what concerns the whole installation. */
  subject: string;
  detail?: Alert['detail'];
}

export interface Speaker {
  title: string;
  host: string;
}

interface Seen {
  condition: Condition;
  state: AlertState;
  since: number;
  now: number;
}

/** How often an alert is repeated while its condition lasts. */
export const AGAIN_MS = 24 * 3_600_000;

export function alertOf({ condition, state, since, now }: Seen, speaker: Speaker): Alert {
  const { code, subject, detail = {} } = condition;
  const repeated = state === 'lasts' ? [Math.floor((now - since) / AGAIN_MS)] : [];
  // it travels in a header
  const id = [code, subject, since, state, ...repeated].join('-').replace(/[^\w.-]/g, '_');
  const alert = { id, code, state, subject, since, on: now, detail, ...speaker };
  return { ...alert, text: textOf(alert) };
}
