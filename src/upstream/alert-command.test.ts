import { afterEach, describe, expect, it } from 'vitest';
import { aMailReceiver } from '../../tests/builders/mail-receiver.ts';
import { aReceiver, SECRET } from '../../tests/builders/webhook-receiver.ts';
import { CommandRefused } from './admin-commands.ts';
import { tryAlerts } from './alert-command.ts';

const NOW = 1_781_488_800_123;
const appTitle = '调度台';
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function both(status: number) {
  const receiver = await aReceiver(() => status);
  const mail = await aMailReceiver();
  closing.push(receiver.close, mail.close);
  const alertWebhook = { url: receiver.url, secret: SECRET };
  const alertMail = {
    url: mail.url.replace('//', '//me:hidden-word@'),
    to: ['a@desk.example'],
    from: 'b@desk.example',
  };
  return { receiver, mail, config: { appTitle, alertWebhook, alertMail } };
}
const run = (config: Parameters<typeof tryAlerts>[0], ...words: string[]) =>
  tryAlerts(config, words, () => NOW);

describe('the test message', () => {
  it('is sent once by each way, which says what became of it', async () => {
    const { receiver, mail, config } = await both(200);
    const { url } = mail;
    expect(await run({ ...config, alertMail: { ...config.alertMail, url } })).toBe(
      'webhook: taken\nmail: taken',
    );
    expect(JSON.parse(String(receiver.requests[0]?.body))).toMatchObject({ code: 'TEST', state: 'happened' });
    expect(mail.mails[0]?.text).toContain('这是一条测试消息');
  });

  it('is a failure where one way fails, and prints neither address nor password', async () => {
    const { receiver, mail, config } = await both(500);
    mail.close();
    const refused = await run(config).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CommandRefused);
    expect((refused as Error).message).toMatch(/^webhook: HTTP_500\nmail: \w+$/);
    expect(receiver.requests).toHaveLength(1);
  });

  it('is refused where nobody would hear it, and with words behind it', async () => {
    await expect(run({ appTitle })).rejects.toThrow('ALERT_WEBHOOK_URL');
    const { config } = await both(200);
    await expect(run(config, 'now')).rejects.toThrow('npm run admin');
  });
});
