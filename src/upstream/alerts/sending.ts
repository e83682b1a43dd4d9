/** Sending from memory: for what must leave while the database is away, and for a test. */
import type { Alert, AlertChannel } from '../core/outside/alerts.ts';
import { PortFailed } from '../core/outside/ports.ts';
import { pauseAfter } from '../core/outside/retry-pause.ts';
import { alertOf, type Speaker } from './making.ts';
import { GIVEN_UP_MS, type OnUndelivered } from './outbox.ts';

/** Answers what sends one, again and again for a day where a receiver fails. Never fails, and nothing waits for it. */
export function sendFromMemory(
  channels: readonly AlertChannel[],
  onUndelivered: OnUndelivered,
  firstPauseMs?: number,
): (alert: Alert) => void {
  const attempt = async (channel: AlertChannel, alert: Alert, attempts: number, givenUpOn: number) => {
    try {
      await channel.send(alert);
    } catch (error) {
      onUndelivered(error, channel.name);
      if (performance.now() > givenUpOn) return;
      const again = () => void attempt(channel, alert, attempts + 1, givenUpOn);
      setTimeout(again, pauseAfter(attempts, firstPauseMs)).unref();
    }
  };
  return alert => {
    for (const channel of channels) void attempt(channel, alert, 1, performance.now() + GIVEN_UP_MS);
  };
}

/** Sends one now, once, and says what became of it. */
export async function sendTest(
  channels: readonly AlertChannel[],
  speaker: Speaker,
  now: number,
): Promise<{ channel: AlertChannel['name']; failure: string | undefined }[]> {
  const condition = { code: 'TEST' as const, subject: speaker.host };
  const alert = alertOf({ condition, state: 'happened', since: now, now }, speaker);
  return Promise.all(
    channels.map(async channel => ({
      channel: channel.name,
      failure: await channel.send(alert).then(
        () => undefined,
        (error: unknown) => (error instanceof PortFailed ? error.code : 'UNKNOWN'),
      ),
    })),
  );
}
