/** A switchboard that dials when it is asked by signed webhook: see `docs/switchboard.md`. */
import type { SwitchboardPort } from '../core/outside/ports.ts';
import { providerRecordings } from './provider-recordings.ts';
import { signedWebhook, type Webhook } from './signed-webhook.ts';

interface Switchboard extends Webhook {
  /** Address below which its recordings lie; unset, nobody can listen to them. */
  recordings?: string | undefined;
}

/** An agent waits for it with the telephone in his hand. */
const TIMEOUT_MS = 5_000;

export function webhookSwitchboard({ recordings, ...webhook }: Switchboard): SwitchboardPort {
  const post = signedWebhook('switchboard', { timeoutMs: TIMEOUT_MS, ...webhook });
  return {
    isReal: true,
    dial: ({ id, agent, number }) => post(id, { id, agent, number }),
    recording: providerRecordings(recordings),
  };
}
