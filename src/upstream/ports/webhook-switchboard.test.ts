/** What a switchboard is asked, and what is made of a provider that does not do as it should. */
import { afterEach, describe, expect, it } from 'vitest';
import { aReceiver, SECRET, statusOf } from '../../../tests/builders/webhook-receiver.ts';
import { PortFailed } from '../core/outside/ports.ts';
import { webhookSwitchboard } from './webhook-switchboard.ts';

const NOW = 1_781_488_800_123;
const CALL = { id: 'dial-0001', agent: 'call8004', number: '13877110001' };

describe('a call that is to be dialled', () => {
  let receiver: Awaited<ReturnType<typeof aReceiver>> | undefined;
  afterEach(() => receiver?.close());
  const receive = async (...about: Parameters<typeof aReceiver>) => {
    receiver = await aReceiver(...about);
    return receiver;
  };
  const port = (url: string, timeoutMs?: number) =>
    webhookSwitchboard({ url, secret: SECRET, clock: () => NOW, ...(timeoutMs && { timeoutMs }) });
  const failureOf = (dialing: Promise<void>): Promise<unknown> => dialing.catch((error: unknown) => error);

  it('says whose telephone and which number, under its name, and is proved by its signature', async () => {
    const seen = new Set<string>();
    const { url, requests } = await receive(taken => statusOf(taken, seen, NOW));
    await port(url).dial(CALL);
    expect(JSON.parse(String(requests[0]?.body))).toEqual({ ...CALL, sentOn: NOW });
    expect([...seen]).toEqual([CALL.id]);
  });

  it.each([
    [400, true],
    [409, true],
    [429, false],
    [500, false],
    [503, false],
  ])('answered with %i is not made, for good: %s', async (status, isFinal) => {
    const { url } = await receive(() => status);
    const failure = await failureOf(port(url).dial(CALL));
    expect(failure).toBeInstanceOf(PortFailed);
    expect(failure).toMatchObject({ port: 'switchboard', code: `HTTP_${status}`, isFinal });
    expect(String(failure)).not.toContain('prose');
  });

  it('goes to the configured provider and to nobody it points at', async () => {
    const { url, requests } = await receive(() => 307, { location: '/elsewhere' });
    await expect(port(url).dial(CALL)).rejects.toMatchObject({ code: 'HTTP_307', isFinal: false });
    expect(requests).toHaveLength(1);
  });

  it('is given up where nobody answers in time, or nobody is there', async () => {
    const { url } = await receive(() => null);
    await expect(port(url, 50).dial(CALL)).rejects.toMatchObject({ code: 'TIMEOUT', isFinal: false });
    await expect(port('http://127.0.0.1:1/in').dial(CALL)).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });
});
