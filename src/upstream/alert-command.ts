/** `npm run admin -- alert`: a test message by each way that alerts leave. Needs no database. */
import { CommandRefused, USAGE } from './admin-commands.ts';
import { sendTest } from './alerts/sending.ts';
import type { Config } from './config.ts';
import type { Clock } from './core/context.ts';
import { alertChannels, alertSpeaker } from './operating.ts';

/** Answers what is printed. Fails with CommandRefused where there is no way, or one of them fails. */
export async function tryAlerts(
  config: Pick<Config, 'alertWebhook' | 'alertMail' | 'appTitle'>,
  words: readonly string[],
  clock: Clock,
): Promise<string> {
  if (words.length > 0) throw new CommandRefused(USAGE);
  const channels = alertChannels(config, clock);
  if (channels.length === 0) {
    throw new CommandRefused(
      'Nobody is alerted: set ALERT_WEBHOOK_URL, or SMTP_URL, with what belongs to it',
    );
  }
  const sent = await sendTest(channels, alertSpeaker(config), clock());
  const lines = sent.map(({ channel, failure }) => `${channel}: ${failure ?? 'taken'}`).join('\n');
  if (sent.some(({ failure }) => failure !== undefined)) throw new CommandRefused(lines);
  return lines;
}
