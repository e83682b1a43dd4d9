import { afterEach, describe, expect, it } from 'vitest';
import { aReceiver, SECRET, statusOf } from '../../../tests/builders/webhook-receiver.ts';
import { PortFailed } from '../core/outside/ports.ts';
import { webhookSms } from './webhook-sms.ts';

const NOW = 1_781_488_800_123;
const SMS = { id: '7-1781488800000', to: '13807710000', text: '您的验证码是 123456' };

describe('the webhook', () => {
  let receiver: Awaited<ReturnType<typeof aReceiver>> | undefined;
  afterEach(() => receiver?.close());
  const receive = async (...about: Parameters<typeof aReceiver>) => {
    receiver = await aReceiver(...about);
    return receiver;
  };
  const port = (url: string, timeoutMs?: number) =>
    webhookSms({ url, secret: SECRET, clock: () => NOW, ...(timeoutMs && { timeoutMs }) });

  it('is proved by its signature, and names the message', async () => {
    const seen = new Set<string>();
    const { url, requests } = await receive(taken => statusOf(taken, seen, NOW));
    await port(url).send(SMS);
    expect(JSON.parse(String(requests[0]?.body))).toEqual({ ...SMS, sentOn: NOW });
    expect([...seen]).toEqual([SMS.id]);
  });

  it('is refused when another secret, another body or another time is behind it', async () => {
    const { url, requests } = await receive(() => 200);
    await port(url).send(SMS);
    const [taken] = requests;
    if (!taken) throw new Error('nothing came');
    const none = new Set<string>();
    expect(statusOf(taken, none, NOW)).toBe(200);
    expect(statusOf(taken, none, NOW + 300_001)).toBe(401);
    expect(
      statusOf({ ...taken, body: Buffer.from(String(taken.body).replace('138', '139')) }, none, NOW),
    ).toBe(401);
    const later = { ...taken.headers, 'x-cabdesk-timestamp': String(NOW + 1) };
    expect(statusOf({ ...taken, headers: later }, none, NOW)).toBe(401);
    await expect(
      webhookSms({ url, secret: 'another secret of somebody', clock: () => NOW }).send(SMS),
    ).resolves.toBeUndefined();
    expect(requests[1] && statusOf(requests[1], none, NOW)).toBe(401);
  });

  it.each([
    [400, true],
    [401, true],
    [404, true],
    [422, true],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
  ])('answered with %i fails, for good: %s', async (status, isFinal) => {
    const { url } = await receive(() => status);
    const failure: unknown = await port(url)
      .send(SMS)
      .catch(error => error);
    expect(failure).toBeInstanceOf(PortFailed);
    expect(failure).toMatchObject({ code: `HTTP_${status}`, isFinal });
    expect(String(failure)).not.toContain('prose');
  });

  it('follows nobody elsewhere', async () => {
    const { url, requests } = await receive(() => 307, { location: '/elsewhere' });
    await expect(port(url).send(SMS)).rejects.toMatchObject({ code: 'HTTP_307', isFinal: false });
    expect(requests).toHaveLength(1);
  });

  it('gives up waiting, and says so', async () => {
    const { url } = await receive(() => null);
    await expect(port(url, 50).send(SMS)).rejects.toMatchObject({ code: 'TIMEOUT', isFinal: false });
  });

  it('says when nobody listens', async () => {
    await expect(port('http://127.0.0.1:1/in').send(SMS)).rejects.toMatchObject({
      code: 'UNREACHABLE',
      isFinal: false,
    });
  });
});
